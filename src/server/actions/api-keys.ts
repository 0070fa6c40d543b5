import { z } from 'zod';
import { listApiKeys } from '../users/list-api-keys.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'apiKeys',
  says: 'Lists the API keys of the signed-in user, without their secrets.',
  input: z.strictObject({}),
  run: async (call) => listApiKeys(call, await call.requireUser()),
});
