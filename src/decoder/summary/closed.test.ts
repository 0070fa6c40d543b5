import { expect, test } from 'vitest';
import type { BalanceChange } from '#contracts/decoded';
import { at, inputOf, toText, USER, type Step } from '../testing/summary-steps.ts';
import { describeClosed, type CloseAccount } from './closed.ts';

const TOKEN = at('token account');
const OTHER = at('other account');
const close = (account = TOKEN, destination = USER): CloseAccount => ({
  kind: 'close-account',
  account,
  destination,
});
const held = (account = TOKEN, after = 0n): BalanceChange => ({
  owner: account,
  asset: { kind: 'sol' },
  before: 2_039_280n,
  after,
  change: after - 2_039_280n,
  accounts: [account],
});
const say = (effects: readonly CloseAccount[], balanceChanges: readonly BalanceChange[], mint?: string) =>
  toText(
    describeClosed(effects, {
      ...inputOf([] satisfies readonly Step[]),
      balanceChanges,
      tokenOf: mint === undefined ? undefined : () => ({ mint: at(mint), owner: at('owner') }),
    }),
  );

test.each<[string, string | undefined, RegExp]>([
  [
    'a token account',
    say([close()], [held()], 'usdc'),
    /^closed the token account \S+ of \S+ for \S+, getting back 0.00203928 SOL of rent$/,
  ],
  [
    'one whose rent goes to another',
    say([close(TOKEN, at('friend'))], [held()], 'usdc'),
    /, sending 0.00203928 SOL of rent to \S+$/,
  ],
  [
    'several',
    say([close(), close(OTHER)], [held(), held(OTHER)], 'usdc'),
    /^closed 2 token accounts, getting back 0.00407856 SOL of rent$/,
  ],
  ['no token account', say([close()], [held()]), /^closed the account \S+, getting back 0.00203928 SOL/],
  ['one that still holds something', say([close()], [held(TOKEN, 1n)]), /^closed the account \S+$/],
  [
    'wrapped SOL, which is no rent',
    toText(
      describeClosed([close()], {
        ...inputOf([]),
        balanceChanges: [held()],
        tokenOf: () => ({ mint: 'So11111111111111111111111111111111111111112' as ReturnType<typeof at> }),
      }),
    ),
    /^closed the token account \S+ for \S+$/,
  ],
])('of %s says whose it was and where the rent went', (_what, said, expected) => {
  expect(said).toMatch(expected);
});
