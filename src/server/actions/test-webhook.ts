import { z } from 'zod';
import { actionError } from '../errors/action-error.ts';
import { webhookId } from '../webhooks/check-webhook.ts';
import { getDelivery } from '../webhooks/delivery-details.ts';
import { getOwnWebhook } from '../webhooks/list-webhooks.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'testWebhook',
  right: 'webhooks.write',
  says: 'Sends a test to a webhook at once, also to one that is paused, and says how it went.',
  limit: 'verify',
  input: z.strictObject({ ...inTeam, id: webhookId }),
  audit: {
    thing: ({ id }) => `webhook ${id}`,
    after: (_input, answer) => ({ test: answer?.id, state: answer?.state }),
  },
  async run(call, { id }) {
    const webhook = await getOwnWebhook(call, id);
    if (webhook.state === 'unconfirmed') throw actionError(409, 'Its receiver has to confirm it first.');
    return getDelivery(call, await call.webhooks.test(webhook));
  },
});
