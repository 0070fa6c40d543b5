/** Many webhooks under many events: everything an owner's alerts do goes to every webhook of theirs. */
import { silentLog } from '#std/log';
import type { UserStore } from '#store/users/user-store';
import { parseConfiguration } from '../../src/server/config/configuration.ts';
import { createScriptedClusters } from '../../src/server/testing/scripted-cluster.ts';
import { createWebhookRuntime } from '../../src/server/webhooks/runtime.ts';
import {
  addEvents,
  addWebhooks,
  areStarted,
  countWaiting,
  createTally,
  type FanOut,
  type Tally,
} from './fan-out-stage.ts';
import { openReceiver } from './receiver.ts';
import { KEY } from './webhook-stage.ts';

export interface SentFanOut extends FanOut {
  /** One request in so many is answered by 503 and comes again. */
  readonly refusedEvery: number;
  /** Processes that share the store. */
  readonly senders: number;
}

export interface FanOutReport extends Tally {
  /** Messages that never came. */
  readonly lost: number;
  readonly refused: number;
  readonly seconds: number;
}

const LOOK_MS = 31_000;
/** How long the collectors leave the senders alone. */
const PAUSE_MS = 500;
/** Looks without anything that waits after which nothing more comes: each subscription was looked at by then. */
const IDLE_LOOKS = 12;

/** Makes the webhooks, lets the events happen, and sends until everything was taken. */
export async function runFanOut(store: UserStore, wanted: SentFanOut): Promise<FanOutReport> {
  const receiver = await openReceiver();
  const skew = { ms: 0 };
  const nowMs = () => Date.now() + skew.ms;
  const ownerIds = await addWebhooks(store, wanted, receiver.host, nowMs());
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
    while (!(await areStarted(store, ownerIds))) await collect();
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
