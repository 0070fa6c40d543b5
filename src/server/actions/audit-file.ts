import { z } from 'zod';
import { MAX_AUDIT_ROWS } from '#contracts/people/people';
import { PRODUCT } from '#contracts/product';
import { toCsvCell } from '#std/csv';
import { toJson } from '#std/json';
import { AUDIT_WISH, toAuditRow } from '../users/audit-wish.ts';
import { toDisposition } from '../export/file-name.ts';
import { defineAction } from './define-action.ts';

const COLUMNS = ['seq', 'atMs', 'actor', 'action', 'thing', 'before', 'after', 'client', 'hash'] as const;
const TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const;
const PAGE = 1_000;

export default defineAction({
  name: 'auditFile',
  says: `Gives the changes whoever is signed in has made as a file of CSV or JSON, newest first, at most ${MAX_AUDIT_ROWS}.`,
  limit: 'export',
  input: z.strictObject({ ...AUDIT_WISH, format: z.enum(['csv', 'json']) }),
  async run(call, { format, ...wish }) {
    const { userId } = await call.requireUser();
    const rows = [];
    for (let before: number | undefined; rows.length < MAX_AUDIT_ROWS;) {
      const page = await call.users.audit.list({ ...wish, userId, before }, PAGE);
      rows.push(...page.map(toAuditRow));
      if (page.length < PAGE) break;
      before = page.at(-1)?.seq;
    }
    const lines = rows.map((row) => COLUMNS.map((key) => toCsvCell(String(row[key]))).join(','));
    const body = format === 'json' ? toJson(rows) : `${[COLUMNS.join(','), ...lines].join('\r\n')}\r\n`;
    return new Response(body, {
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
