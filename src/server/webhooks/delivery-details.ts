import {
  DELIVERY_STATES,
  WEBHOOK_LIMITS,
  type DeliveryState,
  type WebhookDelivery,
  type WebhookDeliveryDetails,
  type WebhookEventName,
} from '#contracts/people/webhooks';
import type { LoggedDelivery } from '#store/users/webhook-log';
import { actionError } from '../errors/action-error.ts';
import type { WebhookContext } from './list-webhooks.ts';

export function toDelivery({
  id,
  event,
  state,
  createdMs,
  attempts,
  dueMs,
  isBehind,
  settledMs,
  outcome,
}: LoggedDelivery): WebhookDelivery {
  const known: DeliveryState = DELIVERY_STATES.find((one) => one === state) ?? 'dead';
  return {
    id,
    event: event as WebhookEventName, // of a source, when it was made
    state: known,
    createdMs,
    attempts,
    dueMs: known === 'waiting' && !isBehind ? dueMs : undefined,
    settledMs,
    outcome,
  };
}

/** A message of whom the request is about, with its tries; throws 404 for one that is not theirs. */
export async function getDelivery(call: WebhookContext, id: string): Promise<WebhookDeliveryDetails> {
  const { ownerId } = await call.requireOwner();
  const found = await call.users.webhookLog.find(ownerId, id);
  if (found === undefined) throw actionError(404, 'There is no such message.');
  return {
    ...toDelivery(found),
    webhookId: found.webhookId,
    body: found.body,
    log: await call.users.webhookLog.attempts(id, WEBHOOK_LIMITS.attempts),
  };
}
