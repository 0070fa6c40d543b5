import { defineInterface } from '../define-interface.ts';
import type { Meaning } from '../interface/to-layouts.ts';

const buy = (item: string): Meaning => ({
  sentence: `Buy {${item}} for at most {maxPaymentAmount}`,
  amounts: { maxPaymentAmount: 'sol' },
  swap: 'payer',
});
const sell = (item: string): Meaning => ({
  sentence: `Sell {${item}} for at least {minPaymentAmount}`,
  amounts: { minPaymentAmount: 'sol' },
  swap: 'payer',
});
const deposit = (item: string): Meaning => ({ sentence: `Deposit {${item}} into the pool {pool}` });
const withdraw = (item: string): Meaning => ({ sentence: `Withdraw {${item}} from the pool {pool}` });

export default defineInterface({
  key: 'magic-eden-mmm',
  name: 'Magic Eden MMM pools',
  programs: ['mmm3XBJg5gk8XJxEKBvdgptZz6SgK4tXvn36sodowMc'],
  category: 'nft',
  source: 'the program’s own Anchor IDL (me-foundation/mmm `sdk/src/idl/mmm.ts`)',
  meaning: {
    createPool: {
      sentence: 'Open the pool {pool} with a price of {spotPrice}',
      amounts: { spotPrice: 'sol' },
    },
    updatePool: {
      sentence: 'Update the pool {pool} to a price of {spotPrice}',
      amounts: { spotPrice: 'sol' },
    },
    updateAllowlists: { sentence: 'Update the allowlists of the pool {pool}' },
    solClosePool: { sentence: 'Close the pool {pool}' },
    solDepositBuy: {
      sentence: 'Deposit {paymentAmount} into the pool {pool}',
      amounts: { paymentAmount: 'sol' },
    },
    solWithdrawBuy: {
      sentence: 'Withdraw {paymentAmount} from the pool {pool}',
      amounts: { paymentAmount: 'sol' },
    },
    setSharedEscrow: { sentence: 'Share {sharedEscrowAccount} with the pool {pool}' },
    closeIfBalanceInvalid: { sentence: 'Close the pool {pool}, which holds too little' },
    depositSell: deposit('assetMint'),
    ocpDepositSell: deposit('assetMint'),
    mip1DepositSell: deposit('assetMint'),
    extDepositSell: deposit('assetMint'),
    mplCoreDepositSell: deposit('asset'),
    withdrawSell: withdraw('assetMint'),
    ocpWithdrawSell: withdraw('assetMint'),
    mip1WithdrawSell: withdraw('assetMint'),
    extWithdrawSell: withdraw('assetMint'),
    mplCoreWithdrawSell: withdraw('asset'),
    solFulfillBuy: sell('assetMint'),
    solOcpFulfillBuy: sell('assetMint'),
    solMip1FulfillBuy: sell('assetMint'),
    solExtFulfillBuy: sell('assetMint'),
    solMplCoreFulfillBuy: sell('asset'),
    cnftFulfillBuy: sell('assetId'),
    solFulfillSell: buy('assetMint'),
    solOcpFulfillSell: buy('assetMint'),
    solMip1FulfillSell: buy('assetMint'),
    solExtFulfillSell: buy('assetMint'),
    solMplCoreFulfillSell: buy('asset'),
  },
});
