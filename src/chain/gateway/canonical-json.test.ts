import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseLossless } from '#std/json';
import { ParameterError, toCanonicalJson } from './canonical-json.ts';

const SEED = { seed: 20_261_121, numRuns: 300 };

describe('canonical JSON', () => {
  test('the order of keys makes no difference', () => {
    expect(toCanonicalJson([{ b: 1, a: [true, null, 'x'] }])).toBe('[{"a":[true,null,"x"],"b":1}]');
    expect(toCanonicalJson([{ a: [true, null, 'x'], b: 1 }])).toBe('[{"a":[true,null,"x"],"b":1}]');
  });

  test('integers beyond 2^53 are written digit by digit', () => {
    expect(toCanonicalJson([18_446_744_073_709_551_615n])).toBe('[18446744073709551615]');
  });

  test('reserved keys and numbers beyond a double are refused', () => {
    expect(() => toCanonicalJson(JSON.parse('[{"__proto__":1}]'))).toThrow(ParameterError);
    expect(() => toCanonicalJson([Number.POSITIVE_INFINITY])).toThrow(ParameterError);
  });

  test('equal values give equal texts, different values different ones', () => {
    const key = fc.constantFrom('commitment', 'encoding', 'limit', 'filters', 'a', 'b', '"');
    const value = fc.letrec((tie) => ({
      node: fc.oneof(
        { depthSize: 'small' },
        fc.string({ maxLength: 6 }),
        fc.integer(),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('node'), { maxLength: 3 }),
        fc.dictionary(key, tie('node'), { maxKeys: 4, noNullPrototype: true }),
      ),
    })).node;
    fc.assert(
      fc.property(value, value, (left, right) => {
        const same = JSON.stringify(sortKeys(left)) === JSON.stringify(sortKeys(right));
        expect(toCanonicalJson(left) === toCanonicalJson(right)).toBe(same);
        expect(toCanonicalJson(parseLossless(toCanonicalJson(left)))).toBe(toCanonicalJson(left));
      }),
      SEED,
    );
  });
});

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .map(([name, inner]) => [name, sortKeys(inner)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => ({ [name]: inner }));
}
