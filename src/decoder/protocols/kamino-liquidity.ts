import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'kamino-liquidity',
  name: 'Kamino Liquidity',
  programs: ['6LtLpnUFNByNXLyCoK9wA2MykKAmQNZKBdY8s47dehDc'],
  category: 'amm',
  source: 'the program’s own Anchor IDL 0.1.0',
  meaning: {
    deposit: {
      sentence: 'Deposit up to {tokenMaxA} and {tokenMaxB} into the strategy {strategy}',
      amounts: { tokenMaxA: 'tokenAAta', tokenMaxB: 'tokenBAta' },
    },
    depositAndInvest: {
      sentence: 'Deposit up to {tokenMaxA} and {tokenMaxB} into the strategy {strategy}',
      amounts: { tokenMaxA: 'tokenAAta', tokenMaxB: 'tokenBAta' },
    },
    singleTokenDepositWithMin: { sentence: 'Deposit one token into the strategy {strategy}' },
    singleTokenDepositAndInvestWithMin: { sentence: 'Deposit one token into the strategy {strategy}' },
    withdraw: {
      sentence: 'Withdraw {sharesAmount} from the strategy {strategy}',
      amounts: { sharesAmount: 'userSharesAta' },
    },
    invest: { sentence: 'Invest the idle tokens of {strategy} in its pool' },
    collectFeesAndRewards: { sentence: 'Collect the fees of the strategy {strategy}' },
    swapRewards: { sentence: 'Swap the rewards of the strategy {strategy}' },
    checkExpectedVaultsBalances: {
      sentence: 'Check the balances of {tokenAAta} and {tokenBAta}',
      minor: true,
    },
    flashSwapUnevenVaultsStart: { sentence: 'Begin a flash swap of tokens of {strategy}' },
    flashSwapUnevenVaultsEnd: { sentence: 'End the flash swap of tokens of {strategy}' },
    openLiquidityPosition: { sentence: 'Open a position in {pool} for {strategy}' },
    executiveWithdraw: { sentence: 'Withdraw the strategy {strategy} from its pool' },
    initializeStrategy: { sentence: 'Open the strategy {strategy} for {tokenAMint} and {tokenBMint}' },
    closeStrategy: { sentence: 'Close the strategy {strategy}' },
    signTerms: { sentence: 'Sign the terms as {owner}' },
  },
  interface: `
    instruction d0779091b23969fc initializeStrategy(strategyType: u64, tokenACollateralId: u64, tokenBCollateralId: u64): adminAuthority globalConfig pool tokenAMint tokenBMint tokenAVault tokenBVault baseVaultAuthority sharesMint sharesMintAuthority tokenInfos systemProgram rent tokenProgram tokenATokenProgram tokenBTokenProgram strategy
    instruction cbd4085a5b766f32 initializeKaminoReward(kaminoRewardIndex: u64, collateralToken: u64): adminAuthority strategy globalConfig rewardMint rewardVault tokenInfos baseVaultAuthority systemProgram rent tokenProgram
    instruction aeae8ec12f4deb41 addKaminoRewards(kaminoRewardIndex: u64, amount: u64): adminAuthority strategy rewardMint rewardVault baseVaultAuthority rewardAta tokenProgram
    instruction 030fac72c8008320 initializeSharesMetadata(name: string, symbol: string, uri: string): adminAuthority strategy globalConfig sharesMint sharesMetadata sharesMintAuthority systemProgram rent metadataProgram
    instruction 9b227aa5f589936b updateSharesMetadata(name: string, symbol: string, uri: string): adminAuthority strategy globalConfig sharesMint sharesMetadata sharesMintAuthority metadataProgram
    instruction 51d9b14128e308a5 updateStrategyConfig(mode: u16, value: [u8; 128]): adminAuthority newAccount strategy globalConfig systemProgram
    instruction cb2525601755e92a updateRewardMapping(rewardIndex: u8, collateralToken: u8): payer strategy globalConfig pool rewardMint rewardVault baseVaultAuthority tokenInfos systemProgram rent tokenProgram
    instruction cceaccdb065b60f1 openLiquidityPosition(tickLowerIndex: i64, tickUpperIndex: i64, bump: u8): adminAuthority strategy globalConfig pool tickArrayLower tickArrayUpper baseVaultAuthority position positionMint positionMetadataAccount positionTokenAccount rent system tokenProgram tokenProgram2022 tokenATokenProgram tokenBTokenProgram memoProgram associatedTokenProgram poolProgram oldTickArrayLowerOrBaseVaultAuthority oldTickArrayUpperOrBaseVaultAuthority oldPositionOrBaseVaultAuthority oldPositionMintOrBaseVaultAuthority oldPositionTokenAccountOrBaseVaultAuthority tokenAVault tokenBVault tokenAMint tokenBMint poolTokenVaultA poolTokenVaultB scopePrices tokenInfos eventAuthority? consensusAccount
    instruction 38f7aaf659dd86c8 closeStrategy(): adminAuthority strategy oldPositionOrBaseVaultAuthority oldPositionMintOrBaseVaultAuthority oldPositionTokenAccountOrBaseVaultAuthority oldTickArrayLowerOrBaseVaultAuthority oldTickArrayUpperOrBaseVaultAuthority pool tokenAVault tokenBVault userTokenAAta userTokenBAta tokenAMint tokenBMint reward0Vault reward1Vault reward2Vault kaminoReward0Vault kaminoReward1Vault kaminoReward2Vault userReward0Ata userReward1Ata userReward2Ata userKaminoReward0Ata userKaminoReward1Ata userKaminoReward2Ata baseVaultAuthority poolProgram tokenProgram tokenATokenProgram tokenBTokenProgram system eventAuthority?
    instruction f223c68952e1f2b6 deposit(tokenMaxA: u64, tokenMaxB: u64): user strategy globalConfig pool position tickArrayLower tickArrayUpper tokenAVault tokenBVault baseVaultAuthority tokenAAta tokenBAta tokenAMint tokenBMint userSharesAta sharesMint sharesMintAuthority scopePrices tokenInfos tokenProgram tokenATokenProgram tokenBTokenProgram instructionSysvarAccount
    instruction 0df5b467feb67904 invest(): payer strategy globalConfig tokenAVault tokenBVault tokenAMint tokenBMint baseVaultAuthority pool tokenATokenProgram tokenBTokenProgram memoProgram tokenProgram tokenProgram2022 position raydiumProtocolPositionOrBaseVaultAuthority positionTokenAccount poolTokenVaultA poolTokenVaultB tickArrayLower tickArrayUpper scopePrices tokenInfos poolProgram instructionSysvarAccount eventAuthority?
    instruction 169dad06bb19566d depositAndInvest(tokenMaxA: u64, tokenMaxB: u64): user strategy globalConfig pool position raydiumProtocolPositionOrBaseVaultAuthority positionTokenAccount tokenAVault tokenBVault poolTokenVaultA poolTokenVaultB tickArrayLower tickArrayUpper baseVaultAuthority tokenAAta tokenBAta tokenAMint tokenBMint userSharesAta sharesMint sharesMintAuthority scopePrices tokenInfos tokenProgram tokenProgram2022 tokenATokenProgram tokenBTokenProgram memoProgram poolProgram instructionSysvarAccount eventAuthority?
    instruction b712469c946da122 withdraw(sharesAmount: u64): user strategy globalConfig pool position tickArrayLower tickArrayUpper tokenAVault tokenBVault baseVaultAuthority poolTokenVaultA poolTokenVaultB tokenAAta tokenBAta tokenAMint tokenBMint userSharesAta sharesMint treasuryFeeTokenAVault treasuryFeeTokenBVault tokenProgram tokenProgram2022 tokenATokenProgram tokenBTokenProgram memoProgram positionTokenAccount poolProgram instructionSysvarAccount eventAuthority?
    instruction 9f276e8964eacc8d executiveWithdraw(action: u8): adminAuthority strategy globalConfig pool position raydiumProtocolPositionOrBaseVaultAuthority positionTokenAccount tickArrayLower tickArrayUpper tokenAVault tokenBVault baseVaultAuthority poolTokenVaultA poolTokenVaultB tokenAMint tokenBMint scopePrices tokenInfos tokenATokenProgram tokenBTokenProgram memoProgram tokenProgram tokenProgram2022 poolProgram eventAuthority?
    instruction 71124b08b61f69ba collectFeesAndRewards(): user strategy globalConfig baseVaultAuthority pool tickArrayLower tickArrayUpper position raydiumProtocolPositionOrBaseVaultAuthority positionTokenAccount tokenAVault poolTokenVaultA tokenBVault poolTokenVaultB treasuryFeeTokenAVault treasuryFeeTokenBVault treasuryFeeVaultAuthority reward0Vault reward1Vault reward2Vault poolRewardVault0 poolRewardVault1 poolRewardVault2 tokenAMint tokenBMint tokenATokenProgram tokenBTokenProgram memoProgram tokenProgram tokenProgram2022 poolProgram instructionSysvarAccount eventAuthority?
    instruction 5c29ac1ebe41ae5a swapRewards(tokenAIn: u64, tokenBIn: u64, rewardIndex: u64, rewardCollateralId: u64, minCollateralTokenOut: u64): user strategy globalConfig pool tokenAVault tokenBVault rewardVault baseVaultAuthority treasuryFeeTokenAVault treasuryFeeTokenBVault treasuryFeeVaultAuthority tokenAMint tokenBMint rewardMint userTokenAAta userTokenBAta userRewardTokenAccount scopePrices tokenInfos systemProgram tokenATokenProgram tokenBTokenProgram rewardTokenProgram instructionSysvarAccount
    instruction 4b97bb7d32040b47 checkExpectedVaultsBalances(tokenAAtaBalance: u64, tokenBAtaBalance: u64): user tokenAAta tokenBAta
    instruction 76868fc0bc158311 singleTokenDepositAndInvestWithMin(tokenAMinPostDepositBalance: u64, tokenBMinPostDepositBalance: u64): user strategy globalConfig pool position raydiumProtocolPositionOrBaseVaultAuthority positionTokenAccount tokenAVault tokenBVault poolTokenVaultA poolTokenVaultB tickArrayLower tickArrayUpper baseVaultAuthority tokenAAta tokenBAta tokenAMint tokenBMint userSharesAta sharesMint sharesMintAuthority scopePrices tokenInfos tokenProgram tokenProgram2022 tokenATokenProgram tokenBTokenProgram memoProgram poolProgram instructionSysvarAccount eventAuthority?
    instruction fa8e66a0480c538b singleTokenDepositWithMin(tokenAMinPostDepositBalance: u64, tokenBMinPostDepositBalance: u64): user strategy globalConfig pool position tickArrayLower tickArrayUpper tokenAVault tokenBVault baseVaultAuthority tokenAAta tokenBAta tokenAMint tokenBMint userSharesAta sharesMint sharesMintAuthority scopePrices tokenInfos tokenProgram tokenATokenProgram tokenBTokenProgram instructionSysvarAccount
    instruction 816fae0c0a3c95c1 flashSwapUnevenVaultsStart(amount: u64, aToB: bool): swapper strategy globalConfig tokenAVault tokenBVault tokenAAta tokenBAta baseVaultAuthority pool position scopePrices tokenInfos tickArrayLower tickArrayUpper tokenAMint tokenBMint tokenATokenProgram tokenBTokenProgram instructionSysvarAccount consensusAccount
    instruction e202be65ca849c14 flashSwapUnevenVaultsEnd(minRepayAmount: u64, amountToLeaveToUser: u64, aToB: bool): swapper strategy globalConfig tokenAVault tokenBVault tokenAAta tokenBAta baseVaultAuthority pool position scopePrices tokenInfos tickArrayLower tickArrayUpper tokenAMint tokenBMint tokenATokenProgram tokenBTokenProgram instructionSysvarAccount consensusAccount
    instruction 00a4564c38480caa withdrawFromTreasury(amount: u64): adminAuthority globalConfig mint treasuryFeeVault treasuryFeeVaultAuthority tokenAccount systemProgram rent tokenProgram
    instruction 8ddd7beb230991c9 changePool(): adminAuthority strategy oldPosition baseVaultAuthority newPool strategyRewardVault0OrBaseVaultAuthority strategyRewardVault1OrBaseVaultAuthority strategyRewardVault2OrBaseVaultAuthority
    instruction e22aae8f909f8b01 signTerms(signature: [u8; 64]): owner ownerSignatureState systemProgram rent
    instruction 0de3a4ec202706ff updateStrategyAdmin(): pendingAdmin strategy
    account 3f95d10ce1806309 Whirlpool { whirlpoolsConfig: pubkey, whirlpoolBump: [u8; 1], tickSpacing: u16, tickSpacingSeed: [u8; 2], feeRate: u16, protocolFeeRate: u16, liquidity: u128, sqrtPrice: u128, tickCurrentIndex: i32, protocolFeeOwedA: u64, protocolFeeOwedB: u64, tokenMintA: pubkey, tokenVaultA: pubkey, feeGrowthGlobalA: u128, tokenMintB: pubkey, tokenVaultB: pubkey, feeGrowthGlobalB: u128, rewardLastUpdatedTimestamp: u64, rewardInfos: [WhirlpoolRewardInfo; 3] }
    account aabc8fe47a40f7d0 Position { whirlpool: pubkey, positionMint: pubkey, liquidity: u128, tickLowerIndex: i32, tickUpperIndex: i32, feeGrowthCheckpointA: u128, feeOwedA: u64, feeGrowthCheckpointB: u128, feeOwedB: u64, rewardInfos: [PositionRewardInfo; 3] }
    account f7ede3f5d7c3de46 PoolState { bump: u8, ammConfig: pubkey, owner: pubkey, tokenMint0: pubkey, tokenMint1: pubkey, tokenVault0: pubkey, tokenVault1: pubkey, observationKey: pubkey, mintDecimals0: u8, mintDecimals1: u8, tickSpacing: u16, liquidity: u128, sqrtPriceX64: u128, tickCurrent: i32, observationIndex: u16, observationUpdateDuration: u16, feeGrowthGlobal0X64: u128, feeGrowthGlobal1X64: u128, protocolFeesToken0: u64, protocolFeesToken1: u64, swapInAmountToken0: u128, swapOutAmountToken1: u128, swapInAmountToken1: u128, swapOutAmountToken0: u128, status: u8, padding: [u8; 7], rewardInfos: [RewardInfo; 3], tickArrayBitmap: [u64; 16], totalFeesToken0: u64, totalFeesClaimedToken0: u64, totalFeesToken1: u64, totalFeesClaimedToken1: u64, fundFeesToken0: u64, fundFeesToken1: u64, openTime: u64, padding1: [u64; 25], padding2: [u64; 32] }
    account 466f967ee60f1975 PersonalPositionState { bump: u8, nftMint: pubkey, poolId: pubkey, tickLowerIndex: i32, tickUpperIndex: i32, liquidity: u128, feeGrowthInside0LastX64: u128, feeGrowthInside1LastX64: u128, tokenFeesOwed0: u64, tokenFeesOwed1: u64, rewardInfos: [PositionRewardInfo; 3], padding: [u64; 8] }
    account 64e2916392daa06a ProtocolPositionState { bump: u8, poolId: pubkey, tickLowerIndex: i32, tickUpperIndex: i32, liquidity: u128, feeGrowthInside0LastX64: u128, feeGrowthInside1LastX64: u128, tokenFeesOwed0: u64, tokenFeesOwed1: u64, rewardGrowthInside: [u128; 3], padding: [u64; 8] }
    account beb2e7b831ba670d WhirlpoolStrategy { adminAuthority: pubkey, globalConfig: pubkey, baseVaultAuthority: pubkey, baseVaultAuthorityBump: u64, pool: pubkey, poolTokenVaultA: pubkey, poolTokenVaultB: pubkey, tickArrayLower: pubkey, tickArrayUpper: pubkey, position: pubkey, positionMint: pubkey, positionMetadata: pubkey, positionTokenAccount: pubkey, tokenAVault: pubkey, tokenBVault: pubkey, deprecated0: [pubkey; 2], deprecated1: [u64; 2], tokenAMint: pubkey, tokenBMint: pubkey, tokenAMintDecimals: u64, tokenBMintDecimals: u64, tokenAAmounts: u64, tokenBAmounts: u64, tokenACollateralId: u64, tokenBCollateralId: u64, scopePrices: pubkey, deprecated2: pubkey, sharesMint: pubkey, sharesMintDecimals: u64, sharesMintAuthority: pubkey, sharesMintAuthorityBump: u64, sharesIssued: u64, status: u64, reward0Amount: u64, reward0Vault: pubkey, reward0CollateralId: u64, reward0Decimals: u64, reward1Amount: u64, reward1Vault: pubkey, reward1CollateralId: u64, reward1Decimals: u64, reward2Amount: u64, reward2Vault: pubkey, reward2CollateralId: u64, reward2Decimals: u64, depositCapUsd: u64, feesACumulative: u64, feesBCumulative: u64, reward0AmountCumulative: u64, reward1AmountCumulative: u64, reward2AmountCumulative: u64, depositCapUsdPerIxn: u64, withdrawalCapA: WithdrawalCaps, withdrawalCapB: WithdrawalCaps, maxPriceDeviationBps: u64, swapVaultMaxSlippageBps: u32, swapVaultMaxSlippageFromReferenceBps: u32, strategyType: u64, padding0: u64, withdrawFee: u64, feesFee: u64, reward0Fee: u64, reward1Fee: u64, reward2Fee: u64, positionTimestamp: u64, kaminoRewards: [KaminoRewardInfo; 3], strategyDex: u64, raydiumProtocolPositionOrBaseVaultAuthority: pubkey, allowDepositWithoutInvest: u64, raydiumPoolConfigOrBaseVaultAuthority: pubkey, depositBlocked: u8, creationStatus: u8, investBlocked: u8, shareCalculationMethod: u8, withdrawBlocked: u8, reservedFlag2: u8, localAdminBlocked: u8, flashVaultSwapAllowed: u8, referenceSwapPriceA: Price, referenceSwapPriceB: Price, isCommunity: u8, rebalanceType: u8, padding1: [u8; 6], rebalanceRaw: RebalanceRaw, padding2: [u8; 7], tokenAFeesFromRewardsCumulative: u64, tokenBFeesFromRewardsCumulative: u64, strategyLookupTable: pubkey, lastSwapUnevenStepTimestamp: u64, farm: pubkey, rebalancesCap: WithdrawalCaps, swapUnevenAuthority: pubkey, tokenATokenProgram: pubkey, tokenBTokenProgram: pubkey, pendingAdmin: pubkey, padding3: u64, padding4: [u128; 13], padding5: [u128; 32], padding6: [u128; 32], padding7: [u128; 32] }
    account 95089ccaa0fcb0d9 GlobalConfig { emergencyMode: u64, blockDeposit: u64, blockInvest: u64, blockWithdraw: u64, blockCollectFees: u64, blockCollectRewards: u64, blockSwapRewards: u64, blockSwapUnevenVaults: u32, blockEmergencySwap: u32, minWithdrawalFeeBps: u64, scopeProgramId: pubkey, scopePriceId: pubkey, swapRewardsDiscountBps: [u64; 256], actionsAuthority: pubkey, adminAuthority: pubkey, treasuryFeeVaults: [pubkey; 256], tokenInfos: pubkey, blockLocalAdmin: u64, minPerformanceFeeBps: u64, minSwapUnevenSlippageToleranceBps: u64, minReferencePriceSlippageToleranceBps: u64, actionsAfterRebalanceDelaySeconds: u64, treasuryFeeVaultReceiver: pubkey, padding: [u64; 2035] }
    account 7fd234e24aa96f09 CollateralInfos { infos: [CollateralInfo; 256] }
    account b4338af7f0ad774f ScopeChainAccount { chainArray: [[u16; 4]; 512] }
    account c5ad885bb6317113 TermsSignature { signature: [u8; 64] }
    type PositionRewardInfo { growthInsideCheckpoint: u128, amountOwed: u64 }
    type WhirlpoolRewardInfo { mint: pubkey, vault: pubkey, authority: pubkey, emissionsPerSecondX64: u128, growthGlobalX64: u128 }
    type RewardInfo { rewardState: u8, openTime: u64, endTime: u64, lastUpdateTime: u64, emissionsPerSecondX64: u128, rewardTotalEmissioned: u64, rewardClaimed: u64, tokenMint: pubkey, tokenVault: pubkey, authority: pubkey, rewardGrowthGlobalX64: u128 }
    type RebalanceRaw { params: [u8; 128], state: [u8; 256], referencePriceType: u8 }
    type CollateralInfo { mint: pubkey, lowerHeuristic: u64, upperHeuristic: u64, expHeuristic: u64, maxTwapDivergenceBps: u64, scopeTwapPriceChain: [u16; 4], scopePriceChain: [u16; 4], name: [u8; 32], maxAgePriceSeconds: u64, maxAgeTwapSeconds: u64, maxIgnorableAmountAsReward: u64, disabled: u8, padding0: [u8; 7], scopeStakingRateChain: [u16; 4], padding: [u64; 8] }
    type KaminoRewardInfo { decimals: u64, rewardVault: pubkey, rewardMint: pubkey, rewardCollateralId: u64, lastIssuanceTs: u64, rewardPerSecond: u64, amountUncollected: u64, amountIssuedCumulative: u64, amountAvailable: u64 }
    type WithdrawalCaps { configCapacity: i64, currentTotal: i64, lastIntervalStartTimestamp: u64, configIntervalLengthSeconds: u64 }
    type Price { value: u64, exp: u64 }
    error 6000 IntegerOverflow Integer overflow
    error 6001 OperationForbidden Operation Forbidden
    error 6002 ZeroAmount [DEPRECATED] Zero amount
    error 6003 UnableToDeserializeAccount Unable to deserialize account
    error 6004 VaultBalanceDoesNotMatchTokenA [DEPRECATED] Vault balance does not match for token A
    error 6005 VaultBalanceDoesNotMatchTokenB [DEPRECATED] Vault balance does not match for token B
    error 6006 SharesIssuedAmountDoesNotMatch [DEPRECATED] Shares issued amount does not match
    error 6007 GlobalConfigKeyError Key is not present in global config
    error 6008 SystemInEmergencyMode [DEPRECATED] System is in emergency mode
    error 6009 GlobalDepositBlocked Global deposit is currently blocked
    error 6010 GlobalWithdrawBlocked Global withdraw is currently blocked
    error 6011 GlobalInvestBlocked Global invest is currently blocked
    error 6012 OutOfRangeIntegralConversion Out of range integral conversion attempted
    error 6013 MathOverflow [DEPRECATED] Mathematical operation with overflow
    error 6014 TooMuchLiquidityToWithdraw Unable to withdraw more liquidity than available in position
    error 6015 DepositAmountsZero Deposit amounts must be greater than zero
    error 6016 SharesZero Number of shares to withdraw must be greater than zero
    error 6017 StrategyNotActive Strategy not active
    error 6018 UnharvestedAmounts There are unharvested gains
    error 6019 InvalidRewardMapping Reward mapping incorrect
    error 6020 InvalidRewardIndex Reward index incorrect
    error 6021 OwnRewardUninitialized Cannot use uninitialized reward vault
    error 6022 PriceNotValid Price is not valid
    error 6023 SwapRewardImbalanced Must provide almost equal amounts of tokens
    error 6024 SwapRewardTooSmall Swap reward is zero or less than requested
    error 6025 SwapRewardLessThanRequested Swap reward is less than what user requested as minimum
    error 6026 SwapRewardLessThanMinimum Swap reward is less than minimum acceptable
    error 6027 WrongDiscriminator Wrong discriminator
    error 6028 WrongMint Wrong mint
    error 6029 WrongVault Wrong vault
    error 6030 SwapAmountsZero Swap amounts must be greater than zero
    error 6031 PriceTooOld Price too old
    error 6032 CannotInvestZeroAmount Cannot invest zero amount
    error 6033 MaxInvestableZero Cannot have zero investable amount
    error 6034 CollectFeesBlocked Collect fees is blocked
    error 6035 CollectRewardsBlocked Collect rewards is blocked
    error 6036 SwapRewardsBlocked Swap rewards is blocked
    error 6037 WrongRewardCollateralID Reward collateral ID is incorrect for strategy
    error 6038 InvalidPositionAccount Position account doesn't match internal records
    error 6039 CouldNotDeserializeScope Scope account could not be deserialized
    error 6040 WrongCollateralID [DEPRECATED] Collateral ID invalid for strategy
    error 6041 CollateralTokensExceedDepositCap Collaterals exceed deposit cap
    error 6042 SwapUnevenVaultsBlocked Swap uneven vaults is blocked
    error 6043 VaultsAreAlreadyBalanced Cannot swap as vaults are already balanced
    error 6044 CannotSwapUnevenOutOfRange Cannot swap uneven vaults when position is out of range
    error 6045 DivideByZero Cannot divide by zero
    error 6046 DeltaATooLarge [DEPRECATED] Delta A too large
    error 6047 DeltaBTooLarge [DEPRECATED] Delta B too large
    error 6048 CannotExecutiveWithdrawZeroAmount [DEPRECATED] Cannot executive withdraw zero amount
    error 6049 CannotWithdrawZeroAmount Cannot withdraw zero amount
    error 6050 CannotCollectFeesOnZeroLiquidityPosition [DEPRECATED] Cannot collect fees on zero liquidity position
    error 6051 StrategyNotActiveWhenDepositing Cannot deposit inactive position
    error 6052 StrategyNotActiveWhenOpeningPosition Cannot open position with existing opened position
    error 6053 CollateralTokensExceedDepositCapPerIxn Collaterals exceed deposit ixn cap
    error 6054 CannotDepositOutOfRange Cannot deposit when strategy out of range
    error 6055 CannotInvestOutOfRange Cannot invest when strategy out of range
    error 6056 WithdrawalCapReached Withdrawal cap is reached
    error 6057 TimestampDecrease Timestamp decrease
    error 6058 CPINotAllowed CPI not allowed
    error 6059 OrcaPriceTooDifferentFromScope Cannot use orca price as it is too different from scope price
    error 6060 LowerTickLargerThanUpperTick Lower tick larger than upper tick
    error 6061 LowerTickTooLow Lower tick is lower than the minimal supported low tick
    error 6062 UpperTickTooLarge Upper tick is larger than the maximum supported tick
    error 6063 LowerTickNotMultipleOfTickSpacing Lower tick is not a multiple of tick spacing
    error 6064 UpperTickNotMultipleOfTickSpacing Upper tick is not a multiple of tick spacing
    error 6065 CannotChangeAdminAuthority Cannot change admin authority
    error 6066 CannotResizeAccount Cannot resize with smaller new size
    error 6067 ScopeChainUpdateFailed Scope chain update failed
    error 6068 PriceTooDivergentFromTwap Price too divergent from twap
    error 6069 ExistingRewardOverride [DEPRECATED] Can not override the existing reward
    error 6070 WrongKaminoRewardId Kamino reward id exceeds the available slots
    error 6071 KaminoRewardNotExist Kamino reward is not initialized
    error 6072 KaminoRewardAlreadyExists Kamino reward is already initialized
    error 6073 KaminoCollateralNotValid Kamino collateral is not valid
    error 6074 KaminoRewardExceedsAvailableAmount [DEPRECATED] Expected kamino reward is bigger then the available amount within the vault
    error 6075 SwapUnevenVaultsOvershoot Swap uneven vaults result in the opposite unbalance of the vaults
    error 6076 BpsNotInRange Bps parameter passed to instruction is not in range
    error 6077 EmergencySwapBlocked Emergency Swap is blocked
    error 6078 StrategyNotFrozen Strategy is expected to be frozen for this operation
    error 6079 UnexpectedTokenAmountsPostSwap Token left in vault post swap are lower than expected
    error 6080 AccountNotBelongToDEX Account doesn't belong to the DEX
    error 6081 WrongDEXProgramID Wrong DEX program ID
    error 6082 OrcaRewardUninitialized Cannot use uninitialized orca reward vault
    error 6083 InvalidAdminAuthority Invalid admin authority
    error 6084 PriceIsBiggerThanHeuristic Token price is bigger than heuristic
    error 6085 PriceIsLowerThanHeuristic Token price is lower than heuristic
    error 6086 AccountDifferentThanExpected Account different than expected
    error 6087 SwapAmountsTooSmall Swap amount below the minimum value
    error 6088 InvalidDexProgramId Invalid dex program id
    error 6089 StrategyDepositBlocked Strategy deposit is currently blocked
    error 6090 StrategyInvestBlocked Strategy invest is currently blocked
    error 6091 StrategyWithdrawBlocked Strategy withdraw is currently blocked
    error 6092 WrongSwapVaultDirection Vault swap can't be performed in the required direction
    error 6093 SwapVaultsTooBig Provided amount for vault swap is over the limit
    error 6094 SwapVaultsCashOutputBelowMinimum Token out for cash based vault swap is below minimum expected
    error 6095 FlashIxsNotEnded Flash ixs initiated without the closing ix in the transaction
    error 6096 FlashTxWithUnexpectedIxs Some unexpected instructions are present in the tx. Either before or after the flash ixs, or some ix target the same program between
    error 6097 FlashIxsAccountMismatch Some accounts differ between the two flash ixs
    error 6098 FlashIxsIncludeScope A scope ix is present in a flash tx
    error 6099 FlashVaultSwapBlocked Flash vault swap is blocked on this strategy
    error 6100 FlashVaultSwapWrongAmountToLeave Unexpected amount of tokens in ata prior flash vault swap (wrong amount_to_leave_to_user)
    error 6101 DepositLessThanMinimum Deposit amount less than minimal allowed
    error 6102 DepositWithoutInvestDisallowed Cannot deposit without invest
    error 6103 InvalidScopeChain Invalid Scope Chain
    error 6104 InvalidScopeTWAPChain Invalid Scope TWAP Chain
    error 6105 PositionHasRemainingLiquidity Existent position has liquidity, new position creation is forbidden
    error 6106 PoolRebalancing Deposit is not allowed as pool is rebalancing
    error 6107 PermissionlessRebalancingDisabled Permissionless rebalancing is disabled
    error 6108 ManualRebalanceInvalidOwner Only the owner of the strategy can manually rebalance it
    error 6109 InvalidRebalanceType Invalid rebalance type for the strategy
    error 6110 NoRebalanceNecessary No rebalance necessary based on current rebalance type/parameters
    error 6111 TickArraysDoNotMatchRebalance The given tick arrays do not match the rebalance result
    error 6112 StrategyPositionNotValid Expected strategy position to be initialized
    error 6113 CouldNotDeserializeRebalanceState Rebalance state could not be deserialized
    error 6114 CouldNotSerializeRebalanceState Rebalance state could not be serialized
    error 6115 CouldNotDeserializeRebalanceParams Rebalance params could not be deserialized
    error 6116 NotEnoughTokensForRatio Deposit is not allowed as token amounts are not enough to match our holdings ratio
    error 6117 AmountsRepresentZeroShares The provided amounts are too small
    error 6118 MaxLossExceeded Rouding errors exceed the maximal loss tolerance
    error 6119 RewardNotStrategyToken Reward does not match strategy token
    error 6120 DecimalToU64ConversionFailed Decimal to u64 conversion failed
    error 6121 DecimalOperationFailed Decimal operation failed
    error 6122 VaultBalancesCausesWrongSharesIssuance Deposit is not allowed as the strategy is not fully invested in the pool
    error 6123 TokenDisabled Token cannot be used in strategy creation
    error 6124 InvalidReferencePriceType Invalid reference price type
    error 6125 TokenToSwapNotEnough Token amount to be swapped is not enough
    error 6126 TokenAccountBalanceMismatch Token amount in ata is different than the expected amount
    error 6127 UnexpectedProgramIdForPrerequisiteIx Unexpected programID for prerequisite ix
    error 6128 ComputeFeesAndRewardsUpdateError Got an error from the dex specific function while computing the fees/rewards update
    error 6129 SharesNotZero There must be no shares issued when closing a strategy
    error 6130 InvalidScopeStakingRateChain Invalid Scope staking rate Chain
    error 6131 StakingRateNotValid Staking rate (provided by Scope) is not valid
    error 6132 DecimalToU128ConversionFailed Decimal to u128 conversion failed
    error 6133 DecimalNegativeSqrtRoot Decimal sqrt on negative number
    error 6134 DriftingOppositeDirection Drifting strategy is moving in the opposite direction
    error 6135 WrongRewardCollateralId Wrong reward collateral_id
    error 6136 CollateralInfoAlreadyExists Collateral info already exists for given index
    error 6137 InvestTooEarly Invest is too early after the position was opened
    error 6138 SwapUnevenTooEarly Swap uneven is too early after the position was opened
    error 6139 FlashSwapTooEarly Flash swap is too early after the position was opened
    error 6140 RebalancesCapReached Rebalance caps reached, no rebalances are allowed until the end of the current interval
    error 6141 SwapUnevenInvalidAuthority Cannot swap uneven because authority is set and the given signer does not correspond
    error 6142 InvalidTick Invalid tick requested
    error 6143 MeteoraMathOverflow Meteora math overflowed
    error 6144 StrategyTickArrayNotValid Expected strategy tick arrays to be initialized
    error 6145 WrongEventAuthority Wrong event authority
    error 6146 StrategyFieldUpdateNotAllowed Strategy field update is not allowed
    error 6147 UnsupportedDex DEX is not supported for this operation
    error 6148 InvalidBPSValue Invalid BPS value provided
    error 6149 RewardVaultOverrideNotAllowed Reward vault override not allowed
    error 6150 ComputeFeesAndRewardsInvalidReward Got invalid reward from the dex specific function while computing the fees/rewards update
    error 6151 EmptyTreasury No tokens to withdraw from treasury fee vault
    error 6152 ChangingPoolRewardMintMismatch New pool reward mint does not match the old pool reward mint
    error 6153 ProvidedRewardVaultMismatch The provided reward vault does not match the strategy state
    error 6154 RepeatedMint The provided reward vault does not match the strategy state
    error 6155 UnsupportedTokenExtension The token extension is not supported by the program
    error 6156 UnsupportedDexForToken22 Cannot initialize strategy with this dex while having a mint with token22
  `,
});
