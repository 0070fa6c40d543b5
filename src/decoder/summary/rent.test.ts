import { expect, test } from 'vitest';
import type { BalanceChange, Effect } from '#contracts/decoded';
import { at, inputOf, toText, USER, type Step } from '../testing/summary-steps.ts';
import { withChanges } from './changes.ts';
import { Money } from './money.ts';
import { isRentOf, MINIMUM_OF_EMPTY, MINIMUM_OF_TOKEN_ACCOUNT } from './rent.ts';
import { describeTransfers } from './transfers.ts';

const SELLER = at('seller');
const sol = (owner: string, before: bigint, after: bigint): BalanceChange => ({
  owner: owner === 'user' ? USER : at(owner),
  asset: { kind: 'sol' },
  before,
  after,
  change: after - before,
  accounts: [],
});
const pay = (from: string, to: string, amount: bigint): Effect => ({
  kind: 'transfer',
  asset: { kind: 'sol' },
  amount,
  from: from === 'user' ? USER : at(from),
  to: at(to),
});
const open = (account: string, lamports?: bigint): Effect => ({
  kind: 'create-account',
  account: at(account),
  payer: USER,
  ...(lamports !== undefined && { lamports }),
});
const game = (effects: readonly Effect[], inner: readonly Effect[] = []): Step => ({
  program: at('game'),
  of: 'Game',
  name: 'play',
  effects,
  inner: [{ program: at('system'), of: 'System Program', name: 'move', effects: inner }],
});
const netOf = (step: Step, balanceChanges: readonly BalanceChange[], party = USER): bigint =>
  new Money({ ...inputOf([step]), balanceChanges }).netOf(party)[0]?.change ?? 0n;

test('the minimum of an account is two years of its bytes', () => {
  expect([MINIMUM_OF_EMPTY, MINIMUM_OF_TOKEN_ACCOUNT]).toEqual([890_880n, 2_039_280n]);
  expect(isRentOf(1_914_000n)).toBe(true);
  expect(isRentOf(1_914_001n)).toBe(false);
});

const CLOSED: Effect = { kind: 'close-account', account: at('temporary'), destination: SELLER };

test('rent of an account opened by one and closed to another is no part of a price', () => {
  const step = game([open('temporary', 2_039_280n), pay('user', 'temporary', 500n), CLOSED]);
  const changes = [sol('user', 9_000_000n, 6_955_220n), sol('seller', 1n, 2_039_781n)];
  expect(netOf(step, changes)).toBe(-500n);
  expect(netOf(step, changes, SELLER)).toBe(500n);
});

test('what a program sends an account without data to be there at all is rent, and no more than that', () => {
  const changes = [sol('user', 9_000_000n, 8_103_820n), sol('vault', 0n, 891_180n)];
  const inner = [pay('user', 'vault', 890_880n), pay('user', 'vault', 300n)];
  expect(netOf(game([], inner), changes)).toBe(-300n);
  expect(netOf(game(inner), changes)).toBe(-891_180n);
});

test('rent that the network collected of an account is none of a payment', () => {
  const changes = [sol('user', 9_000_000n, 6_955_720n), sol('escrow', 0n, 2_027_313n)];
  expect(netOf(game([open('escrow', 2_039_280n)]), changes)).toBe(0n);
});

const REFUND = pay('vault', 'user', 1_100_000_000n);
const refunded = (effects: readonly Effect[], bid: bigint, got: bigint): string | undefined => {
  const balanceChanges = [sol('user', 5_000n, got), sol('bid', bid, 0n)];
  const input = { ...inputOf([game(effects)]), balanceChanges };
  const draft = { action: 'call', past: 'cancelled', infinitive: 'cancel', rest: 'it', fields: [] };
  return toText(withChanges(draft, USER, input.instructions[0]!, input));
};

test('rent of an account that its program emptied is no part of a refund, or is said to be in it', () => {
  const back: Effect = { ...(REFUND as Extract<Effect, { kind: 'transfer' }>), to: USER };
  expect(refunded([back], 1_914_000n, 1_101_914_000n)).toBe('cancelled it, receiving 1.1 SOL');
  expect(refunded([], 601_726_080n, 601_726_080n)).toBe(
    'cancelled it, receiving 0.60172608 SOL, with the rent of the account that held it',
  );
});

test('SOL that opens the account tokens go to is no transfer beside theirs', () => {
  const units: Effect = {
    kind: 'transfer',
    asset: { kind: 'token', mint: at('gold'), decimals: 2 },
    amount: 150n,
    from: at('purse'),
    to: at('new'),
    fromOwner: USER,
  };
  const steps: readonly Step[] = [
    {
      program: 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
      of: 'Associated Token',
      name: 'create',
      accounts: { account: at('new'), wallet: at('friend') },
      effects: [open('new'), pay('user', 'new', 2_039_280n)],
    },
    {
      program: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
      of: 'Token Program',
      name: 'transfer',
      effects: [units],
    },
  ];
  expect(toText(describeTransfers(inputOf(steps)))).toMatch(/^sent 1.5 \S+ to \S+$/);
});
