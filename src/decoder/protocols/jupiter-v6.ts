import type { Effect } from '#contracts/decoded';
import { findInDirectory } from '../directory/program-directory.ts';
import { defineInterface } from '../define-interface.ts';
import type { InstructionView } from '../instruction-view.ts';
import type { Meaning } from '../interface/to-layouts.ts';

/** What a route asks for: `give` and `get` name arguments, `from` and `to` the token accounts they count. */
const route = (give: string, get: string, limit: 'in' | 'out', from: string, to: string): Meaning => ({
  sentence: limit === 'in' ? `Swap {${give}} for about {${get}}` : `Swap about {${give}} for {${get}}`,
  amounts: { [give]: from, [get]: to },
});
const OWN = ['userSourceTokenAccount', 'userDestinationTokenAccount'] as const;
const SHARED = ['sourceTokenAccount', 'destinationTokenAccount'] as const;

/** One pool's part as Jupiter reports it, for pools whose program is not known here. */
function swapped(event: InstructionView): readonly Effect[] {
  const give = event.fieldAddress('inputMint');
  const get = event.fieldAddress('outputMint');
  const amm = event.fieldAddress('amm');
  if (give === undefined || get === undefined || amm === undefined) return [];
  const leg = (mint: typeof give, amount: string) => ({
    asset: { kind: 'token' as const, mint, decimals: event.decimalsOf(mint) },
    amount: event.integer(amount),
  });
  return [
    {
      kind: 'hop',
      venue: findInDirectory(amm)?.name ?? amm,
      trader: event.address('eventAuthority'),
      give: leg(give, 'inputAmount'),
      get: leg(get, 'outputAmount'),
    },
  ];
}

