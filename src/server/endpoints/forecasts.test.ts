import { afterEach, describe, expect, test } from 'vitest';
import type { ForecastView } from '#contracts/network/forecasts';
import type { Wire } from '#std/json';
import type { TableRow } from '#store';
import blocks from '#store/tables/blocks';
import chainSpans from '#store/tables/chain-spans';
import { createRandom } from '#std/seeded-random';
import { chainSpanOf } from '../testing/chain-span.ts';
import { FORECAST_NODE, NOON, openForecasts, type ForecastBody } from '../testing/forecast-app.ts';
import type { Script } from '../testing/scripted-cluster.ts';
import { addressOf, rowsOf, type TableRows } from '../testing/scripted-index.ts';

const HOUR = 3_600;
const range = (count: number) => Array.from({ length: count }, (_, i) => i);
let opened: Awaited<ReturnType<typeof openForecasts>> | undefined;
afterEach(() => opened?.close());

async function open(tables: readonly TableRows[] | undefined, script?: Script) {
  opened = await openForecasts(tables, script);
  return opened.ask;
}

const find = (body: ForecastBody, key: string): Wire<ForecastView> =>
  body.forecasts.find((view) => view.key === key)!;

/** Thirty days of hours that follow the time of day, with a little noise. */
function makeHours(seed: number): readonly TableRow<typeof chainSpans>[] {
  const noise = createRandom(seed);
  return range(30 * 24).map((i) => {
    const bucket = NOON - (30 * 24 - i) * HOUR;
    const day = 1 + 0.5 * Math.sin(((bucket % 86_400) / 86_400) * 2 * Math.PI);
    const count = Math.round(36_000 * day * (1 + 0.04 * (noise() - 0.5)));
    return chainSpanOf(HOUR, bucket, {
      transactions: count + 1_000,
      votes: 1_000,
      computeUnits: count * 100_000,
      priorityFeeLamports: BigInt(count) * 1_000n,
    });
  });
}

describe('/api/forecasts', () => {
  test('hours that follow the time of day are offered, each with its interval and its backtest', async () => {
    const ask = await open([rowsOf(chainSpans, makeHours(1))]);
    const { status, body } = await ask('');
    expect(status).toBe(200);
    expect(body.forecasts.map(({ key }) => key).sort()).toEqual([
      'compute',
      'epoch-end',
      'fees',
      'load',
      'priority-fee',
    ]);
    for (const key of ['load', 'compute', 'fees']) {
      const { steps, past, source } = find(body, key);
      expect(steps.map(({ at }) => at)).toEqual(range(6).map((i) => NOON + i * HOUR));
      expect(source).toBe('720 whole hours of the index, the newest 1000 at most');
      expect(past!.times).toHaveLength(48);
      for (const { verdict, backtest, value, says } of steps) {
        expect(verdict).toBe('offered');
        expect(backtest.cases).toBeGreaterThan(500);
        expect(backtest.covered / backtest.cases).toBeGreaterThan(0.76);
        expect(backtest.covered / backtest.cases).toBeLessThan(0.88);
        expect(backtest.error!).toBeLessThan(backtest.naiveError!);
        expect(value!.low).toBeLessThan(value!.middle);
        expect(value!.high).toBeGreaterThan(value!.middle);
        expect(says).toMatch(/^Its interval held in [\d.]+ % of \d+ past cases; off by [\d.]+ % on average/);
      }
    }
    // 10 a second at midnight and noon, on average; a sixth of a day later more or less.
    const { value } = find(body, 'load').steps[0]!;
    expect(value!.middle).toBeGreaterThan(9.5);
    expect(value!.middle).toBeLessThan(10.5);
  });

  test('a young index offers nothing of the next hours and says how much it takes', async () => {
    const ask = await open([rowsOf(chainSpans, makeHours(1).slice(-20))]);
    const { steps } = find((await ask('')).body, 'load');
    for (const step of steps) {
      expect(step).toMatchObject({
        verdict: 'too-few',
        says: 'Not offered: 0 past cases can be scored, 0 of them without overlap; judging it takes 20 and 8.',
      });
      expect(step.value).toBeUndefined();
    }
  });

  test('hours that only drift are not offered, with both errors', async () => {
    const noise = createRandom(4);
    let count = 40_000;
    const rows = makeHours(1).map((row) => {
      count = Math.round(count * (1 + 0.06 * (noise() - 0.5)));
      return { ...row, transactions: count + 1_000 };
    });
    const ask = await open([rowsOf(chainSpans, rows)]);
    for (const step of find((await ask('')).body, 'load').steps) {
      expect(step.verdict).toBe('no-better');
      expect(step.value).toBeUndefined();
      expect(step.says).toMatch(
        /^Not offered: over \d+ past cases it was off by [\d.]+ % on average, the naive estimate by [\d.]+ %\.$/,
      );
    }
  });

  test('without an index and without samples every forecast says why there is none', async () => {
    const ask = await open(undefined, {
      ...FORECAST_NODE,
      getRecentPerformanceSamples: () => [],
      getRecentPrioritizationFees: () => [],
    });
    const { status, body } = await ask('');
    expect(status).toBe(200);
    expect(body.forecasts.map(({ missing }) => missing)).toEqual([
      'The blocks of this cluster are not indexed here.',
      'The node has no performance samples, and no blocks are indexed that would tell the pace.',
      'The blocks of this cluster are not indexed here.',
      'The blocks of this cluster are not indexed here.',
      'The node remembers no recent slots.',
    ]);
  });

  test('one that cannot be read leaves the others', async () => {
    const ask = await open([rowsOf(chainSpans, makeHours(1))]);
    const { body } = await ask('');
    expect(find(body, 'priority-fee').missing).toBe('What it is estimated from could not be read in time.');
    expect(find(body, 'load').steps[0]!.verdict).toBe('offered');
  });
});

