import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StoreWriter, TableRow } from '#store';
import candles from '#store/tables/candles';
import swaps from '#store/tables/swaps';
import markets from '#store/tables/markets';
import transactions from '#store/tables/transactions';
import type { App } from '../http/request-context.ts';
import { createScriptedApp, createScriptedClusters } from '../testing/scripted-cluster.ts';
import { addressOf, createScriptedIndex, rowsOf, signatureOf } from '../testing/scripted-index.ts';

const MARKET = addressOf(1);
const MINT = addressOf(2);
const SOL = 'So11111111111111111111111111111111111111112';
const VENUE = addressOf(4);
/** Monday 16 November 2026, 12:00 UTC. */
const NOON = Date.UTC(2026, 10, 16, 12) / 1_000;

const market: TableRow<typeof markets> = {
  market: MARKET,
  venue: VENUE,
  base: MINT,
  quote: SOL,
  quoteKind: 'sol',
  baseDecimals: 6,
  quoteDecimals: 9,
  firstSlot: 100,
  firstTime: NOON - 7_200,
  firstPrice: 0.001,
  slot: 900,
  time: NOON - 10,
  price: 0.002,
  baseReserve: 1_000n,
  quoteReserve: 2n ** 70n,
  liquidityLamports: 5n,
  liquidityMicroUsd: 9_000_000_000n,
  swaps: 7,
};

const candle = (width: number, bucket: number, price: number): TableRow<typeof candles> => ({
  market: MARKET,
  width,
  bucket,
  open: price,
  high: price * 2,
  low: price / 2,
  close: price,
  baseAmount: 10n,
  quoteAmount: 20n,
  lamports: 30n,
  microUsd: 40n,
  swaps: 3,
  buys: 2,
  unvalued: 1,
});

const swap = (slot: number, part: number, isBuy: boolean): TableRow<typeof swaps> => ({
  slot,
  position: 5,
  part,
  time: NOON - 1_000 + slot,
  trader: addressOf(77),
  market: MARKET,
  venue: VENUE,
  base: MINT,
  quote: SOL,
  isBuy,
  baseAmount: 1_000n,
  quoteAmount: 2_000n,
  price: 0.002,
  lamports: 2_000n,
  microUsd: undefined,
  router: undefined,
  swaps: 2,
});

let writer: StoreWriter;
let app: App;

beforeAll(async () => {
  writer = await createScriptedIndex({ fromSlot: 1, fromTime: NOON - 90_000, toSlot: 900, toTime: NOON }, [
    rowsOf(markets, [market]),
    rowsOf(candles, [
      ...[0, 60, 120, 600].map((before) => candle(60, NOON - before, 1 + before)),
      ...[0, 3_600, 90_000].map((before) => candle(3_600, NOON - before, 1 + before)),
    ]),
    rowsOf(swaps, [swap(10, 0, true), swap(10, 1, false), swap(20, 0, true), swap(30, 0, true)]),
    rowsOf(transactions, [
      {
        slot: 20,
        position: 5,
        signature: signatureOf(1),
        feePayer: addressOf(77),
        feeLamports: 5_000n,
        computeUnits: 1,
      },
    ]),
  ]);
  app = createScriptedApp(createScriptedClusters({ localnet: {} }, {}, { localnet: writer.reader }));
});

afterAll(() => writer.close());

interface Body {
  readonly day?: object;
  readonly nextBefore?: number;
  readonly nextCursor?: string;
  readonly candles?: readonly { readonly time: number; readonly swaps: number }[];
  readonly trades?: readonly { readonly slot: number; readonly part: number; readonly signature?: string }[];
}

async function ask(path: string): Promise<{ status: number; body: Body }> {
  const response = await app.request(`http://localhost/api/markets/${path}`, {
    headers: { cookie: 'cluster=localnet' },
  });
  return { status: response.status, body: (await response.json()) as Body };
}

