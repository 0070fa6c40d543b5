import { z } from 'zod';
import { actionError } from '../errors/action-error.ts';
import { webhookId } from '../webhooks/check-webhook.ts';
import { findAudited, listWebhooks } from '../webhooks/list-webhooks.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'removeWebhook',
  right: 'webhooks.write',
  says: 'Removes a webhook with its log and what waits for it.',
  input: z.strictObject({ ...inTeam, id: webhookId }),
  audit: {
    thing: ({ id }) => `webhook ${id}`,
    before: (call, { id }) => findAudited(call, id),
  },
  async run(call, { id }) {
    const owner = await call.requireOwner();
    if (!(await call.users.webhooks.remove(owner.ownerId, id))) {
      throw actionError(404, 'There is no such webhook.');
    }
    return listWebhooks(call, owner);
  },
});
