import { afterEach, describe, expect, test } from 'vitest';
import { PUMP_FUN } from '#contracts/market/launches';
import type { ForecastAnswer, ForecastsAnswer, ForecastView } from '#contracts/network/forecasts';
import { toBase64, type Wire } from '#std/json';
import type { StoreWriter, TableRow } from '#store';
import blocks from '#store/tables/blocks';
import chainSpans from '#store/tables/chain-spans';
import markets from '#store/tables/markets';
import swaps from '#store/tables/swaps';
import tokens from '#store/tables/tokens';
import { PUMP_FOR_SALE } from '../reading/launch/launch-progress.ts';
import { createNoise } from '../forecast/testing/noise.ts';
import { ByteWriter } from '../testing/byte-writer.ts';
import { chainSpanOf } from '../testing/chain-span.ts';
import { createScriptedApp, createScriptedClusters, type Script } from '../testing/scripted-cluster.ts';
import { addressOf, createScriptedIndex, rowsOf, type TableRows } from '../testing/scripted-index.ts';
import { IDENTITIES, VALIDATOR_NODE, VOTES } from '../testing/validator-answers.ts';

const NOON = Date.UTC(2026, 10, 16, 12) / 1_000;
const HOUR = 3_600;
const range = (count: number) => Array.from({ length: count }, (_, i) => i);
const SCHEDULE = { slotsPerEpoch: 432, warmup: false, firstNormalEpoch: 0, firstNormalSlot: 0 };

type Body = Extract<Wire<ForecastsAnswer>, { kind: 'found' }> &
  Extract<Wire<ForecastAnswer>, { kind: 'found' }>;
interface Asked {
  readonly status: number;
  readonly body: Body;
}

let writer: StoreWriter | undefined;
afterEach(() => writer?.close());

const node: Script = {
  ...VALIDATOR_NODE,
  getEpochSchedule: () => SCHEDULE,
  getBlockTime: () => NOON,
};

async function open(
  tables: readonly TableRows[] | undefined,
  script: Script = node,
  ends: { readonly fromSlot: number; readonly fromTime: number } = {
    fromSlot: 1,
    fromTime: NOON - 40 * 24 * HOUR,
  },
) {
  if (tables !== undefined)
    writer = await createScriptedIndex({ ...ends, toSlot: 4_330, toTime: NOON + 599 }, tables);
  const stores = tables === undefined ? {} : { localnet: writer!.reader };
  const app = createScriptedApp(createScriptedClusters({ localnet: script }, {}, stores));
  return async (path: string): Promise<Asked> => {
    const response = await app.request(`http://localhost/api/forecasts${path}`, {
      headers: { cookie: 'cluster=localnet' },
    });
    return { status: response.status, body: (await response.json()) as Body }; // each test checks what it asks
  };
}

const find = (body: Body, key: string): Wire<ForecastView> =>
  body.forecasts.find((view) => view.key === key)!;

