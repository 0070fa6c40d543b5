import { MAX_MEMBERS, MAX_TEAMS } from '#contracts/people/teams';
import { actionError } from '../errors/action-error.ts';
import { invitationClaim, NO_INVITATION, toClaim } from '../users/invitations.ts';
import { NO_TEAM } from '../users/resolve-owner.ts';
import { toTeamCard } from '../users/team-detail.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'acceptInvitation',
  right: 'signed-in',
  says: 'Joins a team by the secret of a link, or by an invitation to the wallet one signed in with. It is used up.',
  input: invitationClaim,
  audit: {
    thing: () => 'membership',
    after: (_input, answer) => answer && { role: answer.role },
    team: (_input, answer) => answer?.id,
  },
  async run(call, input) {
    const { userId } = await call.requireUser();
    const outcome = await call.users.teamInvitations.accept(
      await toClaim(call, input),
      userId,
      call.nowMs(),
      {
        members: MAX_MEMBERS,
        teams: MAX_TEAMS,
      },
    );
    switch (outcome.kind) {
      case 'unknown':
        throw actionError(404, NO_INVITATION);
      case 'team-full':
        throw actionError(409, `The team has ${MAX_MEMBERS} members, which is the maximum.`);
      case 'too-many-teams':
        throw actionError(409, `You are in ${MAX_TEAMS} teams already, which is the maximum.`);
      case 'already':
        throw actionError(409, 'You are a member of this team already.');
      case 'accepted': {
        const { teamId } = outcome.invitation;
        const membership = await call.users.teams.membershipOf(teamId, userId);
        if (membership === undefined) throw actionError(404, NO_TEAM);
        return toTeamCard(membership, (await call.users.teams.members(teamId, MAX_MEMBERS)).length);
      }
    }
  },
});