describe('/api/markets/:market', () => {
  test('tells sides, price, reserves and the day of a market', async () => {
    const { body } = await ask(MARKET);
    expect(body).toMatchObject({
      kind: 'found',
      venue: VENUE,
      base: MINT,
      quote: SOL,
      baseDecimals: 6,
      quoteDecimals: 9,
      price: 0.002,
      baseReserve: '1000',
      quoteReserve: '1180591620717411303424',
      liquidityMicroUsd: '9000000000',
      firstTime: NOON - 7_200,
      firstTimeIsBound: false,
    });
  });

  test('sums the candles that began in the last 24 hours', async () => {
    const { body } = await ask(MARKET);
    expect(body.day).toEqual({
      swaps: 6,
      buys: 4,
      microUsd: '80',
      unvalued: 2,
      open: 3_601,
      high: 7_202,
      low: 0.5,
      close: 1,
      change: 1 / 3_601 - 1,
    });
  });

  test('says that it has seen no such market', async () => {
    expect((await ask(SOL)).body).toMatchObject({ kind: 'absent', state: 'not-found' });
  });

  test('says that an address is none', async () => {
    for (const path of ['x', 'x/candles', 'x/trades']) {
      expect((await ask(path)).body).toMatchObject({ kind: 'absent', state: 'malformed' });
    }
  });
});

describe('/api/markets/:market/candles', () => {
  test('gives stored widths as they are stored', async () => {
    const { body } = await ask(`${MARKET}/candles?width=1m`);
    expect(body.candles?.map(({ time }) => time - NOON)).toEqual([-600, -120, -60, 0]);
    expect(body.candles?.[0]).toEqual({
      time: NOON - 600,
      open: 601,
      high: 1_202,
      low: 300.5,
      close: 601,
      baseAmount: '10',
      quoteAmount: '20',
      microUsd: '40',
      swaps: 3,
      buys: 2,
      unvalued: 1,
    });
    expect(body.nextBefore).toBeUndefined();
  });

  test('makes other widths of them', async () => {
    const { body } = await ask(`${MARKET}/candles?width=5m`);
    expect(body.candles?.map(({ time, swaps: count }) => [time - NOON, count])).toEqual([
      [-600, 3],
      [-300, 6],
      [0, 3],
    ]);
  });

  test('pages back without losing or repeating a candle', async () => {
    const first = (await ask(`${MARKET}/candles?width=5m&limit=2`)).body;
    expect(first.candles?.map(({ time }) => time - NOON)).toEqual([-300, 0]);
    expect(first.nextBefore).toBe(NOON - 300);
    const second = (await ask(`${MARKET}/candles?width=5m&limit=2&before=${first.nextBefore}`)).body;
    expect(second.candles?.map(({ time }) => time - NOON)).toEqual([-600]);
    expect(second.nextBefore).toBeUndefined();
  });

  test('refuses what it does not understand', async () => {
    for (const query of ['width=2m', 'limit=0', 'limit=1501', 'before=x', 'before=-1', 'other=1']) {
      expect((await ask(`${MARKET}/candles?${query}`)).status, query).toBe(400);
    }
  });
});

describe('/api/markets/:market/trades', () => {
  const places = ({ trades }: Body) => trades?.map(({ slot, part }) => `${slot}.${part}`);

  test('lists the newest first, with the signature where it is known', async () => {
    const { body } = await ask(`${MARKET}/trades`);
    expect(places(body)).toEqual(['30.0', '20.0', '10.1', '10.0']);
    expect(body.trades?.[1]?.signature).toBe(signatureOf(1));
    expect(body.trades?.[0]?.signature).toBeUndefined();
    expect(body.nextCursor).toBeUndefined();
  });

  test('goes on where the last page ended, inside a transaction too', async () => {
    const first = (await ask(`${MARKET}/trades?limit=3`)).body;
    expect(places(first)).toEqual(['30.0', '20.0', '10.1']);
    const second = (await ask(`${MARKET}/trades?limit=3&before=${first.nextCursor}`)).body;
    expect(places(second)).toEqual(['10.0']);
    expect(second.nextCursor).toBeUndefined();
  });

  test('lists one side only', async () => {
    expect(places((await ask(`${MARKET}/trades?side=sell`)).body)).toEqual(['10.1']);
    const buys = (await ask(`${MARKET}/trades?side=buy&limit=2`)).body;
    expect(places(buys)).toEqual(['30.0', '20.0']);
    expect(places((await ask(`${MARKET}/trades?side=buy&before=${buys.nextCursor}`)).body)).toEqual(['10.0']);
  });

  test('refuses what it does not understand', async () => {
    for (const query of ['side=both', 'limit=101', 'before=1', 'before=1.2.x', 'other=1']) {
      expect((await ask(`${MARKET}/trades?${query}`)).status, query).toBe(400);
    }
  });
});
