import { z } from 'zod';
import { WEBHOOK_LIMITS } from '#contracts/people/webhooks';
import { actionError } from '../errors/action-error.ts';
import { webhookId } from '../webhooks/check-webhook.ts';
import { getDelivery } from '../webhooks/delivery-details.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'replayWebhookDelivery',
  right: 'webhooks.write',
  says: 'Sends a message that was delivered or given up again, under the same `webhook-id`.',
  input: z.strictObject({ ...inTeam, id: webhookId }),
  audit: {
    thing: ({ id }) => `webhook message ${id}`,
    after: (_input, answer) => ({ webhook: answer?.webhookId }),
  },
  async run(call, { id }) {
    const owner = await call.requireOwner();
    const found = await getDelivery(call, id);
    if (found.state === 'waiting') throw actionError(409, 'It waits to be sent already.');
    const isReplayed = await call.users.webhookLog.replay(
      owner.ownerId,
      id,
      call.nowMs(),
      WEBHOOK_LIMITS.waiting,
    );
    if (!isReplayed) {
      throw actionError(409, `${WEBHOOK_LIMITS.waiting} messages are waiting already, which is the maximum.`);
    }
    call.webhooks.dispatcher.wake();
    return getDelivery(call, id);
  },
});
