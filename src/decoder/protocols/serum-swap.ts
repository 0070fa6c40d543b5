import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'serum-swap',
  name: 'Serum Swap',
  programs: ['22Y43yTVxuUkoRKdm9thyRhQ3SdgQS7c7kB6UNCiaczD'],
  category: 'aggregator',
  source: 'npm @project-serum/swap `idl`, project-serum/swap `programs/swap/src/lib.rs`',
  meaning: {
    initAccount: { sentence: 'Open the open orders account {openOrders} in {market}', minor: true },
    closeAccount: { sentence: 'Close the open orders account {openOrders} in {market}', minor: true },
    swap: { sentence: 'Swap in {market}', swap: 'authority' },
    // Its two swaps are those of the order books it calls.
    swapTransitive: { sentence: 'Swap in {fromMarket}, then in {toMarket}' },
  },
});