/** Thirty days of hours that follow the time of day, with a little noise. */
function makeHours(seed: number): readonly TableRow<typeof chainSpans>[] {
  const noise = createNoise(seed);
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
    const noise = createNoise(4);
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
      ...node,
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
      ...node,
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
    const noise = createNoise(2);
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

  test('without an index it is estimated from the samples of the node', async () => {
    const noise = createNoise(9);
    const asked = await open(undefined, {
      ...node,
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
    ...node,
    getRecentPrioritizationFees: ([accounts]: readonly unknown[]) =>
      (accounts as readonly string[]).includes(addressOf(5))
        ? [{ slot: 1, prioritizationFee: 77 }]
        : range(150).map((i) => ({ slot: 5_000 + i, prioritizationFee: price(i) })),
  });

  test('is offered by slots ahead where it is better than what was asked just now', async () => {
    const noise = createNoise(3);
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
      says: 'Nothing to estimate: in all 121 past cases the figure stayed what it was.',
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

describe('a validator', () => {
  /** A vote account of version 3 with these credits of epochs up to 10, the last under way. */
  function voteData(credits: readonly number[]): string {
    const bytes = new ByteWriter().u32(2).key(IDENTITIES[0]).key(addressOf(31)).u8(5);
    bytes.u64(1n).u8(1).u64(4_329n).u32(1).u8(1).u64(4_298n);
    bytes.u64(1n).u64(10n).key(addressOf(32));
    bytes.zeros(32 * 48 + 9);
    bytes.u64(BigInt(credits.length));
    let before = 0n;
    credits.forEach((count, i) => {
      const after = before + BigInt(count);
      bytes
        .u64(BigInt(100 - credits.length + 1 + i))
        .u64(after)
        .u64(before);
      before = after;
    });
    return toBase64(bytes.u64(4_329n).u64(1_700_000_000n).take());
  }
  const withCredits = (credits: readonly number[]): Script => ({
    ...node,
    getEpochInfo: () => ({
      absoluteSlot: 43_308,
      blockHeight: 1,
      epoch: 100,
      slotIndex: 108,
      slotsInEpoch: 432,
    }),
    getAccountInfo: ([address]) => ({
      context: { slot: 43_308 },
      value:
        address === VOTES[0]
          ? {
              lamports: 27_074_400,
              owner: 'Vote111111111111111111111111111111111111111',
              executable: false,
              data: [voteData(credits), 'base64'],
            }
          : null,
    }),
    getInflationReward: ([, options]) => {
      const { epoch } = options as { epoch: number };
      return [{ epoch, effectiveSlot: 1, amount: 1_000_000 + epoch * 10, postBalance: 1, commission: 5 }];
    },
  });
  const noise = createNoise(8);
  /** An epoch in seven loses half to an outage. */
  const CREDITS = [...range(63).map((i) => (i % 7 === 6 ? 3_000 : 6_000) + Math.round(400 * noise())), 1_600];

  test('has the credits it earned and its part of a usual epoch', async () => {
    const ask = await open(undefined, withCredits(CREDITS));
    const { steps, notes, unit } = (await ask(`/validator-credits?address=${VOTES[0]}`)).body.forecast;
    expect(unit).toBe('credits');
    expect(notes).toEqual(['It has 1,600 so far, with 108 of 432 slots done.']);
    expect(steps[0]!.verdict).toBe('offered');
    const { low, middle, high } = steps[0]!.value!;
    expect(middle).toBeGreaterThan(1_600 + 0.75 * 6_000);
    expect(middle).toBeLessThan(1_600 + 0.75 * 6_300);
    // An outage is within the interval.
    expect(low).toBeLessThan(1_600 + 0.75 * 3_500);
    // No more than every slot that is left can earn.
    expect(high).toBeLessThanOrEqual(1_600 + 16 * 324);
  });

  test('with a few epochs has no estimate yet', async () => {
    const ask = await open(undefined, withCredits(CREDITS.slice(-6)));
    const { steps } = (await ask(`/validator-credits?address=${VOTES[0]}`)).body.forecast;
    expect(steps[0]!.verdict).toBe('too-few');
    expect(steps[0]!.value).toBeUndefined();
  });

  test('whose rewards rise slowly is not offered a reward: the last one is nearer', async () => {
    const ask = await open(undefined, withCredits(CREDITS));
    const { steps, source } = (await ask(`/validator-reward?address=${VOTES[0]}`)).body.forecast;
    expect(source).toBe(
      'rewards of 40 of the last 40 epochs that the node has, and the credits of the vote account',
    );
    expect(steps[0]).toMatchObject({ verdict: 'no-better' });
    expect(steps[0]!.value).toBeUndefined();
  });

  test('that is none is said to be none', async () => {
    const ask = await open(undefined, node);
    const { forecast } = (await ask(`/validator-credits?address=${addressOf(77)}`)).body;
    expect(forecast).toMatchObject({ steps: [], missing: 'No validator votes with this account.' });
  });
});

describe('a launch', () => {
  const UNIT = PUMP_FOR_SALE / 1_000n;
  const mintOf = (i: number) => addressOf(1_000 + i);
  const marketOf = (i: number) => addressOf(2_000 + i);

  /** Sold in a hundred trades over so many seconds, with a little unevenness; the first `trades` of them. */
  function launchOf(i: number, createdTime: number, seconds: number, trades = 100): readonly TableRows[] {
    const noise = createNoise(500 + i);
    const isDone = trades === 100;
    const slot = 10 + i * 20;
    return [
      rowsOf(tokens, [
        {
          mint: mintOf(i),
          decimals: 6,
          firstSlot: slot,
          firstTime: createdTime,
          createdSlot: slot,
          createdTime,
          creator: addressOf(50),
          launchpad: PUMP_FUN,
          pooledSlot: isDone ? slot + 19 : undefined,
          pooledTime: isDone ? createdTime + seconds + 5 : undefined,
          tradedSlot: slot,
          holders: 1,
          swaps: trades,
        },
      ]),
      rowsOf(markets, [marketRow(i, createdTime)]),
      rowsOf(
        swaps,
        range(trades).map((n) =>
          swapRow(i, slot + 1, n, createdTime + Math.round(((n + noise()) * seconds) / 100)),
        ),
      ),
    ];
  }
  const marketRow = (i: number, time: number): TableRow<typeof markets> => ({
    market: marketOf(i),
    venue: PUMP_FUN,
    base: mintOf(i),
    quote: addressOf(60),
    quoteKind: 'sol',
    baseDecimals: 6,
    quoteDecimals: 9,
    firstSlot: 1,
    firstTime: time,
    firstPrice: undefined,
    slot: 1,
    time,
    price: undefined,
    baseReserve: undefined,
    quoteReserve: undefined,
    liquidityLamports: undefined,
    liquidityMicroUsd: undefined,
    swaps: 1,
  });
  const swapRow = (i: number, slot: number, position: number, time: number): TableRow<typeof swaps> => ({
    slot,
    position,
    part: 0,
    time,
    trader: addressOf(50),
    market: marketOf(i),
    venue: PUMP_FUN,
    base: mintOf(i),
    quote: addressOf(60),
    isBuy: true,
    baseAmount: UNIT * 10n,
    quoteAmount: 1n,
    price: undefined,
    lamports: undefined,
    microUsd: undefined,
    router: undefined,
    swaps: 1,
  });

  test('is estimated at its pace, tested on launches that graduated, with how many do', async () => {
    const noise = createNoise(1);
    const past = range(60).flatMap((i) =>
      // From a quarter of an hour to four hours each.
      launchOf(i, NOON - 30 * 24 * HOUR + i * 5 * HOUR, 900 * Math.round(1 + 15 * noise())),
    );
    // An hour old, half sold, the last trade just now.
    const ask = await open([...past, ...launchOf(90, NOON - HOUR + 599, 2 * HOUR, 50)]);
    const { steps, notes, source } = (await ask(`/graduation?address=${mintOf(90)}`)).body.forecast;
    expect(source).toBe('trades of the last 60 launches that graduated in the index');
    expect(steps[0]).toMatchObject({ title: 'From 50.0 % sold', verdict: 'offered' });
    expect(steps[0]!.backtest.error!).toBeLessThan(0.3);
    expect(steps[0]!.backtest.naiveError!).toBeGreaterThan(0.5);
    expect(Math.abs(steps[0]!.value!.middle - (NOON + 599 + HOUR))).toBeLessThan(900);
    expect(notes[0]).toContain(
      'of 60 launches of this launchpad in the index that are at least a day old, 60 did (100.0 %)',
    );
    expect(notes.at(-1)).toBe('No price is estimated.');
  });

  test('that graduated, that is of another launchpad or that nobody knows has none', async () => {
    const ask = await open(launchOf(1, NOON - 5 * HOUR, HOUR));
    const missingOf = async (mint: string) =>
      (await ask(`/graduation?address=${mint}`)).body.forecast.missing;
    expect(await missingOf(mintOf(1))).toBe('It has graduated: it is traded in a pool.');
    expect(await missingOf(addressOf(9))).toBe('The creation of this token is not in the index.');
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
