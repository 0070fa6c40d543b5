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
    swapTransitive: { sentence: 'Swap in {fromMarket}, then in {toMarket}', swap: 'authority' },
  },
  interface: `
    instruction a9bc9ec70997657d initAccount(): openOrders authority market dexProgram rent
    instruction 7dff950e6e224818 closeAccount(): openOrders authority destination market dexProgram
    instruction f8c69e91e17587c8 swap(side: Side, amount: u64, minExchangeRate: ExchangeRate): market openOrders requestQueue eventQueue bids asks orderPayerTokenAccount coinVault pcVault vaultSigner coinWallet authority pcWallet dexProgram tokenProgram rent
    instruction 816dfecf1fc02f33 swapTransitive(amount: u64, minExchangeRate: ExchangeRate): fromMarket fromOpenOrders fromRequestQueue fromEventQueue fromBids fromAsks fromOrderPayerTokenAccount fromCoinVault fromPcVault fromVaultSigner fromCoinWallet toMarket toOpenOrders toRequestQueue toEventQueue toBids toAsks toOrderPayerTokenAccount toCoinVault toPcVault toVaultSigner toCoinWallet authority pcWallet dexProgram tokenProgram rent
    event e197c8acf2d8e11e didSwap { givenAmount: u64, minExchangeRate: ExchangeRate, fromAmount: u64, toAmount: u64, quoteAmount: u64, spillAmount: u64, fromMint: pubkey, toMint: pubkey, quoteMint: pubkey, authority: pubkey }
    type Side = Bid | Ask
    type ExchangeRate { rate: u64, fromDecimals: u8, quoteDecimals: u8, strict: bool }
    error 100 SwapTokensCannotMatch The tokens being swapped must have different mints
    error 101 SlippageExceeded Slippage tolerance exceeded
    error 102 ZeroSwap No tokens received when swapping
  `,
});
