import { hasRight, isAtLeast, type Role } from '#contracts/people/roles';
import { countTeams, lockTeam, readRole, roleOf } from './teams.ts';
import { findOne, numberOf, textOf, type SqlRow, type UserDatabase } from './user-database.ts';

export interface StoredInvitation {
  readonly id: string;
  readonly teamId: string;
  readonly role: Role;
  /** Who may accept it: the holder of this wallet, or whoever brings the secret of its link. */
  readonly wallet: string | undefined;
  readonly secretHash: string | undefined;
  /** Id of the user who made it. */
  readonly invitedBy: string;
  readonly createdMs: number;
  readonly expiresMs: number;
}

/** What somebody holds up for an invitation: the secret of its link, or its id and the wallet they signed in with. */
export type InvitationClaim =
  | { readonly kind: 'secret'; readonly secretHash: string }
  | { readonly kind: 'wallet'; readonly id: string; readonly wallet: string };

/** What whoever is invited may know. */
export interface OpenInvitation extends StoredInvitation {
  readonly teamName: string;
  readonly members: number;
}

/** `already`: a member, whose role stays as it is, and the invitation too; `full`: the team, or their own list of teams. */
export type AcceptOutcome =
  | { readonly kind: 'accepted' | 'already'; readonly invitation: StoredInvitation }
  | { readonly kind: 'unknown' | 'team-full' | 'too-many-teams' };

export interface TeamInvitations {
  /**
   * Adds one where whoever invites may give its role in this moment; a wallet that is invited already is invited
   * again in its place.
   */
  add(invitation: StoredInvitation, most: number): Promise<'added' | 'forbidden' | 'full'>;
  /** Newest first, without those that have expired. */
  list(teamId: string, nowMs: number, limit: number): Promise<readonly StoredInvitation[]>;
  listOfWallet(wallet: string, nowMs: number, limit: number): Promise<readonly OpenInvitation[]>;
  find(claim: InvitationClaim, nowMs: number): Promise<OpenInvitation | undefined>;
  /** Uses it up and makes its bearer a member: of two who bring one link at once, one becomes a member. */
  accept(
    claim: InvitationClaim,
    userId: string,
    nowMs: number,
    most: { readonly members: number; readonly teams: number },
  ): Promise<AcceptOutcome>;
  /** Gives what was declined, which nobody can accept from then on. */
  decline(claim: InvitationClaim, nowMs: number): Promise<StoredInvitation | undefined>;
  revoke(teamId: string, id: string): Promise<boolean>;
}

