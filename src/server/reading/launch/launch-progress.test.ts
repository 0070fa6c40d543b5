import { expect, test } from 'vitest';
import { toLaunchProgress } from './launch-progress.ts';

const PUMP = '6EF8rrecthR5Dkzon8Nwu78hRvfCKubJ14M5uBEwF6P';
const SALE = {
  launchpad: PUMP,
  pooledSlot: undefined,
  pooledTime: undefined,
  supply: 1_000_000_000_000_000n,
  reserve: 1_000_000_000_000_000n,
};
const shareOf = (reserve: bigint) => {
  const progress = toLaunchProgress({ ...SALE, reserve });
  return progress.kind === 'selling' ? progress.share : progress.kind;
};

test('the standard curve is sold from its 1,000 million tokens down to 206.9 million', () => {
  expect(shareOf(1_000_000_000_000_000n)).toBe(0);
  expect(shareOf(603_450_000_000_000n)).toBe(0.5);
  expect(shareOf(206_900_000_000_000n)).toBe(1);
  expect(shareOf(206_899_999_999_999n)).toBe('unknown');
});

test('the launchpad of the localnet sells along the same curve', () => {
  const launchpad = 'LocaLnetLaunch11111111111111111111111111111';
  expect(toLaunchProgress({ ...SALE, launchpad, reserve: 603_450_000_000_000n })).toMatchObject({
    kind: 'selling',
    share: 0.5,
  });
});

test('another supply, another launchpad or no trade yet has no progress that is known', () => {
  expect(toLaunchProgress({ ...SALE, supply: 2_000_000_000_000_000n }).kind).toBe('unknown');
  expect(toLaunchProgress({ ...SALE, supply: undefined }).kind).toBe('unknown');
  expect(toLaunchProgress({ ...SALE, reserve: undefined }).kind).toBe('unknown');
  expect(toLaunchProgress({ ...SALE, launchpad: 'LanMV9sAd7wArD4vJFi2qDdfnVhFxYSUg6eADduJ3uj' }).kind).toBe(
    'unknown',
  );
  expect(toLaunchProgress({ ...SALE, launchpad: undefined })).toEqual({
    kind: 'unknown',
    reason: 'It was not created through a known launchpad.',
  });
});

test('a token in a pool is through, with or without a launchpad', () => {
  expect(toLaunchProgress({ ...SALE, launchpad: undefined, pooledSlot: 5, pooledTime: 6 })).toEqual({
    kind: 'pooled',
    time: 6,
  });
});
