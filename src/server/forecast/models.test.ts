import { describe, expect, test } from 'vitest';
import { asAddress } from '#contracts/chain';
import { createRandom } from '#std/seeded-random';
import { CURVE_FOR_SALE } from '../reading/launch/launch-progress.ts';
import { toVestingUnlock, type VestingEscrow } from '../reading/unlock/vesting-escrow.ts';
import { addressOf } from '../testing/scripted-index.ts';
import { paceModel, toStretches, toTimedStretches, toTimes } from './forecasts/epoch-end.ts';
import { toGraduationCases } from './forecasts/graduation.ts';
import priorityFee, { feeModel } from './forecasts/priority-fee.ts';
import { rewardModel } from './forecasts/validator-reward.ts';
import { hourModel } from './hours.ts';
import { findPlace, toPath, toTimeLeft } from './launch-path.ts';
import { toStep } from './read-forecast.ts';
import { runBacktest } from './statistics/backtest.ts';
import { judge } from './statistics/judge.ts';
import { toRollingCases } from './statistics/rolling-origin.ts';
import { creditsModel, toRest } from './validator-epochs.ts';

const range = (count: number) => Array.from({ length: count }, (_, i) => i);
const DAY_SHAPE = range(24).map((hour) => 1_000 + 500 * Math.sin((hour / 24) * 2 * Math.PI));

describe('the next hours', () => {
  test('follow the hour of the day, times the level of the last three hours', () => {
    const past = range(24 * 5 + 10).map((i) => DAY_SHAPE[i % 24]! * (i >= 24 * 5 + 7 ? 1.2 : 1));
    for (const ahead of [1, 6]) {
      expect(hourModel.predict(past, ahead)).toBeCloseTo(DAY_SHAPE[(past.length - 1 + ahead) % 24]! * 1.2, 8);
    }
    expect(hourModel.naive(past, 6)).toBe(past.at(-1));
  });

  test('are not estimated from fewer than three days, nor across a hole', () => {
    const days = (count: number) => range(24 * count).map((i) => DAY_SHAPE[i % 24]!);
    expect(hourModel.predict(days(3), 1)).toBeUndefined();
    expect(hourModel.predict(days(4), 1)).toBeDefined();
    const holed: (number | undefined)[] = days(6);
    holed[holed.length - 2] = undefined;
    expect(hourModel.predict(holed, 1)).toBeUndefined();
  });

  test('follow the hour of the week once four weeks are known', () => {
    const week = range(168).map((hour) => (hour < 120 ? 100 : 10));
    const past = range(168 * 4).map((i) => week[i % 168]!);
    // The newest hours are a Sunday's, the next one is a Monday's.
    expect(hourModel.predict(past, 1)).toBe(100);
    // With a day less the days before count, and the days before were Sundays and Saturdays first.
    expect(hourModel.predict(past.slice(24), 1)).toBeLessThan(100);
  });

  test('of a day that repeats are offered, of a walk they are not', () => {
    const noise = createRandom(11);
    const daily = range(24 * 20).map((i) => DAY_SHAPE[i % 24]! * (1 + 0.05 * (noise() - 0.5)));
    const read = (series: readonly number[], ahead: number) =>
      runBacktest(toRollingCases(hourModel, series, ahead), 'ratio');
    for (const ahead of [1, 3, 6]) {
      const reading = read(daily, ahead);
      expect(judge(reading)).toBe('offered');
      expect(reading.covered / reading.cases).toBeGreaterThan(0.72);
      expect(reading.error).toBeLessThan(reading.naiveError! / 2);
    }
    let level = 1_000;
    const walk = range(24 * 20).map(() => (level *= 1 + 0.05 * (noise() - 0.5)));
    for (const ahead of [1, 3, 6]) expect(judge(read(walk, ahead))).toBe('no-better');
  });
});

