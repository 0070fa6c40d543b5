import { expect, test } from 'vitest';
import { toBase58Ranges } from './base58-prefix.ts';
import { decodeBase58, encodeBase58 } from './base58.ts';

/** Whether the ranges hold a value, as its bytes sort. */
function holds(prefix: string, bytes: Uint8Array): boolean {
  const compare = (text: string): number => Buffer.compare(Buffer.from(bytes), decodeBase58(text)!);
  return toBase58Ranges(prefix, bytes.length).some(
    ({ first, last }) => compare(first) >= 0 && compare(last) <= 0,
  );
}

test('of two bytes, every beginning of a text holds just the values whose text begins so', () => {
  /** Values by each beginning of their text, ascending. */
  const expected = new Map<string, number[]>();
  for (let n = 0; n < 65_536; n++) {
    const text = encodeBase58(Uint8Array.of(n >> 8, n & 255));
    for (let length = 1; length <= text.length; length++) {
      const prefix = text.slice(0, length);
      const values = expected.get(prefix);
      if (values === undefined) expected.set(prefix, [n]);
      else values.push(n);
    }
  }
  // Neither do texts come that begin nothing.
  for (const none of ['zz', 'LUw', '111', '112', '5R1', 'LUv1']) expected.set(none, expected.get(none) ?? []);
  const wrong: string[] = [];
  for (const [prefix, values] of expected) {
    const found = toBase58Ranges(prefix, 2).flatMap(({ first, last }) => {
      const [from, to] = [first, last].map((text) => Buffer.from(decodeBase58(text)!).readUInt16BE());
      return Array.from({ length: to! - from! + 1 }, (_none, i) => from! + i);
    });
    if (found.join() !== values.join()) wrong.push(prefix);
  }
  expect(expected.size).toBeGreaterThan(65_536);
  expect(wrong).toEqual([]);
});

test.each([
  'So11111111111111111111111111111111111111112',
  'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  'Vote111111111111111111111111111111111111111',
  '11111111111111111111111111111111',
  '1nc1nerator11111111111111111111111111111111',
  'ZzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzZ',
])('of an address every beginning holds it, and none that differs in its last character: %s', (address) => {
  const bytes = decodeBase58(address)!;
  for (let length = 1; length <= address.length; length++) {
    const prefix = address.slice(0, length);
    expect(holds(prefix, bytes), prefix).toBe(true);
    const other = `${prefix.slice(0, -1)}${prefix.endsWith('2') ? '3' : '2'}`;
    expect(holds(other, bytes), other).toBe(false);
  }
});

test('a beginning has two ranges at most, and one that is no beginning has none', () => {
  for (const prefix of ['J', 'JU', 'EPjF', 'zz', '9', 'a']) {
    expect(toBase58Ranges(prefix, 32).length, prefix).toBeLessThanOrEqual(2);
  }
  expect(toBase58Ranges('', 32)).toEqual([
    { first: '1'.repeat(32), last: 'JEKNVnkbo3jma5nREBBJCDoXFVeKkD56V3xKrvRmWxFG' },
  ]);
  for (const none of ['0', 'Il', 'ß', 'EPjF wd', '1'.repeat(33), 'z'.repeat(44), `${'1'.repeat(32)}2`]) {
    expect(toBase58Ranges(none, 32), none).toEqual([]);
  }
});
