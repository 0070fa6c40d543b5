import { expect, test } from 'vitest';
import type { Field } from '#contracts/decoded';
import { at, inputOf, toText, type Step } from '../testing/summary-steps.ts';
import { describeAskedRoute } from './asked-route.ts';

const units = (name: string, mint: string, amount: bigint): Field => ({
  name,
  value: { kind: 'amount', amount, mint: at(mint), decimals: 2 },
});
const swap = (given: string, least: string): Step => ({
  program: at('pools'),
  of: 'Pools',
  name: 'swap',
  sentence: 'Swap {amountIn} for at least {minimumOut}',
  fields: [units('amountIn', given, 250n), units('minimumOut', least, 900n)],
});
const say = (steps: readonly Step[]): string | undefined => {
  const input = inputOf(steps);
  return toText(describeAskedRoute(input.instructions.at(-1)!, input));
};

test('a swap in two instructions is one from what goes into the first to what comes of the last', () => {
  const [cat, dog, owl, pools] = ['cat', 'dog', 'owl', 'pools'].map((name) => at(name).slice(0, 4));
  expect(say([swap('cat', 'dog'), swap('dog', 'owl')])).toMatch(
    new RegExp(`^swapped 2.5 ${cat}\\S+ for at least 9 ${owl}\\S+ by way of ${dog}\\S+ on ${pools}\\S+$`),
  );
});

test.each<[string, readonly Step[]]>([
  ['one alone', [swap('cat', 'dog')]],
  ['two of other tokens', [swap('cat', 'dog'), swap('fox', 'owl')]],
  ['one there and back', [swap('cat', 'dog'), swap('dog', 'cat')]],
  ['more than two', [swap('cat', 'dog'), swap('dog', 'owl'), swap('owl', 'fox')]],
])('of %s it says nothing', (_what, steps) => {
  expect(say(steps)).toBeUndefined();
});