describe('the end of the epoch', () => {
  test('is as far as the same number of slots took', () => {
    const past = [...range(8).map(() => 40), ...range(8).map((i) => 30 + i)];
    expect(paceModel.predict(past, 8)).toBe(268);
    expect(paceModel.naive(past, 8)).toBe(37 * 8);
    expect(paceModel.predict(past.slice(0, 7), 8)).toBeUndefined();
    expect(paceModel.predict([...past.slice(0, -3), undefined, 1, 2], 8)).toBeUndefined();
  });

  test('samples become stretches of equal slots, the newest last', () => {
    const samples = [
      { numSlots: 100, samplePeriodSecs: 60 },
      { numSlots: 200, samplePeriodSecs: 60 },
      { numSlots: 120, samplePeriodSecs: 60 },
    ];
    // Newest first 100 slots in 60 s; then 50 of 200 in 15 s and so on; what is left is no stretch.
    expect(toStretches(samples, 150).map((seconds) => Math.round(seconds! * 10) / 10)).toEqual([45, 75]);
    expect(toStretches([], 150)).toEqual([]);
  });

  test('a time between whole seconds is the mean of twenty blocks, also where slots were skipped', () => {
    // Blocks every 0.4 s from 1,000.3 s on, stamped with whole seconds: half a second too early on average.
    const timeOf = new Map(range(200).map((slot) => [slot, Math.floor(1_000.3 + slot * 0.4)]));
    for (const slot of [40, 41, 42, 43, 108, 109]) timeOf.delete(slot);
    const times = toTimes([0, 40, 100, 180], timeOf);
    times.forEach((time, i) => {
      const middle = 1_000.3 - 0.5 + ([0, 40, 100, 180][i]! + 9.5) * 0.4;
      expect(Math.abs(time! - middle)).toBeLessThan(0.15);
    });
    expect(toTimedStretches([10, 14.5, undefined, 20, 19])).toEqual([4.5, undefined, undefined, undefined]);
    // Five blocks are the least that tell.
    for (const slot of range(16)) timeOf.delete(180 + slot);
    expect(toTimes([0, 180], timeOf)).toEqual([undefined, undefined]);
    expect(toTimes([0, 100, 180], timeOf)[2]).toBeUndefined();
  });

  /** What a slot takes: by its leader, of four slots each, and by itself. Seconds; the spread is that of a normal law. */
  const chains = [
    { slot: 0.4, spread: 0.002, skipped: 0 },
    { slot: 0.4, spread: 0.002, skipped: 0.03 },
    { slot: 0.4, spread: 0.02, skipped: 0.03 },
    { slot: 0.4, spread: 0.08, skipped: 0.03 },
    { slot: 0.35, spread: 0.02, skipped: 0.03 },
    { slot: 0.2, spread: 0.02, skipped: 0.03 },
  ];
  const backtestOf = ({ slot: mean, spread, skipped }: (typeof chains)[number], length: number) => {
    let [cases, covered] = [0, 0];
    for (const seed of range(10)) {
      const noise = createRandom(seed + 1);
      const normal = () => Math.sqrt(-2 * Math.log(1 - noise())) * Math.cos(2 * Math.PI * noise());
      const ends = range(241).map((i) => i * length);
      const timeOf = new Map<number, number>();
      let [time, turn, isSkipped] = [1_790_000_000 + noise(), mean, false];
      for (let slot = 0; slot < ends.at(-1)! + 20; slot++) {
        if (slot % 4 === 0) {
          turn = mean + spread * normal();
          isSkipped = noise() < skipped;
        }
        time += Math.max(0.02, turn + (spread / 4) * normal());
        if (!isSkipped) timeOf.set(slot, Math.floor(time));
      }
      const stretches = toTimedStretches(toTimes(ends, timeOf));
      const reading = runBacktest(toRollingCases(paceModel, stretches, 8), 'ratio');
      cases += reading.cases;
      covered += reading.covered;
    }
    return { cases, covered };
  };
  test.each(chains)(
    'its interval holds in 75 to 85 of 100 cases, though blocks say whole seconds: $slot s, spread $spread s, skipped $skipped',
    (chain) => {
      for (const length of [10, 20, 54, 200]) {
        const { cases, covered } = backtestOf(chain, length);
        expect(cases).toBeGreaterThan(1_900);
        expect(covered / cases, `stretches of ${length} slots`).toBeGreaterThan(0.75);
        expect(covered / cases, `stretches of ${length} slots`).toBeLessThan(0.85);
      }
    },
  );

  test('of samples of the node it holds as often', () => {
    let [cases, covered] = [0, 0];
    for (const seed of range(20)) {
      const noise = createRandom(seed + 1);
      const samples = range(720).map(() => ({
        numSlots: Math.round(150 + 6 * (noise() - 0.5)),
        samplePeriodSecs: 60,
      }));
      const reading = runBacktest(toRollingCases(paceModel, toStretches(samples, 300), 8), 'ratio');
      cases += reading.cases;
      covered += reading.covered;
    }
    expect(cases).toBeGreaterThan(4_000);
    expect(covered / cases).toBeGreaterThan(0.75);
    expect(covered / cases).toBeLessThan(0.85);
  });

  test('is offered with slots of uneven length, and holds', () => {
    const noise = createRandom(5);
    const stretches = range(240).map(() => 40 * (1 + 0.2 * (noise() - 0.5)));
    const reading = runBacktest(toRollingCases(paceModel, stretches, 8), 'ratio');
    expect(judge(reading)).toBe('offered');
    expect(reading.covered / reading.cases).toBeGreaterThan(0.7);
  });
});

