import { expect, test } from 'vitest';
import type { BalanceChange } from '#contracts/decoded';
import { at, inputOf, toText, type Step } from '../testing/summary-steps.ts';
import { describeEffects } from './single-effect.ts';

const merge: Step = {
  program: at('stake program'),
  of: 'Stake Program',
  name: 'merge',
  accounts: { destination: at('target'), source: at('source') },
  effects: [{ kind: 'stake', action: 'merge', account: at('target') }],
};
const gone = (after: bigint): BalanceChange => ({
  owner: at('source'),
  asset: { kind: 'sol' },
  before: 2_500_000_000n,
  after,
  change: after - 2_500_000_000n,
  accounts: [at('source')],
});

test('a merge of stakes says what the one that is gone held', () => {
  const input = { ...inputOf([merge]), balanceChanges: [gone(0n)] };
  expect(toText(describeEffects(input.effects, input))).toMatch(
    /^merged the stake \S+ of 2.5 SOL into the stake \S+$/,
  );
  // Its instruction's own sentence tells the rest.
  expect(describeEffects(input.effects, { ...input, balanceChanges: [gone(1n)] })).toBeUndefined();
});

test('a split of a stake names the account its part went into', () => {
  const split: Step = {
    program: at('stake program'),
    of: 'Stake Program',
    name: 'split',
    accounts: { source: at('source'), destination: at('part') },
    effects: [{ kind: 'stake', action: 'split', account: at('source'), lamports: 30_000_000_000n }],
  };
  const input = inputOf([split]);
  const draft = describeEffects(input.effects, input);
  expect(toText(draft)).toMatch(/^split 30 SOL off the stake (\S+) into (?!\1)\S+$/);
  expect(draft?.acts).toEqual([
    { kind: 'native', act: 'split', account: at('source'), others: [at('part')] },
  ]);
});
