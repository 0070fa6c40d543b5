import { defineInterface } from '../define-interface.ts';

const SWAP = {
  sentence: 'Swap {amountIn} for at least {minAmountOut} through the pool {pool}',
  amounts: { amountIn: 'fundingAccount', minAmountOut: 'receivingAccount' },
  swap: 'owner',
};
const ADD = {
  sentence: 'Deposit {tokenAmountIn} into the pool {pool}',
  amounts: { tokenAmountIn: 'fundingAccount', minLpAmountOut: 'mint:lpTokenMint' },
};
const REMOVE = {
  sentence: 'Withdraw at least {minAmountOut} from the pool {pool}',
  amounts: { lpAmountIn: 'mint:lpTokenMint', minAmountOut: 'receivingAccount' },
};
const ASK_MORE = {
  sentence: 'Request to increase the position {position} ({side}) by {collateralTokenDelta} of collateral',
  amounts: { collateralTokenDelta: 'fundingAccount' },
};
const ASK_LESS = { sentence: 'Request to decrease the position {position}' };
const MORE = { sentence: 'Increase the position {position}' };
const LESS = { sentence: 'Decrease the position {position}' };
const DROP = { sentence: 'Close the request {positionRequest} for the position {position}' };
const LIQUIDATE = { sentence: 'Liquidate the position {position}' };