describe('the priority fee to land', () => {
  test('is the median of what as many slots in a row asked', () => {
    const past = [...range(20).map(() => 7), ...range(50).map((i) => (i % 5 === 0 ? 10 : 100))];
    expect(feeModel.predict(past, 1)).toBe(100);
    expect(feeModel.predict(past, 5)).toBe(10);
    expect(feeModel.naive(past, 2)).toBe(100);
    expect(feeModel.naive(past, 5)).toBe(10);
    expect(feeModel.actual([9, 4, 6])).toBe(4);
    expect(feeModel.predict(past.slice(0, 19), 1)).toBeUndefined();
  });

  test('is offered where slots differ by chance, and how often the upper end lands is what was counted', () => {
    let [cases, landed, offered, counted] = [0, 0, 0, 0];
    for (const seed of range(30)) {
      const noise = createRandom(seed);
      const prices = range(150).map(() => Math.round(1_000 * Math.exp(2 * noise())));
      const rolling = toRollingCases(feeModel, prices, 2);
      const step = toStep(
        {
          title: '',
          cases: rolling.slice(0, -1),
          predicted: rolling.at(-1)!.predicted,
        },
        { ...priorityFee, unit: 'micro-lamports' },
      );
      if (step.value === undefined) continue;
      offered++;
      cases++;
      const { cases: past, notAbove } = step.backtest;
      counted += notAbove / past;
      const part = ((notAbove / past) * 100).toLocaleString('en', { maximumFractionDigits: 1 });
      expect(step.says.endsWith(` Paying the upper end would have landed in ${part} % of them.`)).toBe(true);
      if (rolling.at(-1)!.actual <= step.value.high) landed++;
    }
    expect(offered).toBeGreaterThan(20);
    expect(landed / cases).toBeGreaterThan(0.8);
    // In slots that differ by chance alone, nearly what a conformal interval promises.
    expect(Math.abs(counted / offered - 0.9)).toBeLessThan(0.05);
  });
});

describe('a validator', () => {
  test('earns the median of its last nine epochs', () => {
    expect(creditsModel.predict([1, 100, 90, 110, 95, 20, 101, 99, 98, 96], 1)).toBe(98);
    expect(creditsModel.predict([100, undefined, 90], 1)).toBeUndefined();
    expect(creditsModel.naive([100, undefined], 1)).toBeUndefined();
    expect(toRest({ slotIndex: 108, slotsInEpoch: 432 })).toBe(0.75);
  });

  test('is paid by the credit', () => {
    const past = range(6).map(() => ({ credits: 1_000, reward: 5_000 }));
    expect(rewardModel.predict(past, 1)).toBe(5_000);
    expect(rewardModel.predict([...past, { credits: 500, reward: 2_500 }], 1)).toBe(5_000);
    expect(rewardModel.predict([...past, { credits: 500, reward: undefined }], 1)).toBeUndefined();
    expect(rewardModel.naive([...past, { credits: 500, reward: 2_500 }], 1)).toBe(2_500);
  });
});

