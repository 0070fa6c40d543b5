import { describe, expect, test } from 'vitest';
import type { FeatureActivation } from '#chain';
import { toComputeLimit } from './compute-limit.ts';

const at = (slot: number): FeatureActivation => ({ kind: 'active', slot });
const absent: FeatureActivation = { kind: 'absent' };
/** As on mainnet after epoch 1019: 50M, 60M and 100M active, slots of 350 ms asked for in epoch 1019. */
const mainnet = [at(332_640_000), at(355_104_000), at(435_888_000), at(440_208_000), absent, absent, absent];

const TIP = 450_000_000;

describe('toComputeLimit', () => {
  test.each([
    [300_000_000, 48_000_000],
    [332_640_000, 50_000_000],
    [400_000_000, 60_000_000],
    [435_888_000, 100_000_000],
    [440_208_000, 100_000_000],
    [440_639_999, 100_000_000],
    [440_640_000, 87_500_000],
  ])('a block at slot %i may use %i units', (slot, units) => {
    expect(toComputeLimit(mainnet, slot, TIP)?.units).toBe(units);
  });

  test('the basis is said', () => {
    expect(toComputeLimit(mainnet, 441_000_000, TIP)?.basis).toBe(
      'Feature accounts: SIMD-0286 active, scaled to slots of 350 ms (SIMD-0525)',
    );
  });

  test('a cluster without feature accounts tells no limit', () => {
    expect(toComputeLimit([absent, absent, absent, absent, absent, absent, absent], 1, TIP)).toBeUndefined();
  });

  test('feature accounts copied from another chain tell no limit', () => {
    expect(toComputeLimit(mainnet, 500, 600)).toBeUndefined();
  });
});
