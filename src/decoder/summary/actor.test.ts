import { expect, test } from 'vitest';
import { at, inputOf, USER, type Step } from '../testing/summary-steps.ts';
import { findActor } from './summary-input.ts';

const minting: Step = {
  program: at('token'),
  of: 'Token',
  name: 'mintTo',
  accounts: { mint: at('gold'), account: at('purse'), mintAuthority: at('treasury') },
};
const reward = (accounts: Step['accounts'] = {}): Step => ({
  program: at('rewards'),
  of: 'Rewards',
  name: 'payReward',
  accounts: { receiver: at('purse'), ...accounts },
  inner: [minting],
});

test('who mints by a call acts where the fee payer has no part in it', () => {
  const actorOf = (step: Step, signers = [USER, at('treasury')]) => {
    const { addresses, instructions, ...input } = inputOf([
      // Signers stand first among the addresses.
      { program: at('none'), of: 'None', name: 'none', accounts: { treasury: at('treasury') } },
      step,
    ]);
    return findActor(instructions[1]!, { ...input, addresses, instructions, signers });
  };
  expect(actorOf(reward())).toBe(at('treasury'));
  expect(actorOf(reward({ payer: USER }))).toBe(USER);
  expect(actorOf(reward(), [USER])).toBe(USER);
});
