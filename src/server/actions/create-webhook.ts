import { z } from 'zod';
import { WEBHOOK_LIMITS } from '#contracts/people/webhooks';
import { actionError } from '../errors/action-error.ts';
import { makeId } from '../sessions/secrets.ts';
import {
  checkSubscriptions,
  checkTarget,
  webhookName,
  webhookSubscriptions,
  webhookTarget,
} from '../webhooks/check-webhook.ts';
import { makeCode, sendCode } from '../webhooks/confirmation.ts';
import { listWebhooks } from '../webhooks/list-webhooks.ts';
import { sealSecrets } from '../webhooks/secrets.ts';
import { makeSigningSecret } from '../webhooks/signing.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'createWebhook',
  right: 'webhooks.write',
  says: 'Makes a webhook. Its signing secret, where it has one, is in this answer and never shown again.',
  input: z.strictObject({
    ...inTeam,
    name: webhookName,
    target: webhookTarget,
    subscriptions: webhookSubscriptions,
  }),
  audit: {
    thing: (_input, answer) => `webhook ${answer?.id ?? ''}`,
    // Where it goes may be a secret: what is shown of it is in the answer.
    after: ({ name, target, subscriptions }, answer) => ({
      name,
      kind: target.kind,
      destination: answer?.webhooks.find(({ id }) => id === answer.id)?.destination,
      subscriptions,
    }),
  },
  async run(call, { name, target: given, subscriptions }) {
    const owner = await call.requireOwner();
    const { target, settings, seal } = await checkTarget(call, given);
    const watches = await checkSubscriptions(call, subscriptions);
    const had = await call.users.webhooks.list(owner.ownerId, WEBHOOK_LIMITS.webhooks);
    if (had.length >= WEBHOOK_LIMITS.webhooks) throw tooMany();
    const id = makeId();
    const secret = target.isSigned === true ? makeSigningSecret() : undefined;
    const code = target.isConfirmed === true ? makeCode() : undefined;
    if (code !== undefined) await sendCode(call, { address: settings['address'] ?? '', code, name });
    const now = call.nowMs();
    const isAdded = await call.users.webhooks.add(
      {
        id,
        ownerId: owner.ownerId,
        name,
        kind: target.kind,
        destination: target.toDestination(settings),
        sealed: sealSecrets(seal, id, { settings, signing: secret === undefined ? [] : [secret], code }),
        state: code === undefined ? 'on' : 'unconfirmed',
        reason: undefined,
        stateMs: now,
        createdMs: now,
        deliveredMs: undefined,
        failingMs: undefined,
        secretMs: secret === undefined ? undefined : now,
        oldSecretUntilMs: undefined,
      },
      watches,
      WEBHOOK_LIMITS.webhooks,
      WEBHOOK_LIMITS.subscriptionsOfOwner,
    );
    if (!isAdded) throw tooMany();
    call.log.info('webhook made', { user: owner.actorId, webhook: id, kind: target.kind });
    return { ...(await listWebhooks(call, owner)), id, secret };
  },
});

const tooMany = () =>
  actionError(
    409,
    `${WEBHOOK_LIMITS.webhooks} webhooks with ${WEBHOOK_LIMITS.subscriptionsOfOwner} subscriptions together are the most there can be.`,
  );
