import { defineInterface } from '../define-interface.ts';

const CLAIM = { sentence: 'Claim trading fees of the pool {liquidityPoolState}' };

export default defineInterface({
  key: 'heaven',
  name: 'Heaven',
  programs: ['HEAVENoP2qxoeuF8Dj2oT1GHEnu49U5mJYkdeC8BAX2o'],
  category: 'launchpad',
  source: 'the program’s own Anchor IDL 0.2.0',
  meaning: {
    buy: {
      sentence: 'Buy at least {minimumAmountOut} for {maxSolSpend}',
      amounts: { maxSolSpend: 'sol', minimumAmountOut: 'mint:tokenAMint' },
      swap: 'user',
    },
    sell: {
      sentence: 'Sell {amountIn} for at least {minimumAmountOut}',
      amounts: { amountIn: 'mint:tokenAMint', minimumAmountOut: 'sol' },
      swap: 'user',
    },
    createStandardLiquidityPool: {
      title: 'Launch token',
      sentence: 'Launch the token {tokenAMint}',
      amounts: { maxSolSpend: 'sol' },
    },
    claimStandardCreatorTradingFees: CLAIM,
    claimStandardProtocolTradingFees: CLAIM,
    claimStandardReflectionTradingFees: CLAIM,
    claimStandardCreatorTradingFeeProtocolFees: CLAIM,
    updateCreatorTradingFeeReceiver: {
      sentence: 'Set the creator fee receiver of the pool {liquidityPoolState} to {newReceiver}',
    },
  },
  interface: `
    instruction 7c303cc7cb312429 adminClaimMsol(version: u16, ticketNumber: u32): tokenProgram associatedTokenProgram payer admin protocolConfigState systemProgram protocolStakingAdminState msolTicket msolMint msolTicketSolSpent
    instruction 18a3dcabe1dea6f8 adminClaimStakingRewards(version: u16, amount: u64): tokenProgram associatedTokenProgram payer admin protocolConfigState protocolConfigWsolVault systemProgram protocolStakingAdminState wsolTokenVault wsolMint
    instruction b627a819603f4c11 adminClaimStandardCreatorTradingFees(amount: u64): tokenAProgram tokenBProgram associatedTokenProgram systemProgram liquidityPoolState user tokenAMint tokenBMint userTokenAVault userTokenBVault tokenAVault tokenBVault protocolConfig instructionSysvarAccountInfo protocolAdmin protocolAdminState
    instruction f9db8d48d26ed863 adminWithdrawMsol(version: u16, amount: u64): tokenProgram associatedTokenProgram payer admin protocolConfigState systemProgram protocolStakingAdminState addressLookupProgram instructionSysvarAccountInfo tempSolHolder
    instruction 754fa4cb7e4816f6 adminWithdrawTransferFee(protocolConfigVersion: u16): tokenProgram mint receiver protocolFeeAdminState admin protocolConfig
    instruction 66063d1201daebea buy(maxSolSpend: u64, minimumAmountOut: u64, encodedUserDefinedEventData: string): tokenAProgram tokenBProgram associatedTokenProgram systemProgram liquidityPoolState user tokenAMint tokenBMint userTokenAVault userTokenBVault tokenAVault tokenBVault protocolConfig instructionSysvarAccountInfo
    instruction 00c9e2e47f2d456e claimStandardCreatorTradingFeeProtocolFees(amount: u64): tokenAProgram tokenBProgram associatedTokenProgram systemProgram liquidityPoolState user tokenAMint tokenBMint userTokenAVault userTokenBVault tokenAVault tokenBVault protocolConfig instructionSysvarAccountInfo protocolAdmin protocolAdminState
    instruction a559dd34aaf9226f claimStandardCreatorTradingFees(amount: u64): tokenAProgram tokenBProgram associatedTokenProgram systemProgram liquidityPoolState user tokenAMint tokenBMint userTokenAVault userTokenBVault tokenAVault tokenBVault protocolConfig instructionSysvarAccountInfo
    instruction 54ce8cf53fd440ed claimStandardProtocolTradingFees(amount: u64): tokenAProgram tokenBProgram associatedTokenProgram systemProgram liquidityPoolState user tokenAMint tokenBMint userTokenAVault userTokenBVault tokenAVault tokenBVault protocolConfig instructionSysvarAccountInfo protocolAdmin protocolAdminState
    instruction 4694259366141e17 claimStandardReflectionTradingFees(amount: u64): tokenAProgram tokenBProgram associatedTokenProgram systemProgram liquidityPoolState user tokenAMint tokenBMint userTokenAVault userTokenBVault tokenAVault tokenBVault protocolConfig instructionSysvarAccountInfo protocolAdmin protocolAdminState
    instruction 2a2b7e38e70ad035 createStandardLiquidityPool(protocolConfigVersion: u16, encodedUserDefinedEventData: string, initialPurchaseAmount: u64, maxSolSpend: u64): tokenProgram associatedTokenProgram systemProgram user payer tokenAMint tokenBMint userTokenAVault tokenAVault tokenBVault liquidityPoolState protocolConfig tokenAProgram
    instruction 33e685a4017f83ad sell(amountIn: u64, minimumAmountOut: u64, encodedUserDefinedEventData: string): tokenAProgram tokenBProgram associatedTokenProgram systemProgram liquidityPoolState user tokenAMint tokenBMint userTokenAVault userTokenBVault tokenAVault tokenBVault protocolConfig instructionSysvarAccountInfo
    instruction f6e5c84f1f157819 updateCreatorTradingFeeReceiver(): tokenAProgram tokenBProgram associatedTokenProgram systemProgram liquidityPoolState user tokenAMint tokenBMint userTokenAVault userTokenBVault tokenAVault tokenBVault protocolConfig instructionSysvarAccountInfo newReceiver
    account be9edc820fa284fc LiquidityPoolState { info: LiquidityPoolInfo, marketCapBasedFees: LiquidityPoolMarketCapBasedFees, reserve: LiquidityPoolReserve, lpToken: LiquidityPoolLpTokenInfo, protocolTradingFees: u64, creatorTradingFees: u64, creatorTradingFeesClaimedByCreator: u64, creatorTradingFeesClaimedByOthers: u64, liquidityProviderTradingFees: u64, creatorTradingFeeProtocolFees: u64, reflectionTradingFees: u64, createdAtSlot: u64, tradingVolumeUsd: f64, creatorTradingFeeTradingVolumeThreshold: f64, creatorTradingFeeTradingVolumeThresholdReachedUnixTimestamp: u64, tokenAVault: pubkey, tokenBVault: pubkey, protocolConfig: pubkey, key: pubkey, tokenA: LiquidityPoolTokenInfo, tokenB: LiquidityPoolTokenInfo, allowlist: LiquidityPoolAllowlist, featureFlags: LiquidityPoolFeatureFlags, taxableSide: u8, taxableSideType: u8, creatorTradingFeeDistribution: u8, creatorTradingFeeClaimStatus: u8, feeConfigurationMode: u8, isMigrated: u8, pad: [u8; 13], slotOffsetBasedFees: LiquidityPoolSlotOffsetBasedFees, creatorTradingFeeReceiver: pubkey }
    account 42c43e867c95fa42 MsolTicketSolSpent { costBasis: u64, msolUnstaked: u64 }
    account 187caee1e81e73c0 ProtocolAdminState { currentProtocolAdmin: pubkey }
    account cf5bfa1c98b3d7d1 ProtocolConfig { createPoolFee: u64, initialTokenBAmount: f64, initialTokenAAmount: u64, unstakedWsolReserve: u64, totalSolSpent: u64, totalMsolReceived: u64, totalRealizedProfit: u64, poolCount: u64, maxSupplyPerWallet: u64, creatorTradingFeeTradingVolumeThreshold: f64, marketCapBasedFees: LiquidityPoolMarketCapBasedFees, bufferBps: u16, autoStakingThresholdBps: u16, version: u16, protocolConfigStateBump: u8, allowCreatePool: u8, supportedPoolType: u8, defaultLeaderSlotWindow: u8, autoStakingEnabled: u8, leaderSlotWindow: u8, sandwichResistenceEnabled: u8, tokenADecimals: u8, migrationMarketCapThreshold: u16, pad: [u8; 8], maxCreatorTradingFee: u32, slotOffsetBasedFees: LiquidityPoolSlotOffsetBasedFees }
    account d040d1cc71e21662 ProtocolOwnerState { currentProtocolOwner: pubkey }
    event 74d8ef8dcfd3b27f createLiquidityPoolEvent { liquidityPoolId: pubkey, user: pubkey, baseTokenInputTransferFeeAmount: u64, quoteTokenInputTransferFeeAmount: u64, baseTokenInputAmount: u64, quoteTokenInputAmount: u64, lpTokenOutputAmount: u64, lockedLp: bool }
    event bd3883904b3ff994 createStandardLiquidityPoolEvent { poolId: pubkey, payer: pubkey, creator: pubkey, mint: pubkey, configVersion: u16, initialTokenReserve: u64, initialVirtualWsolReserve: u64 }
    event 348004a67ab054cf creatingLiquidityPoolEvent { id: pubkey, base: pubkey, quote: pubkey, baseAmount: u64, quoteAmount: u64 }
    event bddb7fd34ee661ee tradeEvent { baseReserve: u64, quoteReserve: u64, totalCreatorTradingFees: u64, totalFeePaid: u64 }
    event 21156c14f1f4a783 userDefinedEvent { liquidityPoolId: pubkey, instructionName: string, base64Data: string }
    type FeeBracket { marketCapUpperBound: u64, buyFeeBps: u32, sellFeeBps: u32 }
    type FeeBrackets { brackets: [FeeBracket; 4], count: u8, padding: [u8; 7] }
    type LiquidityPoolAllowlist { swap: u8, removeLiquidity: u8, depositLiquidity: u8, sameSlotTrading: u8, updateCreatorTradingFee: u8, padding1: [u8; 2] }
    type LiquidityPoolFeatureFlags { sandwichResistantMode: u8, padding1: [u8; 7] }
    type LiquidityPoolInfo { creator: pubkey, updateAuthority: pubkey, openAt: u64, createdAt: u64, protocolConfigVersion: u16, rType: u8, poolAuthorityBump: u8, tempSolHolderBump: u8, pad: [u8; 3] }
    type LiquidityPoolLpTokenInfo { supply: LiquidityPoolLpTokenSupply, decimals: u8, pad: [u8; 7] }
    type LiquidityPoolLpTokenSupply { initial: u64, total: u64, unlocked: u64, locked: u64, burnt: u64 }
    type LiquidityPoolMarketCapBasedFees { protocolTradingFee: FeeBrackets, liquidityProviderTradingFee: FeeBrackets, creatorTradingFee: FeeBrackets, creatorTradingFeeProtocolFee: FeeBrackets, reflectionTradingFee: FeeBrackets }
    type LiquidityPoolReserve { tokenA: u64, tokenB: u64, snapshotSlot: u64, snapshotA: u64, snapshotB: u64, padding: u64, initialA: u64, initialB: u64, leaderSlotWindow: u8, pad: [u8; 7] }
    type LiquidityPoolSlotOffsetBasedFees { protocolTradingFee: SlotFeeBrackets, liquidityProviderTradingFee: SlotFeeBrackets, creatorTradingFee: SlotFeeBrackets, creatorTradingFeeProtocolFee: SlotFeeBrackets, reflectionTradingFee: SlotFeeBrackets, pad: [u8; 6] }
    type LiquidityPoolTokenInfo { mint: pubkey, decimals: u8, owner: pubkey }
    type SlotFeeBracket { buyFeeBps: u16, sellFeeBps: u16, slotOffsetUpperbound: u16 }
    type SlotFeeBrackets { brackets: [SlotFeeBracket; 42], maxSlotOffset: u16, maxFeeBps: u16, count: u8, enabled: u8, padding: [u8; 4] }
    error 6000 UnsupportedTokenMint
    error 6001 InvalidTokenVaultBalance
    error 6002 InvalidUserToken
    error 6003 InvalidTaxationMode
    error 6004 InvalidOwner
    error 6005 InvalidLockLiquidityProviderTokenPercentage
    error 6006 CannotCreatePoolWithDisabledProtocolConfigVersion Cannot create pool with the a disabled protocol config version
    error 6007 InvalidTokenInputAmount
    error 6008 InvalidSwapTax
    error 6009 InvalidFeeMode
    error 6010 InvalidLiquidityProviderTokenLockVault
    error 6011 InvalidUserLiquidityProviderTokenVault Invalid liquidity provider token vault
    error 6012 InsufficientBalance
    error 6013 ExceededSlippage
    error 6014 InvalidAddLiquidityInput
    error 6015 InvalidRemoveLiquidityInput
    error 6016 AddLiquidityDisabled Add liquidity is disabled
    error 6017 RemoveLiquidityDisabled Remove liquidity is disabled
    error 6018 SwapDisabled Swap is disabled
    error 6019 LiquidityPoolIsNotOpenYet
    error 6020 InvalidSwapInInputs
    error 6021 InvalidProtocolSwapFeeWallet
    error 6022 InvalidSwapOutInputs
    error 6023 InvalidPostFeeAmount
    error 6024 ExceededQuoteTokenSlippage
    error 6025 ExceededBaseTokenSlippage
    error 6026 LpTokensLocked
    error 6027 InvalidProtocolBaseTokenSwapFeeVault
    error 6028 InvalidProtocolQuoteTokenSwapFeeVault
    error 6029 InvalidUserPoolStatsAccount
    error 6030 InvalidUserGlobalStatsAccount
    error 6031 CannotUpdateLpLock
    error 6032 ZeroAmount
    error 6033 CannotUpdateLpOpenTime
    error 6034 CannotSetLockBurnLpTokens
    error 6035 InvalidTax
    error 6036 InvalidChainlinkFeedAccount
    error 6037 InvalidChainlinkProgram
    error 6038 InvalidConfigVersion
    error 6039 CannotUpdateLockedTaxation
    error 6040 CannotClaimSwapFee
    error 6041 NonCreatorCannotAddLp This pool does not allow non-creator to add lp
    error 6042 SimpleAmmBaseTokenCannotHaveFreezeAuthority Simple amm base token mint cannot have freeze authority
    error 6043 SimpleAmmBaseTokenCannotHaveMintAuthority Simple amm base token mint cannot have mint authority
    error 6044 SimpleAmmQuoteTokenMustBeWSOL Simple amm quote token mint must be WSOL
    error 6045 SimpleAmmBaseTokenSupplyMustMatchInputAmount
    error 6046 SimpleAmmBaseTokenMustBeSplToken Simple amm base token mint must be SPL token
    error 6047 InvalidProgramAuthorityLookupTableAddress
    error 6048 CannotCreatePoolWithUnsupportedPoolType
    error 6049 InvalidLendingMarket
    error 6050 KaminoPriceListRefreshIxNotFound
    error 6051 KaminoError
    error 6052 ReserveRebalancing Reserve rebalancing, please try again.
    error 6053 OnlySingleSwapAllowed
  `,
});
