import { z } from 'zod';
import type { AuditPage, AuditRow } from '#contracts/people/people';
import type { AuditFilter, StoredAuditEntry } from '#store/users/audit';
import type { UserStore } from '#store/users/user-store';
import { actionError } from '../errors/action-error.ts';
import type { Owner } from './owner.ts';
import { findMember } from './team-detail.ts';
import type { UserContext } from './user-context.ts';

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
/** Of a team's log: by whom. */
export const auditMember = z.string().max(64).optional();

/** Which rows somebody may read: of a team all, or one member's; else those of what they did to their own things. */
export async function toAuditPlace(
  call: UserContext,
  owner: Owner,
  member: string | undefined,
): Promise<AuditFilter> {
  const { ownerId, team } = owner;
  if (team === undefined) {
    if (member !== undefined) throw actionError(400, 'member: only the log of a team is by members.');
    return { userId: ownerId, team: '' };
  }
  if (member === undefined) return { team: ownerId };
  return { team: ownerId, userId: (await findMember(call, owner, member)).userId };
}

export async function toAuditPage(users: UserStore, filter: AuditFilter): Promise<AuditPage> {
  const rows = await users.audit.list(filter, PAGE + 1);
  const shown = rows.slice(0, PAGE);
  const names = await readNames(users, filter, shown);
  return {
    rows: shown.map((row) => toAuditRow(row, names)),
    next: rows.length > PAGE ? shown.at(-1)?.seq : undefined,
  };
}

/** Who they are whose rows those of a team's log are, by their ids; nobody where it is no team's. */
export async function readNames(
  { accounts, profiles }: UserStore,
  { team }: AuditFilter,
  rows: readonly StoredAuditEntry[],
): Promise<ReadonlyMap<string, string>> {
  if (team === undefined || team === '') return new Map();
  const ids = [...new Set(rows.map(({ userId }) => userId))];
  return new Map(
    await Promise.all(
      ids.map(async (id): Promise<[string, string]> => {
        const wallet = (await accounts.find(id))?.wallet;
        return [id, wallet ?? (await profiles.find(id)).displayName ?? 'a member without a wallet'];
      }),
    ),
  );
}

/** Without the ids of the user and the team, which are the server's own. */
export function toAuditRow(
  { userId, team: _team, ...row }: StoredAuditEntry,
  names: ReadonlyMap<string, string>,
): AuditRow {
  const who = names.get(userId);
  return who === undefined ? row : { ...row, who };
}
