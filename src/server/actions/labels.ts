import { z } from 'zod';
import { listLabels } from '../users/list-labels.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'labels',
  says: 'Lists the labels whoever is signed in gave to addresses; nobody else sees them.',
  input: z.strictObject({}),
  run: async (call) => listLabels(call, await call.requireUser()),
});
