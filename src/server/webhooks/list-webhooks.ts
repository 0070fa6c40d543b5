import {
  WEBHOOK_LIMITS,
  type Webhook,
  type WebhookList,
  type WebhookState,
} from '#contracts/people/webhooks';
import type { StoredWatch, StoredWebhook } from '#store/users/webhooks';
import { actionError } from '../errors/action-error.ts';
import type { OwnerContext } from '../users/owner.ts';
import type { WebhookRuntime } from './runtime.ts';
import { parseSubscription } from './sources.ts';

/** A request about webhooks. */
export interface WebhookContext extends Pick<OwnerContext, 'users' | 'nowMs' | 'requireOwner'> {
  readonly webhooks: WebhookRuntime;
}

interface Owner {
  readonly ownerId: string;
}

/** Everything of an owner, without anything secret. */
export async function listWebhooks(call: WebhookContext, { ownerId }: Owner): Promise<WebhookList> {
  const { webhooks } = call.users;
  const [stored, watches, counts] = await Promise.all([
    webhooks.list(ownerId, WEBHOOK_LIMITS.webhooks),
    webhooks.watches(ownerId),
    webhooks.counts(ownerId),
  ]);
  return {
    webhooks: stored.map((one) => ({
      ...toWebhook(
        one,
        watches.filter(({ webhookId }) => webhookId === one.id),
        call.nowMs(),
      ),
      ...(counts.get(one.id) ?? { waiting: 0, dead: 0 }),
    })),
    unavailable: call.webhooks.unavailable(),
  };
}

const STATES: readonly WebhookState[] = ['on', 'paused', 'stopped', 'unconfirmed'];

function toWebhook(
  stored: StoredWebhook,
  watches: readonly StoredWatch[],
  nowMs: number,
): Omit<Webhook, 'waiting' | 'dead'> {
  const { id, name, kind, destination, state, reason, stateMs, createdMs, deliveredMs } = stored;
  const { failingMs, secretMs, oldSecretUntilMs } = stored;
  return {
    id,
    name,
    kind,
    destination,
    subscriptions: watches.flatMap(({ subscription: text, checkedMs, problem }) => {
      const subscription = parseSubscription(text);
      return subscription === undefined ? [] : [{ subscription, checkedMs, problem }];
    }),
    state: STATES.find((one) => one === state) ?? 'stopped',
    reason,
    stateSinceMs: stateMs,
    createdMs,
    deliveredMs,
    failingSinceMs: failingMs,
    secretMs,
    oldSecretUntilMs:
      oldSecretUntilMs !== undefined && nowMs < oldSecretUntilMs ? oldSecretUntilMs : undefined,
  };
}

/** A webhook of whom the request is about; throws 404 for one that is not theirs. */
export async function getOwnWebhook(call: WebhookContext, id: string): Promise<StoredWebhook> {
  const { ownerId } = await call.requireOwner();
  const found = await call.users.webhooks.find(id);
  if (found?.ownerId !== ownerId) throw actionError(404, 'There is no such webhook.');
  return found;
}

/** What the audit log says of a webhook; `undefined` where there is none. */
export async function findAudited(call: WebhookContext, id: string): Promise<unknown> {
  const { webhooks } = await listWebhooks(call, await call.requireOwner());
  const found = webhooks.find((one) => one.id === id);
  return (
    found && {
      name: found.name,
      kind: found.kind,
      destination: found.destination,
      state: found.state,
      subscriptions: found.subscriptions.map(({ subscription }) => subscription),
    }
  );
}