describe('a launch', () => {
  const UNIT = CURVE_FOR_SALE / 1_000n;
  const trade = (time: number, units: number) => ({
    time,
    isBuy: units > 0,
    baseAmount: UNIT * BigInt(Math.abs(units)),
  });

  test('is sold out when what is left is sold at the pace of ten minutes', () => {
    const path = toPath([trade(1_000, 100), trade(2_000, 300), trade(2_100, -100), trade(2_200, 200)]);
    // 400 of 1,000 sold in the 600 seconds up to 2,200 s, on top of 100: 500 are left.
    expect(toTimeLeft(path, 900, 2_200)).toBe(750);
    // Two minutes old: since it was created.
    expect(toTimeLeft(path.slice(0, 1), 900, 1_020)).toBe(1_080);
    expect(toTimeLeft(path, 900, 9_000)).toBeUndefined();
    expect(findPlace(path, UNIT * 350n)?.time).toBe(2_000);
  });

  test('is compared with launches that graduated, from where as much was sold', () => {
    /** Sold evenly over so many seconds. */
    const launch = (createdTime: number, seconds: number) => ({
      createdTime,
      pooledTime: createdTime + seconds,
      path: toPath(range(100).map((i) => trade(createdTime + ((i + 1) * seconds) / 100, 10))),
    });
    const past = range(10).map((i) => launch(i * 10_000, 1_000));
    const cases = toGraduationCases(past, UNIT * 500n);
    // The naive estimate takes three that were known.
    expect(cases).toHaveLength(7);
    for (const { predicted, actual, naive } of cases)
      expect([predicted, actual, naive]).toEqual([500, 500, 500]);
    expect(toGraduationCases(past, UNIT * 1_001n)).toEqual([]);
  });
});

describe('a vesting lock', () => {
  const DAY = 86_400n;
  const START = 1_700_000_000n;
  const escrow: VestingEscrow = {
    recipient: asAddress(addressOf(1)),
    mint: asAddress(addressOf(2)),
    creator: asAddress(addressOf(3)),
    cliffTime: START,
    frequency: DAY,
    cliffAmount: 100n,
    amountPerPeriod: 10n,
    periods: 5n,
    cancelledAt: 0n,
    isCancellable: true,
  };
  const at = (seconds: bigint, more: Partial<VestingEscrow> = {}) => {
    const { total, unlocked, next, endTime, state } = toVestingUnlock(
      asAddress(addressOf(9)),
      { ...escrow, ...more },
      Number(START + seconds),
    );
    return { total, unlocked, next: next && [next.time - Number(START), next.amount], endTime, state };
  };
  const endTime = Number(START + 5n * DAY);

  test('unlocks its cliff, then by the period', () => {
    expect(at(-1n)).toEqual({ total: 150n, unlocked: 0n, next: [0, 100n], endTime, state: 'locked' });
    expect(at(0n)).toMatchObject({ unlocked: 100n, next: [86_400, 10n] });
    expect(at(2n * DAY - 1n)).toMatchObject({ unlocked: 110n, next: [172_800, 10n] });
    expect(at(5n * DAY)).toMatchObject({ unlocked: 150n, next: undefined, state: 'unlocked' });
    expect(at(99n * DAY)).toMatchObject({ unlocked: 150n, state: 'unlocked' });
  });

  test('without an amount at its cliff begins with the first period', () => {
    expect(at(-1n, { cliffAmount: 0n })).toMatchObject({ unlocked: 0n, next: [86_400, 10n] });
  });

  test('stops where it was cancelled', () => {
    expect(at(9n * DAY, { cancelledAt: START + DAY })).toEqual({
      total: 150n,
      unlocked: 110n,
      next: undefined,
      // What was not unlocked by then never is.
      endTime: undefined,
      state: 'cancelled',
    });
    // After its end there was nothing left to give back.
    expect(at(9n * DAY, { cancelledAt: START + 8n * DAY })).toEqual({
      total: 150n,
      unlocked: 150n,
      next: undefined,
      endTime,
      state: 'cancelled',
    });
  });

  test('of times beyond any calendar has none', () => {
    expect(at(0n, { cliffTime: 2n ** 64n - 1n })).toMatchObject({ next: undefined, endTime: undefined });
    expect(at(0n, { frequency: 0n })).toMatchObject({ unlocked: 150n });
  });
});
