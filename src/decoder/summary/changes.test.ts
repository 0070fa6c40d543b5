import { expect, test } from 'vitest';
import type { BalanceChange } from '#contracts/decoded';
import { at, inputOf, toText, type Step } from '../testing/summary-steps.ts';
import { withChanges } from './changes.ts';
import { USER } from '../testing/summary-steps.ts';

const step: Step = { program: at('game'), of: 'Game', name: 'play' };
const change = (owner: string, units: bigint, mint = 'gold'): BalanceChange => ({
  owner: owner === 'user' ? USER : at(owner),
  asset: { kind: 'token', mint: at(mint), decimals: 2 },
  before: 1_000n,
  after: 1_000n + units,
  change: units,
  accounts: [at(`${owner} account`)],
});
const say = (balanceChanges: readonly BalanceChange[]): string | undefined => {
  const input = { ...inputOf([step]), balanceChanges };
  const draft = { action: 'call', past: 'played', infinitive: 'play', rest: 'the game', fields: [] };
  return toText(withChanges(draft, USER, input.instructions[0]!, input));
};

test.each<[string, readonly BalanceChange[], RegExp]>([
  ['nobody', [], /^played the game$/],
  ['its actor', [change('user', -250n), change('vault', 250n)], /^played the game, paying 2.5 \S+$/],
  ['another', [change('friend', 250n)], /^played the game; \S+ gained 2.5 \S+$/],
  [
    'two others',
    [change('a', 250n), change('b', -1n, 'iron')],
    /; \S+ gained 2.5 \S+ and \S+ lost 0.01 \S+$/,
  ],
  [
    'one for another',
    [change('a', 250n), change('b', -250n)],
    /^played the game; 2.5 \S+ went from \S+ to \S+$/,
  ],
  ['too many to tell', [change('a', 1n), change('b', 2n), change('c', 3n)], /^played the game$/],
])('what a call came to for %s', (_who, changes, expected) => {
  expect(say(changes)).toMatch(expected);
});

test('what was made for its receiver is new', () => {
  const mint = {
    kind: 'mint',
    asset: { kind: 'token', mint: at('gold'), decimals: 2 },
    account: at('account'),
  } as const;
  const tell = (owner: ReturnType<typeof at>): string | undefined => {
    const input = {
      ...inputOf([{ ...step, effects: [{ ...mint, amount: 250n, owner }] }]),
      balanceChanges: [change('user', 250n)],
    };
    const draft = { action: 'call', past: 'played', infinitive: 'play', rest: 'the game', fields: [] };
    return toText(withChanges(draft, USER, input.instructions[0]!, input));
  };
  expect(tell(USER)).toMatch(/, receiving 2.5 \S+ newly minted$/);
  expect(tell(at('friend'))).toMatch(/, receiving 2.5 \S+$/);
});

test('what others had minted or burned was not gained or lost', () => {
  const made = (kind: 'mint' | 'burn', owner: string) =>
    ({
      kind,
      asset: { kind: 'token', mint: at('gold'), decimals: 2 },
      account: at('account'),
      amount: 250n,
      owner: at(owner),
    }) as const;
  const tell = (...effects: readonly ReturnType<typeof made>[]): string | undefined => {
    const input = {
      ...inputOf([{ ...step, effects }]),
      balanceChanges: [change('friend', 250n), change('fleet', -250n)],
    };
    const draft = { action: 'call', past: 'played', infinitive: 'play', rest: 'the game', fields: [] };
    return toText(withChanges(draft, USER, input.instructions[0]!, input));
  };
  expect(tell(made('mint', 'friend'), made('burn', 'fleet'))).toMatch(
    /; \S+ received 2.5 \S+ newly minted and 2.5 \S+ of \S+ was burned$/,
  );
  expect(tell(made('burn', 'fleet'))).toMatch(/; \S+ gained 2.5 \S+ and 2.5 \S+ of \S+ was burned$/);
  expect(tell()).toMatch(/; 2.5 \S+ went from \S+ to \S+$/);
});

test('what an order put into its market is told where a record names no owners', () => {
  const put = (from: string, amount: bigint, fromOwner = USER) =>
    ({
      kind: 'transfer',
      asset: { kind: 'token', mint: at('gold'), decimals: 2 },
      amount,
      from: at(from),
      to: at('vault'),
      fromOwner,
    }) as const;
  const SERUM = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin';
  const tell = (program: string, owner = USER): string | undefined => {
    const input = inputOf([{ ...step, program, effects: [put('purse', 150n, owner)] }]);
    const draft = { action: 'call', past: 'placed', infinitive: 'place', rest: 'an order', fields: [] };
    return toText(withChanges(draft, USER, input.instructions[0]!, input));
  };
  expect(tell(SERUM)).toMatch(/^placed an order, putting in 1\.5 \S+$/);
  expect(tell(SERUM, at('friend'))).toBe('placed an order');
  expect(tell(at('game'))).toBe('placed an order');
});
