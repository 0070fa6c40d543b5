import { defineInterface } from '../define-interface.ts';

const SWAP = {
  sentence: 'Swap {amountIn} for at least {minAmountOut} through the pool {lbPair}',
  amounts: { amountIn: 'userTokenIn', minAmountOut: 'userTokenOut' },
  swap: 'user',
};
const SWAP_OUT = {
  sentence: 'Swap at most {maxInAmount} for {outAmount} through the pool {lbPair}',
  amounts: { maxInAmount: 'userTokenIn', outAmount: 'userTokenOut' },
  swap: 'user',
};
const SWAP_IMPACT = {
  sentence: 'Swap {amountIn} through the pool {lbPair}',
  amounts: { amountIn: 'userTokenIn' },
  swap: 'user',
};
const ADD = {
  sentence: 'Add {amountX} and {amountY} to the position {position}',
  amounts: { amountX: 'userTokenX', amountY: 'userTokenY' },
};
const ADD_ONE = { sentence: 'Add {amount} to the position {position}', amounts: { amount: 'userToken' } };
const ADD_PRECISE = { sentence: 'Add single-sided liquidity to the position {position}' };
const REMOVE = { sentence: 'Remove liquidity from the position {position}' };
const OPEN = { sentence: 'Open the position {position} in the pool {lbPair}' };
const CLOSE = { sentence: 'Close the position {position}' };
const FEE = { sentence: 'Claim the fees of the position {position}' };
const REWARD = { sentence: 'Claim a reward of the position {position}' };
const CREATE = { sentence: 'Create the pool {lbPair} of {tokenMintX} and {tokenMintY}' };

