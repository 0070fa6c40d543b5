/** Somebody signed in, a receiver of theirs, and what sends to it, over one store. */
import { silentLog } from '#std/log';
import type { UserStore } from '#store/users/user-store';
import type { Webhook, WebhookDeliveryDetails, WebhookSubscription } from '#contracts/people/webhooks';
import { parseConfiguration } from '../../src/server/config/configuration.ts';
import type { Clusters } from '../../src/server/reading/clusters.ts';
import { createScriptedClusters } from '../../src/server/testing/scripted-cluster.ts';
import { createCollector } from '../../src/server/webhooks/collector.ts';
import {
  createWebhookRuntime,
  type RuntimeParts,
  type WebhookRuntime,
} from '../../src/server/webhooks/runtime.ts';
import {
  createActingApp,
  createSigner,
  signIn,
  type ActingApp,
  type Browser,
} from '../sign-in/acting-app.ts';
import { openReceiver, type Receiver } from './receiver.ts';

export const ALL_ALERTS: readonly WebhookSubscription[] = [{ event: 'alert.fired' }];

export interface Stage {
  readonly app: ActingApp;
  readonly mine: Browser;
  readonly userId: string;
  readonly receiver: Receiver;
  readonly runtime: WebhookRuntime;
  /** Another process over the same store. */
  openRuntime(parts?: Partial<RuntimeParts>): WebhookRuntime;
  /** Makes a webhook to the receiver, and gives its id and secret. */
  make(
    path?: string,
    subscriptions?: readonly WebhookSubscription[],
  ): Promise<{ id: string; secret: string }>;
  list(): Promise<readonly Webhook[]>;
  get(id: string): Promise<Webhook>;
  /** An alert of theirs fires: one message for each webhook. */
  fire(text?: string): Promise<void>;
  /** Looks at what is due, and sends nothing. */
  collect(): Promise<void>;
  /** Sends what is due, to the end. */
  flush(runtime?: WebhookRuntime): Promise<void>;
  deliveries(id: string, query?: string): Promise<readonly WebhookDeliveryDetails[]>;
  close(): Promise<void>;
}

export const KEY = 'the-key-of-a-test-thirty-two-bytes';

export async function openStage(
  store: UserStore,
  clusters: Clusters = createScriptedClusters({ localnet: { getSlot: () => 1 } }),
): Promise<Stage> {
  const receiver = await openReceiver();
  const environment = { WEBHOOK_KEY: KEY, WEBHOOK_HOSTS: receiver.host };
  const app = createActingApp(store, environment, clusters);
  const mine = app.openBrowser();
  const signer = createSigner();
  await signIn(mine, signer);
  const { id: userId } = (await store.accounts.findByWallet(signer.address))!;
  const nowMs = () => app.clock.nowMs;
  const opened: WebhookRuntime[] = [];
  const openRuntime: Stage['openRuntime'] = (parts = {}) => {
    const runtime = createWebhookRuntime({
      configuration: parseConfiguration(environment),
      users: store,
      clusters,
      nowMs,
      log: silentLog,
      ...parts,
    });
    opened.push(runtime);
    return runtime;
  };
  const runtime = openRuntime();
  const collector = createCollector({ users: store, clusters, nowMs, log: silentLog, onFound: () => {} });
  let fired = 0;
  const stage: Stage = {
    app,
    mine,
    userId,
    receiver,
    runtime,
    openRuntime,
    async make(path = '/hook', subscriptions = ALL_ALERTS) {
      const { status, body } = await mine.post('/api/me/webhooks', {
        name: 'my hook',
        target: { kind: 'webhook', settings: { url: `http://${receiver.host}${path}` } },
        subscriptions,
      });
      if (status !== 200) throw new Error(`${status} ${body.error}`);
      // Its subscriptions begin with the first look.
      app.clock.nowMs += 31_000;
      await stage.collect();
      return { id: String(body['id']), secret: String(body['secret']) };
    },
    list: async () => (await mine.get('/api/me/webhooks')).body['webhooks'] as readonly Webhook[],
    get: async (id) => (await stage.list()).find((one) => one.id === id)!,
    async fire(text = 'something happened') {
      const number = (fired++).toString(16).padStart(32, '0');
      const alert = {
        id: number,
        userId,
        cluster: 'localnet',
        address: 'So11111111111111111111111111111111111111112',
        rule: '{"kind":"activity"}',
        isOn: false,
        createdMs: 1,
        checkedMs: undefined,
        problem: undefined,
        memory: '',
      };
      await store.alerts.add(alert, 1_000);
      await store.alerts.settle(
        number,
        { memory: '', problem: undefined },
        { ...alert, id: `event-${number}`, alertId: number, text, firedMs: nowMs(), isSeen: false },
      );
      app.clock.nowMs += 31_000;
      await stage.collect();
    },
    collect: () => collector.collect(),
    async flush(by = runtime) {
      by.dispatcher.wake();
      await by.dispatcher.settled();
    },
    async deliveries(id, query = '') {
      const { body } = await mine.get(`/api/me/webhooks/${id}/deliveries${query}`);
      const rows = body['deliveries'] as readonly { readonly id: string }[];
      return Promise.all(
        rows.map(
          async (row) =>
            (await mine.get(`/api/me/webhook-deliveries/${row.id}`))
              .body as unknown as WebhookDeliveryDetails,
        ),
      );
    },
    async close() {
      for (const one of opened) await one.close();
      await receiver.close();
    },
  };
  return stage;
}
