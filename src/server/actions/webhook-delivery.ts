import { z } from 'zod';
import { webhookId } from '../webhooks/check-webhook.ts';
import { getDelivery } from '../webhooks/delivery-details.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'webhookDelivery',
  says: 'Shows one message of a webhook with its tries: what was sent and what came back, cut.',
  input: z.strictObject({ id: webhookId }),
  run: (call, { id }) => getDelivery(call, id),
});
