import { z } from 'zod';
import { listQueries } from '../users/list-queries.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'savedQueries',
  right: 'queries.read',
  says: 'Lists the saved queries of the signed-in user; nobody else sees them.',
  input: z.strictObject({ ...inTeam }),
  run: async (call) => listQueries(call, await call.requireOwner()),
});
