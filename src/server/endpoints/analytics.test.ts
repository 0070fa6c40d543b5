import { afterEach, describe, expect, test } from 'vitest';
import type { AnalyticsAnswer } from '#contracts/market/analytics';
import type { Wire } from '#std/json';
import type { StoreWriter, TableRow } from '#store';
import chainSpans from '#store/tables/chain-spans';
import { chainSpanOf } from '../testing/chain-span.ts';
import { createScriptedApp, createScriptedClusters } from '../testing/scripted-cluster.ts';
import { createScriptedIndex, rowsOf } from '../testing/scripted-index.ts';

/** Monday 16 November 2026, 12:00 UTC. */
const NOON = Date.UTC(2026, 10, 16, 12) / 1_000;
const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

type Found = Extract<Wire<AnalyticsAnswer>, { readonly kind: 'found' }>;

let writer: StoreWriter | undefined;
afterEach(() => writer?.close());

/** An app over an index from one time to another that holds these spans. */
async function open(fromTime: number, toTime: number, spans: readonly TableRow<typeof chainSpans>[]) {
  writer = await createScriptedIndex({ fromSlot: 1, fromTime, toSlot: 900, toTime }, [
    rowsOf(chainSpans, spans),
  ]);
  const app = createScriptedApp(createScriptedClusters({ localnet: {} }, {}, { localnet: writer.reader }));
  return async (query: string): Promise<{ status: number; body: Found }> => {
    const response = await app.request(`http://localhost/api/analytics${query}`, {
      headers: { cookie: 'cluster=localnet' },
    });
    return { status: response.status, body: (await response.json()) as Found }; // what is asked of it is checked by each test
  };
}

const minutes = (count: number, more: (i: number) => Partial<TableRow<typeof chainSpans>>) =>
  Array.from({ length: count }, (_, i) => chainSpanOf(MINUTE, NOON - i * MINUTE, more(i)));

describe('/api/analytics', () => {
  test('an hour is its sixty newest minutes, and the hour before is as long', async () => {
    const ask = await open(
      NOON - 3 * HOUR,
      NOON + 29,
      minutes(180, (i) => ({
        transactions: i < 60 ? 10 : i < 120 ? 5 : 1_000,
        feeLamports: 7n,
        ...(i === 0 && { lastTime: NOON + 29 }),
      })),
    );
    const { body } = await ask('?window=1h');
    expect(body.now).toMatchObject({
      from: NOON - 59 * MINUTE,
      until: NOON + 30,
      transactions: 600,
      feeLamports: '420',
      seconds: 59 * 60 + 30,
    });
    expect(body.before).toMatchObject({
      from: NOON - 119 * MINUTE,
      until: NOON - 59 * MINUTE,
      transactions: 300,
      seconds: 3_600,
    });
  });

  test('seconds are those between the first and the last block of each span', async () => {
    const ask = await open(
      NOON - 70,
      NOON + 5,
      minutes(3, (i) =>
        i === 0
          ? { lastTime: NOON + 5 }
          : i === 1
            ? { firstTime: NOON - 58, lastTime: NOON - 2 }
            : { firstTime: NOON - 70 },
      ),
    );
    const { body } = await ask('?window=1h');
    expect(body.points.times).toEqual([NOON - 120, NOON - 60, NOON]);
    expect(body.points.seconds).toEqual([10, 57, 6]);
    expect(body.users.times).toEqual(body.points.times);
    expect(body.now.seconds).toBe(73);
    expect(body.before).toMatchObject({ seconds: 0, transactions: 0, feeLamports: '0' });
  });

  test('a day is shown by hours, and by shorter steps while the index is young', async () => {
    const spans = [
      ...minutes(90, () => ({ blocks: 2, users: 3 })),
      ...Array.from({ length: 14 }, (_, i) =>
        chainSpanOf(HOUR, NOON - i * HOUR, { blocks: 100, users: 40, newUsers: 10 }),
      ),
    ];
    const at = async (fromTime: number) => {
      await writer?.close();
      return (await (await open(fromTime, NOON + 59, spans))('?window=24h')).body;
    };
    const hours = await at(NOON - 13 * HOUR);
    expect(hours.points.width).toBe(HOUR);
    expect(hours.points.blocks).toEqual(Array.from({ length: 14 }, () => 100));
    const minutely = await at(NOON - 28 * MINUTE);
    expect(minutely.points.width).toBe(MINUTE);
    const fives = await at(NOON - 89 * MINUTE);
    expect(fives.points.width).toBe(5 * MINUTE);
    expect(fives.points.times.slice(-2)).toEqual([NOON - 5 * MINUTE, NOON]);
    expect(fives.points.blocks.slice(-3)).toEqual([10, 10, 2]);
    // Different users of five minutes are not the sum of those of each: they stay by the minute.
    expect(fives.users).toMatchObject({ width: MINUTE });
    expect(fives.users.users.slice(-2)).toEqual([3, 3]);
    const quarters = await at(NOON - 8 * HOUR);
    expect(quarters.points.width).toBe(15 * MINUTE);
    expect(quarters.points.times.at(-1)).toBe(NOON);
    expect(quarters.users).toMatchObject({ width: HOUR });
  });

  test('users are counted in the newest whole span only, and only where all of it is covered', async () => {
    const spans = [0, 1, 2].map((i) => chainSpanOf(HOUR, NOON - i * HOUR, { users: 10 + i }));
    const ask = await open(NOON - HOUR - 10, NOON + 59, spans);
    expect((await ask('?window=24h')).body.activeUsers).toEqual({
      width: 3_600,
      now: { bucket: NOON - HOUR, users: 11 },
    });
    expect((await ask('?window=30d')).body.activeUsers).toEqual({ width: 86_400 });
  });

  test('thirty days are shown by days once they are nine', async () => {
    const midnight = NOON - 12 * HOUR;
    const spans = Array.from({ length: 9 }, (_, i) =>
      chainSpanOf(DAY, midnight - i * DAY, { tokenMints: i, users: 5 }),
    );
    const ask = await open(midnight - 8 * DAY, NOON, spans);
    const { body } = await ask('?window=30d');
    expect(body.points).toMatchObject({ width: 86_400, tokenMints: [8, 7, 6, 5, 4, 3, 2, 1, 0] });
    expect(body.users).toMatchObject({ width: 86_400, users: spans.map(() => 5) });
  });

  test('an index without a block yet says so, and so does a cluster without an index', async () => {
    const clusters = createScriptedClusters({ localnet: {} });
    const response = await createScriptedApp(clusters).request('http://localhost/api/analytics', {
      headers: { cookie: 'cluster=localnet' },
    });
    expect(await response.json()).toMatchObject({ kind: 'absent', state: 'not-indexed' });
  });

  test('other windows and other parameters are refused', async () => {
    const ask = await open(NOON, NOON, []);
    for (const query of ['?window=2h', '?window=', '?window=1h&window=24h', '?wndow=1h']) {
      expect((await ask(query)).status, query).toBe(400);
    }
  });
});
