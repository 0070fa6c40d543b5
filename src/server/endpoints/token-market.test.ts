import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StoreWriter, TableRow } from '#store';
import tokenMints from '#store/tables/token-mints';
import swaps from '#store/tables/swaps';
import marketLiquiditySpans from '#store/tables/market-liquidity-spans';
import markets from '#store/tables/markets';
import referencePrices from '#store/tables/reference-prices';
import tokenAccounts from '#store/tables/token-accounts';
import tokenSpans from '#store/tables/token-spans';
import tokens from '#store/tables/tokens';
import transactions from '#store/tables/transactions';
import type { App } from '../http/request-context.ts';
import { createScriptedApp, createScriptedClusters } from '../testing/scripted-cluster.ts';
import { addressOf, createScriptedIndex, rowsOf, signatureOf } from '../testing/scripted-index.ts';

const SOL = 'So11111111111111111111111111111111111111112';
const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const DOLLAR = addressOf(9);
const MINT = addressOf(1);
const DETOUR = addressOf(2);
const MARKET = addressOf(11);
const [CREATOR, SNIPER, LATE] = [addressOf(31), addressOf(32), addressOf(33)];
const NOON = Date.UTC(2026, 10, 16, 12) / 1_000;

const market = (
  address: string,
  base: string,
  quote: string,
  more: Partial<TableRow<typeof markets>> = {},
): TableRow<typeof markets> => ({
  market: address,
  venue: addressOf(50),
  base,
  quote,
  quoteKind: quote === SOL ? 'sol' : 'token',
  baseDecimals: 6,
  quoteDecimals: 9,
  firstSlot: 100,
  firstTime: NOON - 3_000,
  firstPrice: 0.001,
  slot: 900,
  time: NOON - 10,
  price: 0.002,
  baseReserve: 700n,
  quoteReserve: 9n,
  liquidityLamports: undefined,
  liquidityMicroUsd: quote === SOL ? 900_000_000n : undefined,
  swaps: 7,
  ...more,
});

const swap = (slot: number, trader: string): TableRow<typeof swaps> => ({
  slot,
  position: 0,
  part: 0,
  time: NOON - 3_000,
  trader,
  market: MARKET,
  venue: addressOf(50),
  base: MINT,
  quote: SOL,
  isBuy: true,
  baseAmount: 1_000n,
  quoteAmount: 2_000n,
  price: 0.002,
  lamports: 2_000n,
  microUsd: 5n,
  router: undefined,
  swaps: 1,
});

const account = (n: number, owner: string, amount: bigint, slot = 800): TableRow<typeof tokenAccounts> => ({
  account: addressOf(n),
  mint: MINT,
  owner,
  amount,
  firstSlot: 100,
  slot,
  time: NOON,
});

const span = (width: number, bucket: number, price: number): TableRow<typeof tokenSpans> => ({
  width,
  bucket,
  mint: MINT,
  swaps: 2,
  buys: 1,
  lamports: 0n,
  microUsd: 7n,
  open: price,
  high: price,
  low: price,
  close: price,
  unvalued: 0,
});

const token: TableRow<typeof tokens> = {
  mint: MINT,
  decimals: 6,
  firstSlot: 90,
  firstTime: NOON - 3_600,
  createdSlot: 90,
  createdTime: NOON - 3_600,
  creator: CREATOR,
  launchpad: undefined,
  pooledSlot: 100,
  pooledTime: NOON - 3_000,
  tradedSlot: 100,
  holders: 4,
  swaps: 3,
};

/** A mint of 1,000 units without authorities. */
function mintAccount(): object {
  const data = Buffer.alloc(82);
  data.writeBigUInt64LE(1_000n, 36);
  data[44] = 6;
  data[45] = 1;
  return {
    lamports: 1,
    owner: TOKEN_PROGRAM,
    executable: false,
    space: 82,
    data: [data.toString('base64'), 'base64'],
  };
}

let writer: StoreWriter;
let app: App;

