import { expect, test } from 'vitest';
import { takeBytes } from './byte-pool.ts';

test('gives zero bytes of every length, none of them twice', () => {
  const lengths = [0, 1, 64, 65, 66, 1023, 1024, 1025, 20_000];
  const taken = Array.from({ length: 20 }, () => lengths.map(takeBytes)).flat();
  for (const [i, bytes] of taken.entries()) {
    expect(bytes).toHaveLength(lengths[i % lengths.length]!);
    expect(bytes.every((byte) => byte === 0)).toBe(true);
    bytes.fill(i + 1);
  }
  for (const [i, bytes] of taken.entries()) expect(bytes.every((byte) => byte === i + 1)).toBe(true);
});
