import { describe, expect, test } from 'vitest';
import type { Asset, Effect, Value } from '#contracts/decoded';
import { at, inputOf, toText, USER, type Step } from '../testing/summary-steps.ts';
import { describeBallot, describeInside } from './inside.ts';

const SQUADS = { program: 'SQDS4ep65T869zMMBKyuUq6aD6EgTu8psMjkvj52pCf', of: 'Squads v4' };
const GOVERNANCE = { program: 'GovER5Lthms3bLBqWub97yVrMmEogzX7xNjdXpPPCVZw', of: 'SPL Governance' };
const USDC: Asset = { kind: 'token', mint: at('usdc'), decimals: 6 };

const fromVault: Effect = {
  kind: 'transfer',
  asset: USDC,
  amount: 2_500_000n,
  from: at('account'),
  to: at('target'),
  fromOwner: at('vault'),
  toOwner: at('friend'),
};

const execute = (inner: readonly Step[]): Step => ({
  ...SQUADS,
  name: 'vaultTransactionExecute',
  sentence: 'Execute the approved vault transaction {transaction} of the multisig {multisig}',
  accounts: { multisig: at('multisig'), transaction: at('transaction'), member: USER },
  inner,
});

describe('what a multisig executes', () => {
  test('is told by what it did inside and whose account acted', () => {
    const transfer: Step = {
      program: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
      of: 'Token Program',
      name: 'transferChecked',
      effects: [fromVault],
    };
    expect(toText(describeInside(inputOf([execute([transfer])])))).toMatch(
      /^executed through the multisig \S+: \S+ sent 2.5 \S+ to \S+$/,
    );
  });

  test('may be a loan', () => {
    const deposit: Step = {
      program: 'KLend2g3cP87fffoy8q1mQqGKjrxjC8boSyAYavgmjD',
      of: 'Kamino Lend',
      name: 'depositReserveLiquidity',
      sentence: 'Deposit {liquidityAmount} into Kamino Lend',
      accounts: { owner: at('vault'), userSourceLiquidity: at('account') },
      effects: [fromVault],
    };
    expect(toText(describeInside(inputOf([execute([deposit])])))).toMatch(
      /^executed through the multisig \S+: \S+ deposited 2.5 \S+ into Kamino Lend$/,
    );
  });

  test('is left to its own sentence where nothing inside is understood', () => {
    expect(describeInside(inputOf([execute([])]))).toBeUndefined();
    expect(
      describeInside(inputOf([execute([{ program: at('other'), of: 'x', name: 'y' }])])),
    ).toBeUndefined();
  });
});

describe('a vote', () => {
  const vote = (value: Value): Step => ({
    ...GOVERNANCE,
    name: 'castVote',
    sentence: 'Vote on the proposal {proposal} of {realm}',
    accounts: { realm: at('realm'), proposal: at('proposal') },
    fields: [{ name: 'vote', value }],
  });

  test('says which way', () => {
    const approve: Value = {
      kind: 'record',
      fields: [{ name: 'variant', value: { kind: 'choice', choice: 'approve' } }],
    };
    expect(toText(describeBallot(inputOf([vote(approve)])))).toMatch(/^voted for the proposal \S+ of \S+$/);
    expect(toText(describeBallot(inputOf([vote({ kind: 'choice', choice: 'deny' })])))).toMatch(
      /^voted against the proposal/,
    );
    expect(describeBallot(inputOf([vote({ kind: 'choice', choice: 'constructor' })]))).toBeUndefined();
  });
});
