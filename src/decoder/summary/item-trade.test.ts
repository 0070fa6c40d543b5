import { describe, expect, test } from 'vitest';
import type { Address } from '#contracts/chain';
import type { BalanceChange } from '#contracts/decoded';
import { at, inputOf, toText, USER, type Step } from '../testing/summary-steps.ts';
import { describeItemTrade } from './item-trade.ts';
import { describeMainAction } from './main-action.ts';
import { findMain } from './summary-input.ts';

const MAGIC_EDEN = { program: 'M2mx93ekt1fmXSVkTrUL9xVFHkmME8HTUi5Cyc5aF7K', of: 'Magic Eden' };
const price = { name: 'buyerPrice', value: { kind: 'lamports', lamports: 2_000_000_000n } } as const;

const bid: Step = {
  ...MAGIC_EDEN,
  name: 'buyV2',
  sentence: 'Bid {buyerPrice} for {tokenMint}',
  accounts: { wallet: USER, tokenMint: at('item') },
  fields: [price],
};
const settle = (buyer: Address, seller: Address): Step => ({
  ...MAGIC_EDEN,
  name: 'executeSaleV2',
  sentence: 'Sell {tokenMint} to {buyer} for {buyerPrice}',
  accounts: { buyer, seller, tokenMint: at('item') },
  fields: [price],
});

const phraseOf = (steps: readonly Step[], failed: boolean): string | undefined => {
  const input = inputOf(steps, failed);
  const main = findMain(input.instructions);
  return toText(main && describeMainAction(main, input));
};

describe('a sale that a marketplace settles', () => {
  test.each([false, true])('is a purchase where the buyer signed (failed: %s)', (failed) => {
    expect(phraseOf([bid, settle(USER, at('seller'))], failed)).toMatch(/^bought \S+ from \S+ for 2 SOL$/);
  });

  test.each([false, true])('is a sale where the seller signed (failed: %s)', (failed) => {
    expect(phraseOf([settle(at('buyer'), USER)], failed)).toMatch(/^sold \S+ to \S+ for 2 SOL$/);
  });

  test('is none where there is only a bid', () => {
    expect(phraseOf([bid], false)).toMatch(/^bid 2 SOL for \S+$/);
  });
});

test('a pool’s purchase without a transfer is said by what the seller got', () => {
  const sell: Step = {
    program: 'TSWAPaqyCSx2KABk68Shruf4rp7CxcNi8hAsbdwmHbN',
    of: 'TensorSwap',
    name: 'sellNftTradePool',
    sentence: 'Sell {nftMint} for at least {minPrice}',
    accounts: { seller: USER, nftMint: at('item') },
    fields: [{ name: 'minPrice', value: { kind: 'lamports', lamports: 1n } }],
  };
  const change = (lamports: bigint): BalanceChange => ({
    owner: USER,
    asset: { kind: 'sol' },
    change: lamports,
    before: 9n,
    after: 9n,
    accounts: [USER],
  });
  const input = { ...inputOf([sell]), balanceChanges: [change(1_499_995_000n)] };
  expect(toText(describeItemTrade(input))).toMatch(/^sold \S+, receiving 1.5 SOL$/);
  expect(describeItemTrade({ ...input, balanceChanges: [] })).toBeUndefined();
});
