import { z } from 'zod';
import { actionError } from '../errors/action-error.ts';
import { webhookId } from '../webhooks/check-webhook.ts';
import { findAudited, getOwnWebhook, listWebhooks } from '../webhooks/list-webhooks.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'switchWebhook',
  right: 'webhooks.write',
  says: 'Pauses a webhook, or goes on with one: what waited is sent, and new events count from now.',
  input: z.strictObject({ ...inTeam, id: webhookId, isOn: z.boolean() }),
  audit: {
    thing: ({ id }) => `webhook ${id}`,
    before: (call, { id }) => findAudited(call, id),
    after: ({ isOn }) => ({ isOn }),
  },
  async run(call, { id, isOn }) {
    const webhook = await getOwnWebhook(call, id);
    if (webhook.state === 'unconfirmed') throw actionError(409, 'Its receiver has to confirm it first.');
    if (isOn !== (webhook.state === 'on')) {
      // What happened while it was paused is not sent.
      if (isOn) await call.users.webhooks.restart(id);
      await call.users.webhooks.change(webhook.ownerId, id, {
        state: isOn ? 'on' : 'paused',
        reason: undefined,
        stateMs: call.nowMs(),
        failingMs: undefined,
      });
      if (isOn) call.webhooks.dispatcher.wake();
    }
    return listWebhooks(call, await call.requireOwner());
  },
});
