import { describe, expect, test } from 'vitest';
import { epochOfSlot, slotsOfEpoch } from './get-epoch-schedule.ts';

const mainnet = { slotsPerEpoch: 432_000, warmup: false, firstNormalEpoch: 0, firstNormalSlot: 0 };
const testnet = { slotsPerEpoch: 432_000, warmup: true, firstNormalEpoch: 14, firstNormalSlot: 524_256 };

describe('the epoch schedule', () => {
  test('epochs of equal length begin at multiples', () => {
    expect(slotsOfEpoch(mainnet, 1_035)).toEqual({ firstSlot: 447_120_000, slots: 432_000 });
    expect(epochOfSlot(mainnet, 447_119_999)).toBe(1_034);
    expect(epochOfSlot(mainnet, 447_120_000)).toBe(1_035);
  });

  test('epochs of a warm-up double in length', () => {
    expect(slotsOfEpoch(testnet, 0)).toEqual({ firstSlot: 0, slots: 32 });
    expect(slotsOfEpoch(testnet, 13)).toEqual({ firstSlot: 262_112, slots: 262_144 });
    expect(slotsOfEpoch(testnet, 14)).toEqual({ firstSlot: 524_256, slots: 432_000 });
    expect([0, 31, 32, 95, 96, 524_255, 524_256].map((slot) => epochOfSlot(testnet, slot))).toEqual([
      0, 0, 1, 1, 2, 13, 14,
    ]);
  });
});
