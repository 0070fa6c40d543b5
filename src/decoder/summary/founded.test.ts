import { expect, test } from 'vitest';
import type { Asset, Effect } from '#contracts/decoded';
import { toSentenceText } from '#contracts/text/value-text';
import { at, inputOf, USER, type Step } from '../testing/summary-steps.ts';
import { summarise } from './summarise.ts';

const LEND = { program: 'LocaLnetLend1111111111111111111111111111111', of: 'Localnet Lend' };
const STAKING = { program: 'LocaLnetStake111111111111111111111111111111', of: 'Localnet Liquid Staking' };
const TOKEN: Asset = { kind: 'token', mint: at('lnst'), decimals: 9 };
const NAMES = {
  labels: {},
  tokens: {
    [at('lnst')]: { mint: at('lnst'), decimals: 9, symbol: 'lnstSOL' },
    [at('usd')]: { mint: at('usd'), decimals: 6, symbol: 'lnUSD' },
    [at('gold')]: { mint: at('gold'), decimals: 2, symbol: 'GOLD' },
  },
};
const tell = (steps: readonly Step[]): string => {
  const { summary, claims } = summarise(inputOf(steps), undefined);
  expect(claims.some((claim) => claim.kind === 'called' && claim.name?.startsWith('create'))).toBe(true);
  return toSentenceText(summary, NAMES)
    .replace(/^\S+ /, '')
    .replaceAll(/\w{4}…\w{4}/g, '…');
};

test('a market that is made and lent to at once is told with what was lent', () => {
  const deposit: Effect = {
    kind: 'transfer',
    asset: { kind: 'token', mint: at('usd'), decimals: 6 },
    amount: 150_000_000_000n,
    from: at('source'),
    to: at('vault'),
    fromOwner: USER,
  };
  expect(
    tell([
      {
        ...LEND,
        name: 'createMarket',
        sentence: 'Create the market {lendingMarket} that lends {loanMint} against {collateralMint}',
        accounts: {
          creator: USER,
          lendingMarket: at('market'),
          loanMint: at('usd'),
          collateralMint: at('gold'),
        },
      },
      { ...LEND, name: 'supply', accounts: { owner: USER, userToken: at('source') }, effects: [deposit] },
    ]),
  ).toBe('created the market … that lends lnUSD against GOLD and deposited 150,000 lnUSD into Localnet Lend');
});

test('a stake pool that is made and staked with at once is told with what was staked', () => {
  const staked: Effect = {
    kind: 'swap',
    venue: STAKING.of,
    pool: at('pool'),
    trader: USER,
    sold: { asset: { kind: 'sol' }, amount: 400_000_000_000n },
    bought: { asset: TOKEN, amount: 400_000_000_000n },
  };
  const steps: readonly Step[] = [
    {
      ...STAKING,
      name: 'createPool',
      sentence: 'Create the stake pool {stakePool} of {mint}',
      accounts: { manager: USER, stakePool: at('pool'), mint: at('lnst') },
    },
    { ...STAKING, name: 'deposit', accounts: { user: USER, stakePool: at('pool') }, effects: [staked] },
  ];
  expect(tell(steps)).toMatch(
    /^created the stake pool … of lnstSOL and staked 400 SOL for 400 lnstSOL on Localnet Liquid Staking/,
  );
});
