import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BulkAnswer } from '#contracts/bulk/bulk';
import type { Wire } from '#std/json';
import type { StoreWriter, TableRow } from '#store';
import programSpans from '#store/tables/program-spans';
import referencePrices from '#store/tables/reference-prices';
import tokenSpans from '#store/tables/token-spans';
import tokens from '#store/tables/tokens';
import users from '#store/tables/users';
import { ALICE, BOB } from '../testing/recorded-answers.ts';
import { createScriptedApp, createScriptedClusters, type Script } from '../testing/scripted-cluster.ts';
import { addressOf, createScriptedIndex, rowsOf } from '../testing/scripted-index.ts';

const TOKEN = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const MINT = addressOf(1);
const NOON = 1_700_000_000;
const NODE: Script = {
  getMultipleAccounts: ([addresses]) => ({
    context: { slot: 60 },
    value: (addresses as readonly string[]).map(() => null),
  }),
};

const priced = (width: number, bucket: number, close: number): TableRow<typeof tokenSpans> => ({
  width,
  bucket,
  mint: MINT,
  swaps: 1,
  buys: 1,
  lamports: 0n,
  microUsd: 0n,
  open: close,
  high: close,
  low: close,
  close,
  unvalued: 0,
});

const called = (bucket: number, calls: number): TableRow<typeof programSpans> => ({
  width: 300,
  bucket,
  program: TOKEN,
  calls,
  transactions: 2,
  failed: 1,
  users: 1,
  computeUnits: 0,
  feeLamports: 0n,
  swaps: 0,
  lamports: 0n,
  microUsd: 0n,
});

type Found = Extract<Wire<BulkAnswer>, { kind: 'found' }>;

const post = async (app: ReturnType<typeof createScriptedApp>, body: object) => {
  const response = await app.request('http://localhost/api/v1/bulk?cluster=mainnet', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { body: (await response.json()) as Found };
};

describe('many things asked about at once, with an index', () => {
  let writer: StoreWriter;
  beforeAll(async () => {
    writer = await createScriptedIndex({ fromSlot: 1, fromTime: NOON - 1_000, toSlot: 900, toTime: NOON }, [
      rowsOf(users, [
        {
          wallet: ALICE,
          firstSlot: 2,
          firstTime: NOON - 900,
          lastTime: NOON - 9,
          transactions: 7,
          failed: 1,
          feeLamports: 35_000n,
        },
      ]),
      rowsOf(tokens, [
        {
          mint: MINT,
          decimals: 6,
          firstSlot: 1,
          firstTime: NOON - 800,
          createdSlot: 1,
          createdTime: NOON - 800,
          creator: ALICE,
          launchpad: undefined,
          pooledSlot: undefined,
          pooledTime: undefined,
          tradedSlot: undefined,
          holders: 12,
          swaps: 0,
        },
      ]),
      rowsOf(tokenSpans, [
        priced(300, NOON - 600, 2),
        priced(300, NOON - 300, 3),
        priced(300, NOON - 90_000, 9),
        priced(3_600, NOON - 3_600, 8),
      ]),
      rowsOf(programSpans, [called(NOON - 90_000, 100), called(NOON - 600, 5), called(NOON - 300, 7)]),
      rowsOf(referencePrices, [
        {
          bucket: NOON - 60,
          microUsd: 150_000_000n,
          market: addressOf(77),
          depthMicroUsd: 5_000_000_000n,
          slot: 899,
          time: NOON - 30,
        },
      ]),
    ]);
  });
  afterAll(() => writer.close());

  test('addresses have their first and last time and tokens their holders, without a call of a node', async () => {
    const clusters = createScriptedClusters({ mainnet: NODE }, {}, { mainnet: writer.reader });
    const { body } = await post(createScriptedApp(clusters), {
      items: [ALICE, BOB, MINT],
      parts: ['activity', 'market'],
    });
    expect(body.rows.map(({ activity }) => activity)).toEqual([
      {
        firstTime: NOON - 900,
        lastTime: NOON - 9,
        transactions: 7,
        failed: 1,
        feeLamports: '35000',
      },
      undefined,
      undefined,
    ]);
    expect(body.rows[2]?.market).toMatchObject({ holders: 12, microUsd: '0', createdTime: NOON - 800 });
    expect(body.coverage).toMatchObject({ fromSlot: 1, toSlot: 900 });
    // Only the name of the mint is asked for.
    expect(clusters.calls).toEqual(['mainnet getMultipleAccounts']);
  });

  test('tokens have their prices of a day, programs their calls, and a SOL its price', async () => {
    const clusters = createScriptedClusters({ mainnet: NODE }, {}, { mainnet: writer.reader });
    const { body } = await post(createScriptedApp(clusters), {
      items: [MINT, TOKEN, ALICE],
      parts: ['market', 'prices', 'calls'],
    });
    // Of an index that has begun lately, five minutes are a span.
    expect(body.rows.map(({ prices }) => prices)).toEqual([
      {
        width: 300,
        points: [
          { time: NOON - 600, usd: 2 },
          { time: NOON - 300, usd: 3 },
        ],
      },
      undefined,
      undefined,
    ]);
    expect(body.rows.map(({ calls }) => calls)).toEqual([
      undefined,
      { calls: 12, transactions: 4, failed: 2 },
      undefined,
    ]);
    expect(body.sol).toMatchObject({ usd: 150, time: NOON - 30 });
  });
});
