import { z } from 'zod';
import { DELIVERY_STATES } from '#contracts/people/webhooks';
import type { LogPlace } from '#store/users/webhook-log';
import { webhookId } from '../webhooks/check-webhook.ts';
import { toDelivery } from '../webhooks/delivery-details.ts';
import { getOwnWebhook } from '../webhooks/list-webhooks.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

const PAGE = 50;

export default defineAction({
  name: 'webhookDeliveries',
  right: 'webhooks.read',
  says: 'Lists messages of a webhook, the newest first, those of one state where one is asked for.',
  input: z.strictObject({
    ...inTeam,
    id: webhookId,
    state: z.enum(DELIVERY_STATES).optional(),
    before: z
      .string()
      .regex(/^\d{1,15}-msg_[0-9a-f]{32}$/, 'must be what `next` of a page was')
      .optional(),
  }),
  async run(call, { id, state, before }) {
    const webhook = await getOwnWebhook(call, id);
    const rows = await call.users.webhookLog.list(
      webhook.ownerId,
      id,
      { state, before: before === undefined ? undefined : toPlace(before) },
      PAGE + 1,
    );
    const shown = rows.slice(0, PAGE);
    const last = shown.at(-1);
    return {
      deliveries: shown.map(toDelivery),
      next: rows.length > PAGE && last !== undefined ? `${last.createdMs}-${last.id}` : undefined,
    };
  },
});

function toPlace(text: string): LogPlace {
  const at = text.indexOf('-');
  return { createdMs: Number(text.slice(0, at)), id: text.slice(at + 1) };
}
