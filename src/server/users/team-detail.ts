import { MAX_MEMBERS, type TeamCard, type TeamDetail, type TeamPerson } from '#contracts/people/teams';
import type { Membership, MemberOutcome, StoredMember } from '#store/users/teams';
import { actionError } from '../errors/action-error.ts';
import { hashSecret } from '../sessions/secrets.ts';
import type { Owner } from './owner.ts';
import { NO_TEAM } from './resolve-owner.ts';
import type { UserContext } from './user-context.ts';

const ID_LENGTH = 32;

/** What names a person in one team; nothing that names them elsewhere follows from it. */
export const toMemberId = (teamId: string, userId: string): string =>
  hashSecret(`member ${teamId} ${userId}`).slice(0, ID_LENGTH);

export const toTeamPerson = (
  teamId: string,
  { userId, wallet, displayName }: Pick<StoredMember, 'userId' | 'wallet' | 'displayName'>,
): TeamPerson => ({ id: toMemberId(teamId, userId), name: displayName, wallet });

export const toTeamCard = ({ id, name, role, createdMs }: Membership, members: number): TeamCard => ({
  id,
  name,
  role,
  members,
  createdMs,
});

/** A team as one of its members sees it. */
export async function readTeam(call: UserContext, teamId: string, userId: string): Promise<TeamDetail> {
  const membership = await call.users.teams.membershipOf(teamId, userId);
  // Taken out by somebody else between the change and this.
  if (membership === undefined) throw actionError(404, NO_TEAM);
  const members = await call.users.teams.members(teamId, MAX_MEMBERS);
  return {
    ...toTeamCard(membership, members.length),
    providers: membership.providers,
    people: members.map((member) => ({
      ...toTeamPerson(teamId, member),
      role: member.role,
      sinceMs: member.sinceMs,
      isYou: member.userId === userId,
    })),
  };
}

/** The member an input names; throws 404. */
export async function findMember(
  call: UserContext,
  { ownerId }: Owner,
  memberId: string,
): Promise<StoredMember> {
  const members = await call.users.teams.members(ownerId, MAX_MEMBERS);
  const found = members.find(({ userId }) => toMemberId(ownerId, userId) === memberId);
  if (found === undefined) throw actionError(404, NO_MEMBER);
  return found;
}

/** What the audit log holds of a member. */
export async function describeMember(call: UserContext, owner: Owner, memberId: string): Promise<object> {
  const { wallet, displayName, role } = await findMember(call, owner, memberId);
  return { wallet, name: displayName, role };
}

const NO_MEMBER = 'There is no such member.';

/** Throws where a change of members was not made. */
export function checkOutcome(outcome: MemberOutcome): void {
  switch (outcome) {
    case 'done':
      return;
    case 'unknown':
      throw actionError(404, NO_MEMBER);
    case 'forbidden':
      throw actionError(403, 'Your role in this team does not allow this.');
    case 'last-owner':
      throw actionError(409, 'A team needs an owner. Make somebody else an owner first, or delete the team.');
  }
}
