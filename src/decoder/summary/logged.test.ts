import { expect, test } from 'vitest';
import type { LogLine } from '#contracts/decoded';
import { inputOf, toText, USER, type Step } from '../testing/summary-steps.ts';
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

test('of a number with its point tells the number as it stands, and of anything else nothing', () => {
  const step: Step = {
    program: 'DtmE9D2CSB4L5D6A15mraeEjrGMm6auWVzgaD8hK2tZM',
    of: 'Switchboard v1',
    name: 'saveResult',
    accounts: { aggregator: USER },
  };
  const tell = (log: string): string | undefined => {
    const input = inputOf([step]);
    const logs = [{ kind: 'log', depth: 1, text: `Program log: ${log}` }] as unknown as readonly LogLine[]; // as above
    return toText(describeMainAction({ ...input.instructions[0]!, logRange: [0, 1] }, { ...input, logs }));
  };
  expect(tell("'result': Some(1.0017009813739235)")).toMatch(
    /^saved the result 1\.0017009813739235 to the aggregator \S+$/,
  );
  expect(tell("'result': None")).toBeUndefined();
  expect(tell("'result': Some(1.2.3)")).toBeUndefined();
});
