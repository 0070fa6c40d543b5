import { describe, expect, test } from 'vitest';
import { listParts, toNode, toTypeText, type ApiDocument } from './schema-nodes.ts';

const document: ApiDocument = {
  paths: {},
  components: {
    schemas: {
      Coin: {
        description: 'A coin.',
        type: 'object',
        properties: { kind: { const: 'coin' }, amount: { type: 'string', pattern: String.raw`^-?\d+$` } },
        required: ['kind'],
      },
      Loop: { $ref: '#/components/schemas/Loop' },
    },
  },
};
const coin = { $ref: '#/components/schemas/Coin' };

describe('the tree of a schema', () => {
  test('a property is its name, its type in words and what is said of it', () => {
    expect(toNode(document, 'coin', coin, true)).toEqual({
      name: 'coin',
      isOptional: true,
      type: 'Coin',
      says: 'A coin.',
      hasParts: true,
    });
    expect(toNode(document, 'coin', { ...coin, description: 'This one.' }).says).toBe('This one.');
  });

  test('it unfolds into properties, with those that may be missing marked', () => {
    expect(listParts(document, coin).map(({ name, isOptional }) => [name, isOptional])).toEqual([
      ['kind', false],
      ['amount', true],
    ]);
  });

  test('a list unfolds into the parts of its members, a choice into its kinds', () => {
    expect(listParts(document, { type: 'array', items: coin }).map(({ name }) => name)).toEqual([
      'kind',
      'amount',
    ]);
    expect(listParts(document, { oneOf: [coin, { type: 'null' }] }).map(({ name }) => name)).toEqual([
      'kind "coin"',
      'choice 2',
    ]);
  });

  test.each([
    [{ type: 'array', items: coin }, 'list of Coin'],
    [{ enum: ['a', 'b'] }, '"a" | "b"'],
    [{ enum: [1, 2, 3, 4, 5, 6, 7] }, '1 | 2 | 3 | 4 | 5 | 6 | … 7 values'],
    [{ anyOf: [coin, { type: 'null' }] }, 'Coin or null'],
    [{ type: 'string', pattern: String.raw`^-?\d+$` }, 'integer as text'],
    [{ type: 'string', contentEncoding: 'base64' }, 'base64'],
    [{ type: 'object', additionalProperties: coin }, 'object by name'],
    [{ const: true }, 'true'],
    [{}, 'anything'],
  ])('%j is %s', (part, text) => {
    expect(toTypeText(part)).toBe(text);
  });

  test('references that lead nowhere or around end', () => {
    expect(listParts(document, { $ref: '#/components/schemas/Nothing' })).toEqual([]);
    expect(listParts(document, { $ref: '#/components/schemas/Loop' })).toEqual([]);
  });
});