describe('the end of the epoch', () => {
  const ask = async (seconds: (slot: number) => number) => {
    let time = NOON - 2 * HOUR;
    const rows = range(4_330)
      .map((slot) => slot + 1)
      .flatMap((slot) => {
        time += seconds(slot);
        // A leader in ten skips its four slots.
        const isSkipped = Math.floor(slot / 4) % 10 === 0;
        return isSkipped || slot === 1 || slot === 4_330 ? [] : [blockOf(slot, Math.round(time))];
      });
    const asked = await open([rowsOf(blocks, rows)], {
      ...FORECAST_NODE,
      // 160 slots of epoch 10 are left.
      getEpochInfo: () => ({
        absoluteSlot: 4_592,
        blockHeight: 1,
        epoch: 10,
        slotIndex: 272,
        slotsInEpoch: 432,
      }),
    });
    return (await asked('/epoch-end')).body.forecast;
  };

  test('is estimated from block times of the index, with the slots that are left', async () => {
    const noise = createRandom(2);
    const { steps, source } = await ask(() => 0.4 + 0.6 * noise());
    expect(source).toBe('215 stretches of 20 slots, by block times in the index');
    const [step] = steps;
    expect(step!.title).toBe('Epoch 10, 160 slots left');
    expect(step!.verdict).toBe('offered');
    // 160 slots of 0.7 s.
    expect(step!.value!.middle - NOON).toBeGreaterThan(95);
    expect(step!.value!.middle - NOON).toBeLessThan(130);
    expect(step!.value!.low).toBeLessThan(NOON + 112);
    expect(step!.value!.high).toBeGreaterThan(NOON + 112);
  });

  test('of a new index it is counted from a time between whole seconds', async () => {
    const noise = createRandom(4);
    const times = [NOON - 4_330 * 0.4 + 0.3];
    for (const slot of range(4_440)) times.push(times[slot]! + 0.35 + 0.1 * noise());
    const rows = range(4_330)
      .slice(2)
      .map((slot) => blockOf(slot, Math.floor(times[slot]!)));
    const asked = await open([rowsOf(blocks, rows)], {
      ...FORECAST_NODE,
      getEpochSchedule: () => ({
        slotsPerEpoch: 444,
        warmup: false,
        firstNormalEpoch: 0,
        firstNormalSlot: 0,
      }),
      getEpochInfo: () => ({
        absoluteSlot: 4_335,
        blockHeight: 1,
        epoch: 9,
        slotIndex: 339,
        slotsInEpoch: 444,
      }),
    });
    const { steps } = (await asked('/epoch-end')).body.forecast;
    expect(steps[0]!.title).toBe('Epoch 9, 105 slots left');
    const { low, middle, high } = steps[0]!.value!;
    expect(low).toBeLessThan(middle);
    expect(high).toBeGreaterThan(middle);
    expect(high - low).toBeLessThan(1.5);
    // Whole seconds are half a second early on average.
    const since = times.slice(4_310, 4_330).reduce((sum, time) => sum + time - 0.5, 0) / 20;
    // 120.5 slots from the middle of the newest twenty, at 0.4 s.
    expect(Math.abs(middle - since - 120.5 * 0.4)).toBeLessThan(0.4);
  });

  test('without an index it is estimated from the samples of the node', async () => {
    const noise = createRandom(9);
    const asked = await open(undefined, {
      ...FORECAST_NODE,
      getEpochInfo: () => ({
        absoluteSlot: 9_000,
        blockHeight: 1,
        epoch: 20,
        slotIndex: 360,
        slotsInEpoch: 432,
      }),
      getRecentPerformanceSamples: () =>
        range(720).map((i) => ({
          slot: 9_000 - i * 150,
          numSlots: 140 + Math.round(20 * noise()),
          numTransactions: 1,
          samplePeriodSecs: 60,
        })),
    });
    const { steps, source } = (await asked('/epoch-end')).body.forecast;
    expect(source).toMatch(/^240 stretches of \d+ slots, by performance samples of the node$/);
    expect(steps[0]!.verdict).toBe('offered');
    // 72 slots of 0.4 s.
    expect(Math.abs(steps[0]!.value!.middle - NOON - 72 * 0.4)).toBeLessThan(2);
  });
});

