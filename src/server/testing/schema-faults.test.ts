import { describe, expect, test } from 'vitest';
import { findSchemaFaults } from './schema-faults.ts';

const schemas = {
  Coin: {
    type: 'object',
    properties: { kind: { const: 'coin' }, amount: { type: 'string', pattern: String.raw`^-?\d+$` } },
    required: ['kind', 'amount'],
  },
} as const;
const check = (schema: Parameters<typeof findSchemaFaults>[0], value: unknown) =>
  findSchemaFaults(schema, value, (reference) => schemas[reference.slice(1) as keyof typeof schemas]);

describe('the check of answers against their schema', () => {
  test('what conforms has no fault', () => {
    expect(check({ $ref: '#Coin' }, { kind: 'coin', amount: '-12' })).toEqual([]);
  });

  test.each([
    ['a missing property', { kind: 'coin' }, ['$: amount is missing']],
    ['a number that should be a text', { kind: 'coin', amount: 12 }, ['$.amount: 12 is no string']],
    [
      'a text that is no integer',
      { kind: 'coin', amount: '1.5' },
      [String.raw`$.amount: "1.5" does not match ^-?\d+$`],
    ],
    ['another kind', { kind: 'note', amount: '1' }, ['$.kind: "note" is not "coin"']],
    ['what nobody described', { kind: 'coin', amount: '1', more: 1 }, ['$: more is not described']],
    ['null', null, ['$: null is no object']],
  ])('finds %s', (_what, value, faults) => {
    expect(check({ $ref: '#Coin' }, value)).toEqual(faults);
  });

  test('finds a reference that leads nowhere and bytes that are no base64', () => {
    expect(check({ $ref: '#Nothing' }, 1)).toEqual(['$: #Nothing leads nowhere']);
    expect(check({ type: 'string', contentEncoding: 'base64' }, 'abc')).toEqual(['$: "abc" is no base64']);
  });

  test('of a choice exactly one must fit; in lists each member is looked at', () => {
    const choice = { oneOf: [{ const: 1 }, { type: 'number' }] };
    expect(check(choice, 2)).toEqual([]);
    expect(check(choice, 1)).toEqual(['$: 2 members fit']);
    expect(check({ type: 'array', items: { type: 'number' } }, [1, 'x'])).toEqual(['$[1]: "x" is no number']);
    expect(check({ type: 'object', additionalProperties: { type: 'number' } }, { a: 'x' })).toEqual([
      '$.a: "x" is no number',
    ]);
  });

  test('a keyword nobody checks stops it', () => {
    expect(() => check({ minimum: 1 }, 2)).toThrow('nobody checks minimum');
  });
});
