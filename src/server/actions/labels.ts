import { z } from 'zod';
import { listLabels } from '../users/list-labels.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'labels',
  right: 'labels.read',
  says: 'Lists the labels of the signed-in user; nobody else sees them.',
  input: z.strictObject({ ...inTeam }),
  run: async (call) => listLabels(call, await call.requireOwner()),
});