describe('the priority fee to land', () => {
  const feesOf = (price: (i: number) => number) => ({
    ...FORECAST_NODE,
    getRecentPrioritizationFees: ([accounts]: readonly unknown[]) =>
      (accounts as readonly string[]).includes(addressOf(5))
        ? [{ slot: 1, prioritizationFee: 77 }]
        : range(150).map((i) => ({ slot: 5_000 + i, prioritizationFee: price(i) })),
  });

  test('is offered by slots ahead where it is better than what was asked just now', async () => {
    const noise = createRandom(3);
    const ask = await open(
      undefined,
      feesOf(() => Math.round(10_000 * noise())),
    );
    const { steps, source } = (await ask('/priority-fee')).body.forecast;
    expect(steps.map(({ title }) => title)).toEqual([
      'In the next slot',
      'Within 2 slots',
      'Within 5 slots',
      'Within 10 slots',
    ]);
    expect(steps[0]!.verdict).toBe('offered');
    expect(steps[0]!.value!.high).toBeGreaterThan(7_500);
    expect(steps[0]!.value!.low).toBeLessThan(2_500);
    expect(source).toContain('slots 5,000 to 5,149');
  });

  test('that never changes is said to be what it is', async () => {
    const ask = await open(
      undefined,
      feesOf(() => 0),
    );
    const { steps, notes } = (await ask('/priority-fee')).body.forecast;
    expect(steps[0]).toMatchObject({
      verdict: 'unchanging',
      says: 'Nothing to estimate: in all 121 past cases the figure stayed what it was, 0 µlamports a compute unit last.',
    });
    expect(steps[0]!.value).toBeUndefined();
    expect(notes[1]).toBe('In 150 of these blocks a transaction without a priority fee landed.');
  });

  test('is asked for certain accounts', async () => {
    const ask = await open(
      undefined,
      feesOf(() => 5),
    );
    const { source } = (await ask(`/priority-fee?accounts=${addressOf(4)},${addressOf(5)}`)).body.forecast;
    expect(source).toContain('each of 1 blocks');
  });
});

describe('what is asked wrongly', () => {
  test.each([
    ['/prices', 'must be one of'],
    ['/validator-credits', 'say of which vote account'],
    ['/graduation', 'say of which mint'],
    ['/load?address=11111111111111111111111111111111', 'leave `address` out'],
    ['/load?accounts=11111111111111111111111111111111', 'leave `accounts` out'],
    ['/validator-reward?address=0x1', 'not an address'],
    ['/priority-fee?accounts=abc', 'These are not accounts'],
    ['/priority-fee?slots=2', 'slots'],
  ])('%s is refused', async (path, words) => {
    const ask = await open(undefined);
    const { status, body } = await ask(path);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(words);
  });
});

function blockOf(slot: number, time: number): TableRow<typeof blocks> {
  return {
    slot,
    hash: addressOf(slot),
    parentSlot: slot - 1,
    parentHash: addressOf(slot - 1),
    time,
    height: slot,
    transactions: 0,
    votes: 0,
    failed: 0,
    feeLamports: 0n,
    priorityFeeLamports: 0n,
    computeUnits: 0,
    swaps: 0,
    transfers: 0,
    tokenMints: 0,
    users: 0,
    microUsd: 0n,
    digest: addressOf(slot),
  };
}
