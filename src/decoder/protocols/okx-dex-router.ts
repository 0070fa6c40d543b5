import { defineInterface } from '../define-interface.ts';

const SWAP = {
  sentence: 'Swap {amountIn} for at least {minReturn}',
  amounts: {
    amountIn: 'mint:sourceMint',
    expectAmountOut: 'mint:destinationMint',
    minReturn: 'mint:destinationMint',
  },
};
const BRIDGE = {
  sentence: 'Swap {amountIn} for at least {minReturn}, to send it to another chain',
  amounts: SWAP.amounts,
};
const FILL = {
  sentence: 'Fill the order {orderPda} of {maker}',
  amounts: {
    amountIn: 'mint:inputTokenMint',
    expectAmountOut: 'mint:outputTokenMint',
    minReturn: 'mint:outputTokenMint',
  },
};
const WRAP = { sentence: 'Wrap or unwrap {amountIn}', amounts: { amountIn: 'sol' } };

export default defineInterface({
  key: 'okx-dex-router',
  name: 'OKX DEX router',
  programs: ['6m2CDdhRgxpH4WjvdzxAYbGxwdGUz5MziiL5jek2kBma'],
  category: 'aggregator',
  source:
    'the program’s own Anchor IDL 0.1.0 with 31 instructions; newer and older parts in sevenlabs-hq/carbon',
  meaning: {
    swap: SWAP,
    swap2: SWAP,
    swapV3: SWAP,
    swapTobV3: SWAP,
    swapTobV3WithReceiver: SWAP,
    swapTobV3Enhanced: SWAP,
    proxySwap: SWAP,
    commissionSolSwap: SWAP,
    commissionSplSwap: SWAP,
    commissionSolProxySwap: SWAP,
    commissionSplProxySwap: SWAP,
    platformFeeSolProxySwapV2: SWAP,
    platformFeeSplProxySwapV2: SWAP,
    fromSwapLog: BRIDGE,
    commissionSolFromSwap: BRIDGE,
    commissionSplFromSwap: BRIDGE,
    wrapUnwrapV3: WRAP,
    wrapUnwrapV3WithReceiver: WRAP,
    commissionWrapUnwrap: WRAP,
    platformFeeSolWrapUnwrapV2: WRAP,
    placeOrder: {
      sentence: 'Place an order of {makingAmount} for at least {minReturnAmount}',
      amounts: {
        makingAmount: 'mint:inputTokenMint',
        expectTakingAmount: 'mint:outputTokenMint',
        minReturnAmount: 'mint:outputTokenMint',
      },
    },
    updateOrder: { sentence: 'Update the order {orderPda}' },
    cancelOrder: { sentence: 'Cancel the order {orderPda} of {maker}' },
    fillOrderByResolver: FILL,
    commissionFillOrder: FILL,
    claim: { sentence: 'Claim what is left over for {receiver}' },
    createTokenAccount: { sentence: 'Open the token account {tokenAccount} for {owner}' },
    createTokenAccountWithSeed: { sentence: 'Open the token account {tokenAccount} for {owner}' },
  },
  interface: `
    instruction 5f81edf00831df84 cancelOrder(orderId: u64, tips: u64): payer maker globalConfig orderPda escrowTokenAccount inputTokenAccount inputTokenMint inputTokenProgram instructionsSysvar eventAuthority program
    instruction 3ec6d6c1d59f6cd2 claim(): signer receiver sourceTokenAccount? destinationTokenAccount? saAuthority tokenMint? tokenProgram? systemProgram associatedTokenProgram?
    instruction 5ded902527a698f2 commissionFillOrder(orderId: u64, tips: u64, amountIn: u64, expectAmountOut: u64, minReturn: u64, amounts: Vec<u64>, routes: Vec<Vec<Route>>, commissionInfo: u32): payer maker globalConfig saAuthority? inputTokenSa? outputTokenSa? orderPda escrowTokenAccount tempInputTokenAccount? outputTokenAccount inputTokenMint outputTokenMint inputTokenProgram outputTokenProgram associatedTokenProgram? systemProgram? instructionsSysvar commissionTokenAccount eventAuthority program
    instruction 813b450a844c2314 commissionSolFromSwap(amountIn: u64, expectAmountOut: u64, minReturn: u64, amounts: Vec<u64>, routes: Vec<Vec<Route>>, commissionRate: u16, bridgeToArgs: BridgeToArgs, offset: u8, len: u8): payer sourceTokenAccount destinationTokenAccount sourceMint destinationMint bridgeProgram associatedTokenProgram tokenProgram token2022Program systemProgram commissionAccount
    instruction 1e21d05b1f9d2512 commissionSolProxySwap(amountIn: u64, expectAmountOut: u64, minReturn: u64, amounts: Vec<u64>, routes: Vec<Vec<Route>>, commissionRate: u16, commissionDirection: bool, orderId: u64): payer sourceTokenAccount destinationTokenAccount sourceMint destinationMint commissionAccount saAuthority? sourceTokenSa? destinationTokenSa? sourceTokenProgram? destinationTokenProgram? associatedTokenProgram? systemProgram?
    instruction 5180864972492d5e commissionSolSwap(amountIn: u64, expectAmountOut: u64, minReturn: u64, amounts: Vec<u64>, routes: Vec<Vec<Route>>, commissionRate: u16, commissionDirection: bool, orderId: u64): payer sourceTokenAccount destinationTokenAccount sourceMint destinationMint commissionAccount systemProgram
    instruction 054d9032dee4e9ab commissionSplFromSwap(amountIn: u64, expectAmountOut: u64, minReturn: u64, amounts: Vec<u64>, routes: Vec<Vec<Route>>, commissionRate: u16, bridgeToArgs: BridgeToArgs, offset: u8, len: u8): payer sourceTokenAccount destinationTokenAccount sourceMint destinationMint bridgeProgram associatedTokenProgram tokenProgram token2022Program systemProgram commissionTokenAccount
    instruction 60430c9781a41247 commissionSplProxySwap(amountIn: u64, expectAmountOut: u64, minReturn: u64, amounts: Vec<u64>, routes: Vec<Vec<Route>>, commissionRate: u16, commissionDirection: bool, orderId: u64): payer sourceTokenAccount destinationTokenAccount sourceMint destinationMint commissionTokenAccount saAuthority? sourceTokenSa? destinationTokenSa? sourceTokenProgram? destinationTokenProgram? associatedTokenProgram? systemProgram?
    instruction eb47d3c472c78f5c commissionSplSwap(amountIn: u64, expectAmountOut: u64, minReturn: u64, amounts: Vec<u64>, routes: Vec<Vec<Route>>, commissionRate: u16, commissionDirection: bool, orderId: u64): payer sourceTokenAccount destinationTokenAccount sourceMint destinationMint commissionTokenAccount tokenProgram
    instruction 0c499c47e9acbdc5 commissionWrapUnwrap(amountIn: u64, wrapDirection: bool, commissionRate: u16, commissionDirection: bool, orderId: u64): payer payerWsolAccount wsolMint tempWsolAccount? commissionSolAccount commissionWsolAccount systemProgram tokenProgram
    instruction b0ce7ef832d7272c fillOrderByResolver(orderId: u64, tips: u64, amountIn: u64, expectAmountOut: u64, minReturn: u64, amounts: Vec<u64>, routes: Vec<Vec<Route>>): payer maker globalConfig saAuthority? inputTokenSa? outputTokenSa? orderPda escrowTokenAccount tempInputTokenAccount? outputTokenAccount inputTokenMint outputTokenMint inputTokenProgram outputTokenProgram associatedTokenProgram? systemProgram? instructionsSysvar eventAuthority program
    instruction 85ba0f691f4c1f70 fromSwapLog(amountIn: u64, expectAmountOut: u64, minReturn: u64, amounts: Vec<u64>, routes: Vec<Vec<Route>>, bridgeToArgs: BridgeToArgs, offset: u8, len: u8): payer sourceTokenAccount destinationTokenAccount sourceMint destinationMint bridgeProgram associatedTokenProgram tokenProgram token2022Program systemProgram
    instruction 33c29baf6d82606a placeOrder(orderId: u64, makingAmount: u64, expectTakingAmount: u64, minReturnAmount: u64, deadline: u64, tradeFee: u64): maker globalConfig orderPda escrowTokenAccount inputTokenAccount inputTokenMint outputTokenMint inputTokenProgram outputTokenProgram systemProgram eventAuthority program
    instruction 45c8fef7283476ca platformFeeSolProxySwapV2(amountIn: u64, expectAmountOut: u64, minReturn: u64, amounts: Vec<u64>, routes: Vec<Vec<Route>>, commissionInfo: u32, platformFeeRate: u32, trimRate: u8, orderId: u64): payer sourceTokenAccount destinationTokenAccount sourceMint destinationMint commissionAccount saAuthority? sourceTokenSa? destinationTokenSa? sourceTokenProgram? destinationTokenProgram? associatedTokenProgram? systemProgram?
    instruction c4ac985c3cba40e3 platformFeeSolWrapUnwrapV2(amountIn: u64, commissionInfo: u32, platformFeeRate: u32, orderId: u64): payer payerWsolAccount wsolMint tempWsolAccount? commissionSolAccount commissionWsolAccount sourceTokenSa? destinationTokenSa? systemProgram tokenProgram
    instruction 45a4d25992d6ad43 platformFeeSplProxySwapV2(amountIn: u64, expectAmountOut: u64, minReturn: u64, amounts: Vec<u64>, routes: Vec<Vec<Route>>, commissionInfo: u32, platformFeeRate: u32, trimRate: u8, orderId: u64): payer sourceTokenAccount destinationTokenAccount sourceMint destinationMint commissionTokenAccount saAuthority? sourceTokenSa? destinationTokenSa? sourceTokenProgram? destinationTokenProgram? associatedTokenProgram? systemProgram?
    instruction 132c829448382cee proxySwap(amountIn: u64, expectAmountOut: u64, minReturn: u64, amounts: Vec<u64>, routes: Vec<Vec<Route>>, orderId: u64): payer sourceTokenAccount destinationTokenAccount sourceMint destinationMint saAuthority? sourceTokenSa? destinationTokenSa? sourceTokenProgram? destinationTokenProgram? associatedTokenProgram? systemProgram?
    instruction f8c69e91e17587c8 swap(amountIn: u64, expectAmountOut: u64, minReturn: u64, amounts: Vec<u64>, routes: Vec<Vec<Route>>, orderId: u64): payer sourceTokenAccount destinationTokenAccount sourceMint destinationMint
    instruction 0ebf2cf68ee1e09d swapTobV3(amountIn: u64, expectAmountOut: u64, minReturn: u64, amounts: Vec<u64>, routes: Vec<Vec<Route>>, commissionInfo: u32, trimRate: u8, platformFeeRate: u16, orderId: u64): payer sourceTokenAccount destinationTokenAccount sourceMint destinationMint commissionAccount? platformFeeAccount? saAuthority? sourceTokenSa? destinationTokenSa? sourceTokenProgram? destinationTokenProgram? associatedTokenProgram? systemProgram?
    instruction 3f72f6833302f71d swapTobV3WithReceiver(amountIn: u64, expectAmountOut: u64, minReturn: u64, amounts: Vec<u64>, routes: Vec<Vec<Route>>, commissionInfo: u32, trimRate: u8, platformFeeRate: u16, orderId: u64): payer sourceTokenAccount destinationTokenAccount sourceMint destinationMint commissionAccount? platformFeeAccount? saAuthority? sourceTokenSa? destinationTokenSa? sourceTokenProgram? destinationTokenProgram? associatedTokenProgram? systemProgram? solReceiver?
    instruction f0e02621b01ff1af swapV3(amountIn: u64, expectAmountOut: u64, minReturn: u64, amounts: Vec<u64>, routes: Vec<Vec<Route>>, commissionInfo: u32, platformFeeRate: u16, orderId: u64): payer sourceTokenAccount destinationTokenAccount sourceMint destinationMint commissionAccount? platformFeeAccount? saAuthority? sourceTokenSa? destinationTokenSa? sourceTokenProgram? destinationTokenProgram? associatedTokenProgram? systemProgram?
    instruction 3608d0cf2286efa8 updateOrder(orderId: u64, expectTakingAmount: u64, minReturnAmount: u64, deadline: u64, increaseFee: u64): maker globalConfig orderPda systemProgram eventAuthority program
    instruction b4b2bf3646080de0 wrapUnwrapV3(orderId: u64, amountIn: u64, commissionInfo: u32, platformFeeRate: u16, tob: bool): payer payerWsolAccount wsolMint tempWsolAccount? commissionAccount? platformFeeAccount? authorityPda? wsolSa? tokenProgram systemProgram
    instruction 414b3f4ceb5b5b88 swap2(amountIn: u64, expectAmountOut: u64, minReturn: u64, amounts: Vec<u64>, routes: Vec<Vec<Route>>, orderId: u64): payer sourceTokenAccount destinationTokenAccount sourceMint destinationMint
    instruction ec479b44c6620e76 swapTobV3Enhanced(amountIn: u64, expectAmountOut: u64, minReturn: u64, amounts: Vec<u64>, routes: Vec<Vec<Route>>, commissionInfo: u32, trimRate: u8, chargeRate: u16, platformFeeRate: u16, orderId: u64): payer sourceTokenAccount destinationTokenAccount sourceMint destinationMint commissionAccount? platformFeeAccount? saAuthority? sourceTokenSa? destinationTokenSa? sourceTokenProgram? destinationTokenProgram? associatedTokenProgram? systemProgram?
    instruction 46d3bea52f28d55f wrapUnwrapV3WithReceiver(orderId: u64, amountIn: u64, commissionInfo: u32, platformFeeRate: u16, tob: bool): payer payerWsolAccount wsolMint tempWsolAccount? commissionAccount? platformFeeAccount? authorityPda? wsolSa? tokenProgram systemProgram receiver
    instruction 93f17b64f484ae76 createTokenAccount(bump: u8): payer owner tokenAccount tokenMint tokenProgram systemProgram
    instruction 7dbfef8c420809e4 createTokenAccountWithSeed(bump: u8, seed: u32): payer owner tokenAccount tokenMint tokenProgram systemProgram
    account 95089ccaa0fcb0d9 GlobalConfig { bump: u8, admin: pubkey, resolvers: [pubkey; 5], tradeFee: u64, paused: bool, feeMultiplier: u8, padding: [u8; 127] }
    account fd625fd033c79f58 OrderV1 { bump: u8, orderId: u64, maker: pubkey, makingAmount: u64, expectTakingAmount: u64, minReturnAmount: u64, escrowTokenAccount: pubkey, inputTokenMint: pubkey, outputTokenMint: pubkey, inputTokenProgram: pubkey, outputTokenProgram: pubkey, createTs: u64, deadline: u64, padding: [u8; 128] }
    event ae428d1104e0a24d cancelOrderEvent { orderId: u64, payer: pubkey, maker: pubkey, updateTs: u64 }
    event 2533c582350f6312 fillOrderEvent { orderId: u64, payer: pubkey, maker: pubkey, inputTokenMint: pubkey, outputTokenMint: pubkey, makingAmount: u64, takingAmount: u64, updateTs: u64 }
    event 41bf195b1bfcc028 placeOrderEvent { orderId: u64, maker: pubkey, inputTokenMint: pubkey, outputTokenMint: pubkey, makingAmount: u64, expectTakingAmount: u64, minReturnAmount: u64, createTs: u64, deadline: u64, tradeFee: u64 }
    event b09fda3b5ed581da refundEvent { orderId: u64, maker: pubkey, inputTokenMint: pubkey, amount: u64 }
    event 40c6cde8260871e2 swapEvent { dex: Dex, amountIn: u64, amountOut: u64 }
    event 37182ff069f51e87 updateOrderEvent { orderId: u64, maker: pubkey, expectTakingAmount: u64, minReturnAmount: u64, deadline: u64, updateTs: u64, increaseFee: u64 }
    type AdaptorID = Bridge0 | Bridge1 | Bridge2 | Bridge3 | Bridge4 | Bridge5 | Bridge6 | Bridge7 | Bridge8 | Bridge9 | Bridge10 | Bridge11 | Bridge12 | Bridge13 | Bridge14 | Bridge15 | Bridge16 | Bridge17 | Cctp | Bridge19 | Bridge20 | Wormhole | Meson | Bridge23 | Bridge24 | Bridge25 | Bridge26 | Bridge27 | Bridge28 | Bridge29 | Bridge30 | Bridge31 | Bridge32 | Bridge33 | Debridgedln | Bridge35 | Bridge36 | Bridge37 | Bridge38 | Bridge39 | Bridge40 | Allbridge | Bridge42 | Bridge43 | Bridge44 | Bridge45 | Bridge46 | MayanSwift | Bridge48 | Bridge49
    type BridgeToArgs { adaptorId: AdaptorID, to: bytes, orderId: u64, toChainId: u64, amount: u64, swapType: SwapType, data: bytes, extData: bytes }
    type Dex = SplTokenSwap | StableSwap | Whirlpool | MeteoraDynamicpool | RaydiumSwap | RaydiumStableSwap | RaydiumClmmSwap | AldrinExchangeV1 | AldrinExchangeV2 | LifinityV1 | LifinityV2 | RaydiumClmmSwapV2 | FluxBeam | MeteoraDlmm | RaydiumCpmmSwap | OpenBookV2 | WhirlpoolV2 | Phoenix | ObricV2 | SanctumAddLiq | SanctumRemoveLiq | SanctumNonWsolSwap | SanctumWsolSwap | PumpfunBuy | PumpfunSell | StabbleSwap | SanctumRouter | MeteoraVaultDeposit | MeteoraVaultWithdraw | Saros | MeteoraLst | Solfi | QualiaSwap | Zerofi | PumpfunammBuy | PumpfunammSell | Virtuals | VertigoBuy | VertigoSell | PerpetualsAddLiq | PerpetualsRemoveLiq | PerpetualsSwap | RaydiumLaunchpad | LetsBonkFun | Woofi | MeteoraDbc | MeteoraDlmmSwap2 | MeteoraDAMMV2 | Gavel | BoopfunBuy | BoopfunSell | MeteoraDbc2 | GooseFX | Dooar | Numeraire | SaberDecimalWrapperDeposit | SaberDecimalWrapperWithdraw | SarosDlmm | OneDexSwap | Manifest | ByrealClmm | PancakeSwapV3Swap | PancakeSwapV3SwapV2 | Tessera | SolRfq { rfqId: u64, expectedMakerAmount: u64, expectedTakerAmount: u64, makerSendAmount: u64, takerSendAmount: u64, expiry: u64, makerUseNativeSol: bool, takerUseNativeSol: bool } | PumpfunBuy2 | PumpfunammBuy2 | Humidifi | HeavenBuy | HeavenSell | SolfiV2 | PumpfunBuy3 | PumpfunSell3 | PumpfunammBuy3 | PumpfunammSell3 | Goonfi | MoonitBuy | MoonitSell | RaydiumSwapV2 | Whalestreet | SugarMoneyBuy { bondingCurveBump: u8, bondingCurveSolAssociatedAccountBump: u8 } | SugarMoneySell { bondingCurveBump: u8, bondingCurveSolAssociatedAccountBump: u8 } | MeteoraDAMMV2Swap2 | AlphaQ | FutarchyAmm | PumpfunSell2 | HumidifiSwap2 { swapId: u64 }
    type Route { dexes: Vec<Dex>, weights: bytes }
    type SwapType = BRIDGE | SWAPANDBRIDGE
    error 6000 TooManyHops
    error 6001 MinReturnNotReached
    error 6002 AmountInMustBeGreaterThanZero amount_in must be greater than 0
    error 6003 MinReturnMustBeGreaterThanZero min_return must be greater than 0
    error 6004 InvalidExpectAmountOut
    error 6005 AmountsAndRoutesMustHaveTheSameLength
    error 6006 TotalAmountsMustBeEqualToAmountIn
    error 6007 DexesAndWeightsMustHaveTheSameLength
    error 6008 WeightsMustSumTo100
    error 6009 InvalidSourceTokenAccount
    error 6010 InvalidDestinationTokenAccount
    error 6011 InvalidTokenAccount
    error 6012 InvalidCommissionRate
    error 6013 InvalidTrimRate
    error 6014 InvalidCommissionTokenAccount
    error 6015 InvalidCommissionTemporaryTokenAccount
    error 6016 InvalidAccountsLength
    error 6017 InvalidHopAccounts
    error 6018 InvalidHopFromAccount
    error 6019 SwapAuthorityIsNotSigner
    error 6020 InvalidAuthorityPda
    error 6021 InvalidSwapAuthority
    error 6022 InvalidProgramId
    error 6023 InvalidPool
    error 6024 InvalidTokenMint
    error 6025 CalculationError
    error 6026 InvalidSanctumLstStateListData
    error 6027 InvalidSanctumLstStateListIndex
    error 6028 InvalidSanctumSwapAccounts
    error 6029 InvalidSwapAuthorityAccounts Invalid swap authority account
    error 6030 InvalidBridgeSeed Bridge Seed Error
    error 6031 InvalidBundleInput Invalid accounts and instruction length
    error 6032 MissingSaAccount SA is required
    error 6033 InvalidPlatformFeeRate
    error 6034 AmountOutMustBeGreaterThanZero Amount out must be greater than 0
    error 6035 InvalidDampingTerm
    error 6036 InvalidMint
    error 6037 InvalidPlatformFeeAmount
    error 6038 InvalidFeeTokenAccount
    error 6039 InvalidSaAuthority
    error 6040 CommissionAccountIsNone
    error 6041 PlatformFeeAccountIsNone
    error 6042 TrimAccountIsNone
    error 6043 InvalidFeeAccount
    error 6044 InvalidSourceTokenSa
    error 6045 SaAuthorityIsNone
    error 6046 SourceTokenSaIsNone
    error 6047 SourceTokenProgramIsNone
    error 6048 DestinationTokenSaIsNone
    error 6049 DestinationTokenProgramIsNone
    error 6050 ResultMustBeGreaterThanZero Calculation result must be greater than zero
    error 6051 InvalidAccountData
    error 6052 InvalidRfqParameters
    error 6053 TobAuthorityPdaRequired TOB mode requires authority PDA
    error 6054 TobWsolSaRequired TOB mode with WSOL fees requires wsol_sa account
    error 6055 InvalidWsolSa Invalid WSOL SA account
    error 6056 InvalidTrimAccount
    error 6057 InvalidCommissionAccount
    error 6058 InvalidPlatformFeeAccount
    error 6059 InvalidActualAmountIn
    error 6060 UnexpectedSaTokenAccount Unexpected SA token account in CPI
    error 6061 InvalidSourceTokenSaMint
    error 6062 InvalidDestinationTokenSaMint
    error 6063 AdapterAbort
    error 6064 InsufficientFunds
    error 6065 InvalidDiffLamports
    error 6066 InvalidTokenProgram
    error 6067 InvalidSigner
    error 6068 InvalidAssociatedTokenProgram
    error 6069 SolReceiverMustBeSystemAccount SOL receiver must be a system account
    error 6070 InsufficientBalance Insufficient balance for transfer
    error 6071 SolReceiverRequiresAccCloseFlag SOL receiver requires acc_close_flag to be true
    error 6072 DestinationMustBeWsolForSolReceiver Destination must be wSOL when sol_receiver is specified
  `,
});
