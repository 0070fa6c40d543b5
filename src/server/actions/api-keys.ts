import { z } from 'zod';
import { listApiKeys } from '../users/list-api-keys.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'apiKeys',
  right: 'keys.read',
  says: 'Lists the API keys of the signed-in user, without their secrets.',
  input: z.strictObject({ ...inTeam }),
  run: async (call) => listApiKeys(call, await call.requireOwner()),
});