export default defineInterface({
  key: 'jupiter-perpetuals',
  name: 'Jupiter Perpetuals',
  programs: ['PERPHjGBqRHArX4DySjwM6UJHiR3sWAatqfdBS2qQJu'],
  category: 'perpetuals',
  source:
    'the program’s own IDL 0.1.0 with 59 instructions; older ones in julianfssen/jupiter-perps-anchor-idl-parsing',
  meaning: {
    swap: SWAP,
    swap2: SWAP,
    swapExactOut: { sentence: 'Swap through the pool {pool}', swap: 'owner' },
    swapWithTokenLedger: {
      sentence: 'Swap for at least {minAmountOut} through the pool {pool}',
      amounts: { minAmountOut: 'receivingAccount' },
      swap: 'owner',
    },
    addLiquidity: ADD,
    addLiquidity2: ADD,
    removeLiquidity: REMOVE,
    removeLiquidity2: REMOVE,
    createIncreasePositionMarketRequest: ASK_MORE,
    createIncreasePositionRequest: ASK_MORE,
    createDecreasePositionMarketRequest: ASK_LESS,
    createDecreasePositionRequest: ASK_LESS,
    createDecreasePositionRequest2: ASK_LESS,
    closePositionRequest: DROP,
    closePositionRequest2: DROP,
    closePositionRequest3: DROP,
    increasePosition2: MORE,
    increasePosition4: MORE,
    increasePositionWithInternalSwap: MORE,
    instantIncreasePosition: { sentence: 'Increase the position {position} ({side})' },
    decreasePosition2: LESS,
    decreasePosition3: LESS,
    decreasePosition4: LESS,
    decreasePositionWithInternalSwap: LESS,
    decreasePositionWithTpsl: LESS,
    decreasePositionWithTpslAndInternalSwap: LESS,
    instantDecreasePosition: LESS,
    instantDecreasePosition2: LESS,
    liquidateFullPosition2: LIQUIDATE,
    liquidateFullPosition4: LIQUIDATE,
    instantCreateTpsl: { sentence: 'Place a TP/SL order on the position {position}' },
    instantCreateLimitOrder: {
      sentence: 'Place a limit order to increase the position {position} ({side})',
    },
    instantUpdateTpsl: { sentence: 'Update the order {positionRequest} for the position {position}' },
    instantUpdateLimitOrder: { sentence: 'Update the order {positionRequest} for the position {position}' },
    refreshAssetsUnderManagement: { sentence: 'Refresh the assets under management of the pool {pool}' },
    borrowFromCustody: {
      sentence: 'Borrow {amount} from the pool {pool}',
      amounts: { amount: 'userTokenAccount' },
    },
    repayToCustody: {
      sentence: 'Repay {amount} to the pool {pool}',
      amounts: { amount: 'userTokenAccount' },
    },
    depositCollateralForBorrows: {
      sentence: 'Deposit {amount} as collateral',
      amounts: { amount: 'userTokenAccount' },
    },
    withdrawCollateralForBorrows: {
      sentence: 'Withdraw {amount} of collateral',
      amounts: { amount: 'userTokenAccount' },
    },
  },
  interface: `
    instruction fc808f91e1dd9fcf withdrawFees2(): keeper transferAuthority perpetuals pool custody custodyTokenAccount custodyDovesPriceAccount custodyPythnetPriceAccount receivingTokenAccount tokenProgram
    instruction e8f2c5fdf08f8134 createTokenLedger(): tokenLedger payer systemProgram
    instruction 414b3f4ceb5b5b88 swap2(amountIn: u64, minAmountOut: u64): owner fundingAccount receivingAccount transferAuthority perpetuals pool receivingCustody receivingCustodyDovesPriceAccount receivingCustodyPythnetPriceAccount receivingCustodyTokenAccount dispensingCustody dispensingCustodyDovesPriceAccount dispensingCustodyPythnetPriceAccount dispensingCustodyTokenAccount tokenProgram eventAuthority program
    instruction 8b8deec529d3ac13 swapWithTokenLedger(minAmountOut: u64): owner fundingAccount receivingAccount transferAuthority perpetuals pool receivingCustody receivingCustodyDovesPriceAccount receivingCustodyTokenAccount dispensingCustody dispensingCustodyDovesPriceAccount dispensingCustodyTokenAccount tokenLedger tokenProgram instruction eventAuthority program
    instruction c52656a5c71726ea instantIncreasePositionPreSwap(amountIn: u64, minAmountOut: u64): owner fundingAccount receivingAccount transferAuthority perpetuals pool receivingCustody receivingCustodyDovesPriceAccount receivingCustodyTokenAccount dispensingCustody dispensingCustodyDovesPriceAccount dispensingCustodyTokenAccount tokenProgram instruction eventAuthority program
    instruction e4a24e1c46db7473 addLiquidity2(tokenAmountIn: u64, minLpAmountOut: u64, tokenAmountPreSwap: Option<u64>): owner fundingAccount lpTokenAccount transferAuthority perpetuals pool custody custodyDovesPriceAccount custodyPythnetPriceAccount custodyTokenAccount lpTokenMint tokenProgram eventAuthority program
    instruction e6d7527ff165e392 removeLiquidity2(lpAmountIn: u64, minAmountOut: u64): owner receivingAccount lpTokenAccount transferAuthority perpetuals pool custody custodyDovesPriceAccount custodyPythnetPriceAccount custodyTokenAccount lpTokenMint tokenProgram eventAuthority program
    instruction b855c71869ab9c38 createIncreasePositionMarketRequest(sizeUsdDelta: u64, collateralTokenDelta: u64, side: side, priceSlippage: u64, jupiterMinimumOut: Option<u64>, counter: u64): owner fundingAccount perpetuals pool position positionRequest positionRequestAta custody collateralCustody inputMint referral? tokenProgram associatedTokenProgram systemProgram eventAuthority program
    instruction 6940c952fa0e6d4d createDecreasePositionRequest2(collateralUsdDelta: u64, sizeUsdDelta: u64, requestType: requestType, priceSlippage: Option<u64>, jupiterMinimumOut: Option<u64>, triggerPrice: Option<u64>, triggerAboveThreshold: Option<bool>, entirePosition: Option<bool>, counter: u64): owner receivingAccount perpetuals pool position positionRequest positionRequestAta custody custodyDovesPriceAccount custodyPythnetPriceAccount collateralCustody desiredMint referral? tokenProgram associatedTokenProgram systemProgram eventAuthority program
    instruction 4ac6c356c163014f createDecreasePositionMarketRequest(collateralUsdDelta: u64, sizeUsdDelta: u64, priceSlippage: u64, jupiterMinimumOut: Option<u64>, entirePosition: Option<bool>, counter: u64): owner receivingAccount perpetuals pool position positionRequest positionRequestAta custody collateralCustody desiredMint referral? tokenProgram associatedTokenProgram systemProgram eventAuthority program
    instruction 90c8f9ff6cd9f974 updateDecreasePositionRequest2(sizeUsdDelta: u64, triggerPrice: u64): owner perpetuals pool position positionRequest custody custodyDovesPriceAccount custodyPythnetPriceAccount
    instruction 7944a21cd82fc842 closePositionRequest2(): keeper? owner ownerAta pool positionRequest positionRequestAta position mint tokenProgram systemProgram associatedTokenProgram eventAuthority program
    instruction 7a822112d32ca13a closePositionRequest3(): keeper? owner ownerAta pool positionRequest positionRequestAta position custody mint tokenProgram systemProgram associatedTokenProgram eventAuthority program
    instruction 439335172b391043 increasePosition4(): keeper perpetuals pool positionRequest positionRequestAta position custody custodyDovesPriceAccount custodyPythnetPriceAccount collateralCustody collateralCustodyDovesPriceAccount collateralCustodyPythnetPriceAccount collateralCustodyTokenAccount tokenProgram eventAuthority program
    instruction 1a88e1d916155314 increasePositionPreSwap(): keeper keeperAta positionRequest positionRequestAta position collateralCustody collateralCustodyTokenAccount instruction tokenProgram eventAuthority program
    instruction 72376a8cc7dd2070 increasePositionWithInternalSwap(): keeper perpetuals pool positionRequest positionRequestAta position custody custodyDovesPriceAccount custodyPythnetPriceAccount collateralCustody collateralCustodyDovesPriceAccount collateralCustodyPythnetPriceAccount collateralCustodyTokenAccount receivingCustody receivingCustodyDovesPriceAccount receivingCustodyPythnetPriceAccount receivingCustodyTokenAccount tokenProgram eventAuthority program
    instruction b9a172af609403aa decreasePosition4(): keeper owner transferAuthority perpetuals pool positionRequest positionRequestAta position custody custodyDovesPriceAccount custodyPythnetPriceAccount collateralCustody collateralCustodyDovesPriceAccount collateralCustodyPythnetPriceAccount collateralCustodyTokenAccount tokenProgram eventAuthority program
    instruction 8311996e77646126 decreasePositionWithInternalSwap(): keeper owner transferAuthority perpetuals pool positionRequest positionRequestAta position custody custodyDovesPriceAccount custodyPythnetPriceAccount collateralCustody collateralCustodyDovesPriceAccount collateralCustodyPythnetPriceAccount collateralCustodyTokenAccount dispensingCustody dispensingCustodyDovesPriceAccount dispensingCustodyPythnetPriceAccount dispensingCustodyTokenAccount tokenProgram eventAuthority program
    instruction 6c12cbd1e36741a5 decreasePositionWithTpsl(): keeper owner transferAuthority perpetuals pool positionRequest positionRequestAta position custody custodyDovesPriceAccount collateralCustody collateralCustodyDovesPriceAccount collateralCustodyTokenAccount tokenProgram eventAuthority program
    instruction 026fc8e723417beb decreasePositionWithTpslAndInternalSwap(): keeper owner transferAuthority perpetuals pool positionRequest positionRequestAta position custody custodyDovesPriceAccount collateralCustody collateralCustodyDovesPriceAccount collateralCustodyTokenAccount dispensingCustody dispensingCustodyDovesPriceAccount dispensingCustodyTokenAccount tokenProgram eventAuthority program
    instruction 40b05833a8bc9caf liquidateFullPosition4(): signer perpetuals pool position custody custodyDovesPriceAccount custodyPythnetPriceAccount collateralCustody collateralCustodyDovesPriceAccount collateralCustodyPythnetPriceAccount collateralCustodyTokenAccount eventAuthority program
    instruction a200d737e10fb900 refreshAssetsUnderManagement(): keeper perpetuals pool lpTokenMint
    instruction 7562427f1e3249b9 instantCreateTpsl(collateralUsdDelta: u64, sizeUsdDelta: u64, triggerPrice: u64, triggerAboveThreshold: bool, entirePosition: bool, counter: u64, requestTime: i64): keeper apiKeeper owner receivingAccount perpetuals pool position positionRequest positionRequestAta custody custodyDovesPriceAccount custodyPythnetPriceAccount collateralCustody desiredMint referral? tokenProgram associatedTokenProgram systemProgram eventAuthority program
    instruction c225c37b287f7e9c instantCreateLimitOrder(sizeUsdDelta: u64, collateralTokenDelta: u64, side: side, triggerPrice: u64, triggerAboveThreshold: bool, counter: u64, requestTime: i64): keeper apiKeeper owner fundingAccount perpetuals pool position positionRequest positionRequestAta custody custodyDovesPriceAccount custodyPythnetPriceAccount collateralCustody inputMint referral? tokenProgram associatedTokenProgram systemProgram eventAuthority program
    instruction a47e44b6dfa640b7 instantIncreasePosition(sizeUsdDelta: u64, collateralTokenDelta: Option<u64>, side: side, priceSlippage: u64, requestTime: i64): keeper apiKeeper owner fundingAccount perpetuals pool position custody custodyDovesPriceAccount custodyPythnetPriceAccount collateralCustody collateralCustodyDovesPriceAccount collateralCustodyPythnetPriceAccount collateralCustodyTokenAccount tokenLedger? referral? tokenProgram systemProgram eventAuthority program
    instruction 2e17f02c1e8a5e8c instantDecreasePosition(collateralUsdDelta: u64, sizeUsdDelta: u64, priceSlippage: u64, entirePosition: Option<bool>, requestTime: i64): keeper apiKeeper owner receivingAccount transferAuthority perpetuals pool position custody custodyDovesPriceAccount custodyPythnetPriceAccount collateralCustody collateralCustodyDovesPriceAccount collateralCustodyPythnetPriceAccount collateralCustodyTokenAccount desiredMint referral? tokenProgram associatedTokenProgram systemProgram eventAuthority program
    instruction a2bfc83e8b3eb011 instantDecreasePosition2(collateralUsdDelta: u64, sizeUsdDelta: u64, priceSlippage: u64, entirePosition: Option<bool>, requestTime: i64, counter: u64): keeper apiKeeper owner receivingAccount transferAuthority perpetuals pool position custody custodyDovesPriceAccount collateralCustody collateralCustodyDovesPriceAccount collateralCustodyTokenAccount desiredMint referral? positionRequest positionRequestAta tokenProgram associatedTokenProgram systemProgram eventAuthority program
    instruction 88f5e53a798d0ccf instantUpdateLimitOrder(sizeUsdDelta: u64, triggerPrice: u64, requestTime: i64): keeper apiKeeper owner perpetuals pool position positionRequest custody custodyDovesPriceAccount custodyPythnetPriceAccount
    instruction 90e47225a5f26f65 instantUpdateTpsl(sizeUsdDelta: u64, triggerPrice: u64, requestTime: i64): keeper apiKeeper owner perpetuals pool position positionRequest custody custodyDovesPriceAccount custodyPythnetPriceAccount eventAuthority program
    instruction 6d9d37a908510476 getAddLiquidityAmountAndFee2(tokenAmountIn: u64): perpetuals pool custody custodyDovesPriceAccount custodyPythnetPriceAccount lpTokenMint
    instruction b73b486edff3968e getRemoveLiquidityAmountAndFee2(lpAmountIn: u64): perpetuals pool custody custodyDovesPriceAccount custodyPythnetPriceAccount lpTokenMint
    instruction c1d20df971951d54 getAssetsUnderManagement2(mode: Option<priceCalcMode>): perpetuals pool
    instruction 99b741417121f92d borrowFromCustody(amount: u64): owner perpetuals pool custody transferAuthority borrowPosition custodyTokenAccount userTokenAccount lpTokenMint tokenProgram eventAuthority program
    instruction d3dbb7def84a051a repayToCustody(amount: u64): owner perpetuals pool custody borrowPosition custodyTokenAccount userTokenAccount tokenProgram eventAuthority program
    instruction 1102c3be4c10ee4a depositCollateralForBorrows(amount: u64): owner perpetuals pool custody transferAuthority borrowPosition collateralTokenAccount userTokenAccount lpTokenMint tokenProgram systemProgram eventAuthority program
    instruction 75a03c52ede92eb6 withdrawCollateralForBorrows(amount: u64): owner perpetuals pool custody transferAuthority borrowPosition collateralTokenAccount userTokenAccount lpTokenMint tokenProgram eventAuthority program
    instruction ebc91185ea4854d2 liquidateBorrowPosition(): signer perpetuals pool custody transferAuthority borrowPosition collateralTokenAccount lpTokenMint tokenProgram eventAuthority program
    instruction faa60d4a61cc82d1 partialLiquidateBorrowPosition(): signer perpetuals pool custody transferAuthority borrowPosition collateralTokenAccount lpTokenMint tokenProgram eventAuthority program
    instruction cce291cde825038c closeBorrowPosition(): owner borrowPosition systemProgram eventAuthority program
    instruction f8c69e91e17587c8 swap(amountIn: u64, minAmountOut: u64): owner fundingAccount receivingAccount transferAuthority perpetuals pool receivingCustody receivingCustodyOracleAccount receivingCustodyTokenAccount dispensingCustody dispensingCustodyOracleAccount dispensingCustodyTokenAccount tokenProgram eventAuthority program
    instruction fa49652126cf4bb8 swapExactOut(amountOut: u64, maxAmountIn: u64): owner fundingAccount receivingAccount transferAuthority perpetuals pool receivingCustody receivingCustodyOracleAccount receivingCustodyTokenAccount dispensingCustody dispensingCustodyOracleAccount dispensingCustodyTokenAccount tokenProgram eventAuthority program
    instruction b59d59438fb63448 addLiquidity(tokenAmountIn: u64, minLpAmountOut: u64, tokenAmountPreSwap: Option<u64>): owner fundingAccount lpTokenAccount transferAuthority perpetuals pool custody custodyOracleAccount custodyTokenAccount lpTokenMint tokenProgram eventAuthority program
    instruction 5055d14818ceb16c removeLiquidity(lpAmountIn: u64, minAmountOut: u64): owner receivingAccount lpTokenAccount transferAuthority perpetuals pool custody custodyOracleAccount custodyTokenAccount lpTokenMint tokenProgram eventAuthority program
    instruction 08a0c9e2d94ae489 createIncreasePositionRequest(sizeUsdDelta: u64, collateralTokenDelta: u64, side: Side, requestType: RequestType, priceSlippage: Option<u64>, jupiterMinimumOut: Option<u64>, triggerPrice: Option<u64>, triggerAboveThreshold: Option<bool>, counter: u64): owner fundingAccount perpetuals pool position positionRequest positionRequestAta custody custodyOracleAccount collateralCustody inputMint referral? tokenProgram associatedTokenProgram systemProgram eventAuthority program
    instruction 646e53665607699d updateIncreasePositionRequest(sizeUsdDelta: u64, triggerPrice: u64): owner perpetuals pool position positionRequest custody custodyOracleAccount
    instruction 92153379bbd00745 createDecreasePositionRequest(collateralUsdDelta: u64, sizeUsdDelta: u64, requestType: RequestType, priceSlippage: Option<u64>, jupiterMinimumOut: Option<u64>, triggerPrice: Option<u64>, triggerAboveThreshold: Option<bool>, entirePosition: Option<bool>, counter: u64): owner receivingAccount perpetuals pool position positionRequest positionRequestAta custody custodyOracleAccount collateralCustody desiredMint referral? tokenProgram associatedTokenProgram systemProgram eventAuthority program
    instruction 452c48ad3e14b192 updateDecreasePositionRequest(sizeUsdDelta: u64, triggerPrice: u64): owner perpetuals pool position positionRequest custody custodyOracleAccount
    instruction 2869d9bcdc2d6d6e closePositionRequest(): keeper? owner ownerAta? pool positionRequest positionRequestAta position tokenProgram eventAuthority program
    instruction d7653e64980b9a3d increasePosition2(usePriceUpdate: bool): keeper perpetuals pool positionRequest positionRequestAta position custody custodyOracleAccount collateralCustody collateralCustodyOracleAccount collateralCustodyTokenAccount tokenProgram custodyPriceUpdate? collateralCustodyPriceUpdate? eventAuthority program
    instruction b4c1a3dea9e742fd decreasePosition2(usePriceUpdate: bool): keeper keeperAta? owner transferAuthority perpetuals pool positionRequest positionRequestAta position custody custodyOracleAccount collateralCustody collateralCustodyOracleAccount collateralCustodyTokenAccount instruction tokenProgram custodyPriceUpdate? collateralCustodyPriceUpdate? eventAuthority program
    instruction 4bf6d007cb426a5b decreasePositionPostSwap(): keeper positionRequest positionRequestAta eventAuthority program
    instruction 91f38277c4dc5f76 decreasePosition3(usePriceUpdate: bool): keeper owner transferAuthority perpetuals pool positionRequest positionRequestAta position custody custodyOracleAccount collateralCustody collateralCustodyOracleAccount collateralCustodyTokenAccount tokenProgram custodyPriceUpdate? collateralCustodyPriceUpdate? eventAuthority program
    instruction e9a0bb6202ea30f9 liquidateFullPosition2(usePriceUpdate: bool): signer perpetuals pool position custody custodyOracleAccount collateralCustody collateralCustodyOracleAccount collateralCustodyTokenAccount custodyPriceUpdate? collateralCustodyPriceUpdate? eventAuthority program
    instruction 2c03a145ae4b89a2 getAssetsUnderManagement(mode: Option<PriceCalcMode>): perpetuals pool
    account f38c148b20f37237 borrowPosition { owner: pubkey, pool: pubkey, custody: pubkey, openTime: i64, updateTime: i64, borrowSize: u128, cumulativeCompoundedInterestSnapshot: u128, lockedCollateral: u64, bump: u8, lastBorrowed: i64 }
    account 01b830515d833f91 custody { pool: pubkey, mint: pubkey, tokenAccount: pubkey, decimals: u8, isStable: bool, oracle: oracleParams, pricing: pricingParams, permissions: permissions, targetRatioBps: u64, assets: assets, fundingRateState: fundingRateState, bump: u8, tokenAccountBump: u8, increasePositionBps: u64, decreasePositionBps: u64, maxPositionSizeUsd: u64, dovesOracle: pubkey, jumpRateState: jumpRateState, dovesAgOracle: pubkey, priceImpactBuffer: priceImpactBuffer, borrowLendParameters: borrowLendParams, borrowsFundingRateState: fundingRateState, debt: u128, borrowLendInterestsAccured: u128, borrowLimitInTokenAmount: u64, minInterestFeeBps: u64, minInterestFeeGracePeriodSeconds: u64, totalStakedAmountLamports: u64, maxTotalStakedAmountLamports: u64, externalSwapFeeMultiplierBps: u64, disableClosePositionRequest: bool, withdrawalLimitTokenAmount: u64, withdrawalTokenAmountAccumulated: u64, withdrawalLimitLastResetAt: i64, withdrawalLimitIntervalSeconds: u64 }
    account 1ca762bf68526cc4 perpetuals { permissions: permissions, pools: Vec<pubkey>, admin: pubkey, transferAuthorityBump: u8, perpetualsBump: u8, inceptionTime: i64 }
    account f19a6d0411b16dbc pool { name: string, custodies: Vec<pubkey>, aumUsd: u128, limit: limit, fees: fees, poolApr: poolApr, maxRequestExecutionSec: i64, bump: u8, lpTokenBump: u8, inceptionTime: i64, parameterUpdateOracle: secp256k1Pubkey, aumUsdUpdatedAt: i64, maxTriggerPriceDiffBps: u64, disableClosePositionRequest: bool, maxLpTokenPriceChangeBps: u64, aumUsdRefreshedAtSlot: u64 }
    account 0c26fac72e9a20d8 positionRequest { owner: pubkey, pool: pubkey, custody: pubkey, position: pubkey, mint: pubkey, openTime: i64, updateTime: i64, sizeUsdDelta: u64, collateralDelta: u64, requestChange: requestChange, requestType: requestType, side: side, priceSlippage: Option<u64>, jupiterMinimumOut: Option<u64>, preSwapAmount: Option<u64>, triggerPrice: Option<u64>, triggerAboveThreshold: Option<bool>, entirePosition: Option<bool>, executed: bool, counter: u64, bump: u8, referral: Option<pubkey> }
    account aabc8fe47a40f7d0 position { owner: pubkey, pool: pubkey, custody: pubkey, collateralCustody: pubkey, openTime: i64, updateTime: i64, side: side, price: u64, sizeUsd: u64, collateralUsd: u64, realisedPnlUsd: i64, cumulativeInterestSnapshot: u128, lockedAmount: u64, bump: u8 }
    account 423e44466cb3b7eb stakeInfo { pool: pubkey, stakeAccount: pubkey, currentStakedAmountLamports: u64, totalStakingRewardsLamports: u64, lastUpdatedAt: i64, deactivating: bool, stakeAccountIndex: u64, bump: u8 }
    account 9cf709bc366c554d tokenLedger { tokenAccount: pubkey, amount: u64 }
    event 02ee5e3569d32eba createPositionRequestEvent { owner: pubkey, pool: pubkey, positionKey: pubkey, positionSide: u8, positionMint: pubkey, positionCustody: pubkey, positionCollateralMint: pubkey, positionCollateralCustody: pubkey, positionRequestKey: pubkey, positionRequestMint: pubkey, sizeUsdDelta: u64, collateralDelta: u64, priceSlippage: Option<u64>, jupiterMinimumOut: Option<u64>, preSwapAmount: Option<u64>, requestChange: u8, openTime: i64, referral: Option<pubkey> }
    event f236065f188d67c6 instantCreateTpslEvent { owner: pubkey, pool: pubkey, positionKey: pubkey, positionSide: u8, positionMint: pubkey, positionCustody: pubkey, positionCollateralCustody: pubkey, positionRequestKey: pubkey, positionRequestMint: pubkey, sizeUsdDelta: u64, collateralDelta: u64, entirePosition: bool, openTime: i64 }
    event b1162f2578f61165 instantUpdateTpslEvent { owner: pubkey, pool: pubkey, positionKey: pubkey, positionSide: u8, positionMint: pubkey, positionCustody: pubkey, positionCollateralCustody: pubkey, positionRequestKey: pubkey, positionRequestMint: pubkey, sizeUsdDelta: u64, collateralDelta: u64, entirePosition: bool, updateTime: i64 }
    event 15225c9ee01db4f3 closePositionRequestEvent { entirePosition: Option<bool>, executed: bool, requestChange: u8, requestType: u8, side: u8, positionRequestKey: pubkey, owner: pubkey, mint: pubkey, amount: u64, openTime: i64 }
    event f5715534d6bb9984 increasePositionEvent { positionKey: pubkey, positionSide: u8, positionCustody: pubkey, positionCollateralCustody: pubkey, positionSizeUsd: u64, positionMint: pubkey, positionRequestKey: pubkey, positionRequestMint: pubkey, positionRequestChange: u8, positionRequestType: u8, positionRequestCollateralDelta: u64, owner: pubkey, pool: pubkey, sizeUsdDelta: u64, collateralUsdDelta: u64, collateralTokenDelta: u64, price: u64, priceSlippage: Option<u64>, feeToken: u64, feeUsd: u64, openTime: i64, referral: Option<pubkey>, positionFeeUsd: u64, fundingFeeUsd: u64, priceImpactFeeUsd: u64 }
    event ed6b098b164b04d5 increasePositionPreSwapEvent { positionRequestKey: pubkey, transferAmount: u64, collateralCustodyPreSwapAmount: u64 }
    event 409c2b4a6d83107f decreasePositionEvent { positionKey: pubkey, positionSide: u8, positionCustody: pubkey, positionCollateralCustody: pubkey, positionSizeUsd: u64, positionMint: pubkey, positionRequestKey: pubkey, positionRequestMint: pubkey, positionRequestChange: u8, positionRequestType: u8, hasProfit: bool, pnlDelta: u64, owner: pubkey, pool: pubkey, sizeUsdDelta: u64, transferAmountUsd: u64, transferToken: Option<u64>, price: u64, priceSlippage: Option<u64>, feeUsd: u64, openTime: i64, referral: Option<pubkey>, positionFeeUsd: u64, fundingFeeUsd: u64, priceImpactFeeUsd: u64, originalPositionCollateralUsd: u64, positionCollateralUsd: u64, positionOpenTime: i64, positionPrice: u64 }
    event 17d210e962f55952 decreasePositionPostSwapEvent { positionRequestKey: pubkey, swapAmount: u64, jupiterMinimumOut: Option<u64> }
    event 806547a880485654 liquidateFullPositionEvent { positionKey: pubkey, positionSide: u8, positionCustody: pubkey, positionCollateralCustody: pubkey, positionCollateralMint: pubkey, positionMint: pubkey, positionSizeUsd: u64, hasProfit: bool, pnlDelta: u64, owner: pubkey, pool: pubkey, transferAmountUsd: u64, transferToken: u64, price: u64, feeUsd: u64, liquidationFeeUsd: u64, openTime: i64, positionFeeUsd: u64, fundingFeeUsd: u64, priceImpactFeeUsd: u64, originalPositionCollateralUsd: u64, positionCollateralUsd: u64, positionOpenTime: i64, positionPrice: u64 }
    event 286bd41adf8827dc poolSwapEvent { receivingCustodyKey: pubkey, dispensingCustodyKey: pubkey, poolKey: pubkey, amountIn: u64, amountOut: u64, swapUsdAmount: u64, amountOutAfterFees: u64, feeBps: u64, ownerKey: pubkey, receivingAccountKey: pubkey }
    event 79760b0bc6428e73 poolSwapExactOutEvent { receivingCustodyKey: pubkey, dispensingCustodyKey: pubkey, poolKey: pubkey, amountIn: u64, amountInAfterFees: u64, amountOut: u64, swapUsdAmount: u64, feeBps: u64, ownerKey: pubkey, receivingAccountKey: pubkey }
    event 1bb299ba2fc48c2d addLiquidityEvent { custodyKey: pubkey, poolKey: pubkey, tokenAmountIn: u64, prePoolAmountUsd: u128, tokenAmountUsd: u64, feeBps: u64, tokenAmountAfterFee: u64, mintAmountUsd: u64, lpAmount: u64, postPoolAmountUsd: u128 }
    event 8dc7b67b9f5ed766 removeLiquidityEvent { custodyKey: pubkey, poolKey: pubkey, lpAmountIn: u64, removeAmountUsd: u64, feeBps: u64, removeTokenAmount: u64, tokenAmountAfterFee: u64, postPoolAmountUsd: u128 }
    event 0aa3557381e050c0 instantCreateLimitOrderEvent { owner: pubkey, pool: pubkey, positionKey: pubkey, positionSide: u8, positionMint: pubkey, positionCustody: pubkey, positionCollateralMint: pubkey, positionCollateralCustody: pubkey, positionRequestKey: pubkey, positionRequestMint: pubkey, sizeUsdDelta: u64, collateralDelta: u64, openTime: i64 }
    event cdec3904d16a5745 instantIncreasePositionEvent { positionKey: pubkey, positionSide: u8, positionCustody: pubkey, positionCollateralCustody: pubkey, positionSizeUsd: u64, positionMint: pubkey, owner: pubkey, pool: pubkey, sizeUsdDelta: u64, collateralUsdDelta: u64, collateralTokenDelta: u64, price: u64, priceSlippage: u64, feeToken: u64, feeUsd: u64, openTime: i64, referral: Option<pubkey>, positionFeeUsd: u64, fundingFeeUsd: u64, priceImpactFeeUsd: u64 }
    event abad6a19efbe3a3b instantDecreasePositionEvent { positionKey: pubkey, positionSide: u8, positionCustody: pubkey, positionCollateralCustody: pubkey, positionSizeUsd: u64, positionMint: pubkey, desiredMint: pubkey, hasProfit: bool, pnlDelta: u64, owner: pubkey, pool: pubkey, sizeUsdDelta: u64, transferAmountUsd: u64, transferToken: u64, price: u64, priceSlippage: u64, feeUsd: u64, openTime: i64, referral: Option<pubkey>, positionFeeUsd: u64, fundingFeeUsd: u64, originalPositionCollateralUsd: u64, positionCollateralUsd: u64, priceImpactFeeUsd: u64, positionOpenTime: i64, positionPrice: u64, positionRequest: Option<pubkey> }
    event a90e66949b8912eb depositCollateralEvent { owner: pubkey, pool: pubkey, positionKey: pubkey, positionMint: pubkey, positionCustody: pubkey, depositAmount: u64, userTokenAccount: pubkey, time: i64 }
    event 91262e57be95fdbf withdrawCollateralEvent { owner: pubkey, pool: pubkey, positionKey: pubkey, positionMint: pubkey, positionCustody: pubkey, withdrawAmount: u64, userTokenAccount: pubkey, custody: pubkey, previousCollateralAmount: u64, collateralAmount: u64, collateralAmountUsd: u64, marginUsd: u64, time: i64 }
    event 17798344a8460e4c borrowFromCustodyEvent { owner: pubkey, pool: pubkey, positionKey: pubkey, positionMint: pubkey, positionCustody: pubkey, sizeCustodyToken: u64, collateralAmount: u64, collateralAmountUsd: u64, marginUsd: u64, updateTime: i64 }
    event e83674afba18f9dd repayToCustodyEvent { owner: pubkey, pool: pubkey, positionKey: pubkey, positionMint: pubkey, positionCustody: pubkey, sizeCustodyToken: u64, updateTime: i64, interest: u128 }
    event 0b80fc3b31c038aa liquidateBorrowPositionEvent { positionKey: pubkey, positionCustody: pubkey, positionSizeUsd: u64, owner: pubkey, pool: pubkey, collateralLockedInUsd: u64, collateralLockedInLp: u64, remainingCollateralInLp: u64, custodyTokenPrice: u64, totalBorrowsInUsd: u64, liquidationFeeUsd: u64, liquidationTime: i64 }
    event 00f1548d8baada6e redeemStakeEvent { custody: pubkey, stakeAccount: pubkey, stakeInfo: pubkey, stakeRewards: u64, custodyTotalStakedAmount: u64, currentStakedAmount: u64, totalStakingRewards: u64, redeemTime: i64 }
    event 2f55efd6cf1d9758 withdrawStakeEvent { custody: pubkey, stakeAccount: pubkey, stakeInfo: pubkey, stakeRewards: u64, custodyTotalStakedAmount: u64, totalStakingRewards: u64, withdrawAmount: u64, withdrawTime: i64 }
    event 55874bdea8859fd4 delegateStakeEvent { custody: pubkey, stakeAccount: pubkey, stakeInfo: pubkey, custodyTotalStakedAmount: u64, stakeAmount: u64, validatorVoteAccount: pubkey, delegateTime: i64 }
    event ec768a5a8badb159 withdrawFeesEvent { pool: pubkey, custody: pubkey, custodyMint: pubkey, receivingTokenAccount: pubkey, totalTradeSwapFees: u64, poolTradeSwapFees: u64, protocolTradeSwapFees: u64, totalBorrowLendingFees: u64, poolBorrowLendingFees: u64, protocolBorrowLendingFees: u64, poolTotalFeesUsd: u64, aprBpsBefore: u64, aprBpsAfter: u64, aprBpsUpdatedAt: i64, poolRealizedFeeUsdBefore: u64, poolRealizedFeeUsdAfter: u64, curtime: i64 }
    type priceImpactBuffer { openInterest: [i64; 60], lastUpdated: i64, feeFactor: u64, exponent: f32, deltaImbalanceThresholdDecimal: u64, maxFeeBps: u64 }
    type assets { feesReserves: u64, owned: u64, locked: u64, guaranteedUsd: u64, globalShortSizes: u64, globalShortAveragePrices: u64 }
    type pricingParams { tradeImpactFeeScalar: u64, buffer: u64, swapSpread: u64, maxLeverage: u64, maxGlobalLongSizes: u64, maxGlobalShortSizes: u64 }
    type fundingRateState { cumulativeInterestRate: u128, lastUpdate: i64, hourlyFundingDbps: u64 }
    type jumpRateState { minRateBps: u64, maxRateBps: u64, targetRateBps: u64, targetUtilizationRate: u64 }
    type borrowLendParams { borrowsLimitInBps: u64, maintainanceMarginBps: u64, protocolFeeBps: u64, liquidationMargin: u64, liquidationFeeBps: u64 }
    type oracleParams { oracleAccount: pubkey, oracleType: oracleType, buffer: u64, maxPriceAgeSec: u32 }
    type permissions { allowSwap: bool, allowAddLiquidity: bool, allowRemoveLiquidity: bool, allowIncreasePosition: bool, allowDecreasePosition: bool, allowCollateralWithdrawal: bool, allowLiquidatePosition: bool }
    type fees { swapMultiplier: u64, stableSwapMultiplier: u64, addRemoveLiquidityBps: u64, swapBps: u64, taxBps: u64, stableSwapBps: u64, stableSwapTaxBps: u64, liquidationRewardBps: u64, protocolShareBps: u64 }
    type poolApr { lastUpdated: i64, feeAprBps: u64, realizedFeeUsd: u64 }
    type limit { maxAumUsd: u128, tokenWeightageBufferBps: u128, buffer: u64 }
    type secp256k1Pubkey { prefix: u8, key: [u8; 32] }
    type oracleType = none | test | pyth
    type priceCalcMode = min | max | ignore
    type requestType = market | trigger
    type requestChange = none | increase | decrease
    type side = none | long | short
    type PriceCalcMode = Min | Max | Ignore
    type RequestType = Market | Trigger
    type Side = None | Long | Short
    error 6000 mathOverflow Overflow in arithmetic operation
    error 6001 unsupportedOracle Unsupported price oracle
    error 6002 invalidOracleAccount
    error 6003 staleOraclePrice
    error 6004 invalidOraclePrice
    error 6005 invalidEnvironment Instruction is not allowed in production
    error 6006 invalidCollateralAccount
    error 6007 invalidCollateralAmount
    error 6008 collateralSlippage
    error 6009 invalidPositionState
    error 6010 invalidPerpetualsConfig
    error 6011 invalidPoolConfig
    error 6012 invalidInstruction
    error 6013 invalidCustodyConfig
    error 6014 invalidCustodyBalance
    error 6015 invalidArgument
    error 6016 invalidPositionRequest
    error 6017 invalidPositionRequestInputAta
    error 6018 invalidMint
    error 6019 insufficientTokenAmount
    error 6020 insufficientAmountReturned Insufficient token amount returned
    error 6021 maxPriceSlippage Price slippage limit exceeded
    error 6022 maxLeverage Position leverage limit exceeded
    error 6023 custodyAmountLimit Custody amount limit exceeded
    error 6024 poolAmountLimit Pool amount limit exceeded
    error 6025 personalPoolAmountLimit Personal pool amount limit exceeded
    error 6026 unsupportedToken Token is not supported
    error 6027 instructionNotAllowed Instruction is not allowed at this time
    error 6028 jupiterProgramMismatch Jupiter Program ID mismatch
    error 6029 programMismatch Program ID mismatch
    error 6030 addressMismatch
    error 6031 keeperATAMissing Missing keeper ATA
    error 6032 swapAmountMismatch
    error 6033 cPINotAllowed
    error 6034 invalidKeeper
    error 6035 exceedExecutionPeriod
    error 6036 invalidRequestType
    error 6037 invalidTriggerPrice
    error 6038 triggerPriceSlippage
    error 6039 missingTriggerPrice
    error 6040 missingPriceSlippage
    error 6041 invalidPriceCalcMode
    error 6042 requestUpdatedTooRecent
    error 6043 exceedTokenWeightage
    error 6044 oraclePublishTimeTooEarly
    error 6045 pullOraclePublishTimeTooEarly
    error 6046 stalePullOraclePrice
    error 6047 invalidPullOraclePrice
    error 6048 pullOracleNotVerified
    error 6049 priceDiffTooLarge Price Diff Between Pull and Push Oracle is Too Large
    error 6050 invalidDovesOraclePrice
    error 6051 invalidRequestTime
    error 6052 positionUpdatedTooRecent
    error 6053 ledgerTokenAccountDoesNotMatch
    error 6054 invalidTokenLedger
    error 6055 oraclePriceDifferenceTooLarge
    error 6056 invalidOracleSigner
    error 6057 invalidOracleTimestamp
    error 6058 invalidMaxGlobalLongSize New Max Global Long Size Too Low
    error 6059 invalidMaxGlobalShortSize New Max Global Short Size Too Low
    error 6060 borrowsDisabled Borrows disabled for this custody
    error 6061 borrowLimitsExceeded Borrows limit exceeded for this custody
    error 6062 withdrawExceedsMarginLimits Withdraw exceeds margin of the custody
    error 6063 cannotLiquidate
    error 6064 cannotDelegateStake Cannot delegate stake to deactivated account
    error 6065 exceededMaxTotalStakedAmount Max total staked amount exceeded
    error 6066 lpTokenPriceChangeLimitExceeded LP token price change exceeds limit
  `,
});
