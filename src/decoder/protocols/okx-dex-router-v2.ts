import { defineInterface } from '../define-interface.ts';

const SWAP = {
  sentence: 'Swap {amountIn} for about {expectAmountOut}',
  amounts: { amountIn: 'mint:sourceMint', expectAmountOut: 'mint:destinationMint' },
};
const WRAP = { sentence: 'Wrap or unwrap {amountIn}', amounts: { amountIn: 'sol' } };

export default defineInterface({
  key: 'okx-dex-router-v2',
  name: 'OKX DEX router v2',
  programs: ['proVF4pMXVaYqmy4NjniPh4pqKNfMmsihgd4wdkCX3u'],
  category: 'aggregator',
  source: 'the program’s own Anchor IDL 0.1.0; newer parts in sevenlabs-hq/carbon',
  meaning: {
    swap: SWAP,
    proxySwap: SWAP,
    swapTob: SWAP,
    swapTobEnhanced: SWAP,
    swapTobWithReceiver: SWAP,
    swapToc: SWAP,
    swapTocV2: SWAP,
    wrapUnwrap: WRAP,
    wrapUnwrapWithReceiver: WRAP,
    claim: { sentence: 'Claim what is left over for {receiver}' },
    createTokenAccount: { sentence: 'Open the token account {tokenAccount} for {owner}' },
    createTokenAccountWithSeed: { sentence: 'Open the token account {tokenAccount} for {owner}' },
  },
  interface: `
    instruction 3ec6d6c1d59f6cd2 claim(): signer receiver sourceTokenAccount? destinationTokenAccount? saAuthority tokenMint? tokenProgram? systemProgram associatedTokenProgram?
    instruction 93f17b64f484ae76 createTokenAccount(bump: u8): payer owner tokenAccount tokenMint tokenProgram systemProgram
    instruction 7dbfef8c420809e4 createTokenAccountWithSeed(bump: u8, seed: u32): payer owner tokenAccount tokenMint tokenProgram systemProgram
    instruction 132c829448382cee proxySwap(orderId: u64, amountIn: u64, expectAmountOut: u64, slippage: u16, routes: Vec<Route>): payer sourceTokenAccount destinationTokenAccount sourceMint destinationMint saAuthority? sourceTokenSa? destinationTokenSa? sourceTokenProgram? destinationTokenProgram? associatedTokenProgram? systemProgram? eventAuthority program
    instruction f8c69e91e17587c8 swap(orderId: u64, amountIn: u64, expectAmountOut: u64, slippage: u16, routes: Vec<Route>): payer sourceTokenAccount destinationTokenAccount sourceMint destinationMint eventAuthority program
    instruction aa2955b184501f35 swapTob(orderId: u64, amountIn: u64, expectAmountOut: u64, slippage: u16, routes: Vec<Route>, commissionInfo: u32, platformFeeRate: u16, trimRate: u8): payer sourceTokenAccount destinationTokenAccount sourceMint destinationMint commissionAccount? platformFeeAccount? saAuthority? sourceTokenSa? destinationTokenSa? sourceTokenProgram? destinationTokenProgram? associatedTokenProgram? systemProgram? eventAuthority program
    instruction be9ca9b0959aa16c swapTobEnhanced(orderId: u64, amountIn: u64, expectAmountOut: u64, slippage: u16, routes: Vec<Route>, commissionInfo: u32, platformFeeRate: u16, trimRate: u8, chargeRate: u16): payer sourceTokenAccount destinationTokenAccount sourceMint destinationMint commissionAccount? platformFeeAccount? saAuthority? sourceTokenSa? destinationTokenSa? sourceTokenProgram? destinationTokenProgram? associatedTokenProgram? systemProgram? eventAuthority program
    instruction dfaad8eacc06f119 swapTobWithReceiver(orderId: u64, amountIn: u64, expectAmountOut: u64, slippage: u16, routes: Vec<Route>, commissionInfo: u32, platformFeeRate: u16, trimRate: u8): payer sourceTokenAccount destinationTokenAccount sourceMint destinationMint commissionAccount? platformFeeAccount? saAuthority? sourceTokenSa? destinationTokenSa? sourceTokenProgram? destinationTokenProgram? associatedTokenProgram? systemProgram? solReceiver? eventAuthority program
    instruction bbc9d433109bec3c swapToc(orderId: u64, amountIn: u64, expectAmountOut: u64, slippage: u16, routes: Vec<Route>, commissionInfo: u32, platformFeeRate: u16): payer sourceTokenAccount destinationTokenAccount sourceMint destinationMint commissionAccount? platformFeeAccount? saAuthority? sourceTokenSa? destinationTokenSa? sourceTokenProgram? destinationTokenProgram? associatedTokenProgram? systemProgram? eventAuthority program
    instruction dc658bf929be76c7 wrapUnwrap(orderId: u64, amountIn: u64, commissionInfo: u32, platformFeeRate: u16, tob: bool): payer payerWsolAccount wsolMint tempWsolAccount? commissionAccount? platformFeeAccount? authorityPda? wsolSa? tokenProgram systemProgram eventAuthority program
    instruction 7fd66bbd175a2f68 swapTocV2(orderId: u64, amountIn: u64, expectAmountOut: u64, slippage: u16, routes: Vec<Route>, totalCommissionInfo: u32, parentCommissionRate: u32, platformFeeRate: u16): payer sourceTokenAccount destinationTokenAccount sourceMint destinationMint parentCommissionAccount childCommissionAccount platformFeeAccount? saAuthority? sourceTokenSa? destinationTokenSa? sourceTokenProgram? destinationTokenProgram? associatedTokenProgram? systemProgram? eventAuthority program
    instruction 7b192f86e9a7abaa wrapUnwrapWithReceiver(orderId: u64, amountIn: u64, commissionInfo: u32, platformFeeRate: u16, tob: bool): payer payerWsolAccount wsolMint tempWsolAccount? commissionAccount? platformFeeAccount? authorityPda? wsolSa? tokenProgram systemProgram receiver eventAuthority program
    event 555195efa34a9e6f swapCpiEvent { orderId: u64, sourceMint: pubkey, destinationMint: pubkey, sourceTokenAccountOwner: pubkey, destinationTokenAccountOwner: pubkey, sourceTokenChange: u64, destinationTokenChange: u64 }
    event 40c6cde8260871e2 swapEvent { dex: Dex, amountIn: u64, amountOut: u64 }
    event bd61430c25d1f71d swapWithFeesCpiEvent { orderId: u64, sourceMint: pubkey, destinationMint: pubkey, sourceTokenAccountOwner: pubkey, destinationTokenAccountOwner: pubkey, sourceTokenChange: u64, destinationTokenChange: u64, commissionDirection: bool, commissionRate: u32, commissionAmount: u64, commissionAccount: pubkey, platformFeeRate: u16, platformFeeAmount: u64, platformFeeAccount: pubkey, trimRate: u8, trimAmount: u64, trimAccount: pubkey }
    event 2548db4332f401d5 swapWithFeesCpiEventEnhanced { orderId: u64, sourceMint: pubkey, destinationMint: pubkey, sourceTokenAccountOwner: pubkey, destinationTokenAccountOwner: pubkey, sourceTokenChange: u64, destinationTokenChange: u64, commissionDirection: bool, commissionRate: u32, commissionAmount: u64, commissionAccount: pubkey, platformFeeRate: u16, platformFeeAmount: u64, platformFeeAccount: pubkey, trimRate: u8, trimAmount: u64, trimAccount: pubkey, chargeRate: u16, chargeAmount: u64, chargeAccount: pubkey }
    type Dex = SplTokenSwap | StableSwap | Whirlpool | MeteoraDynamicpool | RaydiumSwap | RaydiumStableSwap | RaydiumClmmSwap | AldrinExchangeV1 | AldrinExchangeV2 | LifinityV1 | LifinityV2 | RaydiumClmmSwapV2 | FluxBeam | MeteoraDlmm | RaydiumCpmmSwap | OpenBookV2 | WhirlpoolV2 | Phoenix | ObricV2 | SanctumAddLiq | SanctumRemoveLiq | SanctumNonWsolSwap | SanctumWsolSwap | PumpfunBuy | PumpfunSell | StabbleSwap | SanctumRouter | MeteoraVaultDeposit | MeteoraVaultWithdraw | Saros | MeteoraLst | Solfi | QualiaSwap | Zerofi | PumpfunammBuy | PumpfunammSell | Virtuals | VertigoBuy | VertigoSell | PerpetualsAddLiq | PerpetualsRemoveLiq | PerpetualsSwap | RaydiumLaunchpad | LetsBonkFun | Woofi | MeteoraDbc | MeteoraDlmmSwap2 | MeteoraDAMMV2 | Gavel | BoopfunBuy | BoopfunSell | MeteoraDbc2 | GooseFX | Dooar | Numeraire | SaberDecimalWrapperDeposit | SaberDecimalWrapperWithdraw | SarosDlmm | OneDexSwap | Manifest | ByrealClmm | PancakeSwapV3Swap | PancakeSwapV3SwapV2 | Tessera | SolRfq { rfqId: u64, expectedMakerAmount: u64, expectedTakerAmount: u64, makerSendAmount: u64, takerSendAmount: u64, expiry: u64, makerUseNativeSol: bool, takerUseNativeSol: bool } | Humidifi | HeavenBuy | HeavenSell | SolfiV2 | Goonfi | MoonitBuy | MoonitSell | RaydiumSwapV2 | Whalestreet | SugarMoneyBuy { bondingCurveBump: u8, bondingCurveSolAssociatedAccountBump: u8 } | SugarMoneySell { bondingCurveBump: u8, bondingCurveSolAssociatedAccountBump: u8 } | MeteoraDAMMV2Swap2 | AlphaQ | FutarchyAmm | PumpfunBuy2 | PumpfunSell2 | HumidifiSwap2 { swapId: u64 }
    type Route { dex: Dex, weight: u16, index: u8 }
    error 6000 RoutesCannotBeEmpty
    error 6001 TooManyRoutes
    error 6002 MultipleOrNoOutputNode
    error 6003 MultipleOrNoInputputNode Multiple or no input node
    error 6004 NotAllNodesProcessed Not all nodes are processed
    error 6005 InputIndexShouldStartFromZero
    error 6006 CircularDependency Circular dependency detected in DAG
    error 6007 InvalidWeight
    error 6008 InvalidNodeOrder
    error 6009 TargetNodeNotFound
    error 6010 MinReturnNotReached
    error 6011 AmountInMustBeGreaterThanZero amount_in must be greater than 0
    error 6012 SlippageTooHigh slippage must be less than 100%
    error 6013 InvalidExpectAmountOut
    error 6014 WeightsMustSumTo100
    error 6015 InvalidShareAmount
    error 6016 InvalidCommissionRate
    error 6017 InvalidTrimRate
    error 6018 InvalidChargeRate
    error 6019 InvalidCommissionTemporaryTokenAccount
    error 6020 InvalidAccountsLength
    error 6021 SwapAuthorityIsNotSigner
    error 6022 InvalidAuthorityPda
    error 6023 InvalidSwapAuthority
    error 6024 InvalidProgramId
    error 6025 InvalidPool
    error 6026 InvalidTokenMint
    error 6027 CalculationError
    error 6028 InvalidSanctumLstStateListData
    error 6029 InvalidSanctumLstStateListIndex
    error 6030 InvalidSanctumSwapAccounts
    error 6031 InvalidSwapAuthorityAccounts Invalid swap authority account
    error 6032 InvalidBridgeSeed Bridge Seed Error
    error 6033 InvalidBundleInput Invalid accounts and instruction length
    error 6034 InvalidPlatformFeeRate
    error 6035 AmountOutMustBeGreaterThanZero Amount out must be greater than 0
    error 6036 InvalidDampingTerm
    error 6037 InvalidMint
    error 6038 InvalidPlatformFeeAccount
    error 6039 InvalidTrimAccount
    error 6040 InvalidChargeAccount
    error 6041 InvalidPlatformFeeAmount
    error 6042 InvalidFeeTokenAccount
    error 6043 InvalidSaAuthority
    error 6044 InvalidNodeFromAccounts
    error 6045 InvalidNodeToAccounts
    error 6046 InvalidSourceTokenAccount
    error 6047 InvalidTokenAccount
    error 6048 InvalidDestinationTokenAccount
    error 6049 CommissionAccountIsNone
    error 6050 PlatformFeeAccountIsNone
    error 6051 TrimAccountIsNone
    error 6052 ChargeAccountIsNone
    error 6053 InvalidFeeAccount
    error 6054 InvalidTokenOwner
    error 6055 SaAuthorityIsNone
    error 6056 SourceTokenSaIsNone
    error 6057 SourceTokenProgramIsNone
    error 6058 DestinationTokenSaIsNone
    error 6059 DestinationTokenProgramIsNone
    error 6060 ResultMustBeGreaterThanZero Calculation result must be greater than zero
    error 6061 InvalidAccountData
    error 6062 InvalidRfqParameters
    error 6063 TobAuthorityPdaRequired TOB mode requires authority PDA
    error 6064 TobWsolSaRequired TOB mode with WSOL fees requires wsol_sa account
    error 6065 InvalidWsolSa Invalid WSOL SA account
    error 6066 InvalidCommissionAccount
    error 6067 InvalidActualAmountIn
    error 6068 UnexpectedSaTokenAccount Unexpected SA token account in CPI
    error 6069 InvalidSourceTokenSaMint
    error 6070 InvalidDestinationTokenSaMint
    error 6071 InsufficientFunds
    error 6072 SaAuthorityLamportsDecreased
    error 6073 InvalidTokenProgram
    error 6074 InvalidSigner
    error 6075 InvalidAssociatedTokenProgram
    error 6076 TokenProgramIsNone
    error 6077 AssociatedTokenProgramIsNone
    error 6078 SystemProgramIsNone
    error 6079 InsufficientBalance Insufficient balance for transfer
    error 6080 SolReceiverMustBeSystemAccount SOL receiver must be a system account
    error 6081 SolReceiverRequiresAccCloseFlag SOL receiver requires acc_close_flag to be true
    error 6082 DestinationMustBeWsolForSolReceiver Destination must be wSOL when sol_receiver is specified
    error 6083 InvalidGoonfiParameters
    error 6084 AdapterAbort
    error 6085 InconsistentFeeAccountTypes
  `,
});
