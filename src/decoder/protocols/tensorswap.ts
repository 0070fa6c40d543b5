import { defineInterface } from '../define-interface.ts';
import type { Meaning } from '../interface/to-layouts.ts';

const buy: Meaning = {
  sentence: 'Buy {nftMint} for at most {maxPrice}',
  amounts: { maxPrice: 'sol' },
  swap: 'buyer',
};
// The pool pays out of its own account without a transfer, so balances tell what the seller got.
const sell: Meaning = {
  sentence: 'Sell {nftMint} for at least {minPrice}',
  amounts: { minPrice: 'sol' },
  sale: { sell: 'Sell {nftMint} for at least {minPrice}' },
};
const list: Meaning = { sentence: 'List {nftMint} for {price}', amounts: { price: 'sol' } };
const delist: Meaning = { sentence: 'Cancel the listing of {nftMint}' };
const deposit: Meaning = { sentence: 'Deposit {nftMint} into the pool {pool}' };
const withdraw: Meaning = { sentence: 'Withdraw {nftMint} from the pool {pool}' };

export default defineInterface({
  key: 'tensorswap',
  name: 'TensorSwap',
  programs: ['TSWAPaqyCSx2KABk68Shruf4rp7CxcNi8hAsbdwmHbN'],
  category: 'nft',
  source: 'the program’s own Anchor IDL 3.1.0',
  meaning: {
    buyNft: buy,
    buyNftT22: buy,
    wnsBuyNft: buy,
    buySingleListing: buy,
    buySingleListingT22: buy,
    wnsBuySingleListing: buy,
    sellNftTokenPool: sell,
    sellNftTradePool: sell,
    sellNftTokenPoolT22: sell,
    sellNftTradePoolT22: sell,
    wnsSellNftTokenPool: sell,
    wnsSellNftTradePool: sell,
    list,
    listT22: list,
    wnsList: list,
    delist,
    delistT22: delist,
    wnsDelist: delist,
    editSingleListing: { sentence: 'Change the price of {nftMint} to {price}', amounts: { price: 'sol' } },
    depositNft: deposit,
    depositNftT22: deposit,
    wnsDepositNft: deposit,
    withdrawNft: withdraw,
    withdrawNftT22: withdraw,
    wnsWithdrawNft: withdraw,
    initPool: { sentence: 'Open the pool {pool}' },
    editPool: { sentence: 'Edit the pool {oldPool} into {newPool}' },
    editPoolInPlace: { sentence: 'Edit the pool {pool}' },
    closePool: { sentence: 'Close the pool {pool}' },
    depositSol: { sentence: 'Deposit {lamports} into the pool {pool}', amounts: { lamports: 'sol' } },
    withdrawSol: { sentence: 'Withdraw {lamports} from the pool {pool}', amounts: { lamports: 'sol' } },
    withdrawMmFee: {
      sentence: 'Collect {lamports} of fees from the pool {pool}',
      amounts: { lamports: 'sol' },
    },
    initMarginAccount: { sentence: 'Open the shared escrow {marginAccount}' },
    closeMarginAccount: { sentence: 'Close the shared escrow {marginAccount}' },
    depositMarginAccount: {
      sentence: 'Deposit {lamports} into the shared escrow {marginAccount}',
      amounts: { lamports: 'sol' },
    },
    withdrawMarginAccount: {
      sentence: 'Withdraw {lamports} from the shared escrow {marginAccount}',
      amounts: { lamports: 'sol' },
    },
    withdrawMarginAccountCpi: {
      sentence: 'Withdraw {lamports} from the shared escrow {marginAccount}',
      amounts: { lamports: 'sol' },
    },
    withdrawMarginAccountCpiTcomp: {
      sentence: 'Withdraw {lamports} from the shared escrow {marginAccount}',
      amounts: { lamports: 'sol' },
    },
    withdrawMarginAccountCpiTlock: {
      sentence: 'Withdraw {lamports} from the shared escrow {marginAccount}',
      amounts: { lamports: 'sol' },
    },
    attachPoolToMargin: { sentence: 'Attach the pool {pool} to the shared escrow {marginAccount}' },
    detachPoolFromMargin: { sentence: 'Detach the pool {pool} from the shared escrow {marginAccount}' },
  },
});
