/** Many webhooks under many events: everything an owner's alerts do goes to every webhook of theirs. */
import { silentLog } from '#std/log';
import type { UserStore } from '#store/users/user-store';
import { WEBHOOK_LIMITS } from '#contracts/people/webhooks';
import { parseConfiguration } from '../../src/server/config/configuration.ts';
import { createScriptedClusters } from '../../src/server/testing/scripted-cluster.ts';
import { makeId } from '../../src/server/sessions/secrets.ts';
import { createWebhookRuntime } from '../../src/server/webhooks/runtime.ts';
import { createSeal } from '../../src/server/webhooks/sealing.ts';
import { sealSecrets } from '../../src/server/webhooks/secrets.ts';
import { toSubscriptionText } from '../../src/server/webhooks/sources.ts';
import { openReceiver, type Received } from './receiver.ts';
import { KEY } from './webhook-stage.ts';

export interface FanOut {
  readonly webhooks: number;
  /** Of each webhook. */
  readonly events: number;
  /** Alerts of an owner, whose events alternate: what happens to one is in order. */
  readonly alerts: number;
  /** One request in so many is answered by 503 and comes again. */
  readonly refusedEvery: number;
  /** Processes that share the store. */
  readonly senders: number;
}

export interface FanOutReport {
  readonly delivered: number;
  /** Messages that never came. */
  readonly lost: number;
  /** Messages that were taken twice. */
  readonly repeated: number;
  /** Messages of a webhook about one alert that were taken after a later one. */
  readonly outOfOrder: number;
  readonly refused: number;
  readonly seconds: number;
}

const LOOK_MS = 31_000;
/** How long the collectors leave the senders alone. */
const PAUSE_MS = 500;
/** Looks without anything that waits after which nothing more comes: each subscription was looked at by then. */
const IDLE_LOOKS = 12;

/** Makes the webhooks, lets the events happen, and sends until everything was taken. */
export async function runFanOut(store: UserStore, wanted: FanOut): Promise<FanOutReport> {
  const receiver = await openReceiver();
  const owners = Math.ceil(wanted.webhooks / WEBHOOK_LIMITS.webhooks);
  const skew = { ms: 0 };
  const nowMs = () => Date.now() + skew.ms;
  const ownerIds: string[] = [];
  for (let i = 0; i < owners; i++) {
    ownerIds.push((await store.accounts.ofWallet(`wallet ${i}`, makeId(), 1)).id);
  }
  for (let i = 0; i < wanted.webhooks; i++) {
    await addWebhook(store, ownerIds[i % owners]!, `http://${receiver.host}/${i}`, nowMs());
  }
  const runtimes = Array.from({ length: wanted.senders }, () =>
    createWebhookRuntime({
      configuration: parseConfiguration({ WEBHOOK_KEY: KEY, WEBHOOK_HOSTS: receiver.host }),
      users: store,
      clusters: createScriptedClusters({ localnet: { getSlot: () => 1 } }),
      nowMs,
      log: silentLog,
      // Time is moved on for the collectors: no lease ends by it.
      dispatching: { leaseMs: 86_400_000, everyMs: 50 },
    }),
  );
  const collect = async () => {
    for (const { collector } of runtimes) await collector.collect();
  };
  const tally = createTally();
  let requests = 0;
  let refused = 0;
  const total = wanted.webhooks * wanted.events;
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  receiver.answer = (response, received) => {
    receiver.received.length = 0;
    if (++requests % wanted.refusedEvery === 0) {
      refused++;
      response.writeHead(503).end();
      return;
    }
    tally.take(received);
    response.writeHead(200).end();
    if (tally.delivered() >= total) finish();
  };
  try {
    // Every subscription begins before anything happens.
    const areRead = async () =>
      (await Promise.all(ownerIds.map((id) => store.webhooks.watches(id))))
        .flat()
        .every(({ memory }) => memory !== '');
    while (!(await areRead())) await collect();
    for (const ownerId of ownerIds) await addEvents(store, ownerId, wanted, nowMs());
    for (const { dispatcher } of runtimes) dispatcher.start();
    const startMs = performance.now();
    // Ends with everything taken, or with nothing left to take: then some were lost.
    for (let idle = 0; idle < IDLE_LOOKS && tally.delivered() < total;) {
      skew.ms += LOOK_MS;
      await collect();
      const before = tally.delivered();
      await Promise.race([finished, new Promise((resolve) => setTimeout(resolve, PAUSE_MS))]);
      const isIdle = tally.delivered() === before && (await countWaiting(store, ownerIds)) === 0;
      idle = isIdle ? idle + 1 : 0;
    }
    const seconds = (performance.now() - startMs) / 1_000;
    return { ...tally.report(), lost: total - tally.delivered(), refused, seconds };
  } finally {
    for (const runtime of runtimes) await runtime.close();
    await receiver.close();
  }
}

