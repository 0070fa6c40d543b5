import { z } from 'zod';
import type { AuditPage, AuditRow } from '#contracts/people/people';
import type { AuditFilter, StoredAuditEntry } from '#store/users/audit';
import type { UserStore } from '#store/users/user-store';

const PAGE = 100;

const count = z
  .string()
  .regex(/^\d{1,15}$/, 'must be a whole number')
  .transform(Number)
  .optional();

/** Query parameters that choose rows of the audit log. */
export const AUDIT_WISH = {
  action: z.string().max(64).optional(),
  thing: z.string().max(200).optional(),
  fromMs: count,
  toMs: count,
} as const;
export const auditBefore = count;

export async function toAuditPage({ audit }: UserStore, filter: AuditFilter): Promise<AuditPage> {
  const rows = await audit.list(filter, PAGE + 1);
  const shown = rows.slice(0, PAGE);
  return { rows: shown.map(toAuditRow), next: rows.length > PAGE ? shown.at(-1)?.seq : undefined };
}

/** Without the id of the user, which is the server's own. */
export const toAuditRow = ({ userId: _userId, ...row }: StoredAuditEntry): AuditRow => row;
