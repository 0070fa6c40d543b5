import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'jupiter-v4',
  name: 'Jupiter Swap v4',
  programs: ['JUP4Fb2cqiRUcaTHdrPC8h2gNsA2ETXiPDD33WcGuJB'],
  category: 'aggregator',
  source: 'the Anchor IDL in jup-ag/jupiter-cpi, as of April 2023',
  meaning: {
    route: {
      sentence: 'Swap for about {quotedOutAmount}',
      amounts: { quotedOutAmount: 'destinationTokenAccount' },
    },
    whirlpoolSwapExactOutput: { sentence: 'Swap through the pool {whirlpool}' },
    createOpenOrders: { sentence: 'Open the open orders account {openOrders} on the market {market}' },
  },
  interface: `
    instruction e517cb977ae3ad2a route(swapLeg: SwapLeg, inAmount: u64, quotedOutAmount: u64, slippageBps: u16, platformFeeBps: u8): tokenProgram userTransferAuthority destinationTokenAccount
    instruction 273a2680643ebff9 whirlpoolSwapExactOutput(outAmount: u64, inAmountWithSlippage: AmountWithSlippage, aToB: bool, platformFeeBps: u8): swapProgram tokenProgram tokenAuthority whirlpool tokenOwnerAccountA tokenVaultA tokenOwnerAccountB tokenVaultB tickArray0 tickArray1 tickArray2 oracle
    instruction e5c2d4ac080a8693 createOpenOrders(): openOrders payer dexProgram systemProgram rent market
    event 516ce3becdd00ac4 swap { amm: pubkey, inputMint: pubkey, inputAmount: u64, outputMint: pubkey, outputAmount: u64 }
    event 06dc833bf0473360 fee { account: pubkey, mint: pubkey, amount: u64 }
    type AmountWithSlippage { amount: u64, slippageBps: u16 }
    type SplitLegDeeper { percent: u8, swapLeg: SwapLegSwap }
    type SplitLeg { percent: u8, swapLeg: SwapLegDeeper }
    type Side = Bid | Ask
    type SwapLegSwap = PlaceholderOne | PlaceholderTwo | Swap { swap: Swap }
    type SwapLegDeeper = Chain { swapLegs: Vec<SwapLegSwap> } | Split { splitLegs: Vec<SplitLegDeeper> } | Swap { swap: Swap }
    type SwapLeg = Chain { swapLegs: Vec<SwapLegDeeper> } | Split { splitLegs: Vec<SplitLeg> } | Swap { swap: Swap }
    type Swap = Saber | SaberAddDecimalsDeposit | SaberAddDecimalsWithdraw | TokenSwap | Sencha | Step | Cropper | Raydium | Crema { aToB: bool } | Lifinity | Mercurial | Cykura | Serum { side: Side } | MarinadeDeposit | MarinadeUnstake | Aldrin { side: Side } | AldrinV2 { side: Side } | Whirlpool { aToB: bool } | Invariant { xToY: bool } | Meteora | GooseFX | DeltaFi { stable: bool } | Balansol | MarcoPolo { xToY: bool } | Dradex { side: Side } | LifinityV2 | RaydiumClmm | Openbook { side: Side } | Phoenix { side: Side } | Symmetry { fromTokenId: u64, toTokenId: u64 }
    error 6000 EmptyRoute
    error 6001 SlippageToleranceExceeded
    error 6002 InvalidCalculation
    error 6003 MissingPlatformFeeAccount
    error 6004 InvalidSlippage
    error 6005 NotEnoughPercent Not enough percent to 100
    error 6006 InAmountsStackIsEmpty
    error 6007 OutAmountsStackIsEmpty
    error 6008 NotEnoughAccountKeys
  `,
});