async function countWaiting(store: UserStore, ownerIds: readonly string[]): Promise<number> {
  const counts = await Promise.all(ownerIds.map((id) => store.webhooks.counts(id)));
  return counts.flatMap((one) => [...one.values()]).reduce((sum, { waiting }) => sum + waiting, 0);
}

async function addWebhook(store: UserStore, ownerId: string, url: string, nowMs: number): Promise<void> {
  const id = makeId();
  const isAdded = await store.webhooks.add(
    {
      id,
      ownerId,
      name: url,
      kind: 'webhook',
      destination: url,
      sealed: sealSecrets(createSeal(KEY), id, { settings: { url }, signing: ['whsec_AAAA'] }),
      state: 'on',
      reason: undefined,
      stateMs: nowMs,
      createdMs: nowMs,
      deliveredMs: undefined,
      failingMs: undefined,
      secretMs: nowMs,
      oldSecretUntilMs: undefined,
    },
    [{ id: makeId(), subscription: toSubscriptionText({ event: 'alert.fired' }) }],
    WEBHOOK_LIMITS.webhooks,
    WEBHOOK_LIMITS.subscriptionsOfOwner,
  );
  if (!isAdded) throw new Error('more webhooks than an owner may have');
}

/** Events of alerts in turn, each a millisecond after the one before; the text of one says its number. */
async function addEvents(
  store: UserStore,
  userId: string,
  { alerts, events }: FanOut,
  nowMs: number,
): Promise<void> {
  const ids = Array.from({ length: alerts }, makeId);
  for (const id of ids) {
    const alert = { id, userId, cluster: 'localnet', address: '', rule: '{"kind":"activity"}', isOn: false };
    await store.alerts.add(
      { ...alert, createdMs: 1, checkedMs: undefined, problem: undefined, memory: '' },
      alerts,
    );
  }
  for (let i = 0; i < events; i++) {
    const alertId = ids[i % alerts]!;
    const event = { id: makeId(), alertId, userId, cluster: 'localnet', address: '', isSeen: false };
    await store.alerts.settle(
      alertId,
      { memory: '', problem: undefined },
      { ...event, text: String(Math.floor(i / alerts)), firedMs: nowMs + i },
    );
  }
}

/** What was taken, by webhook and alert. */
function createTally() {
  const ids = new Set<string>();
  const next = new Map<string, number>();
  let [repeated, outOfOrder] = [0, 0];
  return {
    take({ path, headers, body }: Received): void {
      const id = String(headers['webhook-id']);
      if (ids.has(id)) {
        repeated++;
        return;
      }
      ids.add(id);
      const { data } = JSON.parse(body) as { data: { alertId: string; text: string } };
      const key = `${path} ${data.alertId}`;
      const number = Number(data.text);
      if (number !== (next.get(key) ?? 0)) outOfOrder++;
      next.set(key, number + 1);
    },
    delivered: () => ids.size,
    report: () => ({ delivered: ids.size, repeated, outOfOrder }),
  };
}
