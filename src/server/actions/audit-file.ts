import { Readable } from 'node:stream';
import { z } from 'zod';
import { MAX_AUDIT_ROWS, type AuditRow } from '#contracts/people/people';
import { PRODUCT } from '#contracts/product';
import { toCsv } from '#std/csv';
import { toJson } from '#std/json';
import { AUDIT_WISH, auditMember, readNames, toAuditPlace, toAuditRow } from '../users/audit-wish.ts';
import { toDisposition } from '../export/file-name.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

const COLUMNS = ['seq', 'atMs', 'actor', 'action', 'thing', 'before', 'after', 'client', 'hash'] as const;
const TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const;
const PAGE = 1_000;

export default defineAction({
  name: 'auditFile',
  right: 'audit.read',
  says: `Gives the changes of the signed-in user, or those made in a team, as a file of CSV or JSON, newest first, at most ${MAX_AUDIT_ROWS}.`,
  limit: 'export',
  input: z.strictObject({ ...inTeam, ...AUDIT_WISH, member: auditMember, format: z.enum(['csv', 'json']) }),
  async run(call, { format, team: _team, member, ...wish }) {
    const owner = await call.requireOwner();
    const whose = await toAuditPlace(call, owner, member);
    const access = await call.watchAccess();
    const list = async (before?: number): Promise<readonly AuditRow[]> => {
      const rows = await call.users.audit.list({ ...wish, ...whose, before }, PAGE);
      const names = await readNames(call.users, whose, rows);
      return rows.map((row) => toAuditRow(row, names));
    };
    // A store that cannot be asked is answered with its status, not with half a file.
    const first = await list();
    async function* pages(): AsyncGenerator<readonly AuditRow[]> {
      let page: readonly AuditRow[] = first;
      for (let given = page.length; ; given += page.length) {
        yield page;
        if (page.length < PAGE || given >= MAX_AUDIT_ROWS) return;
        access.signal.throwIfAborted();
        page = await list(page.at(-1)?.seq);
      }
    }
    const columns = owner.team === undefined ? COLUMNS : ([...COLUMNS, 'who'] as const);
    const texts = format === 'json' ? toJsonTexts(pages()) : toCsvTexts(columns, pages());
    const body = Readable.from(texts, { objectMode: false });
    // A visitor who goes away ends the reading; that is no fault.
    body.on('error', () => undefined);
    body.once('close', () => access.end());
    return new Response(Readable.toWeb(body) as ReadableStream<Uint8Array>, {
      headers: {
        'Content-Type': TYPES[format],
        'Content-Disposition': toDisposition(`${PRODUCT.slug}-audit-log.${format}`),
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
        Vary: 'Cookie',
      },
    });
  },
});

async function* toCsvTexts(
  columns: readonly (keyof AuditRow)[],
  pages: AsyncIterable<readonly AuditRow[]>,
): AsyncGenerator<string> {
  yield toCsv([columns]);
  for await (const rows of pages)
    yield toCsv(rows.map((row) => columns.map((key) => String(row[key] ?? ''))));
}

async function* toJsonTexts(pages: AsyncIterable<readonly AuditRow[]>): AsyncGenerator<string> {
  let before = '[';
  for await (const rows of pages)
    for (const row of rows) {
      yield before + toJson(row);
      before = ',\n';
    }
  yield before === '[' ? '[]\n' : ']\n';
}
