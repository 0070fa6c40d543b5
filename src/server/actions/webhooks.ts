import { z } from 'zod';
import { listWebhooks } from '../webhooks/list-webhooks.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'webhooks',
  says: 'Lists the webhooks of whoever is signed in, the newest first, without anything secret.',
  input: z.strictObject({}),
  run: async (call) => listWebhooks(call, await call.requireUser()),
});
