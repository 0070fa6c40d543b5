import { expect, test } from 'vitest';
import { toJson } from './json.ts';
import { toWire } from './to-wire.ts';

test('a value becomes what its JSON says without being written', () => {
  const value = {
    slot: 1,
    supply: 18446744073709551615n,
    data: Uint8Array.of(1, 2, 255),
    absent: undefined,
    nothing: null,
    rows: [1n, undefined, null, [], { absent: undefined, text: '"' }],
    rate: Number.NaN,
    most: Infinity,
    zero: -0,
    map: new Map([[1, 2]]),
    act: () => 1,
  };
  const wire = toWire(value);
  expect(JSON.stringify(wire)).toBe(toJson(value));
  expect(wire).toStrictEqual(JSON.parse(toJson(value)));
  const odd: unknown = JSON.parse('{"__proto__":{"a":1}}');
  expect(JSON.stringify(toWire(odd))).toBe('{"__proto__":{"a":1}}');
  expect(toWire(undefined)).toBeUndefined();
});
