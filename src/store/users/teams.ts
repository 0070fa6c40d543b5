import { hasRight, isAtLeast, isRole, type Role } from '#contracts/people/roles';
import { removeOwned } from './owned-tables.ts';
import { findOne, numberOf, textOf, type Sql, type SqlRow, type UserDatabase } from './user-database.ts';

/**
 * A team has a row among the users, without a wallet or an identity: what people have refers to that table, so a team
 * has things the same way. Nobody can sign in as one.
 */
export const TEAM_TABLES = [
  `CREATE TABLE teams (
    id TEXT PRIMARY KEY REFERENCES users (id), name TEXT NOT NULL, providers TEXT NOT NULL, created_ms BIGINT NOT NULL,
    removed_ms BIGINT
  )`,
  `CREATE TABLE team_members (
    team_id TEXT NOT NULL REFERENCES teams (id), user_id TEXT NOT NULL REFERENCES users (id), role TEXT NOT NULL,
    since_ms BIGINT NOT NULL, PRIMARY KEY (team_id, user_id)
  )`,
  'CREATE INDEX team_members_by_user ON team_members (user_id, team_id)',
  `CREATE TABLE team_invitations (
    id TEXT PRIMARY KEY, team_id TEXT NOT NULL REFERENCES teams (id), role TEXT NOT NULL, wallet TEXT,
    secret_hash TEXT UNIQUE, invited_by TEXT NOT NULL, created_ms BIGINT NOT NULL, expires_ms BIGINT NOT NULL
  )`,
  'CREATE INDEX team_invitations_by_team ON team_invitations (team_id, created_ms)',
  'CREATE INDEX team_invitations_by_wallet ON team_invitations (wallet, expires_ms)',
];

/** Who made a team; empty of those made before this was stored. */
export const TEAM_MAKER_COLUMNS = [
  "ALTER TABLE teams ADD COLUMN made_by TEXT NOT NULL DEFAULT ''",
  'CREATE INDEX teams_by_maker ON teams (made_by, removed_ms)',
];

/** How long the row of a removed team stands for requests that were let in just before. */
const REMOVED_MS = 3_600_000;
const SWEPT_AT_ONCE = 100;

export interface StoredTeam {
  readonly id: string;
  readonly name: string;
  /** Ids of the identity providers its members must have signed in by; empty where any way will do. */
  readonly providers: readonly string[];
  readonly createdMs: number;
}

export interface Membership extends StoredTeam {
  readonly role: Role;
}

export interface StoredMember {
  readonly userId: string;
  readonly role: Role;
  readonly sinceMs: number;
  readonly wallet: string | undefined;
  readonly displayName: string | undefined;
}

/**
 * How a change of members ended. `unknown`: no such member; `forbidden`: the role of whoever asks, as it is in the
 * moment of the change, does not allow it; `last-owner`: the team would have nobody who owns it.
 */
export type MemberOutcome = 'done' | 'unknown' | 'forbidden' | 'last-owner';

export interface Teams {
  /**
   * Makes a team with its first owner; `false` when that person is in `most` teams already. Those they made that were
   * removed within the hour count, too, for their rows stand that long.
   */
  add(team: Omit<StoredTeam, 'providers'>, ownerId: string, most: number): Promise<boolean>;
  /** `undefined` where there is no such team or it is not theirs. */
  membershipOf(teamId: string, userId: string): Promise<Membership | undefined>;
  /** By name, each with how many members it has. */
  listOf(userId: string, limit: number): Promise<readonly (Membership & { readonly members: number })[]>;
  /** Owners first, then by how long they are members. */
  members(teamId: string, limit: number): Promise<readonly StoredMember[]>;
  rename(teamId: string, name: string): Promise<void>;
  setProviders(teamId: string, providers: readonly string[]): Promise<void>;
  setRole(teamId: string, actorId: string, memberId: string, role: Role): Promise<MemberOutcome>;
  /** Makes another member an owner, and the owner who asks an admin. */
  transfer(teamId: string, actorId: string, memberId: string): Promise<MemberOutcome>;
  /** Takes a member out, or lets them leave where it is whoever asks, with the keys and invitations they made. */
  removeMember(teamId: string, actorId: string, memberId: string): Promise<MemberOutcome>;
  /** Removes a team with everything it has. */
  remove(teamId: string, actorId: string, nowMs: number): Promise<MemberOutcome>;
  sweep(nowMs: number): Promise<void>;
}

