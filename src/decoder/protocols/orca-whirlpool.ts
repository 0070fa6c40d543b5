import { defineInterface } from '../define-interface.ts';

const SWAP = { sentence: 'Swap through the pool {whirlpool}', swap: 'tokenAuthority' };
const DEPOSIT = {
  sentence: 'Add at most {tokenMaxA} and {tokenMaxB} to the position {position}',
  amounts: { tokenMaxA: 'tokenOwnerAccountA', tokenMaxB: 'tokenOwnerAccountB' },
};
const WITHDRAW = {
  sentence: 'Remove at least {tokenMinA} and {tokenMinB} from the position {position}',
  amounts: { tokenMinA: 'tokenOwnerAccountA', tokenMinB: 'tokenOwnerAccountB' },
};
const OPEN = { sentence: 'Open the position {position} in the pool {whirlpool}' };

export default defineInterface({
  key: 'orca-whirlpool',
  name: 'Orca Whirlpool',
  programs: ['whirLbMiicVdio4qvUfM5KAg6Ct8VwpYzGff3uctyCc'],
  category: 'amm',
  source: 'the program’s own Anchor IDL 0.6.1',
  meaning: {
    swap: SWAP,
    swapV2: SWAP,
    twoHopSwap: {
      sentence: 'Swap through the pools {whirlpoolOne} and {whirlpoolTwo}',
      swap: 'tokenAuthority',
    },
    twoHopSwapV2: {
      sentence: 'Swap through the pools {whirlpoolOne} and {whirlpoolTwo}',
      swap: 'tokenAuthority',
    },
    increaseLiquidity: DEPOSIT,
    increaseLiquidityV2: DEPOSIT,
    decreaseLiquidity: WITHDRAW,
    decreaseLiquidityV2: WITHDRAW,
    openPosition: OPEN,
    openPositionWithMetadata: OPEN,
    openPositionWithTokenExtensions: OPEN,
    closePosition: { sentence: 'Close the position {position}' },
    closePositionWithTokenExtensions: { sentence: 'Close the position {position}' },
    collectFees: { sentence: 'Collect the fees of the position {position}' },
    collectFeesV2: { sentence: 'Collect the fees of the position {position}' },
    collectReward: { sentence: 'Collect a reward of the position {position}' },
    collectRewardV2: { sentence: 'Collect a reward of the position {position}' },
    initializePool: { sentence: 'Create the pool {whirlpool} of {tokenMintA} and {tokenMintB}' },
    initializePoolV2: { sentence: 'Create the pool {whirlpool} of {tokenMintA} and {tokenMintB}' },
    updateFeesAndRewards: { sentence: 'Update the fees and rewards of the position {position}' },
  },
  interface: `
    instruction 2924d8f51b556743 closeBundledPosition(bundleIndex: u16): bundledPosition positionBundle positionBundleTokenAccount positionBundleAuthority receiver
    instruction 7b86510031446262 closePosition(): positionAuthority receiver position positionMint positionTokenAccount tokenProgram
    instruction 01b6873b9b1963df closePositionWithTokenExtensions(): positionAuthority receiver position positionMint positionTokenAccount token2022Program
    instruction a498cf631eba13b6 collectFees(): whirlpool positionAuthority position positionTokenAccount tokenOwnerAccountA tokenVaultA tokenOwnerAccountB tokenVaultB tokenProgram
    instruction cf755fbfe5b4e20f collectFeesV2(remainingAccountsInfo: Option<RemainingAccountsInfo>): whirlpool positionAuthority position positionTokenAccount tokenMintA tokenMintB tokenOwnerAccountA tokenVaultA tokenOwnerAccountB tokenVaultB tokenProgramA tokenProgramB memoProgram
    instruction 1643176296b246dc collectProtocolFees(): whirlpoolsConfig whirlpool collectProtocolFeesAuthority tokenVaultA tokenVaultB tokenDestinationA tokenDestinationB tokenProgram
    instruction 6780de8672c816c8 collectProtocolFeesV2(remainingAccountsInfo: Option<RemainingAccountsInfo>): whirlpoolsConfig whirlpool collectProtocolFeesAuthority tokenMintA tokenMintB tokenVaultA tokenVaultB tokenDestinationA tokenDestinationB tokenProgramA tokenProgramB memoProgram
    instruction 4605845756ebb122 collectReward(rewardIndex: u8): whirlpool positionAuthority position positionTokenAccount rewardOwnerAccount rewardVault tokenProgram
    instruction b16b25b4a01331d1 collectRewardV2(rewardIndex: u8, remainingAccountsInfo: Option<RemainingAccountsInfo>): whirlpool positionAuthority position positionTokenAccount rewardOwnerAccount rewardMint rewardVault rewardTokenProgram memoProgram
    instruction a026d06f685b2c01 decreaseLiquidity(liquidityAmount: u128, tokenMinA: u64, tokenMinB: u64): whirlpool tokenProgram positionAuthority position positionTokenAccount tokenOwnerAccountA tokenOwnerAccountB tokenVaultA tokenVaultB tickArrayLower tickArrayUpper
    instruction 3a7fbc3e4f52c460 decreaseLiquidityV2(liquidityAmount: u128, tokenMinA: u64, tokenMinB: u64, remainingAccountsInfo: Option<RemainingAccountsInfo>): whirlpool tokenProgramA tokenProgramB memoProgram positionAuthority position positionTokenAccount tokenMintA tokenMintB tokenOwnerAccountA tokenOwnerAccountB tokenVaultA tokenVaultB tickArrayLower tickArrayUpper
    instruction 64196302d9ef7cad deletePositionBundle(): positionBundle positionBundleMint positionBundleTokenAccount positionBundleOwner receiver tokenProgram
    instruction 35924408127511b9 deleteTokenBadge(): whirlpoolsConfig whirlpoolsConfigExtension tokenBadgeAuthority tokenMint tokenBadge receiver
    instruction dffd79793cc1811f idlInclude(): tickArray systemProgram
    instruction 2e9cf3760dcdfbb2 increaseLiquidity(liquidityAmount: u128, tokenMaxA: u64, tokenMaxB: u64): whirlpool tokenProgram positionAuthority position positionTokenAccount tokenOwnerAccountA tokenOwnerAccountB tokenVaultA tokenVaultB tickArrayLower tickArrayUpper
    instruction 851d59df45eeb00a increaseLiquidityV2(liquidityAmount: u128, tokenMaxA: u64, tokenMaxB: u64, remainingAccountsInfo: Option<RemainingAccountsInfo>): whirlpool tokenProgramA tokenProgramB memoProgram positionAuthority position positionTokenAccount tokenMintA tokenMintB tokenOwnerAccountA tokenOwnerAccountB tokenVaultA tokenVaultB tickArrayLower tickArrayUpper
    instruction 4d63d0c88d7b7530 initializeAdaptiveFeeTier(feeTierIndex: u16, tickSpacing: u16, initializePoolAuthority: pubkey, delegatedFeeAuthority: pubkey, defaultBaseFeeRate: u16, filterPeriod: u16, decayPeriod: u16, reductionFactor: u16, adaptiveFeeControlFactor: u32, maxVolatilityAccumulator: u32, tickGroupSize: u16, majorSwapThresholdTicks: u16): whirlpoolsConfig adaptiveFeeTier funder feeAuthority systemProgram
    instruction d07f1501c2bec446 initializeConfig(feeAuthority: pubkey, collectProtocolFeesAuthority: pubkey, rewardEmissionsSuperAuthority: pubkey, defaultProtocolFeeRate: u16): config funder systemProgram
    instruction 370935097239d134 initializeConfigExtension(): config configExtension funder feeAuthority systemProgram
    instruction 2921a5c878e78e32 initializeDynamicTickArray(startTickIndex: i32, idempotent: bool): whirlpool funder tickArray systemProgram
    instruction b74a9ca070022a1e initializeFeeTier(tickSpacing: u16, defaultFeeRate: u16): config feeTier funder feeAuthority systemProgram
    instruction 5fb40aac54aee828 initializePool(bumps: WhirlpoolBumps, tickSpacing: u16, initialSqrtPrice: u128): whirlpoolsConfig tokenMintA tokenMintB funder whirlpool tokenVaultA tokenVaultB feeTier tokenProgram systemProgram rent
    instruction cf2d57f21b3fcc43 initializePoolV2(tickSpacing: u16, initialSqrtPrice: u128): whirlpoolsConfig tokenMintA tokenMintB tokenBadgeA tokenBadgeB funder whirlpool tokenVaultA tokenVaultB feeTier tokenProgramA tokenProgramB systemProgram rent
    instruction 8f5e604cac7c77c7 initializePoolWithAdaptiveFee(initialSqrtPrice: u128, tradeEnableTimestamp: Option<u64>): whirlpoolsConfig tokenMintA tokenMintB tokenBadgeA tokenBadgeB funder initializePoolAuthority whirlpool oracle tokenVaultA tokenVaultB adaptiveFeeTier tokenProgramA tokenProgramB systemProgram rent
    instruction 752df1951812c241 initializePositionBundle(): positionBundle positionBundleMint positionBundleTokenAccount positionBundleOwner funder tokenProgram systemProgram rent associatedTokenProgram
    instruction 5d7c10b3f98373f5 initializePositionBundleWithMetadata(): positionBundle positionBundleMint positionBundleMetadata positionBundleTokenAccount positionBundleOwner funder metadataUpdateAuth tokenProgram systemProgram rent associatedTokenProgram metadataProgram
    instruction 5f87c0c4f281e644 initializeReward(rewardIndex: u8): rewardAuthority funder whirlpool rewardMint rewardVault tokenProgram systemProgram rent
    instruction 5b014d32ebe58531 initializeRewardV2(rewardIndex: u8): rewardAuthority funder whirlpool rewardMint rewardTokenBadge rewardVault rewardTokenProgram systemProgram rent
    instruction 0bbcc1d68d5b95b8 initializeTickArray(startTickIndex: i32): whirlpool funder tickArray systemProgram
    instruction fd4dcd5f1be059df initializeTokenBadge(): whirlpoolsConfig whirlpoolsConfigExtension tokenBadgeAuthority tokenMint tokenBadge funder systemProgram
    instruction e33e02fcf70aabb9 lockPosition(lockType: LockType): funder positionAuthority position positionMint positionTokenAccount lockConfig whirlpool token2022Program systemProgram
    instruction d6a1f84f9862ace7 migrateRepurposeRewardAuthoritySpace(): whirlpool
    instruction a9717eabd5acd431 openBundledPosition(bundleIndex: u16, tickLowerIndex: i32, tickUpperIndex: i32): bundledPosition positionBundle positionBundleTokenAccount positionBundleAuthority whirlpool funder systemProgram rent
    instruction 87802f4d0f98f031 openPosition(bumps: OpenPositionBumps, tickLowerIndex: i32, tickUpperIndex: i32): funder owner position positionMint positionTokenAccount whirlpool tokenProgram systemProgram rent associatedTokenProgram
    instruction f21d86303a6e0e3c openPositionWithMetadata(bumps: OpenPositionWithMetadataBumps, tickLowerIndex: i32, tickUpperIndex: i32): funder owner position positionMint positionMetadataAccount positionTokenAccount whirlpool tokenProgram systemProgram rent associatedTokenProgram metadataProgram metadataUpdateAuth
    instruction d42f5f5c726683fa openPositionWithTokenExtensions(tickLowerIndex: i32, tickUpperIndex: i32, withTokenMetadataExtension: bool): funder owner position positionMint positionTokenAccount whirlpool token2022Program systemProgram associatedTokenProgram metadataUpdateAuth
    instruction a47bb48dc264a0af resetPositionRange(newTickLowerIndex: i32, newTickUpperIndex: i32): funder positionAuthority whirlpool position positionTokenAccount systemProgram
    instruction 22965df48be1e943 setCollectProtocolFeesAuthority(): whirlpoolsConfig collectProtocolFeesAuthority newCollectProtocolFeesAuthority
    instruction 2c5ef17418bc3c8f setConfigExtensionAuthority(): whirlpoolsConfig whirlpoolsConfigExtension configExtensionAuthority newConfigExtensionAuthority
    instruction 47ade41243f7d239 setConfigFeatureFlag(featureFlag: ConfigFeatureFlag): whirlpoolsConfig authority
    instruction e54254fba486b707 setDefaultBaseFeeRate(defaultBaseFeeRate: u16): whirlpoolsConfig adaptiveFeeTier feeAuthority
    instruction 76d7d69db6e5d0e4 setDefaultFeeRate(defaultFeeRate: u16): whirlpoolsConfig feeTier feeAuthority
    instruction 6bcdf9e297235600 setDefaultProtocolFeeRate(defaultProtocolFeeRate: u16): whirlpoolsConfig feeAuthority
    instruction c1eae7938a39037a setDelegatedFeeAuthority(): whirlpoolsConfig adaptiveFeeTier feeAuthority newDelegatedFeeAuthority
    instruction 1f013257ed656184 setFeeAuthority(): whirlpoolsConfig feeAuthority newFeeAuthority
    instruction 35f38941088c9e06 setFeeRate(feeRate: u16): whirlpoolsConfig whirlpool feeAuthority
    instruction 7979367283e6a268 setFeeRateByDelegatedFeeAuthority(feeRate: u16): whirlpool adaptiveFeeTier delegatedFeeAuthority
    instruction 7d2b7feb951a6aec setInitializePoolAuthority(): whirlpoolsConfig adaptiveFeeTier feeAuthority newInitializePoolAuthority
    instruction 84b94294535886c6 setPresetAdaptiveFeeConstants(filterPeriod: u16, decayPeriod: u16, reductionFactor: u16, adaptiveFeeControlFactor: u32, maxVolatilityAccumulator: u32, tickGroupSize: u16, majorSwapThresholdTicks: u16): whirlpoolsConfig adaptiveFeeTier feeAuthority
    instruction 5f0704329a4f9c83 setProtocolFeeRate(protocolFeeRate: u16): whirlpoolsConfig whirlpool feeAuthority
    instruction 2227b7fc531c557f setRewardAuthority(rewardIndex: u8): whirlpool rewardAuthority newRewardAuthority
    instruction f09ac9c6945d3819 setRewardAuthorityBySuperAuthority(rewardIndex: u8): whirlpoolsConfig whirlpool rewardEmissionsSuperAuthority newRewardAuthority
    instruction 0dc556a86db01bf4 setRewardEmissions(rewardIndex: u8, emissionsPerSecondX64: u128): whirlpool rewardAuthority rewardVault
    instruction cf05c8d17a3852b7 setRewardEmissionsSuperAuthority(): whirlpoolsConfig rewardEmissionsSuperAuthority newRewardEmissionsSuperAuthority
    instruction 72e44820c130a066 setRewardEmissionsV2(rewardIndex: u8, emissionsPerSecondX64: u128): whirlpool rewardAuthority rewardVault
    instruction e05841218a93f689 setTokenBadgeAttribute(attribute: TokenBadgeAttribute): whirlpoolsConfig whirlpoolsConfigExtension tokenBadgeAuthority tokenMint tokenBadge
    instruction cfca0420cd4f0db2 setTokenBadgeAuthority(): whirlpoolsConfig whirlpoolsConfigExtension configExtensionAuthority newTokenBadgeAuthority
    instruction f8c69e91e17587c8 swap(amount: u64, otherAmountThreshold: u64, sqrtPriceLimit: u128, amountSpecifiedIsInput: bool, aToB: bool): tokenProgram tokenAuthority whirlpool tokenOwnerAccountA tokenVaultA tokenOwnerAccountB tokenVaultB tickArray0 tickArray1 tickArray2 oracle
    instruction 2b04ed0b1ac91e62 swapV2(amount: u64, otherAmountThreshold: u64, sqrtPriceLimit: u128, amountSpecifiedIsInput: bool, aToB: bool, remainingAccountsInfo: Option<RemainingAccountsInfo>): tokenProgramA tokenProgramB memoProgram tokenAuthority whirlpool tokenMintA tokenMintB tokenOwnerAccountA tokenVaultA tokenOwnerAccountB tokenVaultB tickArray0 tickArray1 tickArray2 oracle
    instruction b379e52e438ac28a transferLockedPosition(): positionAuthority receiver position positionMint positionTokenAccount destinationTokenAccount lockConfig token2022Program
    instruction c360ed6c44a2dbe6 twoHopSwap(amount: u64, otherAmountThreshold: u64, amountSpecifiedIsInput: bool, aToBOne: bool, aToBTwo: bool, sqrtPriceLimitOne: u128, sqrtPriceLimitTwo: u128): tokenProgram tokenAuthority whirlpoolOne whirlpoolTwo tokenOwnerAccountOneA tokenVaultOneA tokenOwnerAccountOneB tokenVaultOneB tokenOwnerAccountTwoA tokenVaultTwoA tokenOwnerAccountTwoB tokenVaultTwoB tickArrayOne0 tickArrayOne1 tickArrayOne2 tickArrayTwo0 tickArrayTwo1 tickArrayTwo2 oracleOne oracleTwo
    instruction ba8fd11dfe02c275 twoHopSwapV2(amount: u64, otherAmountThreshold: u64, amountSpecifiedIsInput: bool, aToBOne: bool, aToBTwo: bool, sqrtPriceLimitOne: u128, sqrtPriceLimitTwo: u128, remainingAccountsInfo: Option<RemainingAccountsInfo>): whirlpoolOne whirlpoolTwo tokenMintInput tokenMintIntermediate tokenMintOutput tokenProgramInput tokenProgramIntermediate tokenProgramOutput tokenOwnerAccountInput tokenVaultOneInput tokenVaultOneIntermediate tokenVaultTwoIntermediate tokenVaultTwoOutput tokenOwnerAccountOutput tokenAuthority tickArrayOne0 tickArrayOne1 tickArrayOne2 tickArrayTwo0 tickArrayTwo1 tickArrayTwo2 oracleOne oracleTwo memoProgram
    instruction 9ae6fa0decd14bdf updateFeesAndRewards(): whirlpool position tickArrayLower tickArrayUpper
    account 931090742f92952e AdaptiveFeeTier { whirlpoolsConfig: pubkey, feeTierIndex: u16, tickSpacing: u16, initializePoolAuthority: pubkey, delegatedFeeAuthority: pubkey, defaultBaseFeeRate: u16, filterPeriod: u16, decayPeriod: u16, reductionFactor: u16, adaptiveFeeControlFactor: u32, maxVolatilityAccumulator: u32, tickGroupSize: u16, majorSwapThresholdTicks: u16 }
    account 11d8f68ee1c7da38 DynamicTickArray { startTickIndex: i32, whirlpool: pubkey, tickBitmap: u128, ticks: [DynamicTick; 88] }
    account 384b9f4c8e44be69 FeeTier { whirlpoolsConfig: pubkey, tickSpacing: u16, defaultFeeRate: u16 }
    account 6a2fee9f7c0ca0c0 LockConfig { position: pubkey, positionOwner: pubkey, whirlpool: pubkey, lockedTimestamp: u64, lockType: LockTypeLabel }
    account 8bc283b38cb3e5f4 Oracle { whirlpool: pubkey, tradeEnableTimestamp: u64, adaptiveFeeConstants: AdaptiveFeeConstants, adaptiveFeeVariables: AdaptiveFeeVariables, reserved: [u8; 128] }
    account aabc8fe47a40f7d0 Position { whirlpool: pubkey, positionMint: pubkey, liquidity: u128, tickLowerIndex: i32, tickUpperIndex: i32, feeGrowthCheckpointA: u128, feeOwedA: u64, feeGrowthCheckpointB: u128, feeOwedB: u64, rewardInfos: [PositionRewardInfo; 3] }
    account 81a9af41b95f2064 PositionBundle { positionBundleMint: pubkey, positionBitmap: [u8; 32] }
    account 4561bdbe6e0742bb TickArray { startTickIndex: i32, ticks: [Tick; 88], whirlpool: pubkey }
    account 74dbcce5f974ff96 TokenBadge { whirlpoolsConfig: pubkey, tokenMint: pubkey, attributeRequireNonTransferablePosition: bool }
    account 3f95d10ce1806309 Whirlpool { whirlpoolsConfig: pubkey, whirlpoolBump: [u8; 1], tickSpacing: u16, feeTierIndexSeed: [u8; 2], feeRate: u16, protocolFeeRate: u16, liquidity: u128, sqrtPrice: u128, tickCurrentIndex: i32, protocolFeeOwedA: u64, protocolFeeOwedB: u64, tokenMintA: pubkey, tokenVaultA: pubkey, feeGrowthGlobalA: u128, tokenMintB: pubkey, tokenVaultB: pubkey, feeGrowthGlobalB: u128, rewardLastUpdatedTimestamp: u64, rewardInfos: [WhirlpoolRewardInfo; 3] }
    account 9d1431e0d957c1fe WhirlpoolsConfig { feeAuthority: pubkey, collectProtocolFeesAuthority: pubkey, rewardEmissionsSuperAuthority: pubkey, defaultProtocolFeeRate: u16, featureFlags: u16 }
    account 0263d7a3f01a993a WhirlpoolsConfigExtension { whirlpoolsConfig: pubkey, configExtensionAuthority: pubkey, tokenBadgeAuthority: pubkey }
    event a601244770cab5ab liquidityDecreased { whirlpool: pubkey, position: pubkey, tickLowerIndex: i32, tickUpperIndex: i32, liquidity: u128, tokenAAmount: u64, tokenBAmount: u64, tokenATransferFee: u64, tokenBTransferFee: u64 }
    event 1e0790b566fe9ba1 liquidityIncreased { whirlpool: pubkey, position: pubkey, tickLowerIndex: i32, tickUpperIndex: i32, liquidity: u128, tokenAAmount: u64, tokenBAmount: u64, tokenATransferFee: u64, tokenBTransferFee: u64 }
    event 6476ad570cc6fee5 poolInitialized { whirlpool: pubkey, whirlpoolsConfig: pubkey, tokenMintA: pubkey, tokenMintB: pubkey, tickSpacing: u16, tokenProgramA: pubkey, tokenProgramB: pubkey, decimalsA: u8, decimalsB: u8, initialSqrtPrice: u128 }
    event e1ca49af932ba096 traded { whirlpool: pubkey, aToB: bool, preSqrtPrice: u128, postSqrtPrice: u128, inputAmount: u64, outputAmount: u64, inputTransferFee: u64, outputTransferFee: u64, lpFee: u64, protocolFee: u64 }
    type AccountsType = TransferHookA | TransferHookB | TransferHookReward | TransferHookInput | TransferHookIntermediate | TransferHookOutput | SupplementalTickArrays | SupplementalTickArraysOne | SupplementalTickArraysTwo
    type AdaptiveFeeConstants { filterPeriod: u16, decayPeriod: u16, reductionFactor: u16, adaptiveFeeControlFactor: u32, maxVolatilityAccumulator: u32, tickGroupSize: u16, majorSwapThresholdTicks: u16, reserved: [u8; 16] }
    type AdaptiveFeeVariables { lastReferenceUpdateTimestamp: u64, lastMajorSwapTimestamp: u64, volatilityReference: u32, tickGroupIndexReference: i32, volatilityAccumulator: u32, reserved: [u8; 16] }
    type ConfigFeatureFlag = TokenBadge(bool)
    type DynamicTick = Uninitialized | Initialized(DynamicTickData)
    type DynamicTickData { liquidityNet: i128, liquidityGross: u128, feeGrowthOutsideA: u128, feeGrowthOutsideB: u128, rewardGrowthsOutside: [u128; 3] }
    type LockType = Permanent
    type LockTypeLabel = Permanent
    type OpenPositionBumps { positionBump: u8 }
    type OpenPositionWithMetadataBumps { positionBump: u8, metadataBump: u8 }
    type PositionRewardInfo { growthInsideCheckpoint: u128, amountOwed: u64 }
    type RemainingAccountsInfo { slices: Vec<RemainingAccountsSlice> }
    type RemainingAccountsSlice { accountsType: AccountsType, length: u8 }
    type Tick { initialized: bool, liquidityNet: i128, liquidityGross: u128, feeGrowthOutsideA: u128, feeGrowthOutsideB: u128, rewardGrowthsOutside: [u128; 3] }
    type TokenBadgeAttribute = RequireNonTransferablePosition(bool)
    type WhirlpoolBumps { whirlpoolBump: u8 }
    type WhirlpoolRewardInfo { mint: pubkey, vault: pubkey, extension: [u8; 32], emissionsPerSecondX64: u128, growthGlobalX64: u128 }
    error 6000 InvalidEnum Enum value could not be converted
    error 6001 InvalidStartTick Invalid start tick index provided.
    error 6002 TickArrayExistInPool Tick-array already exists in this whirlpool
    error 6003 TickArrayIndexOutofBounds Attempt to search for a tick-array failed
    error 6004 InvalidTickSpacing Tick-spacing is not supported
    error 6005 ClosePositionNotEmpty Position is not empty It cannot be closed
    error 6006 DivideByZero Unable to divide by zero
    error 6007 NumberCastError Unable to cast number into BigInt
    error 6008 NumberDownCastError Unable to down cast number
    error 6009 TickNotFound Tick not found within tick array
    error 6010 InvalidTickIndex Provided tick index is either out of bounds or uninitializable
    error 6011 SqrtPriceOutOfBounds Provided sqrt price out of bounds
    error 6012 LiquidityZero Liquidity amount must be greater than zero
    error 6013 LiquidityTooHigh Liquidity amount must be less than i64::MAX
    error 6014 LiquidityOverflow Liquidity overflow
    error 6015 LiquidityUnderflow Liquidity underflow
    error 6016 LiquidityNetError Tick liquidity net underflowed or overflowed
    error 6017 TokenMaxExceeded Exceeded token max
    error 6018 TokenMinSubceeded Did not meet token min
    error 6019 MissingOrInvalidDelegate Position token account has a missing or invalid delegate
    error 6020 InvalidPositionTokenAmount Position token amount must be 1
    error 6021 InvalidTimestampConversion Timestamp should be convertible from i64 to u64
    error 6022 InvalidTimestamp Timestamp should be greater than the last updated timestamp
    error 6023 InvalidTickArraySequence Invalid tick array sequence provided for instruction.
    error 6024 InvalidTokenMintOrder Token Mint in wrong order
    error 6025 RewardNotInitialized Reward not initialized
    error 6026 InvalidRewardIndex Invalid reward index
    error 6027 RewardVaultAmountInsufficient Reward vault requires amount to support emissions for at least one day
    error 6028 FeeRateMaxExceeded Exceeded max fee rate
    error 6029 ProtocolFeeRateMaxExceeded Exceeded max protocol fee rate
    error 6030 MultiplicationShiftRightOverflow Multiplication with shift right overflow
    error 6031 MulDivOverflow Muldiv overflow
    error 6032 MulDivInvalidInput Invalid div_u256 input
    error 6033 MultiplicationOverflow Multiplication overflow
    error 6034 InvalidSqrtPriceLimitDirection Provided SqrtPriceLimit not in the same direction as the swap.
    error 6035 ZeroTradableAmount There are no tradable amount to swap.
    error 6036 AmountOutBelowMinimum Amount out below minimum threshold
    error 6037 AmountInAboveMaximum Amount in above maximum threshold
    error 6038 TickArraySequenceInvalidIndex Invalid index for tick array sequence
    error 6039 AmountCalcOverflow Amount calculated overflows
    error 6040 AmountRemainingOverflow Amount remaining overflows
    error 6041 InvalidIntermediaryMint Invalid intermediary mint
    error 6042 DuplicateTwoHopPool Duplicate two hop pool
    error 6043 InvalidBundleIndex Bundle index is out of bounds
    error 6044 BundledPositionAlreadyOpened Position has already been opened
    error 6045 BundledPositionAlreadyClosed Position has already been closed
    error 6046 PositionBundleNotDeletable Unable to delete PositionBundle with open positions
    error 6047 UnsupportedTokenMint Token mint has unsupported attributes
    error 6048 RemainingAccountsInvalidSlice Invalid remaining accounts
    error 6049 RemainingAccountsInsufficient Insufficient remaining accounts
    error 6050 NoExtraAccountsForTransferHook Unable to call transfer hook without extra accounts
    error 6051 IntermediateTokenAmountMismatch Output and input amount mismatch
    error 6052 TransferFeeCalculationError Transfer fee calculation failed
    error 6053 RemainingAccountsDuplicatedAccountsType Same accounts type is provided more than once
    error 6054 FullRangeOnlyPool This whirlpool only supports full-range positions
    error 6055 TooManySupplementalTickArrays Too many supplemental tick arrays provided
    error 6056 DifferentWhirlpoolTickArrayAccount TickArray account for different whirlpool provided
    error 6057 PartialFillError Trade resulted in partial fill
    error 6058 PositionNotLockable Position is not lockable
    error 6059 OperationNotAllowedOnLockedPosition Operation not allowed on locked position
    error 6060 SameTickRangeNotAllowed Cannot reset position range with same tick range
    error 6061 InvalidAdaptiveFeeConstants Invalid adaptive fee constants
    error 6062 InvalidFeeTierIndex Invalid fee tier index
    error 6063 InvalidTradeEnableTimestamp Invalid trade enable timestamp
    error 6064 TradeIsNotEnabled Trade is not enabled yet
    error 6065 RentCalculationError Rent calculation error
    error 6066 FeatureIsNotEnabled Feature is not enabled
    error 6067 PositionWithTokenExtensionsRequired This whirlpool only supports open_position_with_token_extensions instruction
  `,
});
