import { z } from 'zod';
import { listWatched } from '../users/list-watched.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'watchlist',
  says: 'Lists what whoever is signed in watches, the newest first.',
  input: z.strictObject({}),
  run: async (call) => listWatched(call, await call.requireUser()),
});
