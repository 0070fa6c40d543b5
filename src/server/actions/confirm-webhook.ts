import { z } from 'zod';
import { actionError } from '../errors/action-error.ts';
import { isSameText } from '../sessions/secrets.ts';
import { webhookId } from '../webhooks/check-webhook.ts';
import { normaliseCode } from '../webhooks/confirmation.ts';
import { getOwnWebhook, listWebhooks } from '../webhooks/list-webhooks.ts';
import { SealError } from '../webhooks/sealing.ts';
import { openSecrets, sealSecrets } from '../webhooks/secrets.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

const MOST_CODE = 40;

export default defineAction({
  name: 'confirmWebhook',
  right: 'webhooks.write',
  says: 'Confirms that messages may go to a receiver, by the code that was sent to it.',
  limit: 'verify',
  input: z.strictObject({ ...inTeam, id: webhookId, code: z.string().max(MOST_CODE) }),
  audit: {
    thing: ({ id }) => `webhook ${id}`,
    after: () => ({ state: 'on' }),
  },
  async run(call, { id, code }) {
    const webhook = await getOwnWebhook(call, id);
    const seal = call.webhooks.seal();
    if (webhook.state !== 'unconfirmed' || seal === undefined) {
      throw actionError(409, 'There is nothing to confirm.');
    }
    let secrets;
    try {
      secrets = openSecrets(seal, webhook);
    } catch (error) {
      if (error instanceof SealError) throw actionError(409, 'Enter the address again: its code is lost.');
      throw error;
    }
    const { code: sent, ...rest } = secrets;
    if (sent === undefined || !isSameText(sent, normaliseCode(code))) {
      throw actionError(400, 'That is not the code that was sent.');
    }
    // What happened while it had to be confirmed is not sent.
    await call.users.webhooks.restart(id);
    await call.users.webhooks.change(webhook.ownerId, id, {
      sealed: sealSecrets(seal, id, rest),
      state: 'on',
      reason: undefined,
      stateMs: call.nowMs(),
    });
    call.webhooks.dispatcher.wake();
    return listWebhooks(call, await call.requireOwner());
  },
});
