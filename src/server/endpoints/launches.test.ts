import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorBody } from '#contracts/api';
import type { LaunchesAnswer, LaunchRow } from '#contracts/market/launches';
import type { Wire } from '#std/json';
import type { StoreWriter, TableRow } from '#store';
import anomalies from '#store/tables/anomalies';
import authorityChanges from '#store/tables/authority-changes';
import tokenMints from '#store/tables/token-mints';
import launchTraders from '#store/tables/launch-traders';
import launches from '#store/tables/launches';
import markets from '#store/tables/markets';
import referencePrices from '#store/tables/reference-prices';
import supplySpans from '#store/tables/supply-spans';
import tokenAccounts from '#store/tables/token-accounts';
import tokens from '#store/tables/tokens';
import transactions from '#store/tables/transactions';
import type { App } from '../http/request-context.ts';
import { createScriptedApp, createScriptedClusters } from '../testing/scripted-cluster.ts';
import { addressOf, createScriptedIndex, rowsOf, signatureOf, tokenOf } from '../testing/scripted-index.ts';

const PUMP = '6EF8rrecthR5Dkzon8Nwu78hRvfCKubJ14M5uBEwF6P';
const SOL = 'So11111111111111111111111111111111111111112';
const NOON = Date.UTC(2026, 10, 16, 12) / 1_000;
const CREATOR = addressOf(50);
/** A token that trades, one that was pulled before it by the same creator, an NFT, one of a launchpad. */
const [TRADED, PULLED, NFT, SOLD] = [addressOf(1), addressOf(2), addressOf(3), addressOf(4)];
const UNREAD = addressOf(5);
const [MARKET, DRY] = [addressOf(11), addressOf(12)];

const tokenMint = (slot: number, mint: string, more: Partial<TableRow<typeof tokenMints>> = {}) => ({
  slot,
  position: 0,
  part: 0,
  time: NOON - 1_000 + slot,
  mint,
  creator: CREATOR,
  decimals: 6,
  launchpad: undefined,
  ...more,
});

const token = (mint: string, slot: number, more: Partial<TableRow<typeof tokens>> = {}) =>
  tokenOf(mint, NOON, {
    firstSlot: slot,
    createdSlot: slot,
    createdTime: NOON - 1_000 + slot,
    creator: CREATOR,
    ...more,
  });

const market = (address: string, base: string, more: Partial<TableRow<typeof markets>> = {}) => ({
  market: address,
  venue: addressOf(90),
  base,
  quote: SOL,
  quoteKind: 'sol',
  baseDecimals: 6,
  quoteDecimals: 9,
  firstSlot: 1,
  firstTime: NOON,
  firstPrice: 0.001,
  slot: 400,
  time: NOON - 10,
  price: 0.002,
  baseReserve: 1n,
  quoteReserve: 1n,
  liquidityLamports: 1n,
  liquidityMicroUsd: 4_000_000_000n,
  swaps: 1,
  ...more,
});

const trader = (mint: string, address: string, more: Partial<TableRow<typeof launchTraders>> = {}) => ({
  mint,
  trader: address,
  firstSlot: 310,
  firstTime: NOON,
  buys: 1,
  sells: 0,
  bought: 10n,
  sold: 0n,
  boughtMicroUsd: 1n,
  soldMicroUsd: 0n,
  ...more,
});

/** What the tests look at is there, or they fail. */
type Body = Extract<Wire<LaunchesAnswer>, { kind: 'found' }> & ErrorBody;

let writer: StoreWriter;
let app: App;

