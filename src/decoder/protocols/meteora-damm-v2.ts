import { defineInterface } from '../define-interface.ts';

const CREATE = { sentence: 'Create the pool {pool} of {tokenAMint} and {tokenBMint}' };
const SPLIT = { sentence: 'Split the position {firstPosition}: a part goes to {secondPosition}' };

export default defineInterface({
  key: 'meteora-damm-v2',
  name: 'Meteora DAMM v2',
  programs: ['cpamdpZCGKUy5JxQXB4dcpGPiikHawvSWAd6mEn1sGG'],
  category: 'amm',
  source: 'the program’s own Anchor IDL 0.1.7, an older event from MeteoraAg/damm-v2',
  meaning: {
    swap: {
      sentence: 'Swap {amountIn} for at least {minimumAmountOut} through the pool {pool}',
      amounts: { amountIn: 'inputTokenAccount', minimumAmountOut: 'outputTokenAccount' },
      swap: 'payer',
    },
    swap2: { sentence: 'Swap through the pool {pool}', swap: 'payer' },
    initializePool: CREATE,
    initializeCustomizablePool: CREATE,
    initializePoolWithDynamicConfig: CREATE,
    createPosition: { sentence: 'Open the position {position} in the pool {pool}' },
    closePosition: { sentence: 'Close the position {position}' },
    addLiquidity: {
      sentence: 'Add at most {tokenAAmountThreshold} and {tokenBAmountThreshold} to the position {position}',
      amounts: { tokenAAmountThreshold: 'tokenAAccount', tokenBAmountThreshold: 'tokenBAccount' },
    },
    removeLiquidity: {
      sentence:
        'Remove at least {tokenAAmountThreshold} and {tokenBAmountThreshold} from the position {position}',
      amounts: { tokenAAmountThreshold: 'tokenAAccount', tokenBAmountThreshold: 'tokenBAccount' },
    },
    removeAllLiquidity: {
      sentence: 'Remove all liquidity from the position {position}',
      amounts: { tokenAAmountThreshold: 'tokenAAccount', tokenBAmountThreshold: 'tokenBAccount' },
    },
    claimPositionFee: { sentence: 'Claim the fees of the position {position}' },
    claimReward: { sentence: 'Claim a reward of the position {position}' },
    claimPartnerFee: { sentence: 'Claim the partner’s fees of the pool {pool}' },
    claimProtocolFee: { sentence: 'Claim the protocol’s fees of the pool {pool}' },
    lockPosition: { sentence: 'Lock the position {position} with a vesting schedule' },
    permanentLockPosition: { sentence: 'Lock liquidity of the position {position} permanently' },
    refreshVesting: { sentence: 'Refresh the vesting of the position {position}' },
    splitPosition: SPLIT,
    splitPosition2: SPLIT,
    fundReward: {
      sentence: 'Add {amount} to the rewards of the pool {pool}',
      amounts: { amount: 'mint:rewardMint' },
    },
    initializeReward: { sentence: 'Initialize the reward {rewardMint} in the pool {pool}' },
  },
  interface: `
    instruction b59d59438fb63448 addLiquidity(liquidityDelta: u128, tokenAAmountThreshold: u64, tokenBAmountThreshold: u64): pool position tokenAAccount tokenBAccount tokenAVault tokenBVault tokenAMint tokenBMint positionNftAccount owner tokenAProgram tokenBProgram eventAuthority program
    instruction 61ce27695e5e7e94 claimPartnerFee(maxAmountA: u64, maxAmountB: u64): poolAuthority pool tokenAAccount tokenBAccount tokenAVault tokenBVault tokenAMint tokenBMint partner tokenAProgram tokenBProgram eventAuthority program
    instruction b4269a118521a2d3 claimPositionFee(): poolAuthority pool position tokenAAccount tokenBAccount tokenAVault tokenBVault tokenAMint tokenBMint positionNftAccount owner tokenAProgram tokenBProgram eventAuthority program
    instruction a5e4853063f9ff21 claimProtocolFee(maxAmountA: u64, maxAmountB: u64): poolAuthority pool tokenAVault tokenBVault tokenAMint tokenBMint tokenAAccount tokenBAccount operator signer tokenAProgram tokenBProgram eventAuthority program
    instruction 955fb5f25e5a9ea2 claimReward(rewardIndex: u8, skipReward: u8): poolAuthority pool position rewardVault rewardMint userTokenAccount positionNftAccount owner tokenProgram eventAuthority program
    instruction 9109489d5f7d3d55 closeConfig(): config operator signer rentReceiver eventAuthority program
    instruction ab09d54a7817031d closeOperatorAccount(): operator signer rentReceiver eventAuthority program
    instruction 7b86510031446262 closePosition(): positionNftMint positionNftAccount pool position poolAuthority rentReceiver owner tokenProgram eventAuthority program
    instruction 6c92566eb3fe0a68 closeTokenBadge(): tokenBadge operator signer rentReceiver eventAuthority program
    instruction c9cff3724b6f2fbd createConfig(index: u64, configParameters: StaticConfigParameters): config operator signer payer systemProgram eventAuthority program
    instruction 51fb7a4e4239d052 createDynamicConfig(index: u64, configParameters: DynamicConfigParameters): config operator signer payer systemProgram eventAuthority program
    instruction dd40f695f099e5a3 createOperatorAccount(permission: u128): operator whitelistedAddress signer payer systemProgram eventAuthority program
    instruction 30d7c59960cbb485 createPosition(): owner positionNftMint positionNftAccount pool position poolAuthority payer tokenProgram systemProgram eventAuthority program
    instruction 58ce005b3caf9776 createTokenBadge(): tokenBadge tokenMint operator signer payer systemProgram eventAuthority program
    instruction bc32f9a55d97263f fundReward(rewardIndex: u8, amount: u64, carryForward: bool): pool rewardVault rewardMint funderTokenAccount funder tokenProgram eventAuthority program
    instruction 14a1f118bdddb402 initializeCustomizablePool(poolFees: PoolFeeParameters, sqrtMinPrice: u128, sqrtMaxPrice: u128, hasAlphaVault: bool, liquidity: u128, sqrtPrice: u128, activationType: u8, collectFeeMode: u8, activationPoint: Option<u64>): creator positionNftMint positionNftAccount payer poolAuthority pool position tokenAMint tokenBMint tokenAVault tokenBVault payerTokenA payerTokenB tokenAProgram tokenBProgram token2022Program systemProgram eventAuthority program
    instruction 5fb40aac54aee828 initializePool(liquidity: u128, sqrtPrice: u128, activationPoint: Option<u64>): creator positionNftMint positionNftAccount payer config poolAuthority pool position tokenAMint tokenBMint tokenAVault tokenBVault payerTokenA payerTokenB tokenAProgram tokenBProgram token2022Program systemProgram eventAuthority program
    instruction 955248c5fdfc440f initializePoolWithDynamicConfig(poolFees: PoolFeeParameters, sqrtMinPrice: u128, sqrtMaxPrice: u128, hasAlphaVault: bool, liquidity: u128, sqrtPrice: u128, activationType: u8, collectFeeMode: u8, activationPoint: Option<u64>): creator positionNftMint positionNftAccount payer poolCreatorAuthority config poolAuthority pool position tokenAMint tokenBMint tokenAVault tokenBVault payerTokenA payerTokenB tokenAProgram tokenBProgram token2022Program systemProgram eventAuthority program
    instruction 5f87c0c4f281e644 initializeReward(rewardIndex: u8, rewardDuration: u64, funder: pubkey): poolAuthority pool rewardVault rewardMint signer payer tokenProgram systemProgram eventAuthority program
    instruction e33e02fcf70aabb9 lockPosition(cliffPoint: Option<u64>, periodFrequency: u64, cliffUnlockLiquidity: u128, liquidityPerPeriod: u128, numberOfPeriod: u16): pool position vesting positionNftAccount owner payer systemProgram eventAuthority program
    instruction a5b07d06e7abbad5 permanentLockPosition(permanentLockLiquidity: u128): pool position positionNftAccount owner eventAuthority program
    instruction 095ed80e74ccf700 refreshVesting(): pool position positionNftAccount owner
    instruction 0a333d2370691855 removeAllLiquidity(tokenAAmountThreshold: u64, tokenBAmountThreshold: u64): poolAuthority pool position tokenAAccount tokenBAccount tokenAVault tokenBVault tokenAMint tokenBMint positionNftAccount owner tokenAProgram tokenBProgram eventAuthority program
    instruction 5055d14818ceb16c removeLiquidity(liquidityDelta: u128, tokenAAmountThreshold: u64, tokenBAmountThreshold: u64): poolAuthority pool position tokenAAccount tokenBAccount tokenAVault tokenBVault tokenAMint tokenBMint positionNftAccount owner tokenAProgram tokenBProgram eventAuthority program
    instruction 705787df53cc8435 setPoolStatus(status: u8): pool operator signer eventAuthority program
    instruction acf1dd8aa11dfd2a splitPosition(unlockedLiquidityPercentage: u8, permanentLockedLiquidityPercentage: u8, feeAPercentage: u8, feeBPercentage: u8, reward0Percentage: u8, reward1Percentage: u8, padding: [u8; 16]): pool firstPosition firstPositionNftAccount secondPosition secondPositionNftAccount firstOwner secondOwner eventAuthority program
    instruction dd93e4cf8cd41177 splitPosition2(numerator: u32): pool firstPosition firstPositionNftAccount secondPosition secondPositionNftAccount firstOwner secondOwner eventAuthority program
    instruction f8c69e91e17587c8 swap(amountIn: u64, minimumAmountOut: u64): poolAuthority pool inputTokenAccount outputTokenAccount tokenAVault tokenBVault tokenAMint tokenBMint payer tokenAProgram tokenBProgram referralTokenAccount? eventAuthority program
    instruction 414b3f4ceb5b5b88 swap2(amount0: u64, amount1: u64, swapMode: u8): poolAuthority pool inputTokenAccount outputTokenAccount tokenAVault tokenBVault tokenAMint tokenBMint payer tokenAProgram tokenBProgram referralTokenAccount? eventAuthority program
    instruction 76d9cbb33c084659 updatePoolFees(cliffFeeNumerator: Option<u64>, dynamicFee: Option<DynamicFeeParameters>): pool operator signer eventAuthority program
    instruction 8aaec4a9d5ebfe6b updateRewardDuration(rewardIndex: u8, newDuration: u64): pool signer eventAuthority program
    instruction d31c3020d7a02317 updateRewardFunder(rewardIndex: u8, newFunder: pubkey): pool signer eventAuthority program
    instruction 94ce2ac3f7316708 withdrawIneligibleReward(rewardIndex: u8): poolAuthority pool rewardVault rewardMint funderTokenAccount funder tokenProgram eventAuthority program
    instruction d59bbb2238b65bf0 zapProtocolFee(maxAmount: u64): poolAuthority pool tokenVault tokenMint receiverToken operator signer tokenProgram sysvarInstructions
    account 9b0caae01efacc82 Config { vaultConfigKey: pubkey, poolCreatorAuthority: pubkey, poolFees: PoolFeesConfig, activationType: u8, collectFeeMode: u8, configType: u8, padding0: [u8; 5], index: u64, sqrtMinPrice: u128, sqrtMaxPrice: u128, padding1: [u64; 10] }
    account db1fbc91458bcc75 Operator { whitelistedAddress: pubkey, permission: u128, padding: [u64; 2] }
    account f19a6d0411b16dbc Pool { poolFees: PoolFeesStruct, tokenAMint: pubkey, tokenBMint: pubkey, tokenAVault: pubkey, tokenBVault: pubkey, whitelistedVault: pubkey, partner: pubkey, liquidity: u128, padding: u128, protocolAFee: u64, protocolBFee: u64, partnerAFee: u64, partnerBFee: u64, sqrtMinPrice: u128, sqrtMaxPrice: u128, sqrtPrice: u128, activationPoint: u64, activationType: u8, poolStatus: u8, tokenAFlag: u8, tokenBFlag: u8, collectFeeMode: u8, poolType: u8, version: u8, padding0: u8, feeAPerLiquidity: [u8; 32], feeBPerLiquidity: [u8; 32], permanentLockLiquidity: u128, metrics: PoolMetrics, creator: pubkey, padding1: [u64; 6], rewardInfos: [RewardInfo; 2] }
    account aabc8fe47a40f7d0 Position { pool: pubkey, nftMint: pubkey, feeAPerTokenCheckpoint: [u8; 32], feeBPerTokenCheckpoint: [u8; 32], feeAPending: u64, feeBPending: u64, unlockedLiquidity: u128, vestedLiquidity: u128, permanentLockedLiquidity: u128, metrics: PositionMetrics, rewardInfos: [UserRewardInfo; 2], padding: [u128; 6] }
    account 74dbcce5f974ff96 TokenBadge { tokenMint: pubkey, padding: [u8; 128] }
    account 6495428a5fc880f1 Vesting { position: pubkey, cliffPoint: u64, periodFrequency: u64, cliffUnlockLiquidity: u128, liquidityPerPeriod: u128, totalReleasedLiquidity: u128, numberOfPeriod: u16, padding: [u8; 14], padding2: [u128; 4] }
    event 76634d0ae2010157 evtClaimPartnerFee { pool: pubkey, tokenAAmount: u64, tokenBAmount: u64 }
    event c6b6b734610c3138 evtClaimPositionFee { pool: pubkey, position: pubkey, owner: pubkey, feeAClaimed: u64, feeBClaimed: u64 }
    event baf44bfbbc0d1921 evtClaimProtocolFee { pool: pubkey, tokenAAmount: u64, tokenBAmount: u64 }
    event da5693c8ebbcd7e7 evtClaimReward { pool: pubkey, position: pubkey, owner: pubkey, mintReward: pubkey, rewardIndex: u8, totalReward: u64 }
    event 241eef2d3a840e05 evtCloseConfig { config: pubkey, admin: pubkey }
    event 149190448f8ed6b2 evtClosePosition { pool: pubkey, owner: pubkey, position: pubkey, positionNftMint: pubkey }
    event 83cfb4aeb449a536 evtCreateConfig { poolFees: PoolFeeParameters, vaultConfigKey: pubkey, poolCreatorAuthority: pubkey, activationType: u8, sqrtMinPrice: u128, sqrtMaxPrice: u128, collectFeeMode: u8, index: u64, config: pubkey }
    event e7c50da4f8d58598 evtCreateDynamicConfig { config: pubkey, poolCreatorAuthority: pubkey, index: u64 }
    event 9c0f77c61db5dd37 evtCreatePosition { pool: pubkey, owner: pubkey, position: pubkey, positionNftMint: pubkey }
    event 8d788674221c72a0 evtCreateTokenBadge { tokenMint: pubkey }
    event 68e9ed7ac7bf7955 evtFundReward { pool: pubkey, funder: pubkey, mintReward: pubkey, rewardIndex: u8, amount: u64, transferFeeExcludedAmountIn: u64, rewardDurationEnd: u64, preRewardRate: u128, postRewardRate: u128 }
    event e432f655cb428625 evtInitializePool { pool: pubkey, tokenAMint: pubkey, tokenBMint: pubkey, creator: pubkey, payer: pubkey, alphaVault: pubkey, poolFees: PoolFeeParameters, sqrtMinPrice: u128, sqrtMaxPrice: u128, activationType: u8, collectFeeMode: u8, liquidity: u128, sqrtPrice: u128, activationPoint: u64, tokenAFlag: u8, tokenBFlag: u8, tokenAAmount: u64, tokenBAmount: u64, totalAmountA: u64, totalAmountB: u64, poolType: u8 }
    event 815bbc03f634b9f9 evtInitializeReward { pool: pubkey, rewardMint: pubkey, funder: pubkey, creator: pubkey, rewardIndex: u8, rewardDuration: u64 }
    event c5ab4e7fe0d3570d evtLiquidityChange { pool: pubkey, position: pubkey, owner: pubkey, tokenAAmount: u64, tokenBAmount: u64, transferFeeIncludedTokenAAmount: u64, transferFeeIncludedTokenBAmount: u64, reserveAAmount: u64, reserveBAmount: u64, liquidityDelta: u128, tokenAAmountThreshold: u64, tokenBAmountThreshold: u64, changeType: u8 }
    event a83f6c53db5202c8 evtLockPosition { pool: pubkey, position: pubkey, owner: pubkey, vesting: pubkey, cliffPoint: u64, periodFrequency: u64, cliffUnlockLiquidity: u128, liquidityPerPeriod: u128, numberOfPeriod: u16 }
    event 918fa2dada50430b evtPermanentLockPosition { pool: pubkey, position: pubkey, lockLiquidityAmount: u128, totalPermanentLockedLiquidity: u128 }
    event 64d54a035f5be492 evtSetPoolStatus { pool: pubkey, status: u8 }
    event a520cbae4864e967 evtSplitPosition2 { pool: pubkey, firstOwner: pubkey, secondOwner: pubkey, firstPosition: pubkey, secondPosition: pubkey, currentSqrtPrice: u128, amountSplits: SplitAmountInfo, firstPositionInfo: SplitPositionInfo, secondPositionInfo: SplitPositionInfo, splitPositionParameters: SplitPositionParameters2 }
    event bd4233a826507599 evtSwap2 { pool: pubkey, tradeDirection: u8, collectFeeMode: u8, hasReferral: bool, params: SwapParameters2, swapResult: SwapResult2, includedTransferFeeAmountIn: u64, includedTransferFeeAmountOut: u64, excludedTransferFeeAmountOut: u64, currentTimestamp: u64, reserveAAmount: u64, reserveBAmount: u64 }
    event 4ca5f66666d99c2c evtUpdatePoolFees { pool: pubkey, operator: pubkey, params: UpdatePoolFeesParameters }
    event 958741e781994139 evtUpdateRewardDuration { pool: pubkey, rewardIndex: u8, oldRewardDuration: u64, newRewardDuration: u64 }
    event 4c9ad00d2873f692 evtUpdateRewardFunder { pool: pubkey, rewardIndex: u8, oldFunder: pubkey, newFunder: pubkey }
    event f8d7b84e1fb4b3a8 evtWithdrawIneligibleReward { pool: pubkey, rewardMint: pubkey, amount: u64 }
    event 1b3c15d58aaabb93 evtSwap { pool: pubkey, tradeDirection: u8, hasReferral: bool, params: { amountIn: u64, minimumAmountOut: u64 }, swapResult: { outputAmount: u64, nextSqrtPrice: u128, lpFee: u64, protocolFee: u64, partnerFee: u64, referralFee: u64 }, actualAmountIn: u64, currentTimestamp: u64 }
    type BaseFeeInfo { data: [u8; 32] }
    type BaseFeeParameters { data: [u8; 30] }
    type BaseFeeStruct { baseFeeInfo: BaseFeeInfo, padding1: u64 }
    type DynamicConfigParameters { poolCreatorAuthority: pubkey }
    type DynamicFeeConfig { initialized: u8, padding: [u8; 7], maxVolatilityAccumulator: u32, variableFeeControl: u32, binStep: u16, filterPeriod: u16, decayPeriod: u16, reductionFactor: u16, padding1: [u8; 8], binStepU128: u128 }
    type DynamicFeeParameters { binStep: u16, binStepU128: u128, filterPeriod: u16, decayPeriod: u16, reductionFactor: u16, maxVolatilityAccumulator: u32, variableFeeControl: u32 }
    type DynamicFeeStruct { initialized: u8, padding: [u8; 7], maxVolatilityAccumulator: u32, variableFeeControl: u32, binStep: u16, filterPeriod: u16, decayPeriod: u16, reductionFactor: u16, lastUpdateTimestamp: u64, binStepU128: u128, sqrtPriceReference: u128, volatilityAccumulator: u128, volatilityReference: u128 }
    type PoolFeeParameters { baseFee: BaseFeeParameters, dynamicFee: Option<DynamicFeeParameters> }
    type PoolFeesConfig { baseFee: BaseFeeInfo, dynamicFee: DynamicFeeConfig, protocolFeePercent: u8, partnerFeePercent: u8, referralFeePercent: u8, padding0: [u8; 5], padding1: [u64; 5] }
    type PoolFeesStruct { baseFee: BaseFeeStruct, protocolFeePercent: u8, partnerFeePercent: u8, referralFeePercent: u8, padding0: [u8; 5], dynamicFee: DynamicFeeStruct, initSqrtPrice: u128 }
    type PoolMetrics { totalLpAFee: u128, totalLpBFee: u128, totalProtocolAFee: u64, totalProtocolBFee: u64, totalPartnerAFee: u64, totalPartnerBFee: u64, totalPosition: u64, padding: u64 }
    type PositionMetrics { totalClaimedAFee: u64, totalClaimedBFee: u64 }
    type RewardInfo { initialized: u8, rewardTokenFlag: u8, padding0: [u8; 6], padding1: [u8; 8], mint: pubkey, vault: pubkey, funder: pubkey, rewardDuration: u64, rewardDurationEnd: u64, rewardRate: u128, rewardPerTokenStored: [u8; 32], lastUpdateTime: u64, cumulativeSecondsWithEmptyLiquidityReward: u64 }
    type SplitAmountInfo { permanentLockedLiquidity: u128, unlockedLiquidity: u128, feeA: u64, feeB: u64, reward0: u64, reward1: u64 }
    type SplitPositionInfo { liquidity: u128, feeA: u64, feeB: u64, reward0: u64, reward1: u64 }
    type SplitPositionParameters2 { unlockedLiquidityNumerator: u32, permanentLockedLiquidityNumerator: u32, feeANumerator: u32, feeBNumerator: u32, reward0Numerator: u32, reward1Numerator: u32 }
    type StaticConfigParameters { poolFees: PoolFeeParameters, sqrtMinPrice: u128, sqrtMaxPrice: u128, vaultConfigKey: pubkey, poolCreatorAuthority: pubkey, activationType: u8, collectFeeMode: u8 }
    type SwapParameters2 { amount0: u64, amount1: u64, swapMode: u8 }
    type SwapResult2 { includedFeeInputAmount: u64, excludedFeeInputAmount: u64, amountLeft: u64, outputAmount: u64, nextSqrtPrice: u128, tradingFee: u64, protocolFee: u64, partnerFee: u64, referralFee: u64 }
    type UpdatePoolFeesParameters { cliffFeeNumerator: Option<u64>, dynamicFee: Option<DynamicFeeParameters> }
    type UserRewardInfo { rewardPerTokenCheckpoint: [u8; 32], rewardPendings: u64, totalClaimedRewards: u64 }
    error 6000 MathOverflow Math operation overflow
    error 6001 InvalidFee Invalid fee setup
    error 6002 ExceededSlippage Exceeded slippage tolerance
    error 6003 PoolDisabled
    error 6004 ExceedMaxFeeBps Exceeded max fee bps
    error 6005 InvalidAdmin
    error 6006 AmountIsZero
    error 6007 TypeCastFailed Type cast error
    error 6008 UnableToModifyActivationPoint
    error 6009 InvalidAuthorityToCreateThePool
    error 6010 InvalidActivationType
    error 6011 InvalidActivationPoint
    error 6012 InvalidQuoteMint Quote token must be SOL,USDC
    error 6013 InvalidFeeCurve
    error 6014 InvalidPriceRange
    error 6015 PriceRangeViolation Trade is over price range
    error 6016 InvalidParameters
    error 6017 InvalidCollectFeeMode
    error 6018 InvalidInput
    error 6019 CannotCreateTokenBadgeOnSupportedMint
    error 6020 InvalidTokenBadge
    error 6021 InvalidMinimumLiquidity
    error 6022 InvalidVestingInfo Invalid vesting information
    error 6023 InsufficientLiquidity
    error 6024 InvalidVestingAccount
    error 6025 InvalidPoolStatus
    error 6026 UnsupportNativeMintToken2022 Unsupported native mint token2022
    error 6027 InvalidRewardIndex
    error 6028 InvalidRewardDuration
    error 6029 RewardInitialized Reward already initialized
    error 6030 RewardUninitialized Reward not initialized
    error 6031 InvalidRewardVault
    error 6032 MustWithdrawnIneligibleReward Must withdraw ineligible reward
    error 6033 IdenticalRewardDuration Reward duration is the same
    error 6034 RewardCampaignInProgress
    error 6035 IdenticalFunder
    error 6036 InvalidFunder
    error 6037 RewardNotEnded
    error 6038 FeeInverseIsIncorrect
    error 6039 PositionIsNotEmpty
    error 6040 InvalidPoolCreatorAuthority
    error 6041 InvalidConfigType
    error 6042 InvalidPoolCreator
    error 6043 RewardVaultFrozenSkipRequired Reward vault is frozen, must skip reward to proceed
    error 6044 InvalidSplitPositionParameters Invalid parameters for split position
    error 6045 UnsupportPositionHasVestingLock Unsupported split position has vesting lock
    error 6046 SamePosition
    error 6047 InvalidBaseFeeMode
    error 6048 InvalidFeeRateLimiter
    error 6049 FailToValidateSingleSwapInstruction Fail to validate single swap instruction in rate limiter
    error 6050 InvalidFeeTimeScheduler Invalid fee scheduler
    error 6051 UndeterminedError
    error 6052 InvalidPoolVersion
    error 6053 InvalidAuthority Invalid authority to do that action
    error 6054 InvalidPermission
    error 6055 InvalidFeeMarketCapScheduler
    error 6056 CannotUpdateBaseFee
    error 6057 InvalidDynamicFeeParameters
    error 6058 InvalidUpdatePoolFeesParameters
    error 6059 MissingOperatorAccount
    error 6060 IncorrectATA
    error 6061 InvalidZapOutParameters
    error 6062 InvalidWithdrawProtocolFeeZapAccounts
    error 6063 MintRestrictedFromZap SOL,USDC protocol fee cannot be withdrawn via zap
    error 6064 CpiDisabled
    error 6065 MissingZapOutInstruction
    error 6066 InvalidZapAccounts
  `,
});
