import { z } from 'zod';
import { WEBHOOK_LIMITS } from '#contracts/people/webhooks';
import { actionError } from '../errors/action-error.ts';
import type { ActionContext } from './define-action.ts';
import {
  checkSubscriptions,
  checkTarget,
  tooManySubscriptions,
  webhookId,
  webhookName,
  webhookSubscriptions,
  webhookTarget,
} from '../webhooks/check-webhook.ts';
import { makeCode, sendCode } from '../webhooks/confirmation.ts';
import { findAudited, getOwnWebhook, listWebhooks } from '../webhooks/list-webhooks.ts';
import { SealError } from '../webhooks/sealing.ts';
import { openSecrets, sealSecrets, type WebhookSecrets } from '../webhooks/secrets.ts';
import { makeSigningSecret } from '../webhooks/signing.ts';
import type { StoredWebhook, WebhookChange } from '#store/users/webhooks';
import type { WebhookTarget } from '#contracts/people/webhooks';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'saveWebhook',
  right: 'webhooks.write',
  says: 'Changes a webhook’s name and events, and its target where one is given; its kind stays.',
  input: z.strictObject({
    ...inTeam,
    id: webhookId,
    name: webhookName,
    target: webhookTarget.optional(),
    subscriptions: webhookSubscriptions,
  }),
  audit: {
    thing: ({ id }) => `webhook ${id}`,
    before: (call, { id }) => findAudited(call, id),
    after: ({ id, name, subscriptions, target }, answer) => ({
      name,
      destination: answer?.webhooks.find((one) => one.id === id)?.destination,
      subscriptions,
      ...(target !== undefined && { target: 'entered again' }),
    }),
  },
  async run(call, { id, name, target, subscriptions }) {
    const webhook = await getOwnWebhook(call, id);
    const moved = target === undefined ? {} : await toMoved(call, webhook, target, name);
    const watches = await checkSubscriptions(call, subscriptions, id);
    const { webhooks } = call.users;
    if (!(await webhooks.subscribe(webhook, watches, WEBHOOK_LIMITS.subscriptionsOfOwner))) {
      throw tooManySubscriptions();
    }
    await webhooks.change(webhook.ownerId, id, { name, ...moved });
    return listWebhooks(call, await call.requireOwner());
  },
});

/** The same webhook with another target. Its signing secret stays where it can still be read. */
async function toMoved(
  call: ActionContext,
  webhook: StoredWebhook,
  given: WebhookTarget,
  name: string,
): Promise<WebhookChange> {
  if (given.kind !== webhook.kind) throw actionError(400, 'target.kind: the kind of a webhook stays');
  const { target, settings, seal } = await checkTarget(call, given);
  const code = target.isConfirmed === true ? makeCode() : undefined;
  if (code !== undefined) await sendCode(call, { address: settings['address'] ?? '', code, name });
  let signing: Pick<WebhookSecrets, 'signing' | 'untilMs'> = { signing: [] };
  try {
    const { signing: list, untilMs } = openSecrets(seal, webhook);
    signing = { signing: list, untilMs };
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    // Its owner makes a new one and is shown it.
    if (target.isSigned === true) signing = { signing: [makeSigningSecret()] };
  }
  return {
    destination: target.toDestination(settings),
    sealed: sealSecrets(seal, webhook.id, { settings, ...signing, code }),
    failingMs: undefined,
    ...(code !== undefined && { state: 'unconfirmed', reason: undefined, stateMs: call.nowMs() }),
  };
}
