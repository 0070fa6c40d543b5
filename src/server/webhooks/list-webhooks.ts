import {
  WEBHOOK_LIMITS,
  type Webhook,
  type WebhookList,
  type WebhookState,
} from '#contracts/people/webhooks';
import type { StoredWatch, StoredWebhook } from '#store/users/webhooks';
import { actionError } from '../errors/action-error.ts';
import type { UserContext } from '../users/user-context.ts';
import type { WebhookRuntime } from './runtime.ts';
import { parseSubscription } from './sources.ts';

/** A request about webhooks. */
export interface WebhookContext extends Pick<UserContext, 'users' | 'nowMs' | 'requireUser'> {
  readonly webhooks: WebhookRuntime;
}

interface Owner {
  readonly userId: string;
}

/** Everything of an owner, without anything secret. */
export async function listWebhooks(call: WebhookContext, { userId }: Owner): Promise<WebhookList> {
  const { webhooks } = call.users;
  const [stored, watches, counts] = await Promise.all([
    webhooks.list(userId, WEBHOOK_LIMITS.webhooks),
    webhooks.watches(userId),
    webhooks.counts(userId),
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

/** A webhook of whoever is signed in; throws 404 for one that is not theirs. */
export async function getOwnWebhook(call: WebhookContext, id: string): Promise<StoredWebhook> {
  const { userId } = await call.requireUser();
  const found = await call.users.webhooks.find(id);
  if (found?.ownerId !== userId) throw actionError(404, 'There is no such webhook.');
  return found;
}

/** What the audit log says of a webhook; `undefined` where there is none. */
export async function findAudited(call: WebhookContext, id: string): Promise<unknown> {
  const { webhooks } = await listWebhooks(call, await call.requireUser());
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
