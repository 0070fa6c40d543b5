import { expect, test } from 'vitest';
import { toLamports } from './lamports.ts';

test('lamports are the number written, whatever was met before in the same place', () => {
  const written = [0, 1, 2_039_280, 256, 512, 0x1_0000_0000, 2 ** 53 - 1, 2_039_280, 1, 0, 12n, 2n ** 63n];
  for (const one of [...written, ...written]) expect(toLamports(one)).toBe(BigInt(one));
  for (let i = 0; i < 2000; i++) expect(toLamports(i * 257)).toBe(BigInt(i) * 257n);
});
