/** New rows of saved queries and calls of programs, looked at from end to end. */
import { expect, test } from 'vitest';
import { openUserStore } from '#store/users/user-store';
import type { Cluster } from '#contracts/cluster';
import type { WebhookSubscription } from '#contracts/people/webhooks';
import { toShortAddress } from '#contracts/text/value-text';
import { toBucketStart } from '#std/time-bucket';
import { createGrowingIndex, FIRST_TIME } from '../../src/server/testing/growing-index.ts';
import { transferOf } from '../../src/server/testing/recorded-answers.ts';
import { createScriptedClusters, type Script } from '../../src/server/testing/scripted-cluster.ts';
import { addressOf, signatureOf } from '../../src/server/testing/scripted-index.ts';
import { openStage } from './webhook-stage.ts';

type Data = Record<string, unknown> & { readonly rows: readonly unknown[][]; readonly leftOut: boolean };

async function start(
  subscription: WebhookSubscription,
  { node = {}, query }: { readonly node?: Script; readonly query?: object },
) {
  const index = await createGrowingIndex();
  await index.add({ slot: 1 });
  const open = () =>
    createScriptedClusters({ localnet: { getSlot: () => 1, ...node } }, {}, { localnet: index.reader });
  // A reader remembers for a moment how far the index goes: every look has one of its own.
  const clusters = { ...open(), reader: (cluster: Cluster) => open().reader(cluster) };
  const store = await openUserStore({ kind: 'memory' });
  const stage = await openStage(store, clusters);
  const save = (wanted: object) =>
    store.savedQueries.put(stage.userId, { name: 'Mine', query: JSON.stringify(wanted), changedMs: 1 }, 9);
  if (query !== undefined) await save(query);
  const { id } = await stage.make('/', [subscription]);
  return {
    index,
    stage,
    id,
    save,
    /** What one look sends. */
    look: async (): Promise<readonly Data[]> => {
      stage.app.clock.nowMs += 31_000;
      await stage.collect();
      await stage.flush();
      return stage.receiver.received.splice(0).map(({ body }) => (JSON.parse(body) as { data: Data }).data);
    },
    close: async (): Promise<void> => {
      await stage.close();
      await store.close();
    },
  };
}

const MATCHED: WebhookSubscription = { event: 'query.matched', cluster: 'localnet', query: 'Mine' };
const minuteOf = (slot: number): number => toBucketStart(FIRST_TIME + slot, 60);

test('new rows of a saved query are sent once, those that were there before are not', async () => {
  const { index, look, close } = await start(MATCHED, {
    query: { from: 'trades', show: ['market', 'isBuy'] },
  });
  await index.add({ slot: 2, markets: [11] });
  expect((await look()).map(({ rows }) => rows)).toEqual([[[addressOf(11), true]]]);
  expect(await look()).toEqual([]);
  await index.add({ slot: 3, markets: [12] });
  expect(await look()).toEqual([
    {
      cluster: 'localnet',
      name: 'Mine',
      reading: 'Trades.',
      slot: 3,
      columns: [
        { key: 'market', title: 'Market', kind: 'address' },
        { key: 'isBuy', title: 'Buy', kind: 'flag' },
      ],
      rows: [[addressOf(12), true]],
      leftOut: false,
    },
  ]);
  await close();
});

test('of a query by time the newest spans are looked at, however many there are', async () => {
  const { index, look, close } = await start(MATCHED, {
    query: { from: 'trades', per: 'minute', measures: [{ measure: 'count' }] },
  });
  for (let minute = 1; minute <= 60; minute++) await index.add({ slot: minute * 60, markets: [11] });
  const [many] = await look();
  expect(many!.rows).toHaveLength(50);
  expect(many).toMatchObject({ leftOut: true });
  await index.add({ slot: 61 * 60, markets: [11] });
  expect((await look()).map(({ rows, leftOut }) => ({ rows, leftOut }))).toEqual([
    { rows: [[minuteOf(61 * 60), 1]], leftOut: false },
  ]);
  expect(await look()).toEqual([]);
  await close();
});

test('of spans of slots the newest are looked at as well', async () => {
  const { index, look, close } = await start(MATCHED, {
    query: { from: 'trades', slots: 10, measures: [{ measure: 'count' }] },
  });
  for (let span = 1; span <= 60; span++) await index.add({ slot: span * 10, markets: [11, 12] });
  expect((await look()).map(({ rows }) => rows[0])).toEqual([[60, 2]]);
  await index.add({ slot: 610, markets: [11] });
  expect((await look()).map(({ rows }) => rows)).toEqual([[[61, 1]]]);
  await close();
});

test('more new rows than are looked at are said to be left out', async () => {
  const { index, look, stage, id, close } = await start(MATCHED, {
    query: { from: 'trades', show: ['market'] },
  });
  await index.add({ slot: 2, markets: Array.from({ length: 60 }, (_, i) => 100 + i) });
  const [sent] = await look();
  expect([sent!.rows.length, sent!.leftOut]).toEqual([50, true]);
  await index.add({ slot: 3, markets: [99] });
  expect((await look()).map(({ rows, leftOut }) => [rows, leftOut])).toEqual([[[[addressOf(99)]], false]]);
  expect((await stage.get(id)).subscriptions[0]!.problem).toBeUndefined();
  await close();
});

