import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContracts, type ContractTypes } from './contract-types.ts';
import type { Schema } from './json-schema.ts';
import { createSchemaWriter } from './to-schema.ts';

const SHAPES = `
declare const brand: unique symbol;
/** Base58 of 32 bytes. */
export type Address = string & { readonly [brand]: 'Address' };
/** Seconds since 1970. */
export type UnixSeconds = number;
const SIDES = ['sell', 'buy'] as const;
export type Side = (typeof SIDES)[number];
/** A tree. */
export type Value =
  | { readonly kind: 'list'; readonly items: readonly Value[] }
  | { readonly kind: 'flag'; readonly flag: boolean };
export type Answer<T> = ({ readonly kind: 'found' } & T) | { readonly kind: 'absent' };
export interface Sums { readonly total: bigint }
export interface Shapes {
  readonly amount: bigint;
  readonly bytes: Uint8Array;
  readonly address: Address;
  /** When it happened. */
  readonly described: UnixSeconds;
  readonly plain: UnixSeconds;
  readonly maybe?: string | undefined;
  readonly unset: Side | undefined;
  readonly flag: boolean;
  readonly maybeFlag: boolean | undefined;
  readonly yes: true;
  readonly version: 'legacy' | 0 | 1;
  readonly places: readonly (number | undefined)[];
  readonly pair: readonly [string, bigint];
  readonly byName: Readonly<Record<string, Sums>>;
  readonly bySide: Readonly<Record<Side, number>>;
  readonly topic: 'all' | \`trades:\${string}\`;
  readonly value: Value;
  readonly answer: Answer<{ readonly sums: Sums }>;
  readonly nothing: null;
}
export interface Beyond {
  readonly any: { readonly deep: unknown };
  readonly call: () => void;
  readonly endless: Endless;
}
type Endless = { readonly more: Endless };
`;

describe('TypeScript types as JSON Schema', () => {
  let folder: string;
  let types: ContractTypes;
  let shapes: Schema;
  let components: Readonly<Record<string, Schema>>;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'contracts-'));
    writeFileSync(join(folder, 'shapes.ts'), SHAPES);
    types = readContracts(folder, ['shapes']);
    const writer = createSchemaWriter(types);
    expect(writer.toSchema(types.get('shapes', 'Shapes'), 'Shapes')).toEqual({
      $ref: '#/components/schemas/Shapes',
    });
    components = writer.components();
    shapes = components['Shapes']!;
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const of = (name: string) => shapes.properties?.[name];

  test('integers are texts of digits and bytes are base64, as they are sent', () => {
    expect(of('amount')).toEqual({ type: 'string', pattern: String.raw`^-?\d+$` });
    expect(of('bytes')).toEqual({ type: 'string', contentEncoding: 'base64' });
  });

  test('a named type is a component with what its docstring says, and a brand is the plain value', () => {
    expect(of('address')).toEqual({ $ref: '#/components/schemas/Address' });
    expect(components['Address']).toEqual({ description: 'Base58 of 32 bytes.', type: 'string' });
  });

  test('a property says what its docstring says, else what the name of its plain type does', () => {
    expect(of('described')).toEqual({ type: 'number', description: 'When it happened.' });
    expect(of('plain')).toEqual({ type: 'number', description: 'Seconds since 1970.' });
  });

  test('what may be undefined is not required, and keeps its name', () => {
    expect(shapes.required).not.toContain('maybe');
    expect(shapes.required).not.toContain('unset');
    expect(shapes.required).toContain('flag');
    expect(of('unset')).toEqual({ $ref: '#/components/schemas/Side' });
    expect(components['Side']).toEqual({ enum: ['buy', 'sell'] });
  });

  test('flags, single values and choices of values', () => {
    expect(of('flag')).toEqual({ type: 'boolean' });
    expect(of('maybeFlag')).toEqual({ type: 'boolean' });
    expect(of('yes')).toEqual({ const: true });
    expect(of('version')).toEqual({ enum: ['legacy', 0, 1] });
    expect(of('nothing')).toEqual({ type: 'null' });
  });

  test('in a list what is undefined is null, for a list keeps its places', () => {
    expect(of('places')).toEqual({
      type: 'array',
      items: { anyOf: [{ type: 'number' }, { type: 'null' }] },
    });
  });

  test('tuples, records by any name and records by listed names', () => {
    expect(of('pair')).toEqual({
      type: 'array',
      prefixItems: [{ type: 'string' }, { type: 'string', pattern: String.raw`^-?\d+$` }],
      items: false,
      minItems: 2,
    });
    expect(of('byName')).toEqual({
      type: 'object',
      additionalProperties: { $ref: '#/components/schemas/Sums' },
    });
    expect(of('bySide')).toMatchObject({ type: 'object', required: ['sell', 'buy'] });
  });

  test('texts with a hole are a pattern', () => {
    expect(of('topic')).toEqual({
      anyOf: [{ const: 'all' }, { type: 'string', pattern: '^trades:.*$' }],
    });
  });

  test('a union distinguished by its kind is exactly one of them, and a type may hold itself', () => {
    expect(components['Value']).toEqual({
      description: 'A tree.',
      oneOf: [
        {
          type: 'object',
          properties: { kind: { const: 'flag' }, flag: { type: 'boolean' } },
          required: ['kind', 'flag'],
        },
        {
          type: 'object',
          properties: {
            kind: { const: 'list' },
            items: { type: 'array', items: { $ref: '#/components/schemas/Value' } },
          },
          required: ['kind', 'items'],
        },
      ],
    });
  });

  test('what a generic type is made with stands in it', () => {
    expect(of('answer')).toMatchObject({
      oneOf: [
        { properties: { kind: { const: 'absent' } } },
        { properties: { kind: { const: 'found' }, sums: { $ref: '#/components/schemas/Sums' } } },
      ],
    });
  });

  test('the same contracts make the same text', () => {
    const read = readContracts(folder, ['shapes']);
    const again = createSchemaWriter(read);
    again.toSchema(read.get('shapes', 'Sums'), 'Sums');
    again.toSchema(read.get('shapes', 'Shapes'), 'Shapes');
    expect(JSON.stringify(again.components())).toBe(JSON.stringify(components));
    expect(Object.keys(components)).toEqual(['Address', 'Shapes', 'Side', 'Sums', 'Value']);
  });

  test('what may be any JSON is described as that', () => {
    const property = types.checker.getPropertyOfType(types.get('shapes', 'Beyond'), 'any')!;
    const type = types.checker.getTypeOfSymbol(property);
    expect(createSchemaWriter(types).toSchema(type, 'x')).toMatchObject({ properties: { deep: {} } });
  });

  test.each([
    ['call', 'x: a function has no JSON Schema'],
    ['endless', 'does not end'],
  ])('a type no schema can tell fails, and says where: %s', (name, message) => {
    const property = types.checker.getPropertyOfType(types.get('shapes', 'Beyond'), name)!;
    const type = types.checker.getTypeOfSymbol(property);
    expect(() => createSchemaWriter(types).toSchema(type, 'x')).toThrow(message);
  });
});
