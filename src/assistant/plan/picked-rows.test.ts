import { describe, expect, test } from 'vitest';
import type { Fact, ToolResult } from '#contracts/assistant/agent';
import { findMeasure } from '../catalogue/catalogue.ts';
import { pickRows } from './picked-rows.ts';

const VALIDATORS = [
  ['A', '500', '5'],
  ['B', '300', '0'],
  ['C', '200', '10'],
] as const;

function result(rows: readonly (readonly [string, string, string])[] = VALIDATORS): ToolResult {
  const facts = rows.flatMap(([vote, stake, commission], row) => [
    fact(`/rows/${row}/vote`, 'address', vote),
    fact(`/rows/${row}/stake`, 'amount', stake, { unit: 'SOL', decimals: 0 }),
    fact(`/rows/${row}/commission`, 'percent', commission, { unit: '%' }),
  ]);
  return { facts, untrusted: [] } as unknown as ToolResult; // only what is read of it here
}

const fact = (path: string, kind: string, raw: string, more: object = {}): Fact =>
  ({ id: path, path, kind, raw, ui: raw, ...more }) as unknown as Fact; // labels are not read here

const list = findMeasure('network', 'validatorList')!; // the catalogue has it
const pick = (more: Partial<Parameters<typeof pickRows>[2]>) =>
  pickRows(result(), list, { shape: {}, bounds: [], ...more })?.rows;

describe('rows of a list', () => {
  test('are ranked by a column, either way', () => {
    expect(pick({ shape: { by: 'commission', order: 'least' } })).toEqual(['/rows/1', '/rows/0', '/rows/2']);
    expect(pick({ shape: { by: 'stake', order: 'most' } })).toEqual(['/rows/0', '/rows/1', '/rows/2']);
  });

  test('are ranked by their own column where a column of names is said', () => {
    expect(pick({ shape: { by: 'vote', order: 'least' } })).toEqual(['/rows/2', '/rows/1', '/rows/0']);
  });

  test('beyond 2⁵³ are ranked exactly', () => {
    const rows = [
      ['A', '9007199254740992', '5'],
      ['B', '9007199254740993', '5'],
    ] as const;
    const picked = pickRows(result(rows), list, { shape: { by: 'stake', order: 'most' }, bounds: [] });
    expect(picked?.rows).toEqual(['/rows/1', '/rows/0']);
  });

  test('are those within bounds of a column', () => {
    const bound = { is: '>', value: '4', unit: 'percent', field: 'commission' } as const;
    expect(pick({ bounds: [bound] })).toEqual(['/rows/0', '/rows/2']);
    expect(pick({ bounds: [{ ...bound, is: '=', value: '0' }] })).toEqual(['/rows/1']);
  });

  test('are left as they are where nothing tells them apart', () => {
    expect(pick({})).toBeUndefined();
    expect(pick({ bounds: [{ is: '>', value: '1' }] })).toBeUndefined();
  });

  test('of a column without numbers none is within bounds', () => {
    expect(pick({ bounds: [{ is: '>', value: '1', field: 'vote' }] })).toEqual([]);
  });
});

describe('amounts of different tokens', () => {
  const holdings = findMeasure('account', 'tokens')!; // as above
  const held = (rows: readonly (readonly [mint: string, amount: string, value?: string])[]): ToolResult => {
    const facts = rows.flatMap(([mint, amount, value], row) => [
      fact(`/positions/${row}/mint`, 'address', mint),
      fact(`/positions/${row}/amount`, 'amount', amount, { mint }),
      ...(value === undefined ? [] : [fact(`/positions/${row}/value`, 'money', value, { unit: 'USD' })]),
    ]);
    return { facts, untrusted: [] } as unknown as ToolResult; // as above
  };
  const pickMost = (found: ToolResult) =>
    pickRows(found, holdings, { shape: { by: 'amount', order: 'most' }, bounds: [] });

  test('are ranked by what they are worth', () => {
    const picked = pickMost(
      held([
        ['A', '9000', '1'],
        ['B', '5', '700'],
      ]),
    );
    expect(picked).toMatchObject({ rows: ['/positions/1', '/positions/0'], by: 'value' });
  });

  test('are not ranked where that is not known', () => {
    const picked = pickMost(
      held([
        ['A', '9000'],
        ['B', '5'],
      ]),
    );
    expect(picked).toMatchObject({ isMixed: true });
    expect(picked?.by).toBeUndefined();
  });
});
