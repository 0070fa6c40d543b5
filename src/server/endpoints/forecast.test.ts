import { afterEach, describe, expect, test } from 'vitest';
import { PUMP_FUN } from '#contracts/market/launches';
import { toBase64 } from '#std/json';
import type { TableRow } from '#store';
import markets from '#store/tables/markets';
import supplySpans from '#store/tables/supply-spans';
import swaps from '#store/tables/swaps';
import tokens from '#store/tables/tokens';
import { createRandom } from '#std/seeded-random';
import { CURVE_FOR_SALE, CURVE_SUPPLY } from '../reading/launch/launch-progress.ts';
import { ByteWriter } from '../testing/byte-writer.ts';
import { FORECAST_NODE, NOON, openForecasts } from '../testing/forecast-app.ts';
import type { Script } from '../testing/scripted-cluster.ts';
import { addressOf, rowsOf, type TableRows } from '../testing/scripted-index.ts';
import { IDENTITIES, VOTES } from '../testing/validator-answers.ts';

const HOUR = 3_600;
const range = (count: number) => Array.from({ length: count }, (_, i) => i);

let opened: Awaited<ReturnType<typeof openForecasts>> | undefined;
afterEach(() => opened?.close());

async function open(tables: readonly TableRows[] | undefined, script?: Script) {
  opened = await openForecasts(tables, script);
  return opened.ask;
}

describe('a validator of a forecast', () => {
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
  const withCredits = (credits: readonly number[], slotIndex = 108): Script => ({
    ...FORECAST_NODE,
    getEpochInfo: () => ({
      absoluteSlot: 43_308,
      blockHeight: 1,
      epoch: 100,
      slotIndex,
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
  const noise = createRandom(8);
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
    // All of one, not the three quarters of it that are left of the epoch.
    expect(middle - low).toBeGreaterThan(2_700);
    // No more than every slot that is left can earn.
    expect(high).toBeLessThanOrEqual(1_600 + 16 * 324);
  });

  test('late in an epoch has no fewer credits than it earned, and an interval as wide as before above them', async () => {
    const ask = await open(undefined, withCredits([...CREDITS.slice(0, -1), 4_700], 324));
    const { steps, method } = (await ask(`/validator-credits?address=${VOTES[0]}`)).body.forecast;
    const { low, middle, high } = steps[0]!.value!;
    expect(low).toBe(4_700);
    expect(middle).toBeGreaterThan(4_700 + 0.25 * 6_000);
    expect(middle).toBeLessThan(4_700 + 0.25 * 6_300);
    expect(high).toBeLessThanOrEqual(4_700 + 16 * 108);
    expect(high).toBeGreaterThan(middle);
    expect(method).toContain('the interval is as wide as for a whole one');
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
    const ask = await open(undefined);
    const { forecast } = (await ask(`/validator-credits?address=${addressOf(77)}`)).body;
    expect(forecast).toMatchObject({ steps: [], missing: 'No validator votes with this account.' });
  });
});

describe('a launch of a forecast', () => {
  const UNIT = CURVE_FOR_SALE / 1_000n;
  const mintOf = (i: number) => addressOf(1_000 + i);
  const marketOf = (i: number) => addressOf(2_000 + i);

  /** Sold in a hundred trades over so many seconds, with a little unevenness; the first `trades` of them. */
  function launchOf(
    i: number,
    createdTime: number,
    seconds: number,
    trades = 100,
    /** Those the index has no more. */
    dropped = 0,
  ): readonly TableRows[] {
    const noise = createRandom(500 + i);
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
      rowsOf(markets, [marketRow(i, createdTime, CURVE_SUPPLY - UNIT * 10n * BigInt(trades))]),
      rowsOf(supplySpans, [
        { width: HOUR, bucket: createdTime, mint: mintOf(i), minted: CURVE_SUPPLY, burnt: 0n, changes: 1 },
      ]),
      rowsOf(
        swaps,
        range(trades)
          .map((n) => swapRow(i, slot + 1, n, createdTime + Math.round(((n + noise()) * seconds) / 100)))
          .slice(dropped),
      ),
    ];
  }
  const marketRow = (i: number, time: number, baseReserve: bigint): TableRow<typeof markets> => ({
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
    baseReserve,
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
    const noise = createRandom(1);
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

  test('is estimated by what is left on its curve where the index has dropped its first trades', async () => {
    const noise = createRandom(1);
    const past = range(60).flatMap((i) =>
      launchOf(
        i,
        NOON - 30 * 24 * HOUR + i * 5 * HOUR,
        900 * Math.round(1 + 15 * noise()),
        100,
        i < 2 ? 40 : 0,
      ),
    );
    // An hour old and half sold: 40 of its 50 trades are gone.
    const ask = await open([...past, ...launchOf(90, NOON - HOUR + 599, 2 * HOUR, 50, 40)]);
    const { steps, source } = (await ask(`/graduation?address=${mintOf(90)}`)).body.forecast;
    // Nor do the launches count whose path is cut.
    expect(source).toBe('trades of the last 58 launches that graduated in the index');
    expect(steps[0]).toMatchObject({ title: 'From 50.0 % sold', verdict: 'offered' });
    expect(Math.abs(steps[0]!.value!.middle - (NOON + 599 + HOUR))).toBeLessThan(900);
  });

  test.each([
    [0, 'Nothing of it is sold yet.'],
    [-1, 'What is left on its curve is not known here, or the curve is not the standard one.'],
  ])('of whose units %i trades were sold says why there is none', async (trades, missing) => {
    const launch = launchOf(90, NOON - HOUR, HOUR, Math.max(0, trades));
    const tables = launch.filter(({ table }) => trades >= 0 || table !== supplySpans);
    const ask = await open(tables);
    expect((await ask(`/graduation?address=${mintOf(90)}`)).body.forecast.missing).toBe(missing);
  });

  test('that graduated, that is of another launchpad or that nobody knows has none', async () => {
    const ask = await open(launchOf(1, NOON - 5 * HOUR, HOUR));
    const missingOf = async (mint: string) =>
      (await ask(`/graduation?address=${mint}`)).body.forecast.missing;
    expect(await missingOf(mintOf(1))).toBe('It has graduated: it is traded in a pool.');
    expect(await missingOf(addressOf(9))).toBe('The creation of this token is not in the index.');
  });
});
