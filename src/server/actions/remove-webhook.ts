import { z } from 'zod';
import { actionError } from '../errors/action-error.ts';
import { webhookId } from '../webhooks/check-webhook.ts';
import { findAudited, listWebhooks } from '../webhooks/list-webhooks.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'removeWebhook',
  says: 'Removes a webhook with its log and what waits for it.',
  input: z.strictObject({ id: webhookId }),
  audit: {
    thing: ({ id }) => `webhook ${id}`,
    before: (call, { id }) => findAudited(call, id),
  },
  async run(call, { id }) {
    const user = await call.requireUser();
    if (!(await call.users.webhooks.remove(user.userId, id))) {
      throw actionError(404, 'There is no such webhook.');
    }
    return listWebhooks(call, user);
  },
});