export default defineInterface({
  key: 'meteora-dlmm',
  name: 'Meteora DLMM',
  programs: ['LBUZKhRxPF3XUpBCjp4YzTKgLccjZhTSDM9YuVaPwxo'],
  category: 'amm',
  source: 'the program’s own Anchor IDL 0.10.0',
  meaning: {
    swap: SWAP,
    swap2: SWAP,
    swapExactOut: SWAP_OUT,
    swapExactOut2: SWAP_OUT,
    swapWithPriceImpact: SWAP_IMPACT,
    swapWithPriceImpact2: SWAP_IMPACT,
    addLiquidity: ADD,
    addLiquidity2: ADD,
    addLiquidityByStrategy: ADD,
    addLiquidityByStrategy2: ADD,
    addLiquidityByWeight: ADD,
    addLiquidityByStrategyOneSide: ADD_ONE,
    addLiquidityOneSide: ADD_ONE,
    addLiquidityOneSidePrecise: ADD_PRECISE,
    addLiquidityOneSidePrecise2: ADD_PRECISE,
    removeLiquidity: REMOVE,
    removeLiquidity2: REMOVE,
    removeLiquidityByRange: REMOVE,
    removeLiquidityByRange2: REMOVE,
    removeAllLiquidity: { sentence: 'Remove all liquidity from the position {position}' },
    rebalanceLiquidity: { sentence: 'Rebalance the liquidity of the position {position}' },
    initializePosition: OPEN,
    initializePositionPda: OPEN,
    initializePositionByOperator: OPEN,
    closePosition: CLOSE,
    closePosition2: CLOSE,
    closePositionIfEmpty: { sentence: 'Close the position {position} if it is empty' },
    claimFee: FEE,
    claimFee2: FEE,
    claimReward: REWARD,
    claimReward2: REWARD,
    initializeLbPair: CREATE,
    initializeLbPair2: CREATE,
    initializePermissionLbPair: CREATE,
    initializeCustomizablePermissionlessLbPair: CREATE,
    initializeCustomizablePermissionlessLbPair2: CREATE,
    initializeBinArray: { sentence: 'Initialize a bin array in the pool {lbPair}' },
    initializeBinArrayBitmapExtension: {
      sentence: 'Initialize a bin array bitmap extension in the pool {lbPair}',
    },
    increasePositionLength: { sentence: 'Increase the length of the position {position}' },
    decreasePositionLength: { sentence: 'Decrease the length of the position {position}' },
    updateFeesAndRewards: { sentence: 'Update the fees and rewards of the position {position}' },
    updateFeesAndReward2: { sentence: 'Update the fees and rewards of the position {position}' },
    fundReward: {
      sentence: 'Add {amount} to the rewards of the pool {lbPair}',
      amounts: { amount: 'mint:rewardMint' },
    },
    withdrawProtocolFee: { sentence: 'Withdraw the protocol’s fees of the pool {lbPair}' },
    goToABin: { sentence: 'Set the active bin of the empty pool {lbPair}' },
  },
  interface: `
    instruction b59d59438fb63448 addLiquidity(amountX: u64, amountY: u64, binLiquidityDist: Vec<BinLiquidityDistribution>): position lbPair binArrayBitmapExtension? userTokenX userTokenY reserveX reserveY tokenXMint tokenYMint binArrayLower binArrayUpper sender tokenXProgram tokenYProgram eventAuthority program
    instruction e4a24e1c46db7473 addLiquidity2(amountX: u64, amountY: u64, binLiquidityDist: Vec<BinLiquidityDistribution>, remainingAccountsInfo: RemainingAccountsInfo): position lbPair binArrayBitmapExtension? userTokenX userTokenY reserveX reserveY tokenXMint tokenYMint sender tokenXProgram tokenYProgram eventAuthority program
    instruction 0703967f94283dc8 addLiquidityByStrategy(amountX: u64, amountY: u64, activeId: i32, maxActiveBinSlippage: i32, strategyParameters: StrategyParameters): position lbPair binArrayBitmapExtension? userTokenX userTokenY reserveX reserveY tokenXMint tokenYMint binArrayLower binArrayUpper sender tokenXProgram tokenYProgram eventAuthority program
    instruction 03dd95da6f8d76d5 addLiquidityByStrategy2(amountX: u64, amountY: u64, activeId: i32, maxActiveBinSlippage: i32, strategyParameters: StrategyParameters, remainingAccountsInfo: RemainingAccountsInfo): position lbPair binArrayBitmapExtension? userTokenX userTokenY reserveX reserveY tokenXMint tokenYMint sender tokenXProgram tokenYProgram eventAuthority program
    instruction 2905eeaf64e106cd addLiquidityByStrategyOneSide(amount: u64, activeId: i32, maxActiveBinSlippage: i32, strategyParameters: StrategyParameters): position lbPair binArrayBitmapExtension? userToken reserve tokenMint binArrayLower binArrayUpper sender tokenProgram eventAuthority program
    instruction 1c8cee63e7a21595 addLiquidityByWeight(amountX: u64, amountY: u64, activeId: i32, maxActiveBinSlippage: i32, binLiquidityDist: Vec<BinLiquidityDistributionByWeight>): position lbPair binArrayBitmapExtension? userTokenX userTokenY reserveX reserveY tokenXMint tokenYMint binArrayLower binArrayUpper sender tokenXProgram tokenYProgram eventAuthority program
    instruction 5e9b6797465fdca5 addLiquidityOneSide(amount: u64, activeId: i32, maxActiveBinSlippage: i32, binLiquidityDist: Vec<BinLiquidityDistributionByWeight>): position lbPair binArrayBitmapExtension? userToken reserve tokenMint binArrayLower binArrayUpper sender tokenProgram eventAuthority program
    instruction a1c26754ab47fa9a addLiquidityOneSidePrecise(bins: Vec<CompressedBinDepositAmount>, decompressMultiplier: u64): position lbPair binArrayBitmapExtension? userToken reserve tokenMint binArrayLower binArrayUpper sender tokenProgram eventAuthority program
    instruction 2133a3c975627de7 addLiquidityOneSidePrecise2(bins: Vec<CompressedBinDepositAmount>, decompressMultiplier: u64, maxAmount: u64, remainingAccountsInfo: RemainingAccountsInfo): position lbPair binArrayBitmapExtension? userToken reserve tokenMint sender tokenProgram eventAuthority program
    instruction a9204f8988e84689 claimFee(): lbPair position binArrayLower binArrayUpper sender reserveX reserveY userTokenX userTokenY tokenXMint tokenYMint tokenProgram eventAuthority program
    instruction 70bf65ab1c907fbb claimFee2(minBinId: i32, maxBinId: i32, remainingAccountsInfo: RemainingAccountsInfo): lbPair position sender reserveX reserveY userTokenX userTokenY tokenXMint tokenYMint tokenProgramX tokenProgramY memoProgram eventAuthority program
    instruction 955fb5f25e5a9ea2 claimReward(rewardIndex: u64): lbPair position binArrayLower binArrayUpper sender rewardVault rewardMint userTokenAccount tokenProgram eventAuthority program
    instruction be037f77b2579db7 claimReward2(rewardIndex: u64, minBinId: i32, maxBinId: i32, remainingAccountsInfo: RemainingAccountsInfo): lbPair position sender rewardVault rewardMint userTokenAccount tokenProgram memoProgram eventAuthority program
    instruction 082957235030791a closeClaimProtocolFeeOperator(): claimFeeOperator rentReceiver admin
    instruction 7b86510031446262 closePosition(): position lbPair binArrayLower binArrayUpper sender rentReceiver eventAuthority program
    instruction ae5a2373ba2893e2 closePosition2(): position sender rentReceiver eventAuthority program
    instruction 3b7cd4765b986e9d closePositionIfEmpty(): position sender rentReceiver eventAuthority program
    instruction 04949164861ab53d closePresetParameter(): presetParameter admin rentReceiver
    instruction 27195f6b7411731c closePresetParameter2(): presetParameter admin rentReceiver
    instruction 331396fc699d305b createClaimProtocolFeeOperator(): claimFeeOperator operator admin systemProgram
    instruction c2db882019606925 decreasePositionLength(lengthToRemove: u16, side: u8): rentReceiver position owner systemProgram eventAuthority program
    instruction bc32f9a55d97263f fundReward(rewardIndex: u64, amount: u64, carryForward: bool, remainingAccountsInfo: RemainingAccountsInfo): lbPair rewardVault rewardMint funderTokenAccount funder binArray tokenProgram eventAuthority program
    instruction 9248aee028fd54ae goToABin(binId: i32): lbPair binArrayBitmapExtension? fromBinArray? toBinArray? eventAuthority program
    instruction be3d7d57674f9ead increaseOracleLength(lengthToAdd: u64): oracle funder systemProgram eventAuthority program
    instruction 505375d3420d2195 increasePositionLength(lengthToAdd: u16, side: u8): funder lbPair position owner systemProgram eventAuthority program
    instruction 235613b94ed44bd3 initializeBinArray(index: i64): lbPair binArray funder systemProgram
    instruction 2f9de2b40cf02147 initializeBinArrayBitmapExtension(): lbPair binArrayBitmapExtension funder systemProgram rent
    instruction 2e2729876fb7c840 initializeCustomizablePermissionlessLbPair(activeId: i32, binStep: u16, baseFactor: u16, activationType: u8, hasAlphaVault: bool, activationPoint: Option<u64>, creatorPoolOnOffControl: bool, baseFeePowerFactor: u8, padding: [u8; 62]): lbPair binArrayBitmapExtension? tokenMintX tokenMintY reserveX reserveY oracle userTokenX funder tokenProgram systemProgram userTokenY eventAuthority program
    instruction f349817e3313f16b initializeCustomizablePermissionlessLbPair2(activeId: i32, binStep: u16, baseFactor: u16, activationType: u8, hasAlphaVault: bool, activationPoint: Option<u64>, creatorPoolOnOffControl: bool, baseFeePowerFactor: u8, padding: [u8; 62]): lbPair binArrayBitmapExtension? tokenMintX tokenMintY reserveX reserveY oracle userTokenX funder tokenBadgeX? tokenBadgeY? tokenProgramX tokenProgramY systemProgram userTokenY eventAuthority program
    instruction 2d9aedd2dd0fa65c initializeLbPair(activeId: i32, binStep: u16): lbPair binArrayBitmapExtension? tokenMintX tokenMintY reserveX reserveY oracle presetParameter funder tokenProgram systemProgram rent eventAuthority program
    instruction 493b2478ed536cc6 initializeLbPair2(activeId: i32, padding: [u8; 96]): lbPair binArrayBitmapExtension? tokenMintX tokenMintY reserveX reserveY oracle presetParameter funder tokenBadgeX? tokenBadgeY? tokenProgramX tokenProgramY systemProgram eventAuthority program
    instruction 6c66d555fb033515 initializePermissionLbPair(activeId: i32, binStep: u16, baseFactor: u16, baseFeePowerFactor: u8, activationType: u8, protocolShare: u16): base lbPair binArrayBitmapExtension? tokenMintX tokenMintY reserveX reserveY oracle admin tokenBadgeX? tokenBadgeY? tokenProgramX tokenProgramY systemProgram rent eventAuthority program
    instruction dbc0ea47bebf6650 initializePosition(lowerBinId: i32, width: i32): payer position lbPair owner systemProgram rent eventAuthority program
    instruction fbbdbef475fe2394 initializePositionByOperator(lowerBinId: i32, width: i32, feeOwner: pubkey, lockReleasePoint: u64): payer base position lbPair owner operator operatorTokenX ownerTokenX systemProgram eventAuthority program
    instruction 2e527d92558de499 initializePositionPda(lowerBinId: i32, width: i32): payer base position lbPair owner systemProgram rent eventAuthority program
    instruction 42bc47d3626d0eba initializePresetParameter(binStep: u16, baseFactor: u16, filterPeriod: u16, decayPeriod: u16, reductionFactor: u16, variableFeeControl: u32, maxVolatilityAccumulator: u32, protocolShare: u16): presetParameter admin systemProgram rent
    instruction b807f0ab672fb779 initializePresetParameter2(index: u16, binStep: u16, baseFactor: u16, filterPeriod: u16, decayPeriod: u16, reductionFactor: u16, variableFeeControl: u32, maxVolatilityAccumulator: u32, protocolShare: u16, baseFeePowerFactor: u8): presetParameter admin systemProgram
    instruction 5f87c0c4f281e644 initializeReward(rewardIndex: u64, rewardDuration: u64, funder: pubkey): lbPair rewardVault rewardMint tokenBadge? admin tokenProgram systemProgram rent eventAuthority program
    instruction fd4dcd5f1be059df initializeTokenBadge(): tokenMint tokenBadge admin systemProgram
    instruction 0f843b32c706fb2e migratePosition(): positionV2 positionV1 lbPair binArrayLower binArrayUpper owner systemProgram rentReceiver eventAuthority program
    instruction 5c04b0c177b95309 rebalanceLiquidity(activeId: i32, maxActiveBinSlippage: u16, shouldClaimFee: bool, shouldClaimReward: bool, minWithdrawXAmount: u64, maxDepositXAmount: u64, minWithdrawYAmount: u64, maxDepositYAmount: u64, padding: [u8; 32], removes: Vec<RemoveLiquidityParams>, adds: Vec<AddLiquidityParams>, remainingAccountsInfo: RemainingAccountsInfo): position lbPair binArrayBitmapExtension? userTokenX userTokenY reserveX reserveY tokenXMint tokenYMint owner rentPayer tokenXProgram tokenYProgram memoProgram systemProgram eventAuthority program
    instruction 0a333d2370691855 removeAllLiquidity(): position lbPair binArrayBitmapExtension? userTokenX userTokenY reserveX reserveY tokenXMint tokenYMint binArrayLower binArrayUpper sender tokenXProgram tokenYProgram eventAuthority program
    instruction 5055d14818ceb16c removeLiquidity(binLiquidityRemoval: Vec<BinLiquidityReduction>): position lbPair binArrayBitmapExtension? userTokenX userTokenY reserveX reserveY tokenXMint tokenYMint binArrayLower binArrayUpper sender tokenXProgram tokenYProgram eventAuthority program
    instruction e6d7527ff165e392 removeLiquidity2(binLiquidityRemoval: Vec<BinLiquidityReduction>, remainingAccountsInfo: RemainingAccountsInfo): position lbPair binArrayBitmapExtension? userTokenX userTokenY reserveX reserveY tokenXMint tokenYMint sender tokenXProgram tokenYProgram memoProgram eventAuthority program
    instruction 1a526698f04a691a removeLiquidityByRange(fromBinId: i32, toBinId: i32, bpsToRemove: u16): position lbPair binArrayBitmapExtension? userTokenX userTokenY reserveX reserveY tokenXMint tokenYMint binArrayLower binArrayUpper sender tokenXProgram tokenYProgram eventAuthority program
    instruction cc02c391359191cd removeLiquidityByRange2(fromBinId: i32, toBinId: i32, bpsToRemove: u16, remainingAccountsInfo: RemainingAccountsInfo): position lbPair binArrayBitmapExtension? userTokenX userTokenY reserveX reserveY tokenXMint tokenYMint sender tokenXProgram tokenYProgram memoProgram eventAuthority program
    instruction 5bf90fa51a81fe7d setActivationPoint(activationPoint: u64): lbPair admin
    instruction 43f8e7899a95d9ae setPairStatus(status: u8): lbPair admin
    instruction 4e3b98d346b72ed0 setPairStatusPermissionless(status: u8): lbPair creator
    instruction a53dc9f4829f1664 setPreActivationDuration(preActivationDuration: u64): lbPair creator
    instruction 398b2f7bd850df0a setPreActivationSwapAddress(preActivationSwapAddress: pubkey): lbPair creator
    instruction f8c69e91e17587c8 swap(amountIn: u64, minAmountOut: u64): lbPair binArrayBitmapExtension? reserveX reserveY userTokenIn userTokenOut tokenXMint tokenYMint oracle hostFeeIn? user tokenXProgram tokenYProgram eventAuthority program
    instruction 414b3f4ceb5b5b88 swap2(amountIn: u64, minAmountOut: u64, remainingAccountsInfo: RemainingAccountsInfo): lbPair binArrayBitmapExtension? reserveX reserveY userTokenIn userTokenOut tokenXMint tokenYMint oracle hostFeeIn? user tokenXProgram tokenYProgram memoProgram eventAuthority program
    instruction fa49652126cf4bb8 swapExactOut(maxInAmount: u64, outAmount: u64): lbPair binArrayBitmapExtension? reserveX reserveY userTokenIn userTokenOut tokenXMint tokenYMint oracle hostFeeIn? user tokenXProgram tokenYProgram eventAuthority program
    instruction 2bd7f784893cf351 swapExactOut2(maxInAmount: u64, outAmount: u64, remainingAccountsInfo: RemainingAccountsInfo): lbPair binArrayBitmapExtension? reserveX reserveY userTokenIn userTokenOut tokenXMint tokenYMint oracle hostFeeIn? user tokenXProgram tokenYProgram memoProgram eventAuthority program
    instruction 38ade6d0ade49ccd swapWithPriceImpact(amountIn: u64, activeId: Option<i32>, maxPriceImpactBps: u16): lbPair binArrayBitmapExtension? reserveX reserveY userTokenIn userTokenOut tokenXMint tokenYMint oracle hostFeeIn? user tokenXProgram tokenYProgram eventAuthority program
    instruction 4a62c0d6b1334b33 swapWithPriceImpact2(amountIn: u64, activeId: Option<i32>, maxPriceImpactBps: u16, remainingAccountsInfo: RemainingAccountsInfo): lbPair binArrayBitmapExtension? reserveX reserveY userTokenIn userTokenOut tokenXMint tokenYMint oracle hostFeeIn? user tokenXProgram tokenYProgram memoProgram eventAuthority program
    instruction 4ba8dfa110c3032f updateBaseFeeParameters(protocolShare: u16, baseFactor: u16, baseFeePowerFactor: u8): lbPair admin eventAuthority program
    instruction 5ca12ef6ffbd1616 updateDynamicFeeParameters(filterPeriod: u16, decayPeriod: u16, reductionFactor: u16, variableFeeControl: u32, maxVolatilityAccumulator: u32): lbPair admin eventAuthority program
    instruction 208eb89a6741b858 updateFeesAndReward2(minBinId: i32, maxBinId: i32): position lbPair owner
    instruction 9ae6fa0decd14bdf updateFeesAndRewards(): position lbPair binArrayLower binArrayUpper owner
    instruction cab8678fb4bf74d9 updatePositionOperator(operator: pubkey): position owner eventAuthority program
    instruction 8aaec4a9d5ebfe6b updateRewardDuration(rewardIndex: u64, newDuration: u64): lbPair admin binArray eventAuthority program
    instruction d31c3020d7a02317 updateRewardFunder(rewardIndex: u64, newFunder: pubkey): lbPair admin eventAuthority program
    instruction 94ce2ac3f7316708 withdrawIneligibleReward(rewardIndex: u64, remainingAccountsInfo: RemainingAccountsInfo): lbPair rewardVault rewardMint funderTokenAccount funder binArray tokenProgram memoProgram eventAuthority program
    instruction 9ec99ebd215da267 withdrawProtocolFee(maxAmountX: u64, maxAmountY: u64, remainingAccountsInfo: RemainingAccountsInfo): lbPair reserveX reserveY tokenXMint tokenYMint receiverTokenX receiverTokenY claimFeeOperator operator tokenXProgram tokenYProgram memoProgram
    account 5c8e5cdc059446b5 BinArray { index: i64, version: u8, padding: [u8; 7], lbPair: pubkey, bins: [Bin; 70] }
    account 506f7c7137ed1205 BinArrayBitmapExtension { lbPair: pubkey, positiveBinArrayBitmap: [[u64; 8]; 12], negativeBinArrayBitmap: [[u64; 8]; 12] }
    account a630865622c8bc96 ClaimFeeOperator { operator: pubkey, padding: [u8; 128] }
    account 210b3162b565b10d LbPair { parameters: StaticParameters, vParameters: VariableParameters, bumpSeed: [u8; 1], binStepSeed: [u8; 2], pairType: u8, activeId: i32, binStep: u16, status: u8, requireBaseFactorSeed: u8, baseFactorSeed: [u8; 2], activationType: u8, creatorPoolOnOffControl: u8, tokenXMint: pubkey, tokenYMint: pubkey, reserveX: pubkey, reserveY: pubkey, protocolFee: ProtocolFee, padding1: [u8; 32], rewardInfos: [RewardInfo; 2], oracle: pubkey, binArrayBitmap: [u64; 16], lastUpdatedAt: i64, padding2: [u8; 32], preActivationSwapAddress: pubkey, baseKey: pubkey, activationPoint: u64, preActivationDuration: u64, padding3: [u8; 8], padding4: u64, creator: pubkey, tokenMintXProgramFlag: u8, tokenMintYProgramFlag: u8, reserved: [u8; 22] }
    account 8bc283b38cb3e5f4 Oracle { idx: u64, activeSize: u64, length: u64 }
    account aabc8fe47a40f7d0 Position { lbPair: pubkey, owner: pubkey, liquidityShares: [u64; 70], rewardInfos: [UserRewardInfo; 70], feeInfos: [FeeInfo; 70], lowerBinId: i32, upperBinId: i32, lastUpdatedAt: i64, totalClaimedFeeXAmount: u64, totalClaimedFeeYAmount: u64, totalClaimedRewards: [u64; 2], reserved: [u8; 160] }
    account 75b0d4c7f5b485b6 PositionV2 { lbPair: pubkey, owner: pubkey, liquidityShares: [u128; 70], rewardInfos: [UserRewardInfo; 70], feeInfos: [FeeInfo; 70], lowerBinId: i32, upperBinId: i32, lastUpdatedAt: i64, totalClaimedFeeXAmount: u64, totalClaimedFeeYAmount: u64, totalClaimedRewards: [u64; 2], operator: pubkey, lockReleasePoint: u64, padding0: u8, feeOwner: pubkey, reserved: [u8; 87] }
    account f23ef422b5703aaa PresetParameter { binStep: u16, baseFactor: u16, filterPeriod: u16, decayPeriod: u16, reductionFactor: u16, variableFeeControl: u32, maxVolatilityAccumulator: u32, minBinId: i32, maxBinId: i32, protocolShare: u16 }
    account abec9473a271deae PresetParameter2 { binStep: u16, baseFactor: u16, filterPeriod: u16, decayPeriod: u16, variableFeeControl: u32, maxVolatilityAccumulator: u32, reductionFactor: u16, protocolShare: u16, index: u16, baseFeePowerFactor: u8, padding0: u8, padding1: [u64; 20] }
    account 74dbcce5f974ff96 TokenBadge { tokenMint: pubkey, padding: [u8; 128] }
    event 1f5e7d5ae3343dba addLiquidity { lbPair: pubkey, from: pubkey, position: pubkey, amounts: [u64; 2], activeBinId: i32 }
    event 4b7a9a308c4a7ba3 claimFee { lbPair: pubkey, position: pubkey, owner: pubkey, feeX: u64, feeY: u64 }
    event e8abf2613a4d232d claimFee2 { lbPair: pubkey, position: pubkey, owner: pubkey, feeX: u64, feeY: u64, activeBinId: i32 }
    event 947486cc16ab555f claimReward { lbPair: pubkey, position: pubkey, owner: pubkey, rewardIndex: u64, totalReward: u64 }
    event 1b8ff421502b6e92 claimReward2 { lbPair: pubkey, position: pubkey, owner: pubkey, rewardIndex: u64, totalReward: u64, activeBinId: i32 }
    event 80977b6a1166718e compositionFee { from: pubkey, binId: i16, tokenXFeeAmount: u64, tokenYFeeAmount: u64, protocolTokenXFeeAmount: u64, protocolTokenYFeeAmount: u64 }
    event 3476eb55aca90f80 decreasePositionLength { lbPair: pubkey, position: pubkey, owner: pubkey, lengthToRemove: u16, side: u8 }
    event 5858b287c2925bf3 dynamicFeeParameterUpdate { lbPair: pubkey, filterPeriod: u16, decayPeriod: u16, reductionFactor: u16, variableFeeControl: u32, maxVolatilityAccumulator: u32 }
    event 304cf17590d7f22c feeParameterUpdate { lbPair: pubkey, protocolShare: u16, baseFactor: u16 }
    event f6e43a8291aa4fcc fundReward { lbPair: pubkey, funder: pubkey, rewardIndex: u64, amount: u64 }
    event 3b8a4c448a83b043 goToABin { lbPair: pubkey, fromBinId: i32, toBinId: i32 }
    event 63f91179a69ccfd7 increaseObservation { oracle: pubkey, newObservationLength: u64 }
    event 9def2acc1e38df2e increasePositionLength { lbPair: pubkey, position: pubkey, owner: pubkey, lengthToAdd: u16, side: u8 }
    event d399583e953cb146 initializeReward { lbPair: pubkey, rewardMint: pubkey, funder: pubkey, rewardIndex: u64, rewardDuration: u64 }
    event b94afc7d1bd7bc6f lbPairCreate { lbPair: pubkey, binStep: u16, tokenX: pubkey, tokenY: pubkey }
    event ffc4106b1cca3580 positionClose { position: pubkey, owner: pubkey }
    event 908efc549d352579 positionCreate { lbPair: pubkey, position: pubkey, owner: pubkey }
    event 006d75b33d5bc7c8 rebalancing { lbPair: pubkey, position: pubkey, owner: pubkey, activeBinId: i32, xWithdrawnAmount: u64, xAddedAmount: u64, yWithdrawnAmount: u64, yAddedAmount: u64, xFeeAmount: u64, yFeeAmount: u64, oldMinId: i32, oldMaxId: i32, newMinId: i32, newMaxId: i32, rewards: [u64; 2] }
    event 74f461e8671f983a removeLiquidity { lbPair: pubkey, from: pubkey, position: pubkey, amounts: [u64; 2], activeBinId: i32 }
    event 516ce3becdd00ac4 swap { lbPair: pubkey, from: pubkey, startBinId: i32, endBinId: i32, amountIn: u64, amountOut: u64, swapForY: bool, fee: u64, protocolFee: u64, feeBps: u128, hostFee: u64 }
    event 85d642e0400c07bf updatePositionLockReleasePoint { position: pubkey, currentPoint: u64, newLockReleasePoint: u64, oldLockReleasePoint: u64, sender: pubkey }
    event 277330ccf62f4239 updatePositionOperator { position: pubkey, oldOperator: pubkey, newOperator: pubkey }
    event dff5e099311da3ac updateRewardDuration { lbPair: pubkey, rewardIndex: u64, oldRewardDuration: u64, newRewardDuration: u64 }
    event e0b2ae4afca555b4 updateRewardFunder { lbPair: pubkey, rewardIndex: u64, oldFunder: pubkey, newFunder: pubkey }
    event e7bd419566d79af4 withdrawIneligibleReward { lbPair: pubkey, rewardMint: pubkey, amount: u64 }
    type AccountsType = TransferHookX | TransferHookY | TransferHookReward | TransferHookMultiReward(u8)
    type AddLiquidityParams { minDeltaId: i32, maxDeltaId: i32, x0: u64, y0: u64, deltaX: u64, deltaY: u64, bitFlag: u8, favorXInActiveId: bool, padding: [u8; 16] }
    type Bin { amountX: u64, amountY: u64, price: u128, liquiditySupply: u128, rewardPerTokenStored: [u128; 2], feeAmountXPerTokenStored: u128, feeAmountYPerTokenStored: u128, amountXIn: u128, amountYIn: u128 }
    type BinLiquidityDistribution { binId: i32, distributionX: u16, distributionY: u16 }
    type BinLiquidityDistributionByWeight { binId: i32, weight: u16 }
    type BinLiquidityReduction { binId: i32, bpsToRemove: u16 }
    type CompressedBinDepositAmount { binId: i32, amount: u32 }
    type FeeInfo { feeXPerTokenComplete: u128, feeYPerTokenComplete: u128, feeXPending: u64, feeYPending: u64 }
    type ProtocolFee { amountX: u64, amountY: u64 }
    type RemainingAccountsInfo { slices: Vec<RemainingAccountsSlice> }
    type RemainingAccountsSlice { accountsType: AccountsType, length: u8 }
    type RemoveLiquidityParams { minBinId: Option<i32>, maxBinId: Option<i32>, bps: u16, padding: [u8; 16] }
    type RewardInfo { mint: pubkey, vault: pubkey, funder: pubkey, rewardDuration: u64, rewardDurationEnd: u64, rewardRate: u128, lastUpdateTime: u64, cumulativeSecondsWithEmptyLiquidityReward: u64 }
    type StaticParameters { baseFactor: u16, filterPeriod: u16, decayPeriod: u16, reductionFactor: u16, variableFeeControl: u32, maxVolatilityAccumulator: u32, minBinId: i32, maxBinId: i32, protocolShare: u16, baseFeePowerFactor: u8, padding: [u8; 5] }
    type StrategyParameters { minBinId: i32, maxBinId: i32, strategyType: StrategyType, parameteres: [u8; 64] }
    type StrategyType = SpotOneSide | CurveOneSide | BidAskOneSide | SpotBalanced | CurveBalanced | BidAskBalanced | SpotImBalanced | CurveImBalanced | BidAskImBalanced
    type UserRewardInfo { rewardPerTokenCompletes: [u128; 2], rewardPendings: [u64; 2] }
    type VariableParameters { volatilityAccumulator: u32, volatilityReference: u32, indexReference: i32, padding: [u8; 4], lastUpdateTimestamp: i64, padding1: [u8; 8] }
    error 6000 InvalidStartBinIndex
    error 6001 InvalidBinId
    error 6002 InvalidInput Invalid input data
    error 6003 ExceededAmountSlippageTolerance
    error 6004 ExceededBinSlippageTolerance
    error 6005 CompositionFactorFlawed
    error 6006 NonPresetBinStep
    error 6007 ZeroLiquidity
    error 6008 InvalidPosition
    error 6009 BinArrayNotFound
    error 6010 InvalidTokenMint
    error 6011 InvalidAccountForSingleDeposit
    error 6012 PairInsufficientLiquidity
    error 6013 InvalidFeeOwner
    error 6014 InvalidFeeWithdrawAmount
    error 6015 InvalidAdmin
    error 6016 IdenticalFeeOwner
    error 6017 InvalidBps Invalid basis point
    error 6018 MathOverflow Math operation overflow
    error 6019 TypeCastFailed Type cast error
    error 6020 InvalidRewardIndex
    error 6021 InvalidRewardDuration
    error 6022 RewardInitialized Reward already initialized
    error 6023 RewardUninitialized Reward not initialized
    error 6024 IdenticalFunder
    error 6025 RewardCampaignInProgress
    error 6026 IdenticalRewardDuration Reward duration is the same
    error 6027 InvalidBinArray
    error 6028 NonContinuousBinArrays Bin arrays must be continuous
    error 6029 InvalidRewardVault
    error 6030 NonEmptyPosition Position is not empty
    error 6031 UnauthorizedAccess
    error 6032 InvalidFeeParameter
    error 6033 MissingOracle Missing oracle account
    error 6034 InsufficientSample Insufficient observation sample
    error 6035 InvalidLookupTimestamp
    error 6036 BitmapExtensionAccountIsNotProvided
    error 6037 CannotFindNonZeroLiquidityBinArrayId
    error 6038 BinIdOutOfBound
    error 6039 InsufficientOutAmount Insufficient amount in for minimum out
    error 6040 InvalidPositionWidth
    error 6041 ExcessiveFeeUpdate
    error 6042 PoolDisabled
    error 6043 InvalidPoolType
    error 6044 ExceedMaxWhitelist Whitelist for wallet is full
    error 6045 InvalidIndex
    error 6046 RewardNotEnded
    error 6047 MustWithdrawnIneligibleReward Must withdraw ineligible reward
    error 6048 UnauthorizedAddress
    error 6049 OperatorsAreTheSame Cannot update because operators are the same
    error 6050 WithdrawToWrongTokenAccount
    error 6051 WrongRentReceiver
    error 6052 AlreadyPassActivationPoint Already activated
    error 6053 ExceedMaxSwappedAmount Swapped amount is exceeded max swapped amount
    error 6054 InvalidStrategyParameters
    error 6055 LiquidityLocked
    error 6056 BinRangeIsNotEmpty
    error 6057 NotExactAmountOut Amount out is not matched with exact amount out
    error 6058 InvalidActivationType
    error 6059 InvalidActivationDuration
    error 6060 MissingTokenAmountAsTokenLaunchProof Missing token amount as token launch owner proof
    error 6061 InvalidQuoteToken Quote token must be SOL or USDC
    error 6062 InvalidBinStep
    error 6063 InvalidBaseFee
    error 6064 InvalidPreActivationDuration
    error 6065 AlreadyPassPreActivationSwapPoint
    error 6066 InvalidStatus
    error 6067 ExceededMaxOracleLength Exceed max oracle length
    error 6068 InvalidMinimumLiquidity
    error 6069 NotSupportMint Not support token_2022 mint extension
    error 6070 UnsupportedMintExtension
    error 6071 UnsupportNativeMintToken2022 Unsupported native mint token2022
    error 6072 UnmatchTokenMint
    error 6073 UnsupportedTokenMint
    error 6074 InsufficientRemainingAccounts
    error 6075 InvalidRemainingAccountSlice
    error 6076 DuplicatedRemainingAccountTypes
    error 6077 MissingRemainingAccountForTransferHook
    error 6078 NoTransferHookProgram Remaining account was passed for transfer hook but there's no hook program
    error 6079 ZeroFundedAmount
    error 6080 InvalidSide
    error 6081 InvalidResizeLength
    error 6082 NotSupportAtTheMoment
    error 6083 InvalidRebalanceParameters
    error 6084 InvalidRewardAccounts
    error 6085 UndeterminedError
  `,
});
