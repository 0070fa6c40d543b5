/** Looks at what webhooks subscribe to, and makes messages of what is new. Several processes share the work. */
import { WEBHOOK_LIMITS, type SubscribedEvent } from '#contracts/people/webhooks';
import type { Log } from '#std/log';
import type { UserStore } from '#store/users/user-store';
import type { NewDelivery } from '#store/users/webhook-outbox';
import type { StoredWatch } from '#store/users/webhooks';
import type { Clusters } from '../reading/clusters.ts';
import { makeId } from '../sessions/secrets.ts';
import { toBody } from './message.ts';
import type { SourceLook } from './sources/define-source.ts';
import { parseSubscription, SOURCES } from './sources.ts';

export interface CollectorParts {
  readonly users: UserStore;
  readonly clusters: Clusters;
  readonly nowMs: () => number;
  readonly log: Log;
  /** Called when there is something new to send. */
  readonly onFound: () => void;
}

export interface Collector {
  start(): void;
  /** Looks at what is due now, once. */
  collect(): Promise<void>;
  close(): Promise<void>;
}

/** How often each subscription is looked at. */
export const LOOK_EVERY_MS = 30_000;
/** How often it is asked which are due. */
const TICK_MS = 5_000;
const AT_ONCE = 20;
const PER_OWNER = 10;
const TIMEOUT_MS = 12_000;

export function createCollector(parts: CollectorParts): Collector {
  const { users, nowMs, log } = parts;
  let collecting: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const look = async (): Promise<void> => {
    try {
      const now = nowMs();
      const bounds = {
        perOwner: PER_OWNER,
        limit: AT_ONCE,
        waiting: WEBHOOK_LIMITS.waiting,
        waitingOfOwner: WEBHOOK_LIMITS.waitingOfOwner,
      };
      const due = await users.webhookOutbox.takeWatches(now - LOOK_EVERY_MS, now, bounds, makeId());
      await Promise.all(due.map((watch) => lookAt(watch, parts)));
    } catch (error) {
      log.warn('subscriptions of webhooks not looked at', { error });
    } finally {
      collecting = undefined;
    }
  };
  const collect = (): Promise<void> => (isClosed ? Promise.resolve() : (collecting ??= look()));
  return {
    start: () => void (timer ??= setInterval(() => void collect(), TICK_MS).unref()),
    collect,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await collecting;
    },
  };
}

/** One look at one subscription: what is new becomes messages, together with how far it was read. */
async function lookAt(watch: StoredWatch, parts: CollectorParts): Promise<void> {
  const { users, nowMs, onFound } = parts;
  const { memory, problem, found } = await read(watch, parts);
  const now = nowMs();
  const deliveries = found.map(({ key, subject, data, event }): NewDelivery => ({
    id: makeMessageId(),
    event,
    eventKey: key,
    subject: subject === undefined ? watch.id : `${watch.id} ${subject}`,
    body: toBody(event, now, data),
    createdMs: now,
  }));
  const isStored = await users.webhookOutbox.settleWatch(watch, { memory, problem }, deliveries);
  if (isStored && deliveries.length > 0) onFound();
}

/** The name of a message, as `webhook-id` carries it. */
export const makeMessageId = (): string => `msg_${makeId()}`;

interface Read {
  readonly memory: string;
  readonly problem: string | undefined;
  readonly found: readonly (SourceLook<SubscribedEvent>['found'][number] & {
    readonly event: SubscribedEvent;
  })[];
}

async function read(
  { subscription: text, ownerId, memory }: StoredWatch,
  { users, clusters, nowMs, log }: CollectorParts,
): Promise<Read> {
  const subscription = parseSubscription(text);
  const source = subscription && SOURCES.get(subscription.event);
  if (subscription === undefined || source === undefined) {
    return { memory, problem: 'This event is not known here any more.', found: [] };
  }
  const context = { ownerId, users, clusters, nowMs, signal: AbortSignal.timeout(TIMEOUT_MS) };
  try {
    const look = await source.look(context, subscription, memory);
    return {
      memory: look.memory,
      problem: look.problem,
      found: look.found.map((one) => ({ ...one, event: source.event })),
    };
  } catch (error) {
    log.debug('subscription of a webhook not read', { event: source.event, error });
    return { memory, problem: 'What it asks for did not answer in time.', found: [] };
  }
}
