import { z } from 'zod';
import { listWatched } from '../users/list-watched.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'watchlist',
  says: 'Lists the watchlist of the signed-in user, newest first.',
  input: z.strictObject({}),
  run: async (call) => listWatched(call, await call.requireUser()),
});