beforeAll(async () => {
  writer = await createScriptedIndex({ fromSlot: 50, fromTime: NOON - 9_000, toSlot: 1_000, toTime: NOON }, [
    rowsOf(markets, [
      market(MARKET, MINT, SOL),
      market(addressOf(12), DETOUR, addressOf(3)),
      market(addressOf(13), addressOf(4), MINT),
    ]),
    rowsOf(referencePrices, [
      {
        bucket: NOON,
        microUsd: 150_000_000n,
        market: addressOf(14),
        depthMicroUsd: 10n ** 12n,
        slot: 1,
        time: NOON,
      },
    ]),
    rowsOf(tokens, [token]),
    rowsOf(tokenSpans, [
      span(3_600, NOON - 82_800, 1),
      span(3_600, NOON - 3_600, 2),
      span(3_600, NOON, 3),
      span(300, NOON - 300, 2),
      span(300, NOON, 3),
    ]),
    rowsOf(tokenMints, [
      {
        slot: 90,
        position: 3,
        part: 0,
        time: NOON - 3_600,
        mint: MINT,
        creator: CREATOR,
        decimals: 6,
        launchpad: undefined,
      },
    ]),
    rowsOf(transactions, [
      {
        slot: 90,
        position: 3,
        signature: signatureOf(90),
        feePayer: CREATOR,
        feeLamports: 0n,
        computeUnits: 1,
      },
      {
        slot: 105,
        position: 0,
        signature: signatureOf(105),
        feePayer: SNIPER,
        feeLamports: 0n,
        computeUnits: 1,
      },
    ]),
    rowsOf(swaps, [swap(100, CREATOR), swap(105, SNIPER), swap(106, LATE)]),
    rowsOf(tokenAccounts, [
      account(61, CREATOR, 200n),
      account(62, SNIPER, 50n),
      account(63, LATE, 50n),
      // The vault belongs to an authority that is no market: the reserve tells it.
      account(64, addressOf(70), 700n, 900),
    ]),
    rowsOf(marketLiquiditySpans, [
      { market: MARKET, width: 3_600, bucket: NOON - 7_200, high: 9_000_000_000n, close: 8_000_000_000n },
    ]),
  ]);
  const scripts = {
    getAccountInfo: () => ({ context: { slot: 1_000 }, value: mintAccount() }),
    getMultipleAccounts: (params: readonly unknown[]) => ({
      context: { slot: 1_000 },
      value: (params[0] as readonly string[]).map(() => null), // a list of addresses
    }),
  };
  app = createScriptedApp(
    createScriptedClusters({ localnet: scripts, devnet: scripts }, {}, { localnet: writer.reader }),
  );
});

afterAll(() => writer.close());

async function ask(path: string, cluster = 'localnet'): Promise<object> {
  const response = await app.request(`http://localhost/api/tokens/${path}`, {
    headers: { cookie: `cluster=${cluster}` },
  });
  return (await response.json()) as object; // every endpoint answers with an object
}

describe('/api/tokens/:mint/market', () => {
  test('tells price, figures and markets of a token', async () => {
    expect(await ask(`${MINT}/market`)).toMatchObject({
      kind: 'found',
      price: { usd: 0.3, sol: 0.002, isThin: true, isStale: false },
      mainMarket: MARKET,
      holders: 4,
      createdTime: NOON - 3_600,
      creator: CREATOR,
      hasMoreMarkets: false,
      markets: [
        { market: MARKET, base: MINT },
        { market: addressOf(13), quote: MINT },
      ],
    });
  });

  test('sums each window over the spans that began in it', async () => {
    expect(await ask(`${MINT}/market`)).toMatchObject({
      windows: {
        '1h': { swaps: 4, open: 2, close: 3, change: 0.5 },
        '24h': { swaps: 6, buys: 3, microUsd: '21', open: 1, close: 3, change: 2 },
        '7d': { swaps: 6, microUsd: '21', open: 1, high: 3, low: 1, change: 2 },
      },
    });
  });

  test.each([
    [DETOUR, 'It is traded only against tokens that have no price themselves.'],
    [addressOf(3), 'It was only traded as a quote token, which gives it no price of its own.'],
    [DOLLAR, 'There were no trades in known pools since the index began.'],
  ])('says why %s has no price', async (mint, reason) => {
    const answer = await ask(`${mint}/market`);
    expect(answer).toMatchObject({ kind: 'found', priceMissing: reason });
    expect(answer).not.toHaveProperty('price');
  });

  test('says that a cluster is not indexed', async () => {
    expect(await ask(`${MINT}/market`, 'devnet')).toMatchObject({ kind: 'absent', state: 'not-indexed' });
  });

  test.each(['market', 'holder-classes', 'risk'])('%s says that an address is none', async (question) => {
    expect(await ask(`x/${question}`)).toMatchObject({ kind: 'absent', state: 'malformed' });
  });
});

