/** The index against the ledger itself, over 20,000 slots and every fault a pool of nodes has. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSqliteWriter, type AnyRow, type StoreWriter } from '#store';
import { silentLog } from '#std/log';
import { compareRows, compareStores, readAll } from '../../src/indexer/compare-stores.ts';
import { runIndexer } from '../../src/indexer/run-indexer.ts';
import { LAUNCHPAD_PROGRAM, readCurve } from '../../src/localnet/programs/launchpad.ts';
import { ORDERBOOK_PROGRAM } from '../../src/localnet/programs/orderbook.ts';
import { createSteppedLocalnet, type SteppedLocalnet } from '../../src/localnet/stepped-localnet.ts';
import { CANDLE_WIDTHS } from '../../src/store/tables/candles.ts';
import { getTable } from '../../src/store/tables.ts';
import { createFaultyChain, type FaultCounts } from './faulty-chain.ts';
import {
  listBlocks,
  readDecimals,
  readTrueBalances,
  toTrueBlock,
  toTrueFailures,
  toTrueSwaps,
  type TrueSwap,
} from './ledger-truth.ts';

const SLOTS = 20_000;
/** Up to here everything is final at once; above it the tip moves in jumps and branches. */
const SETTLED = 17_000;
/** One that failed once stays here. */
const SEEDS = [1, 7];

let net: SteppedLocalnet;
const writers: StoreWriter[] = [];
const counts: FaultCounts[] = [];

async function indexThrough(seed: number): Promise<StoreWriter> {
  const writer = openSqliteWriter(':memory:');
  const faulty = createFaultyChain({ net, seed, tip: SLOTS, settledTo: SETTLED });
  const ending = new AbortController();
  await runIndexer({
    chain: faulty.chain,
    writer,
    // Nothing waits in a test: the next look comes at once.
    slots: {
      wait: () => new Promise((resolve) => setImmediate(resolve)),
      close: () => {},
    },
    pollMs: 0,
    from: 'first',
    to: lastBlockSlot(),
    stablecoins: net.stablecoins(),
    mayReset: false,
    log: silentLog,
    signal: ending.signal,
  });
  counts.push(faulty.counts);
  return writer;
}

const lastBlockSlot = (): number => net.chain.ledger.slots(SLOTS - 100, SLOTS, 200).at(-1)!;

beforeAll(async () => {
  net = createSteppedLocalnet({ seed: 'ground-truth', maxTransactions: 1_000_000 });
  await net.makeHistory(SLOTS);
  for (const seed of SEEDS) writers.push(await indexThrough(seed));
}, 300_000);

afterAll(async () => {
  for (const writer of writers) await writer.close();
  net.close();
});

const pick = (row: AnyRow, names: readonly string[]): AnyRow =>
  Object.fromEntries(names.map((name) => [name, row[name]]));