export default defineInterface({
  key: 'jupiter-v6',
  name: 'Jupiter',
  programs: ['JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4'],
  category: 'aggregator',
  source: 'the program’s own Anchor IDL 0.1.0',
  meaning: {
    route: route('inAmount', 'quotedOutAmount', 'in', ...OWN),
    routeV2: route('inAmount', 'quotedOutAmount', 'in', ...OWN),
    exactOutRoute: route('quotedInAmount', 'outAmount', 'out', ...OWN),
    exactOutRouteV2: route('quotedInAmount', 'outAmount', 'out', ...OWN),
    sharedAccountsRoute: route('inAmount', 'quotedOutAmount', 'in', ...SHARED),
    sharedAccountsRouteV2: route('inAmount', 'quotedOutAmount', 'in', ...SHARED),
    sharedAccountsExactOutRoute: route('quotedInAmount', 'outAmount', 'out', ...SHARED),
    sharedAccountsExactOutRouteV2: route('quotedInAmount', 'outAmount', 'out', ...SHARED),
    setTokenLedger: { sentence: 'Record the balance of {tokenAccount}' },
    claim: { sentence: 'Claim SOL from Jupiter’s authority for {wallet}' },
  },
  events: { swapEvent: { effects: swapped } },
  interface: `
    instruction 3ec6d6c1d59f6cd2 claim(id: u8): wallet programAuthority systemProgram
    instruction 74ce1bbfa6130049 claimToken(id: u8): payer wallet programAuthority programTokenAccount destinationTokenAccount mint tokenProgram associatedTokenProgram systemProgram
    instruction 1a4aec976840b7f9 closeToken(id: u8, burnAll: bool): operator wallet programAuthority programTokenAccount mint tokenProgram
    instruction e8f2c5fdf08f8134 createTokenLedger(): tokenLedger payer systemProgram
    instruction 93f17b64f484ae76 createTokenAccount(bump: u8): tokenAccount user mint tokenProgram systemProgram
    instruction d033ef977b2bed5c exactOutRoute(routePlan: Vec<RoutePlanStep>, outAmount: u64, quotedInAmount: u64, slippageBps: u16, platformFeeBps: u8): tokenProgram userTransferAuthority userSourceTokenAccount userDestinationTokenAccount destinationTokenAccount? sourceMint destinationMint platformFeeAccount? token2022Program? eventAuthority program
    instruction e517cb977ae3ad2a route(routePlan: Vec<RoutePlanStep>, inAmount: u64, quotedOutAmount: u64, slippageBps: u16, platformFeeBps: u8): tokenProgram userTransferAuthority userSourceTokenAccount userDestinationTokenAccount destinationTokenAccount? destinationMint platformFeeAccount? eventAuthority program
    instruction 96564774a75d0e68 routeWithTokenLedger(routePlan: Vec<RoutePlanStep>, quotedOutAmount: u64, slippageBps: u16, platformFeeBps: u8): tokenProgram userTransferAuthority userSourceTokenAccount userDestinationTokenAccount destinationTokenAccount? destinationMint platformFeeAccount? tokenLedger eventAuthority program
    instruction e455b9704e4f4d02 setTokenLedger(): tokenLedger tokenAccount
    instruction b0d169a89a7d453e sharedAccountsExactOutRoute(id: u8, routePlan: Vec<RoutePlanStep>, outAmount: u64, quotedInAmount: u64, slippageBps: u16, platformFeeBps: u8): tokenProgram programAuthority userTransferAuthority sourceTokenAccount programSourceTokenAccount programDestinationTokenAccount destinationTokenAccount sourceMint destinationMint platformFeeAccount? token2022Program? eventAuthority program
    instruction c1209b3341d69c81 sharedAccountsRoute(id: u8, routePlan: Vec<RoutePlanStep>, inAmount: u64, quotedOutAmount: u64, slippageBps: u16, platformFeeBps: u8): tokenProgram programAuthority userTransferAuthority sourceTokenAccount programSourceTokenAccount programDestinationTokenAccount destinationTokenAccount sourceMint destinationMint platformFeeAccount? token2022Program? eventAuthority program
    instruction e6798f50779f6aaa sharedAccountsRouteWithTokenLedger(id: u8, routePlan: Vec<RoutePlanStep>, quotedOutAmount: u64, slippageBps: u16, platformFeeBps: u8): tokenProgram programAuthority userTransferAuthority sourceTokenAccount programSourceTokenAccount programDestinationTokenAccount destinationTokenAccount sourceMint destinationMint platformFeeAccount? token2022Program? tokenLedger eventAuthority program
    instruction 9d8ab85215f4f324 exactOutRouteV2(outAmount: u64, quotedInAmount: u64, slippageBps: u16, platformFeeBps: u16, positiveSlippageBps: u16, routePlan: Vec<RoutePlanStepV2>): userTransferAuthority userSourceTokenAccount userDestinationTokenAccount sourceMint destinationMint sourceTokenProgram destinationTokenProgram destinationTokenAccount? eventAuthority program
    instruction bb64facc31c4af14 routeV2(inAmount: u64, quotedOutAmount: u64, slippageBps: u16, platformFeeBps: u16, positiveSlippageBps: u16, routePlan: Vec<RoutePlanStepV2>): userTransferAuthority userSourceTokenAccount userDestinationTokenAccount sourceMint destinationMint sourceTokenProgram destinationTokenProgram destinationTokenAccount? eventAuthority program
    instruction 3560e5cad8bbfa18 sharedAccountsExactOutRouteV2(id: u8, outAmount: u64, quotedInAmount: u64, slippageBps: u16, platformFeeBps: u16, positiveSlippageBps: u16, routePlan: Vec<RoutePlanStepV2>): programAuthority userTransferAuthority sourceTokenAccount programSourceTokenAccount programDestinationTokenAccount destinationTokenAccount sourceMint destinationMint sourceTokenProgram destinationTokenProgram eventAuthority program
    instruction d19853937cfed8e9 sharedAccountsRouteV2(id: u8, inAmount: u64, quotedOutAmount: u64, slippageBps: u16, platformFeeBps: u16, positiveSlippageBps: u16, routePlan: Vec<RoutePlanStepV2>): programAuthority userTransferAuthority sourceTokenAccount programSourceTokenAccount programDestinationTokenAccount destinationTokenAccount sourceMint destinationMint sourceTokenProgram destinationTokenProgram eventAuthority program
    account 9cf709bc366c554d TokenLedger { tokenAccount: pubkey, amount: u64 }
    event 494f4e7fb8d50ddc feeEvent { account: pubkey, mint: pubkey, amount: u64 }
    event 40c6cde8260871e2 swapEvent { amm: pubkey, inputMint: pubkey, inputAmount: u64, outputMint: pubkey, outputAmount: u64 }
    event 982f4eebc0606e6a swapsEvent { swapEvents: Vec<SwapEventV2> }
    event 2d09f41ee534a87b candidateSwapResults { results: Vec<CandidateSwapResult> }
    event 7c42c433daad2e5d bestSwapOutAmountViolation { expectedOutAmount: u64, outAmount: u64 }
    type RemainingAccountsInfo { slices: Vec<RemainingAccountsSlice> }
    type RemainingAccountsSlice { accountsType: u8, length: u8 }
    type RoutePlanStep { swap: Swap, percent: u8, inputIndex: u8, outputIndex: u8 }
    type RoutePlanStepV2 { swap: Swap, bps: u16, inputIndex: u8, outputIndex: u8 }
    type Side = Bid | Ask
    type Swap = Saber | SaberAddDecimalsDeposit | SaberAddDecimalsWithdraw | TokenSwap | Sencha | Step | Cropper | Raydium | Crema { aToB: bool } | Lifinity | Mercurial | Cykura | Serum { side: Side } | MarinadeDeposit | MarinadeUnstake | Aldrin { side: Side } | AldrinV2 { side: Side } | Whirlpool { aToB: bool } | Invariant { xToY: bool } | Meteora | GooseFX | DeltaFi { stable: bool } | Balansol | MarcoPolo { xToY: bool } | Dradex { side: Side } | LifinityV2 | RaydiumClmm | Openbook { side: Side } | Phoenix { side: Side } | Symmetry { fromTokenId: u64, toTokenId: u64 } | TokenSwapV2 | HeliumTreasuryManagementRedeemV0 | StakeDexStakeWrappedSol | StakeDexSwapViaStake { bridgeStakeSeed: u32 } | GooseFXV2 | Perps | PerpsAddLiquidity | PerpsRemoveLiquidity | MeteoraDlmm | OpenBookV2 { side: Side } | RaydiumClmmV2 | StakeDexPrefundWithdrawStakeAndDepositStake { bridgeStakeSeed: u32 } | Clone { poolIndex: u8, quantityIsInput: bool, quantityIsCollateral: bool } | SanctumS { srcLstValueCalcAccs: u8, dstLstValueCalcAccs: u8, srcLstIndex: u32, dstLstIndex: u32 } | SanctumSAddLiquidity { lstValueCalcAccs: u8, lstIndex: u32 } | SanctumSRemoveLiquidity { lstValueCalcAccs: u8, lstIndex: u32 } | RaydiumCP | WhirlpoolSwapV2 { aToB: bool, remainingAccountsInfo: Option<RemainingAccountsInfo> } | OneIntro | PumpWrappedBuy | PumpWrappedSell | PerpsV2 | PerpsV2AddLiquidity | PerpsV2RemoveLiquidity | MoonshotWrappedBuy | MoonshotWrappedSell | StabbleStableSwap | StabbleWeightedSwap | Obric { xToY: bool } | FoxBuyFromEstimatedCost | FoxClaimPartial { isY: bool } | SolFi { isQuoteToBase: bool } | SolayerDelegateNoInit | SolayerUndelegateNoInit | TokenMill { side: Side } | DaosFunBuy | DaosFunSell | ZeroFi | StakeDexWithdrawWrappedSol | VirtualsBuy | VirtualsSell | Perena { inIndex: u8, outIndex: u8 } | PumpSwapBuy | PumpSwapSell | Gamma | MeteoraDlmmSwapV2 { remainingAccountsInfo: RemainingAccountsInfo } | Woofi | MeteoraDammV2 | MeteoraDynamicBondingCurveSwap | StabbleStableSwapV2 | StabbleWeightedSwapV2 | RaydiumLaunchlabBuy { shareFeeRate: u64 } | RaydiumLaunchlabSell { shareFeeRate: u64 } | BoopdotfunWrappedBuy | BoopdotfunWrappedSell | Plasma { side: Side } | GoonFi { isBid: bool, blacklistBump: u8 } | HumidiFi { swapId: u64, isBaseToQuote: bool } | MeteoraDynamicBondingCurveSwapWithRemainingAccounts | TesseraV { side: Side } | PumpWrappedBuyV2 | PumpWrappedSellV2 | PumpSwapBuyV2 | PumpSwapSellV2 | Heaven { aToB: bool } | SolFiV2 { isQuoteToBase: bool } | Aquifer | PumpWrappedBuyV3 | PumpWrappedSellV3 | PumpSwapBuyV3 | PumpSwapSellV3 | JupiterLendDeposit | JupiterLendRedeem | DefiTuna { aToB: bool, remainingAccountsInfo: Option<RemainingAccountsInfo> } | AlphaQ { aToB: bool } | RaydiumV2 | SarosDlmm { swapForY: bool } | Futarchy { side: Side } | MeteoraDammV2WithRemainingAccounts | Obsidian | WhaleStreet { side: Side } | DynamicV1 { candidateSwaps: Vec<CandidateSwap>, bestPosition: Option<u8> } | PumpWrappedBuyV4 | PumpWrappedSellV4 | CarrotIssue | CarrotRedeem | Manifest { side: Side } | BisonFi { aToB: bool } | HumidiFiV2 { swapId: u64, isBaseToQuote: bool } | PerenaStar { isMint: bool } | JupiterRfqV2 { side: Side, fillData: bytes } | GoonFiV2 { isBid: bool } | Scorch { swapId: u128 } | VaultLiquidUnstake { lstAmounts: [u64; 5], seed: u64 } | XOrca
    type CandidateSwap = HumidiFi { swapId: u64, isBaseToQuote: bool } | TesseraV { side: Side } | HumidiFiV2 { swapId: u64, isBaseToQuote: bool }
    type SwapEventV2 { inputMint: pubkey, inputAmount: u64, outputMint: pubkey, outputAmount: u64 }
    type CandidateSwapResult = OutAmount(u64) | ProgramError(u64)
    error 6000 EmptyRoute Empty route
    error 6001 SlippageToleranceExceeded Slippage tolerance exceeded
    error 6002 InvalidCalculation Invalid calculation
    error 6003 MissingPlatformFeeAccount Missing platform fee account
    error 6004 InvalidSlippage Invalid slippage
    error 6005 NotEnoughPercent Not enough percent to 100
    error 6006 InvalidInputIndex Token input index is invalid
    error 6007 InvalidOutputIndex Token output index is invalid
    error 6008 NotEnoughAccountKeys Not Enough Account keys
    error 6009 NonZeroMinimumOutAmountNotSupported Non zero minimum out amount not supported
    error 6010 InvalidRoutePlan Invalid route plan
    error 6011 InvalidReferralAuthority Invalid referral authority
    error 6012 LedgerTokenAccountDoesNotMatch Token account doesn't match the ledger
    error 6013 InvalidTokenLedger Invalid token ledger
    error 6014 IncorrectTokenProgramID Token program ID is invalid
    error 6015 TokenProgramNotProvided Token program not provided
    error 6016 SwapNotSupported Swap not supported
    error 6017 ExactOutAmountNotMatched Exact out amount doesn't match
    error 6018 SourceAndDestinationMintCannotBeTheSame Source mint and destination mint cannot the same
    error 6019 InvalidMint Invalid mint
    error 6020 InvalidProgramAuthority Invalid program authority
    error 6021 InvalidOutputTokenAccount Invalid output token account
    error 6022 InvalidFeeWallet Invalid fee wallet
    error 6023 InvalidAuthority Invalid authority
    error 6024 InsufficientFunds Insufficient funds
    error 6025 InvalidTokenAccount Invalid token account
    error 6026 BondingCurveAlreadyCompleted Bonding curve already completed
  `,
});
