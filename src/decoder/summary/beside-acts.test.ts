import { expect, test } from 'vitest';
import type { Effect, Field } from '#contracts/decoded';
import { findProtocol } from '../protocol-registry.ts';
import { at, inputOf, toText, USER, type Step } from '../testing/summary-steps.ts';
import { withActsBeside } from './beside-acts.ts';

const DRIFT = 'dRiftyHA39MWEi3m9aunc5MzRF1JYuBsbn6VPcn33UH';
const swap: Effect = {
  kind: 'swap',
  venue: 'Pools',
  trader: USER,
  sold: { asset: { kind: 'sol' }, amount: 2n },
  bought: { asset: { kind: 'token', mint: at('cat'), decimals: 0 }, amount: 5n },
};
const hedge: Step = { program: at('pools'), of: 'Pools', name: 'swap', sentence: 'Swap', effects: [swap] };
const size: Field = { name: 'size', value: { kind: 'decimal', decimal: 3 } };
const onDrift = (name: string, sentence: string): Step => ({
  program: DRIFT,
  of: 'Drift v2',
  name,
  sentence,
  fields: [size],
  accounts: { authority: USER },
});
const sale = onDrift('placeAndMakePerpOrder', 'Place a short limit order of {size} in SOL-PERP');
const draft = {
  action: 'trade',
  past: 'swapped',
  infinitive: 'swap',
  rest: '2 for 5',
  fields: [],
  claims: [],
};
const say = (steps: readonly Step[], isSupported = true) =>
  toText(
    withActsBeside(draft, USER, {
      ...inputOf(steps),
      findUnsupported: (claims) => (isSupported ? [] : claims),
    }),
  );

test('a maker’s sale is told beside its hedge, with where it was', () => {
  expect(findProtocol(DRIFT)?.definition.category).toBe('perpetuals');
  const [first, last] = [DRIFT.slice(0, 4), DRIFT.slice(-4)];
  expect(say([sale, hedge])).toBe(
    `swapped 2 for 5, and placed a short limit order of 3 in SOL-PERP on ${first}…${last}`,
  );
  expect(say([sale, onDrift('settlePnl', 'Settle the PnL of {size}'), hedge])).toMatch(/, and 1 more act$/);
});

test.each<[string, readonly Step[]]>([
  ['steps of the swap’s own program', [hedge, { ...hedge, effects: [], sentence: 'Close the account' }]],
  ['what nobody can say', [hedge, { program: DRIFT, of: 'Drift v2', name: 'whatever' }]],
  ['programs that serve others', [hedge, { ...sale, program: at('unknown') }]],
])('of %s it says nothing', (_what, steps) => {
  expect(say(steps)).toBe('swapped 2 for 5');
});

test('what the record does not support is left out', () => {
  expect(say([sale, hedge], false)).toBe('swapped 2 for 5');
});
