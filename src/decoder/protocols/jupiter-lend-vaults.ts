import { defineInterface } from '../define-interface.ts';
import type { Meaning } from '../interface/to-layouts.ts';

const operate: Meaning = {
  sentence: 'Update the position {position} in {borrowToken} against {supplyToken}',
  loan: {
    deposit: 'signerSupplyTokenAccount',
    repay: 'signerBorrowTokenAccount',
    // Who names no recipient is it.
    withdraw: ['recipientSupplyTokenAccount', 'signerSupplyTokenAccount'],
    borrow: ['recipientBorrowTokenAccount', 'signerBorrowTokenAccount'],
  },
};
const liquidate: Meaning = {
  sentence: 'Liquidate loans in {borrowToken} against {supplyToken}',
  loan: { repay: 'signerTokenAccount', seize: 'toTokenAccount' },
};

export default defineInterface({
  key: 'jupiter-lend-vaults',
  name: 'Jupiter Lend Vaults',
  programs: ['jupr81YtYssSyPt8jbnGuiWon5f6x9TcDEFxYe3Bdzi'],
  category: 'lending',
  source: 'the program’s own Anchor IDL (jup-ag/jupiter-lend `target/idl/vaults.json`)',
  meaning: {
    operate,
    liquidate,
    initPosition: { sentence: 'Open the position {position}', minor: true },
    initBranch: { sentence: 'Initialize a branch of {vaultConfig}', minor: true },
    initTick: { sentence: 'Initialize a tick of {vaultConfig}', minor: true },
    initTickIdLiquidation: { sentence: 'Initialize the tick {tickData}', minor: true },
    initTickHasDebtArray: { sentence: 'Initialize a tick array of {vaultConfig}', minor: true },
    getExchangePrices: { sentence: 'Query the exchange prices of {vaultConfig}', minor: true },
    rebalance: { sentence: 'Rebalance {vaultConfig}' },
    initVaultConfig: { sentence: 'Open the vault {vaultConfig}' },
  },
});
