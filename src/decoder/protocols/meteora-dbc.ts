import { defineInterface } from '../define-interface.ts';

const LAUNCH = { title: 'Launch token', sentence: 'Launch the token {name} ({symbol}) as {baseMint}' };

export default defineInterface({
  key: 'meteora-dbc',
  name: 'Meteora DBC',
  programs: ['dbcij3LWUppWqq96dh6gJWwBifmcGfLSB5D4DuSMaqN'],
  category: 'launchpad',
  source: 'the program’s own IDLs 0.1.10 and 0.1.6',
  meaning: {
    swap: {
      sentence: 'Swap {amountIn} for at least {minimumAmountOut} through the pool {pool}',
      amounts: { amountIn: 'inputTokenAccount', minimumAmountOut: 'outputTokenAccount' },
      swap: 'payer',
    },
    swap2: { sentence: 'Swap through the pool {pool}', swap: 'payer' },
    initializeVirtualPoolWithSplToken: LAUNCH,
    initializeVirtualPoolWithToken2022: LAUNCH,
    migrateMeteoraDamm: {
      title: 'Graduate to a pool',
      sentence: 'Migrate the liquidity of {virtualPool} from its bonding curve to the pool {pool}',
    },
    migrationDammV2: {
      title: 'Graduate to a pool',
      sentence: 'Migrate the liquidity of {baseMint} from its bonding curve to the pool {pool}',
    },
    claimCreatorTradingFee: { sentence: 'Claim the creator’s fees of the pool {pool}' },
    claimTradingFee: { sentence: 'Claim the launchpad’s fees of the pool {pool}' },
    claimProtocolFee: { sentence: 'Claim the protocol’s fees of the pool {pool}' },
    createConfig: { sentence: 'Create the launch config {config}' },
    createLocker: { sentence: 'Lock tokens of {baseMint} set aside for {creator}' },
    createVirtualPoolMetadata: { sentence: 'Create the metadata of the pool {virtualPool}' },
    creatorWithdrawSurplus: { sentence: 'Withdraw the surplus of the pool {virtualPool}' },
    partnerWithdrawSurplus: { sentence: 'Withdraw the surplus of the pool {virtualPool}' },
    withdrawLeftover: { sentence: 'Withdraw the leftover tokens of the pool {virtualPool}' },
    transferPoolCreator: { sentence: 'Transfer the creator role of the pool {virtualPool} to {newCreator}' },
  },
  interface: `
    instruction 52dcfabd03556b2d claimCreatorTradingFee(maxBaseAmount: u64, maxQuoteAmount: u64): poolAuthority pool tokenAAccount tokenBAccount baseVault quoteVault baseMint quoteMint creator tokenBaseProgram tokenQuoteProgram eventAuthority program
    instruction faee1a048b0a65f8 claimPartnerPoolCreationFee(): config pool feeClaimer feeReceiver eventAuthority program
    instruction a5e4853063f9ff21 claimProtocolFee(maxBaseAmount: u64, maxQuoteAmount: u64): poolAuthority config pool baseVault quoteVault baseMint quoteMint tokenBaseAccount tokenQuoteAccount operator signer tokenBaseProgram tokenQuoteProgram eventAuthority program
    instruction 72cd53bcf0991936 claimProtocolPoolCreationFee(): config pool operator signer treasury eventAuthority program
    instruction 08ec5931987db151 claimTradingFee(maxAmountA: u64, maxAmountB: u64): poolAuthority config pool tokenAAccount tokenBAccount baseVault quoteVault baseMint quoteMint feeClaimer tokenBaseProgram tokenQuoteProgram eventAuthority program
    instruction 082957235030791a closeClaimProtocolFeeOperator(): claimFeeOperator rentReceiver signer eventAuthority program
    instruction ab09d54a7817031d closeOperatorAccount(): operator signer rentReceiver
    instruction c9cff3724b6f2fbd createConfig(configParameters: configParameters): config feeClaimer leftoverReceiver quoteMint payer systemProgram eventAuthority program
    instruction a75a899a4b2f1154 createLocker(): virtualPool config poolAuthority baseVault baseMint base creator escrow escrowToken payer tokenProgram lockerProgram lockerEventAuthority systemProgram
    instruction dd40f695f099e5a3 createOperatorAccount(permission: u128): operator whitelistedAddress signer payer systemProgram eventAuthority program
    instruction c0a8eabfbce2e3ff createPartnerMetadata(padding: [u8; 96], name: string, website: string, logo: string): partnerMetadata payer feeClaimer systemProgram eventAuthority program
    instruction 2d61bb67fe6d7c86 createVirtualPoolMetadata(padding: [u8; 96], name: string, website: string, logo: string): virtualPool virtualPoolMetadata creator payer systemProgram eventAuthority program
    instruction a50389071c864c50 creatorWithdrawSurplus(): poolAuthority config virtualPool tokenQuoteAccount quoteVault quoteMint creator tokenQuoteProgram eventAuthority program
    instruction 8c55d7b06636684f initializeVirtualPoolWithSplToken(name: string, symbol: string, uri: string): config poolAuthority creator baseMint quoteMint pool baseVault quoteVault mintMetadata metadataProgram payer tokenQuoteProgram tokenProgram systemProgram eventAuthority program
    instruction a976334e916edc9b initializeVirtualPoolWithToken2022(name: string, symbol: string, uri: string): config poolAuthority creator baseMint quoteMint pool baseVault quoteVault payer tokenQuoteProgram tokenProgram systemProgram eventAuthority program
    instruction 1b013016b43f76d9 migrateMeteoraDamm(): virtualPool migrationMetadata config poolAuthority pool dammConfig lpMint tokenAMint tokenBMint aVault bVault aTokenVault bTokenVault aVaultLpMint bVaultLpMint aVaultLp bVaultLp baseVault quoteVault virtualPoolLp protocolTokenAFee protocolTokenBFee payer rent mintMetadata metadataProgram ammProgram vaultProgram tokenProgram associatedTokenProgram systemProgram
    instruction 8b85021e5b917f9a migrateMeteoraDammClaimLpToken(): virtualPool migrationMetadata poolAuthority lpMint sourceToken destinationToken owner sender tokenProgram
    instruction b137ee9dfb58a52a migrateMeteoraDammLockLpToken(): virtualPool migrationMetadata poolAuthority pool lpMint lockEscrow owner sourceTokens escrowVault ammProgram aVault bVault aVaultLp bVaultLp aVaultLpMint bVaultLpMint tokenProgram
    instruction 9ca9e66735e45040 migrationDammV2(): virtualPool migrationMetadata config poolAuthority pool firstPositionNftMint firstPositionNftAccount firstPosition secondPositionNftMint? secondPositionNftAccount? secondPosition? dammPoolAuthority ammProgram baseMint quoteMint tokenAVault tokenBVault baseVault quoteVault payer tokenBaseProgram tokenQuoteProgram token2022Program dammEventAuthority systemProgram
    instruction 6dbd1324c3b7de52 migrationDammV2CreateMetadata(): virtualPool config migrationMetadata payer systemProgram eventAuthority program
    instruction 2f5e7e73dde2c285 migrationMeteoraDammCreateMetadata(): virtualPool config migrationMetadata payer systemProgram eventAuthority program
    instruction a8ad4864c962265c partnerWithdrawSurplus(): poolAuthority config virtualPool tokenQuoteAccount quoteVault quoteMint feeClaimer tokenQuoteProgram eventAuthority program
    instruction f8c69e91e17587c8 swap(amountIn: u64, minimumAmountOut: u64): poolAuthority config pool inputTokenAccount outputTokenAccount baseVault quoteVault baseMint quoteMint payer tokenBaseProgram tokenQuoteProgram referralTokenAccount? eventAuthority program
    instruction 414b3f4ceb5b5b88 swap2(amount0: u64, amount1: u64, swapMode: u8): poolAuthority config pool inputTokenAccount outputTokenAccount baseVault quoteVault baseMint quoteMint payer tokenBaseProgram tokenQuoteProgram referralTokenAccount? eventAuthority program
    instruction 1407a9213a93a621 transferPoolCreator(): virtualPool config creator newCreator eventAuthority program
    instruction 14c6caedebf3b742 withdrawLeftover(): poolAuthority config virtualPool tokenBaseAccount baseVault baseMint leftoverReceiver tokenBaseProgram eventAuthority program
    instruction ed8e2d178106dea2 withdrawMigrationFee(flag: u8): poolAuthority config virtualPool tokenQuoteAccount quoteVault quoteMint sender tokenQuoteProgram eventAuthority program
    instruction d59bbb2238b65bf0 zapProtocolFee(maxAmount: u64): poolAuthority config pool tokenVault tokenMint receiverToken operator signer tokenProgram sysvarInstructions
    instruction 268652d85f7c1163 closeClaimFeeOperator(): claimFeeOperator rentReceiver admin eventAuthority program
    instruction a93ecf6b3abba26d createClaimFeeOperator(): claimFeeOperator operator admin systemProgram eventAuthority program
    instruction 3688e18aacb6d6a7 protocolWithdrawSurplus(): poolAuthority config virtualPool tokenQuoteAccount quoteVault quoteMint tokenQuoteProgram eventAuthority program
    account a630865622c8bc96 claimFeeOperator { operator: pubkey, padding: [u8; 128] }
    account 9b0caae01efacc82 config { poolFees: poolFees, activationDuration: u64, vaultConfigKey: pubkey, poolCreatorAuthority: pubkey, activationType: u8, partnerFeeNumerator: u64, padding: [u8; 219] }
    account be6a7906c8b6154b lockEscrow { pool: pubkey, owner: pubkey, escrowVault: pubkey, bump: u8, totalLockedAmount: u64, lpPerToken: u128, unclaimedFeePending: u64, aFee: u64, bFee: u64 }
    account 119b8dd7cf04859c meteoraDammMigrationMetadata { virtualPool: pubkey, padding0: [u8; 32], partner: pubkey, lpMint: pubkey, partnerLockedLiquidity: u64, partnerLiquidity: u64, creatorLockedLiquidity: u64, creatorLiquidity: u64, padding0: u8, creatorLockedStatus: u8, partnerLockedStatus: u8, creatorClaimStatus: u8, partnerClaimStatus: u8, padding: [u8; 107] }
    account db1fbc91458bcc75 operator { whitelistedAddress: pubkey, permission: u128, padding: [u64; 2] }
    account 4444821310d1629c partnerMetadata { feeClaimer: pubkey, padding: [u128; 6], name: string, website: string, logo: string }
    account 1a6c0e7b74e6812b poolConfig { quoteMint: pubkey, feeClaimer: pubkey, leftoverReceiver: pubkey, poolFees: poolFeesConfig, partnerLiquidityVestingInfo: liquidityVestingInfo, creatorLiquidityVestingInfo: liquidityVestingInfo, padding0: [u8; 14], padding1: u16, collectFeeMode: u8, migrationOption: u8, activationType: u8, tokenDecimal: u8, version: u8, tokenType: u8, quoteTokenFlag: u8, partnerPermanentLockedLiquidityPercentage: u8, partnerLiquidityPercentage: u8, creatorPermanentLockedLiquidityPercentage: u8, creatorLiquidityPercentage: u8, migrationFeeOption: u8, fixedTokenSupplyFlag: u8, creatorTradingFeePercentage: u8, tokenUpdateAuthority: u8, migrationFeePercentage: u8, creatorMigrationFeePercentage: u8, padding2: [u8; 7], swapBaseAmount: u64, migrationQuoteThreshold: u64, migrationBaseThreshold: u64, migrationSqrtPrice: u128, lockedVestingConfig: lockedVestingConfig, preMigrationTokenSupply: u64, postMigrationTokenSupply: u64, migratedCollectFeeMode: u8, migratedDynamicFee: u8, migratedPoolFeeBps: u16, migratedPoolBaseFeeMode: u8, enableFirstSwapWithMinFee: u8, migratedCompoundingFeeBps: u16, poolCreationFee: u64, migratedPoolBaseFeeBytes: [u8; 16], sqrtStartPrice: u128, curve: [liquidityDistributionConfig; 20] }
    account d5e005d16245775c virtualPool { volatilityTracker: volatilityTracker, config: pubkey, creator: pubkey, baseMint: pubkey, baseVault: pubkey, quoteVault: pubkey, baseReserve: u64, quoteReserve: u64, protocolBaseFee: u64, protocolQuoteFee: u64, partnerBaseFee: u64, partnerQuoteFee: u64, sqrtPrice: u128, activationPoint: u64, poolType: u8, isMigrated: u8, isPartnerWithdrawSurplus: u8, isProtocolWithdrawSurplus: u8, migrationProgress: u8, isWithdrawLeftover: u8, isCreatorWithdrawSurplus: u8, migrationFeeWithdrawStatus: u8, metrics: poolMetrics, finishCurveTimestamp: u64, creatorBaseFee: u64, creatorQuoteFee: u64, legacyCreationFeeBits: u8, creationFeeBits: u8, hasSwap: u8, padding0: [u8; 5], protocolLiquidityMigrationFeeBps: u16, padding1: [u8; 6], protocolMigrationBaseFeeAmount: u64, protocolMigrationQuoteFeeAmount: u64, padding2: [u64; 3] }
    account d92552fa2b2fe4fe virtualPoolMetadata { virtualPool: pubkey, padding: [u128; 6], name: string, website: string, logo: string }
    event 9ae4d7ca859bd68a evtClaimCreatorTradingFee { pool: pubkey, tokenBaseAmount: u64, tokenQuoteAmount: u64 }
    event 956f952c8840af3e evtClaimPoolCreationFee { pool: pubkey, receiver: pubkey, creationFee: u64 }
    event baf44bfbbc0d1921 evtClaimProtocolFee { pool: pubkey, tokenBaseAmount: u64, tokenQuoteAmount: u64 }
    event 51a8741fa1561b23 evtClaimProtocolLiquidityMigrationFee { pool: pubkey, tokenBaseAmount: u64, tokenQuoteAmount: u64 }
    event 1a5375f05cca70fe evtClaimTradingFee { pool: pubkey, tokenBaseAmount: u64, tokenQuoteAmount: u64 }
    event 6f2725376ed8c217 evtCloseClaimFeeOperator { claimFeeOperator: pubkey, operator: pubkey }
    event 1506997844741cb1 evtCreateClaimFeeOperator { operator: pubkey }
    event 83cfb4aeb449a536 evtCreateConfig { config: pubkey, quoteMint: pubkey, feeClaimer: pubkey, owner: pubkey, poolFees: poolFeeParameters, collectFeeMode: u8, migrationOption: u8, activationType: u8, tokenDecimal: u8, tokenType: u8, partnerPermanentLockedLiquidityPercentage: u8, partnerLiquidityPercentage: u8, creatorPermanentLockedLiquidityPercentage: u8, creatorLiquidityPercentage: u8, swapBaseAmount: u64, migrationQuoteThreshold: u64, migrationBaseAmount: u64, sqrtStartPrice: u128, lockedVesting: lockedVestingParams, migrationFeeOption: u8, fixedTokenSupplyFlag: u8, preMigrationTokenSupply: u64, postMigrationTokenSupply: u64, curve: Vec<liquidityDistributionParameters> }
    event a34a42bb77c31a90 evtCreateConfigV2 { config: pubkey, quoteMint: pubkey, feeClaimer: pubkey, leftoverReceiver: pubkey, configParameters: configParameters }
    event 63a7853fd68faf8b evtCreateMeteoraMigrationMetadata { virtualPool: pubkey }
    event 9849150f4257359d evtCreatorWithdrawSurplus { pool: pubkey, surplusAmount: u64 }
    event e5e756549c864b18 evtCurveComplete { pool: pubkey, config: pubkey, baseReserve: u64, quoteReserve: u64 }
    event e432f655cb428625 evtInitializePool { pool: pubkey, config: pubkey, creator: pubkey, baseMint: pubkey, poolType: u8, activationPoint: u64 }
    event aedf2c96916259c3 evtPartnerClaimPoolCreationFee { pool: pubkey, partner: pubkey, creationFee: u64, feeReceiver: pubkey }
    event c87f06370d200896 evtPartnerMetadata { partnerMetadata: pubkey, feeClaimer: pubkey }
    event b5697f4308bb7839 evtPartnerWithdrawMigrationFee { pool: pubkey, fee: u64 }
    event c3389809e8482316 evtPartnerWithdrawSurplus { pool: pubkey, surplusAmount: u64 }
    event 1b3c15d58aaabb93 evtSwap { pool: pubkey, config: pubkey, tradeDirection: u8, hasReferral: bool, params: swapParameters, swapResult: swapResult, amountIn: u64, currentTimestamp: u64 }
    event bd4233a826507599 evtSwap2 { pool: pubkey, config: pubkey, tradeDirection: u8, hasReferral: bool, swapParameters: swapParameters2, swapResult: swapResult2, quoteReserveAmount: u64, migrationThreshold: u64, currentTimestamp: u64 }
    event 6be1a5ed5b9ed5dc evtUpdatePoolCreator { pool: pubkey, creator: pubkey, newCreator: pubkey }
    event bc12484cc35b264a evtVirtualPoolMetadata { virtualPoolMetadata: pubkey, virtualPool: pubkey }
    event bfbd688f6f9c5ee5 evtWithdrawLeftover { pool: pubkey, leftoverReceiver: pubkey, leftoverAmount: u64 }
    event 1acb5455a11764d6 evtWithdrawMigrationFee { pool: pubkey, fee: u64, flag: u8 }
    event 676f84a88cfd9672 evtCreateDammV2MigrationMetadata { virtualPool: pubkey }
    event 6d6f1cdd86c3e6cb evtProtocolWithdrawSurplus { pool: pubkey, surplusAmount: u64 }
    type baseFeeConfig { cliffFeeNumerator: u64, secondFactor: u64, thirdFactor: u64, firstFactor: u16, baseFeeMode: u8, padding0: [u8; 5] }
    type baseFeeParameters { cliffFeeNumerator: u64, firstFactor: u16, secondFactor: u64, thirdFactor: u64, baseFeeMode: u8 }
    type configParameters { poolFees: poolFeeParameters, collectFeeMode: u8, migrationOption: u8, activationType: u8, tokenType: u8, tokenDecimal: u8, partnerLiquidityPercentage: u8, partnerPermanentLockedLiquidityPercentage: u8, creatorLiquidityPercentage: u8, creatorPermanentLockedLiquidityPercentage: u8, migrationQuoteThreshold: u64, sqrtStartPrice: u128, lockedVesting: lockedVestingParams, migrationFeeOption: u8, tokenSupply: Option<tokenSupplyParams>, creatorTradingFeePercentage: u8, tokenUpdateAuthority: u8, migrationFee: migrationFee, migratedPoolFee: migratedPoolFee, poolCreationFee: u64, partnerLiquidityVestingInfo: liquidityVestingInfoParams, creatorLiquidityVestingInfo: liquidityVestingInfoParams, migratedPoolBaseFeeMode: u8, migratedPoolMarketCapFeeSchedulerParams: migratedPoolMarketCapFeeSchedulerParams, enableFirstSwapWithMinFee: bool, compoundingFeeBps: u16, padding: [u8; 2], curve: Vec<liquidityDistributionParameters> }
    type dynamicFeeConfig { initialized: u8, padding: [u8; 7], maxVolatilityAccumulator: u32, variableFeeControl: u32, binStep: u16, filterPeriod: u16, decayPeriod: u16, reductionFactor: u16, padding2: [u8; 8], binStepU128: u128 }
    type dynamicFeeParameters { binStep: u16, binStepU128: u128, filterPeriod: u16, decayPeriod: u16, reductionFactor: u16, maxVolatilityAccumulator: u32, variableFeeControl: u32 }
    type liquidityDistributionConfig { sqrtPrice: u128, liquidity: u128 }
    type liquidityDistributionParameters { sqrtPrice: u128, liquidity: u128 }
    type liquidityVestingInfo { isInitialized: u8, vestingPercentage: u8, padding: [u8; 2], bpsPerPeriod: u16, numberOfPeriods: u16, frequency: u32, cliffDurationFromMigrationTime: u32 }
    type liquidityVestingInfoParams { vestingPercentage: u8, bpsPerPeriod: u16, numberOfPeriods: u16, cliffDurationFromMigrationTime: u32, frequency: u32 }
    type lockedVestingConfig { amountPerPeriod: u64, cliffDurationFromMigrationTime: u64, frequency: u64, numberOfPeriod: u64, cliffUnlockAmount: u64, padding: u64 }
    type lockedVestingParams { amountPerPeriod: u64, cliffDurationFromMigrationTime: u64, frequency: u64, numberOfPeriod: u64, cliffUnlockAmount: u64 }
    type migratedPoolFee { collectFeeMode: u8, dynamicFee: u8, poolFeeBps: u16 }
    type migratedPoolMarketCapFeeSchedulerParams { numberOfPeriod: u16, sqrtPriceStepBps: u16, schedulerExpirationDuration: u32, reductionFactor: u64 }
    type migrationFee { feePercentage: u8, creatorFeePercentage: u8 }
    type poolFeeParameters { baseFee: baseFeeParameters, dynamicFee: Option<dynamicFeeParameters> }
    type poolFees { tradeFeeNumerator: u64, tradeFeeDenominator: u64, protocolTradeFeeNumerator: u64, protocolTradeFeeDenominator: u64 }
    type poolFeesConfig { baseFee: baseFeeConfig, dynamicFee: dynamicFeeConfig }
    type poolMetrics { totalProtocolBaseFee: u64, totalProtocolQuoteFee: u64, totalTradingBaseFee: u64, totalTradingQuoteFee: u64 }
    type swapParameters { amountIn: u64, minimumAmountOut: u64 }
    type swapParameters2 { amount0: u64, amount1: u64, swapMode: u8 }
    type swapResult { actualInputAmount: u64, outputAmount: u64, nextSqrtPrice: u128, tradingFee: u64, protocolFee: u64, referralFee: u64 }
    type swapResult2 { includedFeeInputAmount: u64, excludedFeeInputAmount: u64, amountLeft: u64, outputAmount: u64, nextSqrtPrice: u128, tradingFee: u64, protocolFee: u64, referralFee: u64 }
    type tokenSupplyParams { preMigrationTokenSupply: u64, postMigrationTokenSupply: u64 }
    type volatilityTracker { lastUpdateTimestamp: u64, padding: [u8; 8], sqrtPriceReference: u128, volatilityAccumulator: u128, volatilityReference: u128 }
    error 6000 mathOverflow Math operation overflow
    error 6001 invalidFee Invalid fee setup
    error 6002 exceededSlippage Exceeded slippage tolerance
    error 6003 exceedMaxFeeBps Exceeded max fee bps
    error 6004 invalidAdmin
    error 6005 amountIsZero
    error 6006 typeCastFailed Type cast error
    error 6007 invalidActivationType
    error 6008 invalidQuoteMint
    error 6009 invalidCollectFeeMode
    error 6010 invalidMigrationFeeOption
    error 6011 invalidInput
    error 6012 notEnoughLiquidity
    error 6013 poolIsCompleted
    error 6014 poolIsIncompleted
    error 6015 invalidMigrationOption
    error 6016 invalidTokenDecimals
    error 6017 invalidTokenType
    error 6018 invalidFeePercentage
    error 6019 invalidQuoteThreshold
    error 6020 invalidTokenSupply
    error 6021 invalidCurve
    error 6022 notPermitToDoThisAction
    error 6023 invalidOwnerAccount
    error 6024 invalidConfigAccount
    error 6025 surplusHasBeenWithdraw
    error 6026 leftoverHasBeenWithdraw
    error 6027 totalBaseTokenExceedMaxSupply Total base token is exceeded max supply
    error 6028 unsupportNativeMintToken2022
    error 6029 insufficientLiquidityForMigration
    error 6030 missingPoolConfigInRemainingAccount
    error 6031 invalidVestingParameters
    error 6032 invalidLeftoverAddress
    error 6033 insufficientLiquidity Liquidity in bonding curve is insufficient
    error 6034 invalidFeeScheduler
    error 6035 invalidCreatorTradingFeePercentage
    error 6036 invalidNewCreator
    error 6037 invalidTokenAuthorityOption
    error 6038 invalidAccount Invalid account for the instruction
    error 6039 invalidMigratorFeePercentage
    error 6040 migrationFeeHasBeenWithdraw
    error 6041 invalidBaseFeeMode
    error 6042 invalidFeeRateLimiter
    error 6043 failToValidateSingleSwapInstruction Fail to validate single swap instruction in rate limiter
    error 6044 invalidMigratedPoolFee Invalid migrated pool fee params
    error 6045 undeterminedError Undertermined error
    error 6046 rateLimiterNotSupported
    error 6047 amountLeftIsNotZero
    error 6048 nextSqrtPriceIsSmallerThanStartSqrtPrice
    error 6049 invalidMinBaseFee
    error 6050 accountInvariantViolation
    error 6051 invalidPoolCreationFee
    error 6052 poolCreationFeeHasBeenClaimed
    error 6053 unauthorized Not permit to do this action
    error 6054 zeroPoolCreationFee Pool creation fee is zero
    error 6055 invalidMigrationLockedLiquidity
    error 6056 invalidFeeMarketCapScheduler
    error 6057 firstSwapValidationFailed Fail to validate first swap with minimum fee
    error 6058 incorrectATA
    error 6059 insufficientPoolLamports Pool has insufficient lamports to perform the operation
    error 6060 invalidPermission
    error 6061 invalidWithdrawProtocolFeeZapAccounts
    error 6062 mintRestrictedFromZap SOL,USDC protocol fee cannot be withdrawn via zap
    error 6063 invalidZapOutParameters
    error 6064 cpiDisabled
    error 6065 missingZapOutInstruction
    error 6066 invalidZapAccounts
    error 6067 invalidCompoundingParameters
  `,
});
