import { z } from 'zod';
import { MAX_INVITATIONS, MAX_TEAMS } from '#contracts/people/teams';
import { toReceived } from '../users/invitations.ts';
import { toTeamCard } from '../users/team-detail.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'teams',
  right: 'signed-in',
  says: 'Lists the teams the signed-in user is a member of, and the invitations their wallet has received.',
  input: z.strictObject({}),
  async run(call) {
    const { userId, wallet } = await call.requireUser();
    const [teams, invitations] = await Promise.all([
      call.users.teams.listOf(userId, MAX_TEAMS),
      wallet === undefined
        ? []
        : call.users.teamInvitations.listOfWallet(wallet, call.nowMs(), MAX_INVITATIONS),
    ]);
    return {
      teams: teams.map((one) => toTeamCard(one, one.members)),
      invitations: invitations.map(toReceived),
    };
  },
});
