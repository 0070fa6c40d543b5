import type { InterfaceDefinition } from '../define-interface.ts';

// Whether the amount is what goes in or what comes out depends on a flag, so sentences leave it out.
const SWAP = { sentence: 'Swap through the pool {poolState}', swap: 'payer' };
const OPEN = {
  sentence: 'Open the position {personalPosition} with at most {amount0Max} and {amount1Max}',
  amounts: { amount0Max: 'tokenAccount0', amount1Max: 'tokenAccount1' },
};
const ADD = {
  sentence: 'Add at most {amount0Max} and {amount1Max} to the position {personalPosition}',
  amounts: { amount0Max: 'tokenAccount0', amount1Max: 'tokenAccount1' },
};
const TAKE = {
  sentence: 'Remove at least {amount0Min} and {amount1Min} from the position {personalPosition}',
  amounts: { amount0Min: 'recipientTokenAccount0', amount1Min: 'recipientTokenAccount1' },
};

export const RAYDIUM_CLMM: InterfaceDefinition = {
  key: 'raydium-clmm',
  name: 'Raydium CLMM',
  programs: ['CAMMCzo5YL8w4VFF8KVHrK22GGUsp5VTaW7grrKgrWqK'],
  category: 'amm',
  source: 'the program’s own Anchor IDL 0.1.0, with 27 instructions',
  meaning: {
    swap: SWAP,
    swapV2: SWAP,
    swapRouterBaseIn: {
      sentence: 'Swap {amountIn} for at least {amountOutMinimum} through several pools',
      amounts: { amountIn: 'inputTokenAccount' },
      swap: 'payer',
    },
    openPosition: OPEN,
    openPositionV2: OPEN,
    openPositionWithToken22Nft: OPEN,
    closePosition: { sentence: 'Close the position {personalPosition}' },
    increaseLiquidity: ADD,
    increaseLiquidityV2: ADD,
    decreaseLiquidity: TAKE,
    decreaseLiquidityV2: TAKE,
    createPool: { sentence: 'Create the pool {poolState} of {tokenMint0} and {tokenMint1}' },
    initializeReward: { sentence: 'Initialize a reward in the pool {poolState}' },
    setRewardParams: { sentence: 'Set a reward of the pool {poolState}' },
    collectRemainingRewards: { sentence: 'Collect the remaining rewards of the pool {poolState}' },
    collectProtocolFee: { sentence: 'Collect the protocol’s fees of the pool {poolState}' },
    collectFundFee: { sentence: 'Collect the fund’s fees of the pool {poolState}' },
    updateRewardInfos: { sentence: 'Update the rewards of the pool {poolState}' },
  },
  interface: `
    instruction 7b86510031446262 closePosition(): nftOwner positionNftMint positionNftAccount personalPosition systemProgram tokenProgram
    instruction a78a4e95dfc2067e collectFundFee(amount0Requested: u64, amount1Requested: u64): owner poolState ammConfig tokenVault0 tokenVault1 vault0Mint vault1Mint recipientTokenAccount0 recipientTokenAccount1 tokenProgram tokenProgram2022
    instruction 8888fcddc2427e59 collectProtocolFee(amount0Requested: u64, amount1Requested: u64): owner poolState ammConfig tokenVault0 tokenVault1 vault0Mint vault1Mint recipientTokenAccount0 recipientTokenAccount1 tokenProgram tokenProgram2022
    instruction 12eda6c52210d590 collectRemainingRewards(rewardIndex: u8): rewardFunder funderTokenAccount poolState rewardTokenVault rewardVaultMint tokenProgram tokenProgram2022 memoProgram
    instruction 8934edd4d7756c68 createAmmConfig(index: u16, tickSpacing: u16, tradeFeeRate: u32, protocolFeeRate: u32, fundFeeRate: u32): owner ammConfig systemProgram
    instruction 3f5794216d230868 createOperationAccount(): owner operationState systemProgram
    instruction 58f2c646f106c4fb createPermissionlessFarmSwitch(): owner permissionlessFarmSwitch systemProgram
    instruction e992d18ecf6840bc createPool(sqrtPriceX64: u128, openTime: u64): poolCreator ammConfig poolState tokenMint0 tokenMint1 tokenVault0 tokenVault1 observationState tickArrayBitmap tokenProgram0 tokenProgram1 systemProgram rent
    instruction 11fb415c88f20ea9 createSupportMintAssociated(): owner tokenMint supportMintAssociated systemProgram
    instruction a026d06f685b2c01 decreaseLiquidity(liquidity: u128, amount0Min: u64, amount1Min: u64): nftOwner nftAccount personalPosition poolState protocolPosition tokenVault0 tokenVault1 tickArrayLower tickArrayUpper recipientTokenAccount0 recipientTokenAccount1 tokenProgram
    instruction 3a7fbc3e4f52c460 decreaseLiquidityV2(liquidity: u128, amount0Min: u64, amount1Min: u64): nftOwner nftAccount personalPosition poolState protocolPosition tokenVault0 tokenVault1 tickArrayLower tickArrayUpper recipientTokenAccount0 recipientTokenAccount1 tokenProgram tokenProgram2022 memoProgram vault0Mint vault1Mint
    instruction 2e9cf3760dcdfbb2 increaseLiquidity(liquidity: u128, amount0Max: u64, amount1Max: u64): nftOwner nftAccount poolState protocolPosition personalPosition tickArrayLower tickArrayUpper tokenAccount0 tokenAccount1 tokenVault0 tokenVault1 tokenProgram
    instruction 851d59df45eeb00a increaseLiquidityV2(liquidity: u128, amount0Max: u64, amount1Max: u64, baseFlag: Option<bool>): nftOwner nftAccount poolState protocolPosition personalPosition tickArrayLower tickArrayUpper tokenAccount0 tokenAccount1 tokenVault0 tokenVault1 tokenProgram tokenProgram2022 vault0Mint vault1Mint
    instruction 5f87c0c4f281e644 initializeReward(param: InitializeRewardParam): rewardFunder funderTokenAccount ammConfig poolState operationState permissionlessFarmSwitch rewardTokenMint rewardTokenVault rewardTokenProgram systemProgram rent
    instruction 87802f4d0f98f031 openPosition(tickLowerIndex: i32, tickUpperIndex: i32, tickArrayLowerStartIndex: i32, tickArrayUpperStartIndex: i32, liquidity: u128, amount0Max: u64, amount1Max: u64): payer positionNftOwner positionNftMint positionNftAccount metadataAccount poolState protocolPosition tickArrayLower tickArrayUpper personalPosition tokenAccount0 tokenAccount1 tokenVault0 tokenVault1 rent systemProgram tokenProgram associatedTokenProgram metadataProgram
    instruction 4db84ad67056f1c7 openPositionV2(tickLowerIndex: i32, tickUpperIndex: i32, tickArrayLowerStartIndex: i32, tickArrayUpperStartIndex: i32, liquidity: u128, amount0Max: u64, amount1Max: u64, withMetadata: bool, baseFlag: Option<bool>): payer positionNftOwner positionNftMint positionNftAccount metadataAccount poolState protocolPosition tickArrayLower tickArrayUpper personalPosition tokenAccount0 tokenAccount1 tokenVault0 tokenVault1 rent systemProgram tokenProgram associatedTokenProgram metadataProgram tokenProgram2022 vault0Mint vault1Mint
    instruction 4dffae527d1dc92e openPositionWithToken22Nft(tickLowerIndex: i32, tickUpperIndex: i32, tickArrayLowerStartIndex: i32, tickArrayUpperStartIndex: i32, liquidity: u128, amount0Max: u64, amount1Max: u64, withMetadata: bool, baseFlag: Option<bool>): payer positionNftOwner positionNftMint positionNftAccount poolState protocolPosition tickArrayLower tickArrayUpper personalPosition tokenAccount0 tokenAccount1 tokenVault0 tokenVault1 rent systemProgram tokenProgram associatedTokenProgram tokenProgram2022 vault0Mint vault1Mint
    instruction 7034a74b20c9d389 setRewardParams(rewardIndex: u8, emissionsPerSecondX64: u128, openTime: u64, endTime: u64): authority ammConfig poolState operationState tokenProgram tokenProgram2022
    instruction f8c69e91e17587c8 swap(amount: u64, otherAmountThreshold: u64, sqrtPriceLimitX64: u128, isBaseInput: bool): payer ammConfig poolState inputTokenAccount outputTokenAccount inputVault outputVault observationState tokenProgram tickArray
    instruction 457d73daf5baf2c4 swapRouterBaseIn(amountIn: u64, amountOutMinimum: u64): payer inputTokenAccount inputTokenMint tokenProgram tokenProgram2022 memoProgram
    instruction 2b04ed0b1ac91e62 swapV2(amount: u64, otherAmountThreshold: u64, sqrtPriceLimitX64: u128, isBaseInput: bool): payer ammConfig poolState inputTokenAccount outputTokenAccount inputVault outputVault observationState tokenProgram tokenProgram2022 memoProgram inputVaultMint outputVaultMint
    instruction 967036e9eea10756 togglePermissionlessFarmSwitch(isOn: bool): owner permissionlessFarmSwitch systemProgram
    instruction 07160c53f22b3079 transferRewardOwner(newOwner: pubkey): authority poolState
    instruction 313cae889a1c74c8 updateAmmConfig(param: u8, value: u32): owner ammConfig
    instruction 7f467728bce33d07 updateOperationAccount(param: u8, keys: Vec<pubkey>): owner operationState systemProgram
    instruction 82576c062ee0757b updatePoolStatus(status: u8): authority poolState
    instruction a3ace0340b9a6adf updateRewardInfos(): poolState
    account daf42168cbcb2b6f AmmConfig { bump: u8, index: u16, owner: pubkey, protocolFeeRate: u32, tradeFeeRate: u32, tickSpacing: u16, fundFeeRate: u32, paddingU32: u32, fundOwner: pubkey, padding: [u64; 3] }
    account 7aaec5358109a584 ObservationState { initialized: bool, recentEpoch: u64, observationIndex: u16, poolId: pubkey, observations: [Observation; 100], padding: [u64; 4] }
    account 13ec3aed51deb7fc OperationState { bump: u8, operationOwners: [pubkey; 10], whitelistMints: [pubkey; 100] }
    account 255c934efa649389 PermissionlessFarmSwitch { bump: u8, isOn: bool }
    account 466f967ee60f1975 PersonalPositionState { bump: [u8; 1], nftMint: pubkey, poolId: pubkey, tickLowerIndex: i32, tickUpperIndex: i32, liquidity: u128, feeGrowthInside0LastX64: u128, feeGrowthInside1LastX64: u128, tokenFeesOwed0: u64, tokenFeesOwed1: u64, rewardInfos: [PositionRewardInfo; 3], recentEpoch: u64, padding: [u64; 7] }
    account f7ede3f5d7c3de46 PoolState { bump: [u8; 1], ammConfig: pubkey, owner: pubkey, tokenMint0: pubkey, tokenMint1: pubkey, tokenVault0: pubkey, tokenVault1: pubkey, observationKey: pubkey, mintDecimals0: u8, mintDecimals1: u8, tickSpacing: u16, liquidity: u128, sqrtPriceX64: u128, tickCurrent: i32, padding3: u16, padding4: u16, feeGrowthGlobal0X64: u128, feeGrowthGlobal1X64: u128, protocolFeesToken0: u64, protocolFeesToken1: u64, swapInAmountToken0: u128, swapOutAmountToken1: u128, swapInAmountToken1: u128, swapOutAmountToken0: u128, status: u8, padding: [u8; 7], rewardInfos: [RewardInfo; 3], tickArrayBitmap: [u64; 16], totalFeesToken0: u64, totalFeesClaimedToken0: u64, totalFeesToken1: u64, totalFeesClaimedToken1: u64, fundFeesToken0: u64, fundFeesToken1: u64, openTime: u64, recentEpoch: u64, padding1: [u64; 24], padding2: [u64; 32] }
    account 64e2916392daa06a ProtocolPositionState { bump: u8, poolId: pubkey, tickLowerIndex: i32, tickUpperIndex: i32, liquidity: u128, feeGrowthInside0LastX64: u128, feeGrowthInside1LastX64: u128, tokenFeesOwed0: u64, tokenFeesOwed1: u64, rewardGrowthInside: [u128; 3], recentEpoch: u64, padding: [u64; 7] }
    account 8628b74f0c70a235 SupportMintAssociated { bump: u8, mint: pubkey, padding: [u64; 8] }
    account 3c9624db61808b99 TickArrayBitmapExtension { poolId: pubkey, positiveTickArrayBitmap: [[u64; 8]; 14], negativeTickArrayBitmap: [[u64; 8]; 14] }
    account c09b55cd31f9812a TickArrayState { poolId: pubkey, startTickIndex: i32, ticks: [TickState; 60], initializedTickCount: u8, recentEpoch: u64, padding: [u8; 107] }
    event a6ae69c051a15369 collectPersonalFeeEvent { positionNftMint: pubkey, recipientTokenAccount0: pubkey, recipientTokenAccount1: pubkey, amount0: u64, amount1: u64 }
    event ce57114f2d29d53d collectProtocolFeeEvent { poolState: pubkey, recipientTokenAccount0: pubkey, recipientTokenAccount1: pubkey, amount0: u64, amount1: u64 }
    event f7bd07776a705f97 configChangeEvent { index: u16, owner: pubkey, protocolFeeRate: u32, tradeFeeRate: u32, tickSpacing: u16, fundFeeRate: u32, fundOwner: pubkey }
    event 641e57f9c4df9ace createPersonalPositionEvent { poolState: pubkey, minter: pubkey, nftOwner: pubkey, tickLowerIndex: i32, tickUpperIndex: i32, liquidity: u128, depositAmount0: u64, depositAmount1: u64, depositAmount0TransferFee: u64, depositAmount1TransferFee: u64 }
    event 3ade563a44325538 decreaseLiquidityEvent { positionNftMint: pubkey, liquidity: u128, decreaseAmount0: u64, decreaseAmount1: u64, feeAmount0: u64, feeAmount1: u64, rewardAmounts: [u64; 3], transferFee0: u64, transferFee1: u64 }
    event 314f69d420221e54 increaseLiquidityEvent { positionNftMint: pubkey, liquidity: u128, amount0: u64, amount1: u64, amount0TransferFee: u64, amount1TransferFee: u64 }
    event ed7094e63954b4a2 liquidityCalculateEvent { poolLiquidity: u128, poolSqrtPriceX64: u128, poolTick: i32, calcAmount0: u64, calcAmount1: u64, tradeFeeOwed0: u64, tradeFeeOwed1: u64, transferFee0: u64, transferFee1: u64 }
    event 7ef0afce9e58996b liquidityChangeEvent { poolState: pubkey, tick: i32, tickLower: i32, tickUpper: i32, liquidityBefore: u128, liquidityAfter: u128 }
    event 195e4b2f7063353f poolCreatedEvent { tokenMint0: pubkey, tokenMint1: pubkey, tickSpacing: u16, poolState: pubkey, sqrtPriceX64: u128, tick: i32, tokenVault0: pubkey, tokenVault1: pubkey }
    event 40c6cde8260871e2 swapEvent { poolState: pubkey, sender: pubkey, tokenAccount0: pubkey, tokenAccount1: pubkey, amount0: u64, transferFee0: u64, amount1: u64, transferFee1: u64, zeroForOne: bool, sqrtPriceX64: u128, liquidity: u128, tick: i32 }
    event 6d7fba4e724125ec updateRewardInfosEvent { rewardGrowthGlobalX64: [u128; 3] }
    type InitializeRewardParam { openTime: u64, endTime: u64, emissionsPerSecondX64: u128 }
    type Observation { blockTimestamp: u32, tickCumulative: i64, padding: [u64; 4] }
    type PositionRewardInfo { growthInsideLastX64: u128, rewardAmountOwed: u64 }
    type RewardInfo { rewardState: u8, openTime: u64, endTime: u64, lastUpdateTime: u64, emissionsPerSecondX64: u128, rewardTotalEmissioned: u64, rewardClaimed: u64, tokenMint: pubkey, tokenVault: pubkey, authority: pubkey, rewardGrowthGlobalX64: u128 }
    type TickState { tick: i32, liquidityNet: i128, liquidityGross: u128, feeGrowthOutside0X64: u128, feeGrowthOutside1X64: u128, rewardGrowthsOutsideX64: [u128; 3], padding: [u32; 13] }
    error 6000 LOK
    error 6001 NotApproved
    error 6002 InvalidUpdateConfigFlag invalid update amm config flag
    error 6003 AccountLack
    error 6004 ClosePositionErr Remove liquitity, collect fees owed and reward then you can close position account
    error 6005 ZeroMintAmount Minting amount should be greater than 0
    error 6006 InvalidTickIndex Tick out of range
    error 6007 TickInvalidOrder The lower tick must be below the upper tick
    error 6008 TickLowerOverflow The tick must be greater, or equal to the minimum tick(-443636)
    error 6009 TickUpperOverflow The tick must be lesser than, or equal to the maximum tick(443636)
    error 6010 TickAndSpacingNotMatch tick % tick_spacing must be zero
    error 6011 InvalidTickArray Invalid tick array account
    error 6012 InvalidTickArrayBoundary
    error 6013 SqrtPriceLimitOverflow Square root price limit overflow
    error 6014 SqrtPriceX64 sqrt_price_x64 out of range
    error 6015 LiquiditySubValueErr Liquidity sub delta L must be smaller than before
    error 6016 LiquidityAddValueErr Liquidity add delta L must be greater, or equal to before
    error 6017 InvalidLiquidity Invalid liquidity when update position
    error 6018 ForbidBothZeroForSupplyLiquidity Both token amount must not be zero while supply liquidity
    error 6019 LiquidityInsufficient
    error 6020 TransactionTooOld
    error 6021 PriceSlippageCheck
    error 6022 TooLittleOutputReceived
    error 6023 TooMuchInputPaid
    error 6024 ZeroAmountSpecified Swap special amount can not be zero
    error 6025 InvalidInputPoolVault Input pool vault is invalid
    error 6026 TooSmallInputOrOutputAmount Swap input or output amount is too small
    error 6027 NotEnoughTickArrayAccount Not enought tick array account
    error 6028 InvalidFirstTickArrayAccount
    error 6029 InvalidRewardIndex
    error 6030 FullRewardInfo The init reward token reach to the max
    error 6031 RewardTokenAlreadyInUse The init reward token already in use
    error 6032 ExceptRewardMint The reward tokens must contain one of pool vault mint except the last reward
    error 6033 InvalidRewardInitParam
    error 6034 InvalidRewardDesiredAmount Invalid collect reward desired amount
    error 6035 InvalidRewardInputAccountNumber Invalid collect reward input account number
    error 6036 InvalidRewardPeriod
    error 6037 NotApproveUpdateRewardEmissiones Modification of emissiones is allowed within 72 hours from the end of the previous cycle
    error 6038 UnInitializedRewardInfo
    error 6039 NotSupportMint Not support token_2022 mint extension
    error 6040 MissingTickArrayBitmapExtensionAccount
    error 6041 InsufficientLiquidityForDirection Insufficient liquidity for this direction
    error 6042 MaxTokenOverflow
    error 6043 CalculateOverflow
    error 6044 TransferFeeCalculateNotMatch
  `,
};
