import { hasKeyRight, hasRight, toLesser, type TeamRight } from '#contracts/people/roles';
import { actionError } from '../errors/action-error.ts';
import { hashSecret } from '../sessions/secrets.ts';
import { secretOfKey } from './key-gate.ts';
import type { Owner } from './owner.ts';
import type { UserContext } from './user-context.ts';

/** Of a team that is not there, and of one that is not theirs: nobody learns which. */
export const NO_TEAM = 'There is no such team.';

/**
 * Whose things a request is about, by what the store says at this moment. Throws 401 when nobody is signed in, 404 for
 * a team that whoever asks is no member of, and 403 where their role lacks the right.
 */
export async function resolveOwner(
  call: UserContext,
  right: TeamRight,
  team: string | undefined,
): Promise<Owner> {
  const byKey = await resolveKey(call, right, team);
  if (byKey !== undefined) return byKey;
  const { userId, by } = await call.requireUser();
  if (team === undefined) return { ownerId: userId, actorId: userId, team: undefined, by };
  const membership = await call.users.teams.membershipOf(team, userId);
  if (membership === undefined) throw actionError(404, NO_TEAM);
  const { role, providers } = membership;
  // An owner may always change the rule itself, and everybody may go.
  const isRuled = right !== 'providers.write' && right !== 'team.leave';
  if (isRuled && providers.length > 0 && !providers.includes(by)) {
    throw actionError(403, `This team asks its members to sign in by ${providers.join(' or ')}.`);
  }
  if (!hasRight(role, right)) {
    throw actionError(403, `Your role in this team is ${role}, which does not have the right ${right}.`);
  }
  return { ownerId: team, actorId: userId, team: { id: team, role }, by };
}

/** A team's key stands for the team it was made in, with a role that is never more than its maker's now. */
async function resolveKey(
  call: UserContext,
  right: TeamRight,
  team: string | undefined,
): Promise<Owner | undefined> {
  const secret = secretOfKey(call.header('authorization'));
  const key = secret === undefined ? undefined : await call.users.apiKeys.findBySecret(hashSecret(secret));
  // A key of a person raises what they may ask; it is no session.
  if (key?.team === undefined) return undefined;
  const { madeBy } = key.team;
  if (team !== undefined && team !== key.userId) throw actionError(404, NO_TEAM);
  const membership = await call.users.teams.membershipOf(key.userId, madeBy);
  if (membership === undefined) throw actionError(401, 'Whoever made this key has left its team.');
  const role = toLesser(key.team.role, membership.role);
  if (!hasKeyRight(role, right)) {
    throw actionError(403, `This key acts as ${role}, which does not have the right ${right}.`);
  }
  return { ownerId: key.userId, actorId: madeBy, team: { id: key.userId, role }, by: 'api-key' };
}
