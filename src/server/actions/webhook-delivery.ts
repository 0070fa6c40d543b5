import { z } from 'zod';
import { webhookId } from '../webhooks/check-webhook.ts';
import { getDelivery } from '../webhooks/delivery-details.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'webhookDelivery',
  right: 'webhooks.read',
  says: 'Shows one message of a webhook with its tries: what was sent and what came back, cut.',
  input: z.strictObject({ ...inTeam, id: webhookId }),
  run: (call, { id }) => getDelivery(call, id),
});
