import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasRepeatedKey } from './repeated-key.ts';

test.each([
  ['{"a":1,"a":2}', true],
  ['{"a":1,"\\u0061":2}', true],
  ['{"a":{"b":1,"c":[{"d":1,"d":2}]}}', true],
  ['{"a":{"a":{"a":1}},"b":"a"}', false],
  ['[{"a":1},{"a":2}]', false],
  ['{"a":"a,\\"a\\":1","b":["a","a"]}', false],
  ['"a"', false],
  ['{}', false],
])('%s: a key appears twice is %s', (text, expected) => {
  expect(hasRepeatedKey(text)).toBe(expected);
});

test('what JSON.stringify writes never repeats a key', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => !hasRepeatedKey(JSON.stringify(value))));
});
