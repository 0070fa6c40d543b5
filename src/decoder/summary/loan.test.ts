import { describe, expect, test } from 'vitest';
import type { Asset, Effect } from '#contracts/decoded';
import { at, inputOf, toText, USER, type Step } from '../testing/summary-steps.ts';
import { describeLoan } from './loan.ts';

const [VAULT, SOURCE, TARGET] = [at('vault'), at('source'), at('target')];
const USDC: Asset = { kind: 'token', mint: at('usdc'), decimals: 6 };
const SOL: Asset = { kind: 'sol' };

const KAMINO = { program: 'KLend2g3cP87fffoy8q1mQqGKjrxjC8boSyAYavgmjD', of: 'Kamino Lend' };
const MARGINFI = { program: 'MFv2hWf31Z9kbCa1snEPYctwafyhdvnV7FZnsebVacA', of: 'marginfi v2' };

const out = (asset: Asset, amount: bigint): Effect => ({
  kind: 'transfer',
  asset,
  amount,
  from: SOURCE,
  to: VAULT,
  fromOwner: USER,
});
const into = (asset: Asset, amount: bigint, toOwner = USER): Effect => ({
  kind: 'transfer',
  asset,
  amount,
  from: VAULT,
  to: TARGET,
  toOwner,
});

const tell = (steps: readonly Step[]): string | undefined => toText(describeLoan(inputOf(steps), []));

const deposit = (effects: readonly Effect[]): Step => ({
  ...KAMINO,
  name: 'depositReserveLiquidityAndObligationCollateralV2',
  accounts: { owner: USER, userSourceLiquidity: SOURCE },
  effects,
});
const borrow = (lender: typeof KAMINO, name: string, account: string, amount: bigint): Step => ({
  ...lender,
  name,
  accounts: { owner: USER, [account]: TARGET },
  effects: [into(USDC, amount)],
});

describe('a loan', () => {
  test('is told by what moved, each act with its asset', () => {
    expect(
      tell([
        deposit([out(SOL, 5_000_000_000n)]),
        borrow(KAMINO, 'borrowObligationLiquidityV2', 'userDestinationLiquidity', 100_000_000n),
      ]),
    ).toMatch(/^deposited 5 SOL and borrowed 100 \S+ on Kamino Lend$/);
  });

  test('says from whom where there is one act', () => {
    expect(tell([borrow(MARGINFI, 'lendingAccountBorrow', 'destinationTokenAccount', 2_500_000n)])).toMatch(
      /^borrowed 2.5 \S+ from marginfi v2$/,
    );
  });

  test('adds up what one act moved in several steps', () => {
    expect(tell([deposit([out(SOL, 1_000_000_000n)]), deposit([out(SOL, 2_000_000_000n)])])).toBe(
      'deposited 3 SOL into Kamino Lend',
    );
  });

  test('of two lenders names each', () => {
    expect(
      tell([
        borrow(MARGINFI, 'lendingAccountWithdraw', 'destinationTokenAccount', 1_000_000n),
        deposit([out(USDC, 1_000_000n)]),
      ]),
    ).toMatch(/^withdrew 1 \S+ from marginfi v2 and deposited 1 \S+ into Kamino Lend$/);
  });

  test('that is given back at once is not told', () => {
    expect(
      tell([
        borrow(MARGINFI, 'lendingAccountBorrow', 'destinationTokenAccount', 7n),
        {
          ...MARGINFI,
          name: 'lendingAccountRepay',
          accounts: { authority: USER, signerTokenAccount: SOURCE },
          effects: [out(USDC, 7n)],
        },
      ]),
    ).toBeUndefined();
  });

  test('that another gets paid out names who', () => {
    const step = borrow(MARGINFI, 'lendingAccountBorrow', 'destinationTokenAccount', 1_000_000n);
    expect(tell([{ ...step, effects: [into(USDC, 1_000_000n, at('friend'))] }])).toMatch(
      /from marginfi v2, paid out to \S+$/,
    );
  });

  test('of somebody else is liquidated with what was repaid and received', () => {
    expect(
      tell([
        {
          ...KAMINO,
          name: 'liquidateObligationAndRedeemReserveCollateralV2',
          accounts: { obligation: at('loan'), userSourceLiquidity: SOURCE, userDestinationLiquidity: TARGET },
          effects: [out(USDC, 90_000_000n), into(SOL, 1_000_000_000n)],
        },
      ]),
    ).toMatch(/^liquidated the loan \S+ on Kamino Lend, repaying 90 \S+ and receiving 1 SOL$/);
  });
});
