import { z } from 'zod';
import { listWebhooks } from '../webhooks/list-webhooks.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'webhooks',
  right: 'webhooks.read',
  says: 'Lists the webhooks of the signed-in user, the newest first, without anything secret.',
  input: z.strictObject({ ...inTeam }),
  run: async (call) => listWebhooks(call, await call.requireOwner()),
});