describe('/api/tokens/:mint/holder-classes', () => {
  test('knows creator, snipers and pools, and leaves the rest out', async () => {
    expect(await ask(`${MINT}/holder-classes`)).toMatchObject({
      creation: { kind: 'known', creator: CREATOR, act: { slot: 90, signature: signatureOf(90) } },
      early: { kind: 'known', firstSlot: 100, lastSlot: 105, isCut: false },
      sums: {
        creator: { holders: 1, amount: '200' },
        pool: { holders: 1, amount: '700' },
        sniper: { holders: 1, amount: '50' },
        bundled: { holders: 0, amount: '0' },
      },
      holders: [
        { classes: ['pool'], accounts: [addressOf(64)], market: MARKET },
        { classes: ['creator'], owner: CREATOR },
        { classes: ['sniper'], owner: SNIPER, firstBuy: { slot: 105, signature: signatureOf(105) } },
      ],
    });
  });

  test('says that it cannot know who bought a token first that is older than the index', async () => {
    const reason = 'The token is older than the index, whose first block is of 2026-11-16 09:30 UTC.';
    expect(await ask(`${DETOUR}/holder-classes`)).toMatchObject({
      creation: { kind: 'unknown', reason },
      early: { kind: 'unknown', reason: `${reason} Who bought it first is not in it.` },
      holders: [],
    });
  });
});

describe('/api/tokens/:mint/risk', () => {
  const toneOf = (answer: object, key: string) =>
    (answer as { items: readonly { key: string; tone: string }[] }).items.find((item) => item.key === key)
      ?.tone; // the answer's own shape

  test('judges by the chain and the index, and by the index where the node lists no holders', async () => {
    const answer = await ask(`${MINT}/risk`);
    const tones = [
      'mint',
      'liquidity',
      'liquidity-removed',
      'creator',
      'sniper',
      'bundled',
      'age',
      'look-alike',
    ];
    expect(tones.map((key) => [key, toneOf(answer, key)])).toEqual([
      ['mint', 'fine'],
      ['liquidity', 'danger'],
      ['liquidity-removed', 'danger'],
      ['creator', 'danger'],
      ['sniper', 'caution'],
      ['bundled', 'fine'],
      ['age', 'caution'],
      ['look-alike', 'unknown'],
    ]);
    expect(answer).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({
          key: 'top-holders',
          tone: 'caution',
          finding:
            'The 3 largest owners beside pools hold 30 % of the supply, by our index, which has seen every change since the creation.',
        }),
      ]) as object,
    });
  });

  test('still judges by the chain where nothing is indexed, and says what that leaves out', async () => {
    const answer = await ask(`${MINT}/risk`, 'devnet');
    expect(answer).not.toHaveProperty('coverage');
    expect(toneOf(answer, 'mint')).toBe('fine');
    for (const key of [
      'liquidity',
      'liquidity-removed',
      'creator',
      'sniper',
      'bundled',
      'age',
      'top-holders',
    ]) {
      expect(toneOf(answer, key), key).toBe('unknown');
    }
  });
});