beforeAll(async () => {
  writer = await createScriptedIndex({ fromSlot: 1, fromTime: NOON - 1_000, toSlot: 900, toTime: NOON }, [
    rowsOf(tokenMints, [
      tokenMint(100, PULLED),
      tokenMint(200, NFT, { decimals: 0 }),
      tokenMint(300, TRADED),
      tokenMint(400, SOLD, { creator: addressOf(51), launchpad: PUMP }),
      // The launchpad's instruction and the token program's inside it.
      tokenMint(400, SOLD, { creator: addressOf(51), launchpad: PUMP, part: 1 }),
    ]),
    rowsOf(transactions, [
      {
        slot: 300,
        position: 0,
        signature: signatureOf(1),
        feePayer: CREATOR,
        feeLamports: 5_000n,
        computeUnits: undefined,
      },
    ]),
    rowsOf(tokens, [
      token(PULLED, 100, { tradedSlot: 110, pooledSlot: 110, pooledTime: NOON - 890 }),
      token(NFT, 200, { decimals: 0 }),
      token(TRADED, 300, { tradedSlot: 305, pooledSlot: 305, pooledTime: NOON - 695, holders: 7, swaps: 9 }),
      token(UNREAD, 250, { decimals: undefined }),
      token(SOLD, 400, { creator: addressOf(51), launchpad: PUMP, tradedSlot: 400, swaps: 1 }),
    ]),
    rowsOf(launches, [
      {
        mint: TRADED,
        firstTime: NOON - 695,
        lastTime: NOON - 10,
        swaps: 9,
        buys: 6,
        microUsd: 500_000_000n,
        unvalued: 1,
        firstPrice: 0.1,
        peakLiquidityMicroUsd: 5_000_000_000n,
      },
      {
        mint: PULLED,
        firstTime: NOON - 890,
        lastTime: NOON - 800,
        swaps: 2,
        buys: 1,
        microUsd: 1n,
        unvalued: 0,
        firstPrice: undefined,
        peakLiquidityMicroUsd: 9_000_000_000n,
      },
    ]),
    rowsOf(launchTraders, [
      trader(TRADED, CREATOR, { firstSlot: 305, buys: 0, sells: 2, bought: 0n, sold: 30n }),
      trader(TRADED, addressOf(60)),
      trader(TRADED, addressOf(61), { firstSlot: 311 }),
      trader(TRADED, addressOf(62), { buys: 0, sells: 1 }),
    ]),
    rowsOf(markets, [
      market(MARKET, TRADED),
      market(DRY, PULLED, { liquidityMicroUsd: 0n }),
      market(addressOf(13), SOLD, {
        venue: PUMP,
        baseReserve: 603_450_000_000_000n,
        liquidityMicroUsd: undefined,
        slot: 400,
      }),
    ]),
    rowsOf(anomalies, [
      {
        slot: 500,
        part: 0,
        time: NOON,
        rule: 'liquidity-pull',
        severity: 'warning',
        subject: addressOf(13),
        position: 0,
        measured: 1,
        allowed: 0.5,
        evidence: '{}',
      },
    ]),
    rowsOf(authorityChanges, [
      {
        slot: 300,
        position: 1,
        part: 0,
        time: NOON,
        mint: TRADED,
        authority: 'the right to mint',
        holder: CREATOR,
      },
      {
        slot: 301,
        position: 0,
        part: 0,
        time: NOON,
        mint: TRADED,
        authority: 'the right to mint',
        holder: undefined,
      },
    ]),
    rowsOf(supplySpans, [
      { width: 3_600, bucket: NOON - 3_600, mint: TRADED, minted: 900n, burnt: 0n, changes: 1 },
      { width: 3_600, bucket: NOON, mint: TRADED, minted: 200n, burnt: 100n, changes: 2 },
      { width: 3_600, bucket: NOON, mint: SOLD, minted: 1_000_000_000_000_000n, burnt: 0n, changes: 1 },
    ]),
    rowsOf(tokenAccounts, [
      {
        account: addressOf(70),
        mint: TRADED,
        owner: CREATOR,
        amount: 150n,
        firstSlot: 1,
        slot: 1,
        time: NOON,
      },
      {
        account: addressOf(71),
        mint: TRADED,
        owner: CREATOR,
        amount: 100n,
        firstSlot: 1,
        slot: 1,
        time: NOON,
      },
      {
        account: addressOf(72),
        mint: TRADED,
        owner: addressOf(60),
        amount: 700n,
        firstSlot: 1,
        slot: 1,
        time: NOON,
      },
    ]),
    rowsOf(referencePrices, [
      {
        bucket: NOON,
        microUsd: 100_000_000n,
        market: addressOf(99),
        depthMicroUsd: 1n,
        slot: 800,
        time: NOON,
      },
    ]),
  ]);
  app = createScriptedApp(createScriptedClusters({ localnet: {} }, {}, { localnet: writer.reader }));
});

afterAll(() => writer.close());

async function ask(query = ''): Promise<{ status: number; body: Body }> {
  const response = await app.request(`http://localhost/api/launches${query}`, {
    headers: { cookie: 'cluster=localnet' },
  });
  return { status: response.status, body: (await response.json()) as Body };
}

const markOf = (row: Wire<LaunchRow>, rule: string) => row.marks.find((mark) => mark.rule === rule)!;

