import { describe, expect, test } from 'vitest';
import { asAddress } from '#contracts/chain';
import type { WireNames } from '../../values/names.ts';
import { toSteps } from './set-up.ts';
import type { WireInstruction, WireTransaction } from './types.ts';

const SYSTEM = '11111111111111111111111111111111';

const labels = {
  budget: { name: 'Compute Budget', kind: 'program', source: 'built in' },
  associated: { name: 'Associated Token Program', kind: 'program', source: 'built in' },
  token: { name: 'Token Program', kind: 'program', source: 'built in' },
  [SYSTEM]: { name: 'System Program', kind: 'program', source: 'built in' },
  amm: { name: 'AMM', kind: 'program', source: 'built in' },
  impostor: { name: 'Compute Budget', kind: 'program', source: 'the interface it publishes' },
} satisfies WireNames['labels'];

const step = (
  program: string,
  name: string,
  accounts: readonly number[] = [],
  failed?: true,
): WireInstruction => ({
  path: '',
  program: asAddress(program),
  name,
  title: name,
  reading: 'decoded',
  fields: [],
  accounts,
  accountNames: [],
  effects: [],
  inner: [],
  failed,
});

const toSizes = (...instructions: readonly WireInstruction[]) =>
  toSteps({ instructions } as unknown as WireTransaction, labels) // only these are read
    .map(({ length }) => length);

describe('set-up steps of a transaction', () => {
  test('what prepares it and what tidies up is folded on either side of what it does', () => {
    expect(
      toSizes(
        step('budget', 'setComputeUnitLimit'),
        step('budget', 'setComputeUnitPrice'),
        step('associated', 'createIdempotent'),
        step(SYSTEM, 'transfer', [0, 3]),
        step('token', 'syncNative', [3]),
        step('amm', 'swap'),
        step('token', 'closeAccount'),
        step('token', 'closeAccount'),
      ),
    ).toEqual([5, 1, 2]);
  });

  test('SOL that goes to somebody is no set-up', () => {
    expect(
      toSizes(
        step('budget', 'setComputeUnitLimit'),
        step(SYSTEM, 'transfer', [0, 4]),
        step('token', 'syncNative', [3]),
        step('amm', 'swap'),
      ),
    ).toEqual([1, 1, 1, 1]);
  });

  test('nothing is folded where there is nothing else', () => {
    expect(toSizes(step('budget', 'setComputeUnitLimit'), step('associated', 'create'))).toEqual([1, 1]);
  });

  test('a step that failed stays in sight', () => {
    expect(
      toSizes(
        step('budget', 'setComputeUnitLimit'),
        step('associated', 'create', [], true),
        step('amm', 'swap'),
      ),
    ).toEqual([1, 1, 1]);
  });

  test('a program is not hidden by what it calls itself', () => {
    expect(
      toSizes(step('impostor', 'setComputeUnitLimit'), step('impostor', 'closeAccount'), step('amm', 'swap')),
    ).toEqual([1, 1, 1]);
  });
});
