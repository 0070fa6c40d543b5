import { expect, test } from 'vitest';
import type { LogLine } from '#contracts/decoded';
import { inputOf, toText, type Step } from '../testing/summary-steps.ts';
import { describeMainAction } from './main-action.ts';

/** Zeta's own update of a price, whose layout says where its log has it. */
const STEP: Step = {
  program: 'ZETAxsqBRek56DhiGXrn75yj2NHU3aYUnxvHXpkf3aD',
  of: 'Zeta',
  name: 'updatePricingV2',
  sentence: 'Update the price of {asset}',
  fields: [{ name: 'asset', value: { kind: 'choice', choice: 'ARB' } }],
};
const say = (log: string): string | undefined => {
  const input = inputOf([STEP]);
  const logs = [{ kind: 'log', depth: 1, text: `Program log: ${log}` }] as unknown as readonly LogLine[]; // all that is read of a line
  return toText(describeMainAction({ ...input.instructions[0]!, logRange: [0, 1] }, { ...input, logs }));
};

test.each([
  ['GetOraclePrice Pyth price: price=1985905 age=0', 'updated the price of ARB to 1.985905'],
  ['GetOraclePrice Pyth price: price=unknown', 'updated the price of ARB'],
  ['GetOraclePrice failed', 'updated the price of ARB'],
  [`price: price=${'9'.repeat(40)}`, 'updated the price of ARB'],
])('of %j tells the number', (log, expected) => {
  expect(say(log)).toBe(expected);
});
