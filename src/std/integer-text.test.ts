import { expect, test } from 'vitest';
import { toBigint } from './integer-text.ts';

test('is what BigInt makes of the text', () => {
  const texts = ['', '0', '007', '4294967295', '4294967296', '999999999999999', '1000000000000000'];
  for (const text of [...texts, '18446744073709551615', ' 12 ', '-5', '0x1f'])
    expect(toBigint(text), text).toBe(BigInt(text));
});

test('refuses what BigInt refuses', () => {
  for (const text of ['1.5', '1e3', 'one', '1_000']) expect(() => toBigint(text), text).toThrow(SyntaxError);
});