describe('an index made through faults', () => {
  test('met every kind of fault', () => {
    // Few slots are left out of a listing, so they are counted over all runs.
    expect(counts.reduce((sum, { leftOut }) => sum + leftOut, 0)).toBeGreaterThan(5);
    for (const { forks, leftOut, refused, jumps } of counts) {
      expect(forks).toBeGreaterThan(20);
      expect(leftOut).toBeGreaterThan(0);
      expect(refused).toBeGreaterThan(100);
      expect(jumps).toBeGreaterThan(300);
    }
  });

  test('holds every block of the ledger as it is, and proves every slot without one', async () => {
    const blocks = listBlocks(net, lastBlockSlot());
    for (const { reader } of writers) {
      const rows = [...(await readAll(reader, getTable('blocks'))).values()];
      const truth = blocks.filter(({ slot }) => slot > 0).map(toTrueBlock);
      const names = Object.keys(truth[0]!);
      expect(rows.map((row) => pick(row, names))).toEqual(truth);
      const skipped = [...(await readAll(reader, getTable('skippedSlots'))).values()];
      const present = new Set(truth.map(({ slot }) => slot));
      expect(rows.length + skipped.length).toBe(lastBlockSlot() - truth[0]!.slot + 1);
      for (const { slot, lower, upper } of skipped as { slot: number; lower: number; upper: number }[]) {
        expect(present.has(slot)).toBe(false);
        expect(blocks.find((block) => block.slot === upper)!.parentSlot).toBe(lower);
      }
    }
  });

  test('holds every swap of the ledger, amount by amount', async () => {
    const truth = allSwaps(net, lastBlockSlot());
    expect(truth.length).toBeGreaterThan(1_000);
    for (const { reader } of writers) {
      const rows = [...(await readAll(reader, getTable('swaps'))).values()];
      const names = Object.keys(truth[0]!);
      expect(rows.map((row) => pick(row, names))).toEqual(truth);
    }
  });

  test('counts every failure by the minute and the program that failed first', async () => {
    const truth = toTrueFailures(listBlocks(net, lastBlockSlot()));
    expect([...truth.values()].reduce((sum, { failed }) => sum + failed, 0)).toBeGreaterThan(100);
    for (const { reader } of writers) {
      const rows = [...(await readAll(reader, getTable('failureSpans'))).values()];
      const sums = new Map<string, { failed: number; feeLamports: bigint; signatures: unknown[] }>();
      for (const { bucket, program, error, failed, feeLamports, signature } of rows) {
        const whole = `${String(bucket)} ${String(error)}`;
        const key = truth.has(whole) ? whole : `${String(bucket)} ${String(program)}`;
        const { failed: count = 0, feeLamports: fees = 0n, signatures = [] } = sums.get(key) ?? {};
        sums.set(key, {
          failed: count + Number(failed),
          feeLamports: fees + (feeLamports as bigint), // its column
          signatures: [...signatures, signature],
        });
      }
      expect([...sums.keys()].toSorted()).toEqual([...truth.keys()].toSorted());
      for (const [key, { signature, ...figures }] of truth) {
        expect(sums.get(key)).toMatchObject(figures);
        expect(sums.get(key)!.signatures).toContain(signature);
      }
    }
  });

  test('has every order that was taken as one swap of who took it', async () => {
    const taken = allSwaps(net, lastBlockSlot()).filter(
      ({ market }) => net.chain.bank.accounts.get(market)?.owner === ORDERBOOK_PROGRAM,
    );
    expect(taken.length).toBeGreaterThan(20);
    expect(new Set(taken.map(({ isBuy }) => isBuy)).size).toBe(2);
    for (const { reader } of writers) {
      const rows = [...(await readAll(reader, getTable('swaps'))).values()];
      expect(rows.filter(({ venue }) => venue === ORDERBOOK_PROGRAM)).toHaveLength(taken.length);
    }
  });

  test('holds the candles these swaps make', async () => {
    const candles = toTrueCandles(allSwaps(net, lastBlockSlot()));
    for (const { reader } of writers) {
      const rows = new Map(
        [...(await readAll(reader, getTable('candles')))].map(([key, row]) => [
          key,
          pick(row, ['open', 'high', 'low', 'close', 'baseAmount', 'quoteAmount', 'swaps', 'buys']),
        ]),
      );
      expect(rows.size).toBe(candles.size);
      for (const [key, candle] of candles) expect(rows.get(key)).toEqual(candle);
    }
  });

  test('ranks markets by the swaps of exactly the last hour', async () => {
    const { time } = net.chain.ledger.block(lastBlockSlot())!;
    const truth = new Map<string, { swaps: number; buys: number }>();
    for (const swap of allSwaps(net, lastBlockSlot())) {
      // The newest second is the last of its 3,600.
      if (swap.time <= time - 3_600) continue;
      const sums = truth.get(swap.market) ?? { swaps: 0, buys: 0 };
      truth.set(swap.market, sums);
      sums.swaps++;
      if (swap.isBuy) sums.buys++;
    }
    expect(truth.size).toBeGreaterThan(5);
    for (const { reader } of writers) {
      const rows = [...(await readAll(reader, getTable('marketRankings'))).values()];
      const hour = rows.filter(({ span }) => span === 3_600);
      expect(new Map(hour.map((row) => [row['market'], pick(row, ['swaps', 'buys'])]))).toEqual(truth);
    }
  });

  test('has what lies on each curve of the launchpad as its liquidity', async () => {
    const { accounts, engine } = net.chain.bank;
    for (const { reader } of writers) {
      const rows = [...(await readAll(reader, getTable('markets'))).values()];
      const curves = rows.flatMap(({ venue, market, quoteReserve }) => {
        if (venue !== LAUNCHPAD_PROGRAM) return [];
        const curve = readCurve(accounts.get(market as string)!)!; // its columns
        return curve.stage === 'selling' ? [{ ...curve, reserve: quoteReserve as bigint }] : [];
      });
      expect(curves.length).toBeGreaterThan(3);
      for (const { realSol, fees, reserve } of curves) {
        // Creators claim fees also after the newest trade.
        const claimed = reserve - realSol - fees - engine.minimumBalance(0);
        expect(claimed).toBeGreaterThanOrEqual(0n);
        expect(claimed).toBeLessThan(2_000_000_000n);
      }
    }
  });

  test('holds the balance of every token account as the accounts themselves have it', async () => {
    for (const { reader } of writers) {
      const rows = [...(await readAll(reader, getTable('tokenAccounts'))).values()] as {
        account: string;
        mint: string;
        amount: bigint;
      }[];
      const truth = readTrueBalances(net, new Set(rows.map(({ account }) => account)));
      expect(rows.length).toBeGreaterThan(100);
      for (const { account, mint, amount } of rows) {
        const held = truth.get(account);
        // Closed, or opened again for another mint: of this one it holds nothing.
        expect({ account, amount }).toEqual({ account, amount: held?.mint === mint ? held.amount : 0n });
      }
    }
  });

  test('is the same whatever the faults were', async () => {
    const [first, second] = writers;
    const comparisons = await compareStores(first!.reader, second!.reader);
    expect(
      comparisons.filter(({ onlyFirst, onlySecond, different }) => onlyFirst + onlySecond + different > 0),
    ).toEqual([]);
    expect(comparisons.reduce((sum, { rows }) => sum + rows, 0)).toBeGreaterThan(40_000);
  });

  test('would be distinguished from one with a row missing, a row more or a value changed', async () => {
    const table = getTable('blocks');
    const rows = await readAll(writers[0]!.reader, table);
    const [key, row] = [...rows][5]!;
    const without = new Map(rows);
    without.delete(key);
    expect(compareRows(table, rows, without)).toMatchObject({ onlyFirst: 1, onlySecond: 0, different: 0 });
    expect(compareRows(table, without, rows)).toMatchObject({ onlyFirst: 0, onlySecond: 1, different: 0 });
    const changed = new Map(rows).set(key, { ...row, failed: Number(row['failed']) + 1 });
    expect(compareRows(table, rows, changed)).toMatchObject({ onlyFirst: 0, onlySecond: 0, different: 1 });
  });
});

