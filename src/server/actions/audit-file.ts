import { Readable } from 'node:stream';
import { z } from 'zod';
import { MAX_AUDIT_ROWS, type AuditRow } from '#contracts/people/people';
import { PRODUCT } from '#contracts/product';
import { toCsv } from '#std/csv';
import { toJson } from '#std/json';
import { AUDIT_WISH, toAuditRow } from '../users/audit-wish.ts';
import { toDisposition } from '../export/file-name.ts';
import { defineAction } from './define-action.ts';

const COLUMNS = ['seq', 'atMs', 'actor', 'action', 'thing', 'before', 'after', 'client', 'hash'] as const;
const TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const;
const PAGE = 1_000;

export default defineAction({
  name: 'auditFile',
  says: `Gives the changes of the signed-in user as a file of CSV or JSON, newest first, at most ${MAX_AUDIT_ROWS}.`,
  limit: 'export',
  input: z.strictObject({ ...AUDIT_WISH, format: z.enum(['csv', 'json']) }),
  async run(call, { format, ...wish }) {
    const { userId } = await call.requireUser();
    const list = async (before?: number) =>
      (await call.users.audit.list({ ...wish, userId, before }, PAGE)).map(toAuditRow);
    // A store that cannot be asked is answered with its status, not with half a file.
    const first = await list();
    async function* pages(): AsyncGenerator<readonly AuditRow[]> {
      let page: readonly AuditRow[] = first;
      for (let given = page.length; ; given += page.length) {
        yield page;
        if (page.length < PAGE || given >= MAX_AUDIT_ROWS) return;
        call.signal.throwIfAborted();
        page = await list(page.at(-1)?.seq);
      }
    }
    const texts = format === 'json' ? toJsonTexts(pages()) : toCsvTexts(pages());
    const body = Readable.from(texts, { objectMode: false });
    // A visitor who goes away ends the reading; that is no fault.
    body.on('error', () => undefined);
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

async function* toCsvTexts(pages: AsyncIterable<readonly AuditRow[]>): AsyncGenerator<string> {
  yield toCsv([COLUMNS]);
  for await (const rows of pages) yield toCsv(rows.map((row) => COLUMNS.map((key) => String(row[key]))));
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