export function createTeams(database: UserDatabase): Teams {
  return {
    add({ id, name, createdMs }, ownerId, most) {
      return database.transact(async (sql) => {
        // Two requests of one person at once are counted one after the other.
        await sql.run('UPDATE users SET created_ms = created_ms WHERE id = $1', [ownerId]);
        if ((await countTeams(sql, ownerId, createdMs - REMOVED_MS)) >= most) return false;
        await sql.run('INSERT INTO users VALUES ($1, NULL, $2)', [id, createdMs]);
        await sql.run('INSERT INTO teams VALUES ($1, $2, $3, $4, NULL, $5)', [
          id,
          name,
          '[]',
          createdMs,
          ownerId,
        ]);
        await sql.run('INSERT INTO team_members VALUES ($1, $2, $3, $4)', [id, ownerId, 'owner', createdMs]);
        return true;
      });
    },
    async membershipOf(teamId, userId) {
      const row = await findOne(
        database,
        `SELECT t.*, m.role FROM team_members m JOIN teams t ON t.id = m.team_id
         WHERE m.team_id = $1 AND m.user_id = $2 AND t.removed_ms IS NULL`,
        [teamId, userId],
      );
      return row && toMembership(row);
    },
    async listOf(userId, limit) {
      const rows = await database.all(
        `SELECT t.*, m.role, (SELECT count(*) FROM team_members o WHERE o.team_id = t.id) AS held
         FROM team_members m JOIN teams t ON t.id = m.team_id
         WHERE m.user_id = $1 AND t.removed_ms IS NULL ORDER BY t.name, t.id LIMIT $2`,
        [userId, limit],
      );
      return rows.map((row) => ({ ...toMembership(row), members: numberOf(row, 'held') }));
    },
    async members(teamId, limit) {
      const rows = await database.all(
        `SELECT m.user_id, m.role, m.since_ms, u.wallet, p.display_name
         FROM team_members m JOIN users u ON u.id = m.user_id LEFT JOIN profiles p ON p.user_id = m.user_id
         WHERE m.team_id = $1
         ORDER BY CASE m.role WHEN 'owner' THEN 0 WHEN 'admin' THEN 1 WHEN 'analyst' THEN 2 ELSE 3 END,
           m.since_ms, m.user_id LIMIT $2`,
        [teamId, limit],
      );
      return rows.map((row) => ({
        userId: textOf(row, 'user_id'),
        role: roleOf(row),
        sinceMs: numberOf(row, 'since_ms'),
        wallet: toOptional(row['wallet']),
        displayName: toOptional(row['display_name']),
      }));
    },
    async rename(teamId, name) {
      await database.run('UPDATE teams SET name = $2 WHERE id = $1', [teamId, name]);
    },
    async setProviders(teamId, providers) {
      await database.run('UPDATE teams SET providers = $2 WHERE id = $1', [
        teamId,
        JSON.stringify(providers),
      ]);
    },
    setRole: (teamId, actorId, memberId, role) =>
      database.transact(async (sql) => {
        const roles = await lockRoles(sql, teamId, actorId, memberId);
        if (typeof roles === 'string') return roles;
        if (!mayChange(roles.actor, roles.member, role)) return 'forbidden';
        if (roles.member === 'owner' && role !== 'owner' && roles.owners === 1) return 'last-owner';
        await writeRole(sql, teamId, memberId, role);
        return 'done';
      }),
    transfer: (teamId, actorId, memberId) =>
      database.transact(async (sql) => {
        const roles = await lockRoles(sql, teamId, actorId, memberId);
        if (typeof roles === 'string') return roles;
        if (!hasRight(roles.actor, 'owners.write')) return 'forbidden';
        if (memberId === actorId) return 'done';
        await writeRole(sql, teamId, memberId, 'owner');
        await writeRole(sql, teamId, actorId, 'admin');
        return 'done';
      }),
    removeMember: (teamId, actorId, memberId) =>
      database.transact(async (sql) => {
        const roles = await lockRoles(sql, teamId, actorId, memberId);
        if (typeof roles === 'string') return roles;
        if (memberId !== actorId && !mayChange(roles.actor, roles.member, undefined)) return 'forbidden';
        if (roles.member === 'owner' && roles.owners === 1) return 'last-owner';
        const both = [teamId, memberId];
        await sql.run('DELETE FROM team_members WHERE team_id = $1 AND user_id = $2', both);
        await sql.run('DELETE FROM team_invitations WHERE team_id = $1 AND invited_by = $2', both);
        await sql.run('DELETE FROM api_keys WHERE user_id = $1 AND made_by = $2', both);
        return 'done';
      }),
    remove: (teamId, actorId, nowMs) =>
      database.transact(async (sql) => {
        const roles = await lockRoles(sql, teamId, actorId, actorId);
        if (typeof roles === 'string') return roles;
        if (!hasRight(roles.actor, 'team.delete')) return 'forbidden';
        await sql.run('DELETE FROM team_members WHERE team_id = $1', [teamId]);
        await sql.run('DELETE FROM team_invitations WHERE team_id = $1', [teamId]);
        await removeOwned(sql, teamId);
        // The row stands a while: something a member did a moment ago may still be on its way to the tables.
        await sql.run('UPDATE teams SET removed_ms = $2 WHERE id = $1', [teamId, nowMs]);
        return 'done';
      }),
    async sweep(nowMs) {
      await database.run('DELETE FROM team_invitations WHERE expires_ms <= $1', [nowMs]);
      for (;;) {
        const removed = await database.all('SELECT id FROM teams WHERE removed_ms <= $1 LIMIT $2', [
          nowMs - REMOVED_MS,
          SWEPT_AT_ONCE,
        ]);
        for (const row of removed) {
          const id = textOf(row, 'id');
          await database.transact(async (sql) => {
            await removeOwned(sql, id);
            await sql.run('DELETE FROM teams WHERE id = $1', [id]);
            await sql.run('DELETE FROM users WHERE id = $1', [id]);
          });
        }
        if (removed.length < SWEPT_AT_ONCE) return;
      }
    },
  };
}

