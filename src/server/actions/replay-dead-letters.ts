import { z } from 'zod';
import { WEBHOOK_LIMITS } from '#contracts/people/webhooks';
import { webhookId } from '../webhooks/check-webhook.ts';
import { getOwnWebhook } from '../webhooks/list-webhooks.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'replayDeadLetters',
  right: 'webhooks.write',
  says: 'Sends the dead letters of a webhook again, the oldest first, as far as there is room for them.',
  input: z.strictObject({ ...inTeam, id: webhookId }),
  audit: {
    thing: ({ id }) => `webhook ${id}`,
    after: (_input, answer) => answer,
  },
  async run(call, { id }) {
    const webhook = await getOwnWebhook(call, id);
    const replayed = await call.users.webhookLog.replayDead(
      webhook.ownerId,
      id,
      call.nowMs(),
      WEBHOOK_LIMITS.waiting,
    );
    if (replayed > 0) call.webhooks.dispatcher.wake();
    return { replayed };
  },
});
