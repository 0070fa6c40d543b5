import { describe, expect, test } from 'vitest';
import { asAddress } from '#contracts/chain';
import { toPoolDepth, toPoolPrice } from './pool-depth.ts';
import type { PoolSide } from './read-pool.ts';

const side = (decimals: number, reserve: bigint): PoolSide => ({
  mint: asAddress('m'),
  tokenProgram: asAddress('p'),
  vault: asAddress('v'),
  decimals,
  reserve,
});
/** 1,000 whole base units at 2 quote units each. */
const pair = { base: side(6, 1_000_000_000n), quote: side(9, 2_000_000_000_000n), feeBasisPoints: 100 };

describe('the depth of a pool', () => {
  test('lies around the ratio of its reserves, the fee on both sides', () => {
    expect(toPoolPrice(pair)).toBe(2);
    const { asks, bids } = toPoolDepth(pair);
    expect(asks[0]!.price).toBeCloseTo(2 / 0.99, 3);
    expect(bids[0]!.price).toBeCloseTo(2 * 0.99, 3);
  });

  test('grows outwards, ask by ask what a trade of that size would get', () => {
    const { asks, bids } = toPoolDepth(pair);
    expect([asks.length, bids.length]).toEqual([41, 41]);
    for (const steps of [asks, bids])
      for (const [i, step] of steps.entries()) expect(step.amount > (steps[i - 1]?.amount ?? 0n)).toBe(true);
    // One fifth of the quote vault: 400,000,000,000 in, 396,000,000,000 after the fee.
    expect(asks.at(-1)!.amount).toBe((1_000_000_000n * 396n) / (2_000n + 396n));
    expect(bids.at(-1)!.amount).toBe(200_000_000n);
  });

  test('of a pool too small to divide has only the steps that give something', () => {
    const { asks, bids } = toPoolDepth({ base: side(0, 3n), quote: side(0, 3n), feeBasisPoints: 0 });
    expect([asks, bids]).toEqual([[], []]);
  });
});