describe('/api/launches', () => {
  test('gives mints by their creation, the newest first, each once and without those that have no decimals', async () => {
    const { body } = await ask();
    expect(body.rows.map(({ mint }) => mint)).toEqual([SOLD, TRADED, PULLED]);
    expect(body.nextBefore).toBeUndefined();
    const { body: all } = await ask('?nfts=show');
    expect(all.rows.map(({ mint }) => mint)).toEqual([SOLD, TRADED, NFT, PULLED]);
  });

  test('tells how a token fared since it was created', async () => {
    const row = (await ask()).body.rows[1]!;
    expect(row).toMatchObject({
      slot: 300,
      signature: signatureOf(1),
      creator: CREATOR,
      decimals: 6,
      firstTradeTime: NOON - 695,
      firstUsd: 0.1,
      liquidityMicroUsd: '4000000000',
      swaps: 9,
      buys: 6,
      earlyBuyers: 2,
      microUsd: '500000000',
      unvalued: 1,
      holders: 7,
      progress: { kind: 'pooled', time: NOON - 695 },
    });
    expect(row.price?.usd).toBeCloseTo(0.2, 10);
    expect(row.change).toBeCloseTo(1, 10);
  });

  test('marks rest on the newest change of a right, all accounts of the creator and its trades', async () => {
    const row = (await ask()).body.rows[1]!;
    expect(markOf(row, 'mint-authority')).toMatchObject({
      tone: 'fine',
      evidence: 'It was revoked in slot 301.',
    });
    expect(markOf(row, 'creator-share').words).toBe('creator has 25 %');
    expect(markOf(row, 'creator-sold').evidence).toBe(
      '2 sales and 0 buys of the creator in pools: it sold 3 % of the supply more than it bought.',
    );
    expect(markOf(row, 'snipers').words).toBe('1 sniper');
    expect(markOf(row, 'creator-history')).toMatchObject({
      tone: 'danger',
      evidence: expect.stringContaining('1 earlier: 0 in a pool, 1 with the liquidity pulled'),
    });
  });

  test('a pool that was emptied after its last trade counts as pulled', async () => {
    const row = (await ask()).body.rows[0]!;
    expect(markOf(row, 'liquidity').evidence).toContain('in slot 500');
  });

  test('a launch on the standard curve tells how much of it is sold', async () => {
    const { body } = await ask(`?launchpad=${PUMP}`);
    expect(body.rows).toHaveLength(1);
    expect(body.rows[0]!.progress).toMatchObject({ kind: 'selling', share: 0.5 });
    expect(body.names.labels[PUMP]?.name).toBe('Pump.fun');
  });

  test('pages go on where the one before ended, and a slot is a place too', async () => {
    const first = (await ask('?limit=1')).body;
    expect(first.rows.map(({ mint }) => mint)).toEqual([SOLD]);
    expect(first.nextBefore).toBe('400.0.0');
    const second = (await ask(`?limit=1&before=${first.nextBefore}`)).body;
    expect(second.rows.map(({ mint }) => mint)).toEqual([TRADED]);
    const last = (await ask('?before=300')).body;
    expect(last.rows.map(({ mint }) => mint)).toEqual([PULLED]);
    expect(last.nextBefore).toBeUndefined();
    expect((await ask('?before=100')).body.rows).toEqual([]);
  });

  test('mints that are named are given whoever launched them, with nothing before them', async () => {
    const { body } = await ask(`?mints=${[NFT, PULLED, UNREAD, addressOf(77)].join(',')}`);
    expect(body.rows.map(({ mint, decimals }) => [mint, decimals])).toEqual([
      [UNREAD, undefined],
      [NFT, 0],
      [PULLED, 6],
    ]);
    expect(body.nextBefore).toBeUndefined();
    // As many as may be named are longer than other texts.
    const many = Array.from({ length: 99 }, (_, n) => addressOf(1_000 + n));
    const found = await ask(`?mints=${[...many, TRADED].join(',')}`);
    expect(found.body.rows.map(({ mint }) => mint)).toEqual([TRADED]);
    const tooMany = await ask(`?mints=${[...many, TRADED, SOLD].join(',')}`);
    expect(tooMany.body.error.message).toContain('mints: must be at most 100 addresses');
    expect((await ask(`?limit=1&mints=${[PULLED, TRADED].join(',')}`)).body).toMatchObject({
      rows: [{ mint: TRADED }],
    });
  });

  test.each(['before=300', `launchpad=${PUMP}`])('mints beside %s are refused', async (other) => {
    const { status, body } = await ask(`?mints=${TRADED}&${other}`);
    expect(status).toBe(400);
    expect(body.error.message).toContain(`${other.split('=')[0]}: cannot be combined with mints`);
  });

  test.each([
    '?before=x',
    '?before=1.2.3.4',
    '?launchpad=abc',
    '?nfts=1',
    '?limit=0',
    '?mints=abc',
    '?limit=101',
    '?zzz=1',
  ])('%s is refused', async (query) => {
    const { status, body } = await ask(query);
    expect(status).toBe(400);
    expect(body.error.message).toContain(query === '?zzz=1' ? 'zzz' : query.slice(1).split('=')[0]);
  });
});