test('groups in an order of their own, of which not all are looked at, are said to be', async () => {
  const by = { from: 'trades', by: ['market'], measures: [{ measure: 'count' }] };
  const { index, look, save, close } = await start(MATCHED, { query: by });
  await index.add({ slot: 2, markets: Array.from({ length: 60 }, (_, i) => 100 + i) });
  expect((await look()).map(({ leftOut }) => leftOut)).toEqual([true]);
  await index.add({ slot: 3, markets: [99, 99] });
  expect((await look()).map(({ rows, leftOut }) => [rows, leftOut])).toEqual([[[[addressOf(99), 2]], true]]);
  // Where the query itself asks for so many, the others are none of it.
  await save({ ...by, limit: 2 });
  expect(await look()).toEqual([]);
  await index.add({ slot: 4, markets: [98, 98, 98] });
  expect((await look()).map(({ rows, leftOut }) => [rows, leftOut])).toEqual([[[[addressOf(98), 3]], false]]);
  await close();
});

test('new rows in a tile of a dashboard are sent as the dashboard asks for them now', async () => {
  const { index, look, stage, id, close } = await start(MATCHED, { query: { from: 'trades' } });
  const content = (market: number) => ({
    format: 'dashboard/1',
    title: 'Desk',
    cluster: 'localnet',
    parameters: { wallet: addressOf(market) },
    window: '24h',
    refresh: 'off',
    tiles: [
      {
        id: 't1',
        kind: 'query',
        query: { from: 'trades', show: ['slot', 'market'] },
        show: 'table',
        bound: [{ field: 'market', parameter: 'wallet' }],
        title: 'Mine',
        x: 0,
        y: 0,
        w: 6,
        h: 6,
      },
      { id: 't2', kind: 'note', text: 'x', x: 6, y: 0, w: 4, h: 3 },
    ],
  });
  const made = await stage.mine.post('/api/me/dashboards', { content: content(11) });
  const dashboard = String(made.body['id']);
  const subscribe = (tile: string, of = dashboard) =>
    stage.mine.send('PUT', `/api/me/webhooks/${id}`, {
      name: 'x',
      subscriptions: [{ event: 'dashboard.matched', dashboard: of, tile }],
    });
  for (const [tile, of, error] of [
    ['t2', dashboard, 'The dashboard has no such tile with a query.'],
    ['t9', dashboard, 'The dashboard has no such tile with a query.'],
    ['t1', 'nobody', 'There is no such dashboard.'],
  ] as const)
    expect((await subscribe(tile, of)).body.error).toBe(`subscriptions.0: ${error}`);
  expect((await subscribe('t1')).status).toBe(200);
  expect(await look()).toEqual([]);
  await index.add({ slot: 2, markets: [11, 12] });
  expect(await look()).toEqual([
    {
      dashboard,
      title: 'Desk',
      tile: 't1',
      tileTitle: 'Mine',
      cluster: 'localnet',
      reading: `Trades where Market is ${toShortAddress(addressOf(11))}.`,
      slot: 2,
      columns: [
        { key: 'slot', title: 'Slot', kind: 'slot' },
        { key: 'market', title: 'Market', kind: 'address' },
      ],
      rows: [[2, addressOf(11)]],
      leftOut: false,
    },
  ]);
  expect(await look()).toEqual([]);
  // Once it asks for something else, what is there by then is not new.
  const saved = await stage.mine.send('PUT', `/api/me/dashboards/${dashboard}`, {
    revision: 1,
    content: content(12),
  });
  expect(saved.status).toBe(200);
  expect(await look()).toEqual([]);
  await index.add({ slot: 3, markets: [12] });
  expect((await look()).map(({ rows }) => rows)).toEqual([[[3, addressOf(12)]]]);
  await stage.mine.send('DELETE', `/api/me/dashboards/${dashboard}`);
  await index.add({ slot: 4, markets: [12] });
  expect(await look()).toEqual([]);
  expect((await stage.get(id)).subscriptions[0]!.problem).toBe('There is no such dashboard.');
  await close();
});

const SYSTEM = '11111111111111111111111111111111';

test('calls of a program are sent once, with the place and the title of each', async () => {
  const listed: { signature: string; slot: number; err: null; blockTime: number }[] = [];
  const add = (slot: number) =>
    listed.unshift({ signature: signatureOf(slot), slot, err: null, blockTime: 1_700_000_000 });
  add(10);
  const { look, close } = await start(
    { event: 'program.called', cluster: 'localnet', program: SYSTEM, instruction: 'transfersol' },
    {
      node: {
        getSignaturesForAddress: () => listed,
        getTransaction: ([signature]) => transferOf(String(signature)),
      },
    },
  );
  expect(await look()).toEqual([]);
  add(11);
  expect(await look()).toEqual([
    {
      cluster: 'localnet',
      program: SYSTEM,
      transactions: [
        {
          signature: signatureOf(11),
          slot: 11,
          blockTime: 1_700_000_000,
          outcome: 'succeeded',
          calls: [{ path: '1', instruction: 'Transfer SOL' }],
        },
      ],
      leftOut: false,
    },
  ]);
  expect(await look()).toEqual([]);
  await close();
});
