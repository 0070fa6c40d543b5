import { defineInterface } from '../define-interface.ts';
import type { Meaning } from '../interface/to-layouts.ts';

const deposit: Meaning = {
  sentence: 'Deposit {assets} into Jupiter Lend',
  amounts: { assets: 'depositorTokenAccount' },
  loan: { deposit: 'depositorTokenAccount' },
};
const withdraw: Meaning = {
  sentence: 'Withdraw {amount} from Jupiter Lend',
  amounts: { amount: 'recipientTokenAccount' },
  loan: { withdraw: 'recipientTokenAccount' },
};
const redeem: Meaning = {
  sentence: 'Redeem {shares} at Jupiter Lend',
  amounts: { shares: 'ownerTokenAccount' },
  loan: { withdraw: 'recipientTokenAccount' },
};
const mint: Meaning = {
  sentence: 'Deposit {mint} into Jupiter Lend for {shares}',
  amounts: { shares: 'recipientTokenAccount' },
  loan: { deposit: 'depositorTokenAccount' },
};

export default defineInterface({
  key: 'jupiter-lend',
  name: 'Jupiter Lend',
  programs: ['jup3YeL8QhtSx1e253b2FDvsMNC87fDrgQZivbrndc9'],
  category: 'lending',
  source: 'the program’s own Anchor IDL (jup-ag/jupiter-lend `target/idl/lending.json`)',
  meaning: {
    deposit,
    depositWithMinAmountOut: deposit,
    mint,
    mintWithMaxAssets: mint,
    withdraw,
    withdrawWithMaxSharesBurn: withdraw,
    redeem,
    redeemWithMinAmountOut: redeem,
    updateRate: { sentence: 'Update the rate of {lending}', minor: true },
    rebalance: { sentence: 'Rebalance {lending}' },
    rebalanceWithAmounts: { sentence: 'Rebalance {lending}' },
    initLending: { sentence: 'Open {lending} for {mint}' },
  },
});