let swapsOfLedger: TrueSwap[] | undefined;
function allSwaps(of: SteppedLocalnet, last: number): TrueSwap[] {
  const stablecoins = new Set(of.stablecoins());
  return (swapsOfLedger ??= listBlocks(of, last).flatMap((block) => toTrueSwaps(block, stablecoins)));
}

interface TrueCandle {
  readonly open: number;
  high: number;
  low: number;
  close: number;
  baseAmount: bigint;
  quoteAmount: bigint;
  swaps: number;
  buys: number;
}

/** Prices and sums of the swaps of each span, by the key the index gives it. */
function toTrueCandles(swaps: readonly TrueSwap[]): Map<string, TrueCandle> {
  const decimals = readDecimals(net, new Set(swaps.flatMap(({ base, quote }) => [base, quote])));
  const candles = new Map<string, TrueCandle>();
  for (const swap of swaps) {
    const scale = 10 ** (decimals.get(swap.base)! - decimals.get(swap.quote)!);
    const price = (Number(swap.quoteAmount) / Number(swap.baseAmount)) * scale;
    for (const width of CANDLE_WIDTHS) {
      const key = `${swap.market}/${width}/${swap.time - (swap.time % width)}`;
      let candle = candles.get(key);
      if (candle === undefined) {
        const amounts = { baseAmount: 0n, quoteAmount: 0n, swaps: 0, buys: 0 };
        candles.set(key, (candle = { open: price, high: price, low: price, close: price, ...amounts }));
      }
      candle.high = Math.max(candle.high, price);
      candle.low = Math.min(candle.low, price);
      candle.close = price;
      candle.baseAmount += swap.baseAmount;
      candle.quoteAmount += swap.quoteAmount;
      candle.swaps++;
      if (swap.isBuy) candle.buys++;
    }
  }
  return candles;
}
