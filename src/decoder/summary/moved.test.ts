import { describe, expect, test } from 'vitest';
import type { Asset, Effect } from '#contracts/decoded';
import { at, inputOf, toText, USER, type Step } from '../testing/summary-steps.ts';
import { describeConfidential } from './confidential.ts';
import { describeMoved } from './moved.ts';
import { describeEmptyTransfer, describeTransfers } from './transfers.ts';

const JUP: Asset = { kind: 'token', mint: at('jup'), decimals: 6 };
const SYSTEM = { program: '11111111111111111111111111111111', of: 'System Program' };
const TOKEN_2022 = { program: 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb', of: 'Token-2022' };
const ZK = { program: 'ZkE1Gama1Proof11111111111111111111111111111', of: 'ZK ElGamal Proof' };

const sol = (to: string, amount: bigint): Effect => ({
  kind: 'transfer',
  asset: { kind: 'sol' },
  amount,
  from: USER,
  to: at(to),
});

describe('a claim', () => {
  const claim = (toOwner: typeof USER): Step => ({
    program: 'mERKcfxMC5SqJn4Ld4BUris3WKZZ1ojjWJ3A3J5CKxv',
    of: 'Jito Merkle Distributor',
    name: 'newClaim',
    sentence: 'Claim from the airdrop {distributor}',
    accounts: { distributor: at('airdrop'), from: at('vault'), to: at('target'), claimant: toOwner },
    effects: [
      {
        kind: 'transfer',
        asset: JUP,
        amount: 120_000_000n,
        from: at('vault'),
        to: at('target'),
        toOwner,
      },
    ],
  });

  test('says how much came out of what', () => {
    expect(toText(describeMoved(inputOf([claim(USER)])))).toMatch(
      /^claimed 120 \S+ from the airdrop \S+ on \S+$/,
    );
  });

  test('for another says for whom', () => {
    expect(toText(describeMoved(inputOf([claim(at('friend'))])))).toMatch(
      /^claimed 120 \S+ from the airdrop \S+ on \S+ for \S+$/,
    );
  });

  test('into a token account whose owner no node recorded names nobody', () => {
    const owner = { ...claim(USER), accounts: { ...claim(USER).accounts, claimant: USER } };
    const unowned = owner.effects!.map((effect) =>
      effect.kind === 'transfer' ? { ...effect, toOwner: undefined } : effect,
    );
    expect(toText(describeMoved(inputOf([{ ...owner, effects: unowned }])))).toMatch(
      /^claimed 120 \S+ from the airdrop \S+ on \S+$/,
    );
  });

  test('that moved nothing is left to the instruction’s own sentence', () => {
    expect(describeMoved(inputOf([{ ...claim(USER), effects: [] }]))).toBeUndefined();
  });
});

describe('transfers', () => {
  test('of the same to many are told as each', () => {
    const input = inputOf(
      ['a', 'b', 'c'].map((to) => ({ ...SYSTEM, name: 'transferSol', effects: [sol(to, 5n)] })),
    );
    expect(toText(describeTransfers(input))).toBe('sent 0.000000005 SOL to each of 3 accounts');
  });

  test('of nothing are told only where nothing else happened', () => {
    const empty: Step = { ...SYSTEM, name: 'transferSol', sentence: 'x', effects: [sol('a', 0n)] };
    expect(toText(describeEmptyTransfer(inputOf([empty])))).toMatch(
      /^sent an empty transfer of 0 SOL to \S+$/,
    );
    const other: Step = {
      ...SYSTEM,
      name: 'allocate',
      sentence: 'Allocate space for {account}',
      accounts: { account: at('a') },
    };
    expect(toText(describeEmptyTransfer(inputOf([empty, other])))).toMatch(/^allocated space for \S+$/);
  });
});

describe('a confidential transfer', () => {
  const proof: Step = { ...ZK, name: 'verifyPubkeyValidity', sentence: 'Prove that an ElGamal key is valid' };

  test('is the main act beside the proofs that serve it, and names no amount', () => {
    const transfer: Step = {
      ...TOKEN_2022,
      name: 'confidentialTransfer',
      sentence: 'Transfer a confidential amount of {mint} from {source} to {destination}',
      accounts: { source: at('source'), mint: at('jup'), destination: at('target') },
    };
    expect(toText(describeConfidential(inputOf([proof, transfer, proof])))).toMatch(
      /^transferred a confidential amount of \S+ from \S+ to \S+$/,
    );
    expect(describeConfidential(inputOf([proof]))).toBeUndefined();
  });
});
