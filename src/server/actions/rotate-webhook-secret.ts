import { z } from 'zod';
import { SECRET_OVERLAP_MS, WEBHOOK_LIMITS } from '#contracts/people/webhooks';
import { actionError } from '../errors/action-error.ts';
import { webhookId } from '../webhooks/check-webhook.ts';
import { getOwnWebhook, listWebhooks } from '../webhooks/list-webhooks.ts';
import { SealError } from '../webhooks/sealing.ts';
import { openSecrets, rotateSigning, sealSecrets } from '../webhooks/secrets.ts';
import { makeSigningSecret } from '../webhooks/signing.ts';
import { TARGETS } from '../webhooks/targets.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'rotateWebhookSecret',
  right: 'webhooks.write',
  says: 'Makes a new signing secret, shown this one time; those before are signed with, too, for 24 hours after they were replaced.',
  input: z.strictObject({ ...inTeam, id: webhookId }),
  audit: {
    thing: ({ id }) => `webhook ${id}`,
    after: ({ id }, answer) => ({
      oldSecretUntilMs: answer?.webhooks.find((one) => one.id === id)?.oldSecretUntilMs,
    }),
  },
  async run(call, { id }) {
    const webhook = await getOwnWebhook(call, id);
    const seal = call.webhooks.seal();
    if (seal === undefined || TARGETS.get(webhook.kind)?.isSigned !== true) {
      throw actionError(409, 'Messages of this webhook are not signed.');
    }
    const now = call.nowMs();
    const secret = makeSigningSecret();
    let secrets;
    try {
      secrets = openSecrets(seal, webhook);
    } catch (error) {
      if (error instanceof SealError)
        throw actionError(409, 'Enter the target again first: it cannot be read.');
      throw error;
    }
    const rotated = rotateSigning(secrets, webhook, secret, now, SECRET_OVERLAP_MS);
    if (rotated.signing.length > WEBHOOK_LIMITS.secrets) {
      throw actionError(
        409,
        `Messages are signed with ${WEBHOOK_LIMITS.secrets} secrets already: the oldest ends at ${new Date(Math.min(...rotated.untilMs)).toISOString()}.`,
      );
    }
    await call.users.webhooks.change(webhook.ownerId, id, {
      sealed: sealSecrets(seal, id, { ...secrets, ...rotated }),
      secretMs: now,
      oldSecretUntilMs: rotated.untilMs[0],
    });
    return { ...(await listWebhooks(call, await call.requireOwner())), secret };
  },
});
