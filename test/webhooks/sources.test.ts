/** What webhooks subscribe to, read from scripted nodes and an index of a test. */
import { expect, test } from 'vitest';
import { openUserStore, type UserStore } from '#store/users/user-store';
import type { WebhookSubscription } from '#contracts/people/webhooks';
import { encodeBase58 } from '#std/base58';
import { createScriptedClusters } from '../../src/server/testing/scripted-cluster.ts';
import { createActingApp, createSigner, signIn } from '../sign-in/acting-app.ts';
import { ALL_ALERTS, KEY, openStage, type Stage } from './webhook-stage.ts';

const ADDRESS = 'So11111111111111111111111111111111111111112';
const signature = (number: number): string =>
  encodeBase58(new Uint8Array(64).fill(number % 250, 0, 63).fill(number >> 8, 63));

interface Row {
  readonly signature: string;
  readonly slot: number;
  readonly err: unknown;
  readonly blockTime: number;
}

/** A node whose history of an address grows. */
function createNode() {
  const rows: Row[] = [];
  const asked: unknown[] = [];
  const node = {
    isDown: false,
    rows,
    asked,
    /** The newest stands first, as nodes list them. */
    add: (slot: number, err: unknown = null) =>
      void rows.unshift({ signature: signature(rows.length + 1), slot, err, blockTime: 1_700_000_000 }),
  };
  const clusters = createScriptedClusters({
    localnet: {
      getSlot: () => 1,
      getSignaturesForAddress: ([, options]) => {
        if (node.isDown) throw new Error('down');
        asked.push(options);
        const { before, limit } = options as { before?: string; limit: number };
        const from = before === undefined ? 0 : rows.findIndex((row) => row.signature === before) + 1;
        return rows.slice(from, from + limit);
      },
    },
  });
  return { node, clusters };
}

async function start(subscriptions: readonly WebhookSubscription[]) {
  const { node, clusters } = createNode();
  node.add(10);
  const store: UserStore = await openUserStore({ kind: 'memory' });
  const stage: Stage = await openStage(store, clusters);
  const { id } = await stage.make('/', subscriptions);
  return {
    node,
    stage,
    id,
    look: async (): Promise<void> => {
      stage.app.clock.nowMs += 31_000;
      await stage.collect();
    },
    sent: async () => {
      await stage.flush();
      return stage.receiver.received
        .splice(0)
        .map(({ body }) => (JSON.parse(body) as { data: Record<string, unknown> }).data);
    },
    close: async (): Promise<void> => {
      await stage.close();
      await store.close();
    },
  };
}

const activity = (outcome?: 'failed'): WebhookSubscription => ({
  event: 'address.activity',
  cluster: 'localnet',
  address: ADDRESS,
  ...(outcome && { outcome }),
});
const slotsOf = (data: Record<string, unknown>): readonly number[] =>
  (data['transactions'] as readonly { slot: number }[]).map(({ slot }) => slot);

test('transactions of an address are sent once, the oldest first, finalized ones, from when it was subscribed to', async () => {
  const { node, look, sent, close } = await start([activity()]);
  await look();
  expect(await sent()).toEqual([]);
  node.add(11);
  node.add(12, { InstructionError: [0, 'x'] });
  await look();
  expect(await sent()).toEqual([
    {
      cluster: 'localnet',
      address: ADDRESS,
      transactions: [
        { signature: signature(2), slot: 11, blockTime: 1_700_000_000, outcome: 'succeeded' },
        { signature: signature(3), slot: 12, blockTime: 1_700_000_000, outcome: 'failed' },
      ],
      leftOut: false,
    },
  ]);
  await look();
  expect(await sent()).toEqual([]);
  // Others of the slot that was read last, and none of it twice.
  node.add(12);
  await look();
  expect((await sent()).map(slotsOf)).toEqual([[12]]);
  await look();
  expect(await sent()).toEqual([]);
  expect(node.asked).toContainEqual(expect.objectContaining({ commitment: 'finalized' }));
  await close();
});

test('only those that failed are sent where only those are asked for', async () => {
  const { node, look, sent, close } = await start([activity('failed')]);
  node.add(11);
  node.add(12, 'error');
  node.add(13);
  await look();
  expect((await sent()).map(slotsOf)).toEqual([[12]]);
  node.add(14);
  await look();
  expect(await sent()).toEqual([]);
  await close();
});