/** How many teams somebody is in, with those they made that were removed after a moment; left out, none were. */
export async function countTeams(
  sql: Sql,
  userId: string,
  afterMs = Number.MAX_SAFE_INTEGER,
): Promise<number> {
  // One statement: a team that is removed meanwhile is counted once.
  const row = await findOne(
    sql,
    `SELECT (SELECT count(*) FROM team_members WHERE user_id = $1)
       + (SELECT count(*) FROM teams WHERE made_by = $1 AND removed_ms > $2) AS held`,
    [userId, afterMs],
  );
  return row === undefined ? 0 : numberOf(row, 'held');
}

/** Nothing else changes the members of a team until the transaction ends. `false` where the team is gone. */
export async function lockTeam(sql: Sql, teamId: string): Promise<boolean> {
  return (await sql.run('UPDATE teams SET name = name WHERE id = $1 AND removed_ms IS NULL', [teamId])) === 1;
}

/** A role in a transaction that has locked the team. */
export async function readRole(sql: Sql, teamId: string, userId: string): Promise<Role | undefined> {
  const row = await findOne(sql, 'SELECT role FROM team_members WHERE team_id = $1 AND user_id = $2', [
    teamId,
    userId,
  ]);
  return row && roleOf(row);
}

/** The roles of both and how many owners there are, which nobody changes before the transaction ends. */
async function lockRoles(
  sql: Sql,
  teamId: string,
  actorId: string,
  memberId: string,
): Promise<
  { readonly actor: Role; readonly member: Role; readonly owners: number } | 'unknown' | 'forbidden'
> {
  if (!(await lockTeam(sql, teamId))) return 'unknown';
  const actor = await readRole(sql, teamId, actorId);
  if (actor === undefined) return 'forbidden';
  const member = await readRole(sql, teamId, memberId);
  if (member === undefined) return 'unknown';
  const row = await findOne(
    sql,
    "SELECT count(*) AS held FROM team_members WHERE team_id = $1 AND role = 'owner'",
    [teamId],
  );
  return { actor, member, owners: numberOf(row!, 'held') };
}

/** Whether somebody may give a member another role, or none. Owners are changed and made by owners alone. */
function mayChange(actor: Role, member: Role, role: Role | undefined): boolean {
  if (!hasRight(actor, 'members.write')) return false;
  return (member !== 'owner' && role !== 'owner') || hasRight(actor, 'owners.write');
}

/** Sets a role; invitations of theirs to more than they may now give are withdrawn. */
async function writeRole(sql: Sql, teamId: string, userId: string, role: Role): Promise<void> {
  await sql.run('UPDATE team_members SET role = $3 WHERE team_id = $1 AND user_id = $2', [
    teamId,
    userId,
    role,
  ]);
  const invited = await sql.all(
    'SELECT id, role FROM team_invitations WHERE team_id = $1 AND invited_by = $2',
    [teamId, userId],
  );
  for (const row of invited) {
    if (hasRight(role, 'invitations.write') && isAtLeast(role, roleOf(row))) continue;
    await sql.run('DELETE FROM team_invitations WHERE id = $1', [textOf(row, 'id')]);
  }
}

export function roleOf(row: SqlRow): Role {
  const { role } = row;
  if (!isRole(role)) throw new TypeError('role is unknown');
  return role;
}

const toOptional = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const toMembership = (row: SqlRow): Membership => ({
  id: textOf(row, 'id'),
  name: textOf(row, 'name'),
  providers: JSON.parse(textOf(row, 'providers')) as readonly string[], // `setProviders` wrote it
  createdMs: numberOf(row, 'created_ms'),
  role: roleOf(row),
});