export function createTeamInvitations(database: UserDatabase): TeamInvitations {
  const find = async (claim: InvitationClaim, nowMs: number): Promise<OpenInvitation | undefined> => {
    const { where, values } = toCondition(claim);
    const row = await findOne(database, `${SELECT_OPEN} AND ${where}`, [nowMs, ...values]);
    return row && toOpen(row);
  };
  return {
    find,
    add: (invitation, most) =>
      database.transact(async (sql) => {
        const { id, teamId, role, wallet, secretHash, invitedBy, createdMs, expiresMs } = invitation;
        if (!(await lockTeam(sql, teamId))) return 'forbidden';
        const inviter = await readRole(sql, teamId, invitedBy);
        if (inviter === undefined || !hasRight(inviter, 'invitations.write') || !isAtLeast(inviter, role)) {
          return 'forbidden';
        }
        await sql.run(
          'DELETE FROM team_invitations WHERE team_id = $1 AND (expires_ms <= $2 OR wallet = $3)',
          [teamId, createdMs, wallet ?? null],
        );
        const row = await findOne(sql, 'SELECT count(*) AS held FROM team_invitations WHERE team_id = $1', [
          teamId,
        ]);
        if (numberOf(row!, 'held') >= most) return 'full';
        await sql.run('INSERT INTO team_invitations VALUES ($1, $2, $3, $4, $5, $6, $7, $8)', [
          id,
          teamId,
          role,
          wallet ?? null,
          secretHash ?? null,
          invitedBy,
          createdMs,
          expiresMs,
        ]);
        return 'added';
      }),
    async list(teamId, nowMs, limit) {
      const rows = await database.all(
        `SELECT * FROM team_invitations WHERE team_id = $1 AND expires_ms > $2
         ORDER BY created_ms DESC, id LIMIT $3`,
        [teamId, nowMs, limit],
      );
      return rows.map(toInvitation);
    },
    async listOfWallet(wallet, nowMs, limit) {
      const rows = await database.all(
        `${SELECT_OPEN} AND i.wallet = $2 ORDER BY i.created_ms DESC, i.id LIMIT $3`,
        [nowMs, wallet, limit],
      );
      return rows.map(toOpen);
    },
    async accept(claim, userId, nowMs, most) {
      const found = await find(claim, nowMs);
      if (found === undefined) return { kind: 'unknown' };
      const { id, teamId } = found;
      return database.transact(async (sql): Promise<AcceptOutcome> => {
        if (!(await lockTeam(sql, teamId))) return { kind: 'unknown' };
        // One person in several teams at once: their teams are counted one after the other.
        await sql.run('UPDATE users SET created_ms = created_ms WHERE id = $1', [userId]);
        const row = await findOne(sql, 'SELECT * FROM team_invitations WHERE id = $1 AND expires_ms > $2', [
          id,
          nowMs,
        ]);
        if (row === undefined) return { kind: 'unknown' };
        const invitation = toInvitation(row);
        if ((await readRole(sql, teamId, userId)) !== undefined) return { kind: 'already', invitation };
        const held = await findOne(sql, 'SELECT count(*) AS held FROM team_members WHERE team_id = $1', [
          teamId,
        ]);
        if (numberOf(held!, 'held') >= most.members) return { kind: 'team-full' };
        if ((await countTeams(sql, userId)) >= most.teams) return { kind: 'too-many-teams' };
        await sql.run('DELETE FROM team_invitations WHERE id = $1', [id]);
        await sql.run('INSERT INTO team_members VALUES ($1, $2, $3, $4)', [
          teamId,
          userId,
          invitation.role,
          nowMs,
        ]);
        return { kind: 'accepted', invitation };
      });
    },
    async decline(claim, nowMs) {
      const found = await find(claim, nowMs);
      if (found === undefined) return undefined;
      const row = await findOne(database, 'DELETE FROM team_invitations WHERE id = $1 RETURNING *', [
        found.id,
      ]);
      return row && toInvitation(row);
    },
    async revoke(teamId, id) {
      return (
        (await database.run('DELETE FROM team_invitations WHERE team_id = $1 AND id = $2', [teamId, id])) > 0
      );
    },
  };
}

const SELECT_OPEN = `SELECT i.*, t.name,
    (SELECT count(*) FROM team_members m WHERE m.team_id = i.team_id) AS held
  FROM team_invitations i JOIN teams t ON t.id = i.team_id
  WHERE t.removed_ms IS NULL AND i.expires_ms > $1`;

function toCondition(claim: InvitationClaim): { readonly where: string; readonly values: readonly string[] } {
  return claim.kind === 'secret'
    ? { where: 'i.secret_hash = $2', values: [claim.secretHash] }
    : { where: 'i.id = $2 AND i.wallet = $3', values: [claim.id, claim.wallet] };
}

function toInvitation(row: SqlRow): StoredInvitation {
  const { wallet, secret_hash: secretHash } = row;
  return {
    id: textOf(row, 'id'),
    teamId: textOf(row, 'team_id'),
    role: roleOf(row),
    wallet: typeof wallet === 'string' ? wallet : undefined,
    secretHash: typeof secretHash === 'string' ? secretHash : undefined,
    invitedBy: textOf(row, 'invited_by'),
    createdMs: numberOf(row, 'created_ms'),
    expiresMs: numberOf(row, 'expires_ms'),
  };
}

const toOpen = (row: SqlRow): OpenInvitation => ({
  ...toInvitation(row),
  teamName: textOf(row, 'name'),
  members: numberOf(row, 'held'),
});