test('many at once are split into messages without a gap; more than can be listed is said', async () => {
  const { node, look, sent, close } = await start([activity()]);
  for (let slot = 11; slot <= 260; slot++) node.add(slot);
  await look();
  const messages = await sent();
  const slots = messages.map(slotsOf).toSorted((a, b) => a[0]! - b[0]!);
  expect(slots.map(({ length }) => length)).toEqual([100, 100, 50]);
  expect(slots.flat()).toEqual(Array.from({ length: 250 }, (_, i) => 11 + i));
  expect(messages.map(({ leftOut }) => leftOut)).toEqual([false, false, false]);
  for (let slot = 261; slot <= 3_400; slot++) node.add(slot);
  await look();
  const late = (await sent()).toSorted((a, b) => slotsOf(a)[0]! - slotsOf(b)[0]!);
  expect(late.map(({ leftOut }) => leftOut).indexOf(true)).toBe(0);
  expect(slotsOf(late.at(-1)!).at(-1)).toBe(3_400);
  await close();
});

test('what was left out while nothing that is asked for happened is said with the next that does', async () => {
  const { node, look, sent, stage, id, close } = await start([activity('failed')]);
  for (let slot = 11; slot <= 3_200; slot++) node.add(slot);
  await look();
  expect(await sent()).toEqual([]);
  const problem = async () => (await stage.get(id)).subscriptions[0]!.problem;
  const leftOut = 'There were more transactions than one look can read: some were left out.';
  expect(await problem()).toBe(leftOut);
  node.add(3_201);
  await look();
  expect([await sent(), await problem()]).toEqual([[], leftOut]);
  node.add(3_202, 'error');
  await look();
  expect((await sent()).map((data) => [slotsOf(data), data['leftOut']])).toEqual([[[3_202], true]]);
  node.add(3_203, 'error');
  await look();
  expect((await sent()).map((data) => [slotsOf(data), data['leftOut']])).toEqual([[[3_203], false]]);
  expect(await problem()).toBeUndefined();
  await close();
});

test('a node that is down is said to be, and nothing is lost by it', async () => {
  const { node, look, sent, stage, id, close } = await start([activity()]);
  node.isDown = true;
  node.add(11);
  await look();
  expect(await sent()).toEqual([]);
  expect((await stage.get(id)).subscriptions[0]!.problem).toBe('What it asks for did not answer in time.');
  node.isDown = false;
  await look();
  expect((await sent()).map(slotsOf)).toEqual([[11]]);
  expect((await stage.get(id)).subscriptions[0]!.problem).toBeUndefined();
  await close();
});

test('one alert alone is sent where only that is asked for', async () => {
  const store = await openUserStore({ kind: 'memory' });
  const stage = await openStage(store);
  await stage.fire('before');
  const alert = '0'.repeat(32);
  await stage.make('/', [{ event: 'alert.fired', alert }]);
  await stage.fire('another alert');
  await store.alerts.settle(
    alert,
    { memory: '', problem: undefined },
    {
      id: 'again',
      alertId: alert,
      userId: stage.userId,
      cluster: 'localnet',
      address: ADDRESS,
      text: 'this one',
      firedMs: stage.app.clock.nowMs,
      isSeen: false,
    },
  );
  stage.app.clock.nowMs += 31_000;
  await stage.collect();
  await stage.flush();
  expect(stage.receiver.received.map(({ body }) => /"text":"([^"]*)"/.exec(body)![1])).toEqual(['this one']);
  await stage.close();
  await store.close();
});

test('an alert that is stored late, dated before what was read, is sent all the same', async () => {
  const store = await openUserStore({ kind: 'memory' });
  const stage = await openStage(store);
  await stage.make();
  const late = stage.app.clock.nowMs + 1_000;
  await stage.fire('first');
  await stage.fire('second');
  const id = '0'.repeat(32);
  await store.alerts.settle(
    id,
    { memory: '', problem: undefined },
    {
      id: 'late',
      alertId: id,
      userId: stage.userId,
      cluster: 'localnet',
      address: ADDRESS,
      text: 'late',
      firedMs: late,
      isSeen: false,
    },
  );
  for (let i = 0; i < 3; i++) {
    stage.app.clock.nowMs += 31_000;
    await stage.collect();
  }
  await stage.flush();
  expect(
    stage.receiver.received
      .map(({ body }) => /"text":"([^"]*)"/.exec(body)![1]!)
      .toSorted((a, b) => (a < b ? -1 : 1)),
  ).toEqual(['first', 'late', 'second']);
  await stage.close();
  await store.close();
});

