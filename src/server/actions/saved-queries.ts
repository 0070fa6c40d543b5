import { z } from 'zod';
import { listQueries } from '../users/list-queries.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'savedQueries',
  says: 'Lists the saved queries of the signed-in user; nobody else sees them.',
  input: z.strictObject({}),
  run: async (call) => listQueries(call, await call.requireUser()),
});
