import { z } from 'zod';
import { listWatched } from '../users/list-watched.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'watchlist',
  right: 'watchlist.read',
  says: 'Lists the watchlist of the signed-in user, newest first.',
  input: z.strictObject({ ...inTeam }),
  run: async (call) => listWatched(call, await call.requireOwner()),
});