test('somebody else’s alert, an unsaved query and what is no address are not subscribed to', async () => {
  const store = await openUserStore({ kind: 'memory' });
  const app = createActingApp(store, { WEBHOOK_KEY: KEY });
  const mine = app.openBrowser();
  await signIn(mine, createSigner());
  const make = async (subscriptions: readonly unknown[], url = 'https://93.184.216.34/') =>
    mine.post('/api/me/webhooks', {
      name: 'x',
      target: { kind: 'webhook', settings: { url } },
      subscriptions,
    });
  const cluster = 'localnet';
  for (const [subscriptions, error] of [
    [[], 'subscriptions: must name one event at least'],
    [[{ event: 'alert.fired', alert: 'a'.repeat(32) }], 'subscriptions.0: There is no such alert.'],
    [
      [{ event: 'query.matched', cluster, query: 'Whales' }],
      'subscriptions.0: There is no saved query Whales.',
    ],
    [
      [{ event: 'address.activity', cluster, address: 'nonsense' }],
      'subscriptions.0.address: must be an address: base58 of 32 bytes',
    ],
    [[...ALL_ALERTS, ...ALL_ALERTS], 'subscriptions: must not name the same event twice'],
  ] as const) {
    expect(await make(subscriptions)).toMatchObject({ status: 400, body: { error } });
  }
  for (const subscriptions of [
    [{ event: 'webhook.test' }],
    [{ event: 'dashboard.changed' }],
    ['x'],
    'x',
    undefined,
  ])
    expect((await make(subscriptions as never)).status).toBe(400);
  expect((await make(ALL_ALERTS, 'https://127.0.0.1/')).body.error).toBe(
    'url: Its host is not on the public internet.',
  );
  expect((await make(ALL_ALERTS, 'http://example.org/')).status).toBe(400);
  expect((await mine.get('/api/me/webhooks')).body['webhooks']).toEqual([]);
  await store.close();
});

test('webhooks are nothing for somebody who is not signed in, nor for somebody else', async () => {
  const store = await openUserStore({ kind: 'memory' });
  const stage = await openStage(store);
  const { id } = await stage.make();
  await stage.fire();
  await stage.flush();
  const [delivery] = await stage.deliveries(id);
  const theirs = stage.app.openBrowser();
  await signIn(theirs, createSigner());
  const nobody = stage.app.openBrowser();
  const body = { name: 'x', subscriptions: ALL_ALERTS, isOn: false, code: 'x' };
  for (const [method, path] of [
    ['PUT', `webhooks/${id}`],
    ['DELETE', `webhooks/${id}`],
    ['POST', `webhooks/${id}/switch`],
    ['POST', `webhooks/${id}/confirm`],
    ['POST', `webhooks/${id}/secret`],
    ['POST', `webhooks/${id}/test`],
    ['POST', `webhooks/${id}/replay`],
    ['GET', `webhooks/${id}/deliveries`],
    ['GET', `webhook-deliveries/${delivery!.id}`],
    ['POST', `webhook-deliveries/${delivery!.id}/replay`],
  ] as const) {
    const keys: Record<string, readonly (keyof typeof body)[]> = { switch: ['isOn'], confirm: ['code'] };
    const wanted =
      method === 'PUT' ? (['name', 'subscriptions'] as const) : (keys[path.split('/').at(-1)!] ?? []);
    const sent =
      method === 'GET' || method === 'DELETE'
        ? undefined
        : Object.fromEntries(wanted.map((key) => [key, body[key]]));
    expect([path, (await theirs.send(method, `/api/me/${path}`, sent)).status]).toEqual([path, 404]);
    expect([path, (await nobody.send(method, `/api/me/${path}`, sent)).status]).toEqual([path, 401]);
  }
  expect((await theirs.get('/api/me/webhooks')).body['webhooks']).toEqual([]);
  expect(await stage.get(id)).toMatchObject({ state: 'on' });
  await stage.close();
  await store.close();
});
