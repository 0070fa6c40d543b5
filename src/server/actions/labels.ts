import { z } from 'zod';
import { listLabels } from '../users/list-labels.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'labels',
  says: 'Lists the labels of the signed-in user; nobody else sees them.',
  input: z.strictObject({}),
  run: async (call) => listLabels(call, await call.requireUser()),
});
