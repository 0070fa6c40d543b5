import { defineInterface } from '../define-interface.ts';
import type { Meaning } from '../interface/to-layouts.ts';

const supply: Meaning = {
  sentence: 'Deposit {liquidityAmount} into Kamino Lend',
  amounts: { liquidityAmount: 'userSourceLiquidity' },
};
const lock: Meaning = { sentence: 'Deposit collateral of {depositReserve} for {obligation}' };
const unlock: Meaning = { sentence: 'Withdraw collateral of {withdrawReserve} from {obligation}' };
const take: Meaning = { sentence: 'Withdraw {reserveLiquidityMint} from Kamino Lend' };
const borrow: Meaning = {
  sentence: 'Borrow {liquidityAmount} from Kamino Lend',
  amounts: { liquidityAmount: 'userDestinationLiquidity' },
};
const repay: Meaning = {
  sentence: 'Repay {liquidityAmount} to Kamino Lend',
  amounts: { liquidityAmount: 'userSourceLiquidity' },
};
const liquidate: Meaning = {
  sentence: 'Liquidate {obligation} by repaying {liquidityAmount}',
  amounts: { liquidityAmount: 'userSourceLiquidity' },
};

export default defineInterface({
  key: 'kamino-lend',
  name: 'Kamino Lend',
  programs: ['KLend2g3cP87fffoy8q1mQqGKjrxjC8boSyAYavgmjD'],
  category: 'lending',
  source: 'the program’s own Anchor IDL 1.12.6',
  meaning: {
    refreshReserve: { sentence: 'Refresh the reserve {reserve}', minor: true },
    refreshReservesBatch: { sentence: 'Refresh reserves of Kamino Lend', minor: true },
    refreshObligation: { sentence: 'Refresh the obligation {obligation}', minor: true },
    refreshObligationFarmsForReserve: { sentence: 'Refresh the farm of {obligation}', minor: true },
    initObligation: { sentence: 'Initialize the obligation {obligation}', minor: true },
    initObligationFarmsForReserve: { sentence: 'Open the farm of {obligation}', minor: true },
    initUserMetadata: { sentence: 'Open the Kamino profile {userMetadata}', minor: true },
    depositReserveLiquidity: supply,
    depositReserveLiquidityAndObligationCollateral: supply,
    depositReserveLiquidityAndObligationCollateralV2: supply,
    depositAndWithdraw: {
      sentence: 'Deposit {liquidityAmount} into Kamino Lend and withdraw collateral',
      amounts: { liquidityAmount: 'userSourceLiquidity' },
    },
    depositObligationCollateral: lock,
    depositObligationCollateralV2: lock,
    withdrawObligationCollateral: unlock,
    withdrawObligationCollateralV2: unlock,
    redeemReserveCollateral: take,
    withdrawObligationCollateralAndRedeemReserveCollateral: take,
    withdrawObligationCollateralAndRedeemReserveCollateralV2: take,
    borrowObligationLiquidity: borrow,
    borrowObligationLiquidityV2: borrow,
    repayObligationLiquidity: repay,
    repayObligationLiquidityV2: repay,
    repayAndWithdrawAndRedeem: {
      sentence: 'Repay {repayAmount} to Kamino Lend and withdraw collateral',
      amounts: { repayAmount: 'userSourceLiquidity' },
    },
    liquidateObligationAndRedeemReserveCollateral: liquidate,
    liquidateObligationAndRedeemReserveCollateralV2: liquidate,
    flashBorrowReserveLiquidity: {
      sentence: 'Borrow {liquidityAmount} from Kamino Lend for this transaction',
      amounts: { liquidityAmount: 'userDestinationLiquidity' },
      minor: true,
    },
    flashRepayReserveLiquidity: {
      sentence: 'Repay {liquidityAmount} borrowed for this transaction',
      amounts: { liquidityAmount: 'userSourceLiquidity' },
      minor: true,
    },
    requestElevationGroup: { sentence: 'Request the elevation group {elevationGroup} for {obligation}' },
    setObligationOrder: { sentence: 'Set an order on the obligation {obligation}' },
    withdrawReferrerFees: { sentence: 'Claim referral fees to {referrerTokenAccount}' },
    redeemFees: { sentence: 'Collect the fees of {reserve}' },
    socializeLoss: { sentence: 'Socialize the loss of {obligation}' },
    socializeLossV2: { sentence: 'Socialize the loss of {obligation}' },
    updateReserveConfig: { sentence: 'Update the config of the reserve {reserve}' },
    updateLendingMarket: { sentence: 'Update the lending market {lendingMarket}' },
  },
  interface: `
    instruction 22a2740e65895eef initLendingMarket(quoteCurrency: [u8; 32]): lendingMarketOwner lendingMarket lendingMarketAuthority systemProgram rent
    instruction d19d35d261b41f2d updateLendingMarket(mode: u64, value: [u8; 72]): lendingMarketOwner lendingMarket
    instruction 76e00a3ec4e6b859 updateLendingMarketOwner(): lendingMarketOwnerCached lendingMarket
    instruction 8af547e19904032b initReserve(): signer lendingMarket lendingMarketAuthority reserve reserveLiquidityMint reserveLiquiditySupply feeReceiver reserveCollateralMint reserveCollateralSupply initialLiquiditySource rent liquidityTokenProgram collateralTokenProgram systemProgram
    instruction da063ee90121e852 initFarmsForReserve(mode: u8): lendingMarketOwner lendingMarket lendingMarketAuthority reserve farmsProgram farmsGlobalConfig farmState farmsVaultAuthority rent systemProgram
    instruction 3d9464468f6b110d updateReserveConfig(mode: UpdateConfigMode, value: bytes, skipConfigIntegrityValidation: bool): signer globalConfig lendingMarket reserve
    instruction d727b429ad2ef8dc redeemFees(): reserve reserveLiquidityMint reserveLiquidityFeeReceiver reserveSupplyLiquidity lendingMarket lendingMarketAuthority tokenProgram
    instruction 9ec99ebd215da267 withdrawProtocolFee(amount: u64): globalConfig lendingMarket reserve reserveLiquidityMint lendingMarketAuthority feeVault feeCollectorAta tokenProgram
    instruction fec5e476b7ce3ee2 seedDepositOnInitReserve(): signer lendingMarket reserve reserveLiquidityMint reserveLiquiditySupply initialLiquiditySource liquidityTokenProgram
    instruction f54b5b00ec611303 socializeLoss(liquidityAmount: u64): riskCouncil obligation lendingMarket reserve instructionSysvarAccount
    instruction ee5f62dcbb28cc9a socializeLossV2(liquidityAmount: u64): riskCouncil obligation lendingMarket reserve instructionSysvarAccount obligationFarmUserState? reserveFarmState? lendingMarketAuthority farmsProgram
    instruction a423b6130074f37f markObligationForDeleveraging(autodeleverageTargetLtvPct: u8): riskCouncil obligation lendingMarket
    instruction 02da8aeb4fc91966 refreshReserve(): reserve lendingMarket pythOracle? switchboardPriceOracle? switchboardTwapOracle? scopePrices?
    instruction 906e1a67a2ccfc93 refreshReservesBatch(skipPriceUpdates: bool):
    instruction a9c91e7e06cd6644 depositReserveLiquidity(liquidityAmount: u64): owner reserve lendingMarket lendingMarketAuthority reserveLiquidityMint reserveLiquiditySupply reserveCollateralMint userSourceLiquidity userDestinationCollateral collateralTokenProgram liquidityTokenProgram instructionSysvarAccount
    instruction ea75b57db98edc1d redeemReserveCollateral(collateralAmount: u64): owner lendingMarket reserve lendingMarketAuthority reserveLiquidityMint reserveCollateralMint reserveLiquiditySupply userSourceCollateral userDestinationLiquidity collateralTokenProgram liquidityTokenProgram instructionSysvarAccount
    instruction fb0ae74c1b0b9f60 initObligation(args: InitObligationArgs): obligationOwner feePayer obligation lendingMarket seed1Account seed2Account ownerUserMetadata rent systemProgram
    instruction 883f0fbad398a8a4 initObligationFarmsForReserve(mode: u8): payer owner obligation lendingMarketAuthority reserve reserveFarmState obligationFarm lendingMarket farmsProgram rent systemProgram
    instruction 8c90fd150a4af803 refreshObligationFarmsForReserve(mode: u8): crank obligation lendingMarketAuthority reserve reserveFarmState obligationFarmUserState lendingMarket farmsProgram rent systemProgram
    instruction 218493e497c04859 refreshObligation(): lendingMarket obligation
    instruction 6cd1044815167685 depositObligationCollateral(collateralAmount: u64): owner obligation lendingMarket depositReserve reserveDestinationCollateral userSourceCollateral tokenProgram instructionSysvarAccount
    instruction 8991975ea7710491 depositObligationCollateralV2(collateralAmount: u64): owner obligation lendingMarket depositReserve reserveDestinationCollateral userSourceCollateral tokenProgram instructionSysvarAccount lendingMarketAuthority obligationFarmUserState? reserveFarmState? farmsProgram
    instruction 2574cd67f3c05cc6 withdrawObligationCollateral(collateralAmount: u64): owner obligation lendingMarket lendingMarketAuthority withdrawReserve reserveSourceCollateral userDestinationCollateral tokenProgram instructionSysvarAccount
    instruction caf97572e7c02f8a withdrawObligationCollateralV2(collateralAmount: u64): owner obligation lendingMarket lendingMarketAuthority withdrawReserve reserveSourceCollateral userDestinationCollateral tokenProgram instructionSysvarAccount obligationFarmUserState? reserveFarmState? farmsProgram
    instruction 797f12cc49f5e141 borrowObligationLiquidity(liquidityAmount: u64): owner obligation lendingMarket lendingMarketAuthority borrowReserve borrowReserveLiquidityMint reserveSourceLiquidity borrowReserveLiquidityFeeReceiver userDestinationLiquidity referrerTokenState? tokenProgram instructionSysvarAccount
    instruction a1808ff5abc7c206 borrowObligationLiquidityV2(liquidityAmount: u64): owner obligation lendingMarket lendingMarketAuthority borrowReserve borrowReserveLiquidityMint reserveSourceLiquidity borrowReserveLiquidityFeeReceiver userDestinationLiquidity referrerTokenState? tokenProgram instructionSysvarAccount obligationFarmUserState? reserveFarmState? farmsProgram
    instruction 91b20de14cf09348 repayObligationLiquidity(liquidityAmount: u64): owner obligation lendingMarket repayReserve reserveLiquidityMint reserveDestinationLiquidity userSourceLiquidity tokenProgram instructionSysvarAccount
    instruction 74aed54cb435d290 repayObligationLiquidityV2(liquidityAmount: u64): owner obligation lendingMarket repayReserve reserveLiquidityMint reserveDestinationLiquidity userSourceLiquidity tokenProgram instructionSysvarAccount obligationFarmUserState? reserveFarmState? lendingMarketAuthority farmsProgram
    instruction 0236980394606dda repayAndWithdrawAndRedeem(repayAmount: u64, withdrawCollateralAmount: u64): owner obligation lendingMarket repayReserve reserveLiquidityMint reserveDestinationLiquidity userSourceLiquidity tokenProgram instructionSysvarAccount owner obligation lendingMarket lendingMarketAuthority withdrawReserve reserveLiquidityMint reserveSourceCollateral reserveCollateralMint reserveLiquiditySupply userDestinationLiquidity placeholderUserDestinationCollateral? collateralTokenProgram liquidityTokenProgram instructionSysvarAccount obligationFarmUserState? reserveFarmState? obligationFarmUserState? reserveFarmState? farmsProgram
    instruction 8d99270f403d5854 depositAndWithdraw(liquidityAmount: u64, withdrawCollateralAmount: u64): owner obligation lendingMarket lendingMarketAuthority reserve reserveLiquidityMint reserveLiquiditySupply reserveCollateralMint reserveDestinationDepositCollateral userSourceLiquidity placeholderUserDestinationCollateral? collateralTokenProgram liquidityTokenProgram instructionSysvarAccount owner obligation lendingMarket lendingMarketAuthority withdrawReserve reserveLiquidityMint reserveSourceCollateral reserveCollateralMint reserveLiquiditySupply userDestinationLiquidity placeholderUserDestinationCollateral? collateralTokenProgram liquidityTokenProgram instructionSysvarAccount obligationFarmUserState? reserveFarmState? obligationFarmUserState? reserveFarmState? farmsProgram
    instruction 81c70402de271a2e depositReserveLiquidityAndObligationCollateral(liquidityAmount: u64): owner obligation lendingMarket lendingMarketAuthority reserve reserveLiquidityMint reserveLiquiditySupply reserveCollateralMint reserveDestinationDepositCollateral userSourceLiquidity placeholderUserDestinationCollateral? collateralTokenProgram liquidityTokenProgram instructionSysvarAccount
    instruction d8e0bf1bcc9766af depositReserveLiquidityAndObligationCollateralV2(liquidityAmount: u64): owner obligation lendingMarket lendingMarketAuthority reserve reserveLiquidityMint reserveLiquiditySupply reserveCollateralMint reserveDestinationDepositCollateral userSourceLiquidity placeholderUserDestinationCollateral? collateralTokenProgram liquidityTokenProgram instructionSysvarAccount obligationFarmUserState? reserveFarmState? farmsProgram
    instruction 4b5d5ddc2296dac4 withdrawObligationCollateralAndRedeemReserveCollateral(collateralAmount: u64): owner obligation lendingMarket lendingMarketAuthority withdrawReserve reserveLiquidityMint reserveSourceCollateral reserveCollateralMint reserveLiquiditySupply userDestinationLiquidity placeholderUserDestinationCollateral? collateralTokenProgram liquidityTokenProgram instructionSysvarAccount
    instruction eb34779895c51407 withdrawObligationCollateralAndRedeemReserveCollateralV2(collateralAmount: u64): owner obligation lendingMarket lendingMarketAuthority withdrawReserve reserveLiquidityMint reserveSourceCollateral reserveCollateralMint reserveLiquiditySupply userDestinationLiquidity placeholderUserDestinationCollateral? collateralTokenProgram liquidityTokenProgram instructionSysvarAccount obligationFarmUserState? reserveFarmState? farmsProgram
    instruction b1479abce2854a37 liquidateObligationAndRedeemReserveCollateral(liquidityAmount: u64, minAcceptableReceivedLiquidityAmount: u64, maxAllowedLtvOverridePercent: u64): liquidator obligation lendingMarket lendingMarketAuthority repayReserve repayReserveLiquidityMint repayReserveLiquiditySupply withdrawReserve withdrawReserveLiquidityMint withdrawReserveCollateralMint withdrawReserveCollateralSupply withdrawReserveLiquiditySupply withdrawReserveLiquidityFeeReceiver userSourceLiquidity userDestinationCollateral userDestinationLiquidity collateralTokenProgram repayLiquidityTokenProgram withdrawLiquidityTokenProgram instructionSysvarAccount
    instruction a2a1238f1ebbb967 liquidateObligationAndRedeemReserveCollateralV2(liquidityAmount: u64, minAcceptableReceivedLiquidityAmount: u64, maxAllowedLtvOverridePercent: u64): liquidator obligation lendingMarket lendingMarketAuthority repayReserve repayReserveLiquidityMint repayReserveLiquiditySupply withdrawReserve withdrawReserveLiquidityMint withdrawReserveCollateralMint withdrawReserveCollateralSupply withdrawReserveLiquiditySupply withdrawReserveLiquidityFeeReceiver userSourceLiquidity userDestinationCollateral userDestinationLiquidity collateralTokenProgram repayLiquidityTokenProgram withdrawLiquidityTokenProgram instructionSysvarAccount obligationFarmUserState? reserveFarmState? obligationFarmUserState? reserveFarmState? farmsProgram
    instruction b97500cb60f5b4ba flashRepayReserveLiquidity(liquidityAmount: u64, borrowInstructionIndex: u8): userTransferAuthority lendingMarketAuthority lendingMarket reserve reserveLiquidityMint reserveDestinationLiquidity userSourceLiquidity reserveLiquidityFeeReceiver referrerTokenState? referrerAccount? sysvarInfo tokenProgram
    instruction 87e734a70734d4c1 flashBorrowReserveLiquidity(liquidityAmount: u64): userTransferAuthority lendingMarketAuthority lendingMarket reserve reserveLiquidityMint reserveSourceLiquidity userDestinationLiquidity reserveLiquidityFeeReceiver referrerTokenState? referrerAccount? sysvarInfo tokenProgram
    instruction 2477fb8122f00793 requestElevationGroup(elevationGroup: u8): owner obligation lendingMarket
    instruction 742d42943a0dda73 initReferrerTokenState(): payer lendingMarket reserve referrer referrerTokenState rent systemProgram
    instruction 75a9b045c5170fa2 initUserMetadata(userLookupTable: pubkey): owner feePayer userMetadata referrerUserMetadata? rent systemProgram
    instruction ab7679c9e98c17e4 withdrawReferrerFees(): referrer referrerTokenState reserve reserveLiquidityMint reserveSupplyLiquidity referrerTokenAccount lendingMarket lendingMarketAuthority tokenProgram
    instruction a513197f64371f5a initReferrerStateAndShortUrl(shortUrl: string): referrer referrerState referrerShortUrl referrerUserMetadata rent systemProgram
    instruction 99b9631ce4b3bb96 deleteReferrerStateAndShortUrl(): referrer referrerState shortUrl rent systemProgram
    instruction 5101639cd3534e2e setObligationOrder(index: u8, order: ObligationOrder): owner obligation lendingMarket
    account 48b155f94ca7ba7e UserState { userId: u64, farmState: pubkey, owner: pubkey, isFarmDelegated: u8, padding0: [u8; 7], rewardsTallyScaled: [u128; 10], rewardsIssuedUnclaimed: [u64; 10], lastClaimTs: [u64; 10], activeStakeScaled: u128, pendingDepositStakeScaled: u128, pendingDepositStakeTs: u64, pendingWithdrawalUnstakeScaled: u128, pendingWithdrawalUnstakeTs: u64, bump: u64, delegatee: pubkey, lastStakeTs: u64, padding1: [u64; 50] }
    account 95089ccaa0fcb0d9 GlobalConfig { globalAdmin: pubkey, pendingAdmin: pubkey, feeCollector: pubkey, padding: [u8; 928] }
    account f6723262489d1c78 LendingMarket { version: u64, bumpSeed: u64, lendingMarketOwner: pubkey, lendingMarketOwnerCached: pubkey, quoteCurrency: [u8; 32], referralFeeBps: u16, emergencyMode: u8, autodeleverageEnabled: u8, borrowDisabled: u8, priceRefreshTriggerToMaxAgePct: u8, liquidationMaxDebtCloseFactorPct: u8, insolvencyRiskUnhealthyLtvPct: u8, minFullLiquidationValueThreshold: u64, maxLiquidatableDebtMarketValueAtOnce: u64, reserved0: [u8; 8], globalAllowedBorrowValue: u64, riskCouncil: pubkey, reserved1: [u8; 8], elevationGroups: [ElevationGroup; 32], elevationGroupPadding: [u64; 90], minNetValueInObligationSf: u128, minValueSkipLiquidationLtvChecks: u64, name: [u8; 32], minValueSkipLiquidationBfChecks: u64, individualAutodeleverageMarginCallPeriodSecs: u64, minInitialDepositAmount: u64, obligationOrderExecutionEnabled: u8, immutable: u8, obligationOrderCreationEnabled: u8, priceTriggeredLiquidationDisabled: u8, padding2: [u8; 4], proposerAuthority: pubkey, padding1: [u64; 165] }
    account a8ce8d6a584caca7 Obligation { tag: u64, lastUpdate: LastUpdate, lendingMarket: pubkey, owner: pubkey, deposits: [ObligationCollateral; 8], lowestReserveDepositLiquidationLtv: u64, depositedValueSf: u128, borrows: [ObligationLiquidity; 5], borrowFactorAdjustedDebtValueSf: u128, borrowedAssetsMarketValueSf: u128, allowedBorrowValueSf: u128, unhealthyBorrowValueSf: u128, depositsAssetTiers: [u8; 8], borrowsAssetTiers: [u8; 5], elevationGroup: u8, numOfObsoleteDepositReserves: u8, hasDebt: u8, referrer: pubkey, borrowingDisabled: u8, autodeleverageTargetLtvPct: u8, lowestReserveDepositMaxLtvPct: u8, numOfObsoleteBorrowReserves: u8, reserved: [u8; 4], highestBorrowFactorPct: u64, autodeleverageMarginCallStartedTimestamp: u64, orders: [ObligationOrder; 2], padding3: [u64; 93] }
    account c251d9670c130c42 ReferrerState { shortUrl: pubkey, owner: pubkey }
    account 270fd04d20c36938 ReferrerTokenState { referrer: pubkey, mint: pubkey, amountUnclaimedSf: u128, amountCumulativeSf: u128, bump: u64, padding: [u64; 31] }
    account 1c59ae19e27c7ed4 ShortUrl { referrer: pubkey, shortUrl: string }
    account 9dd6dceb6287ab1c UserMetadata { referrer: pubkey, bump: u64, userLookupTable: pubkey, owner: pubkey, padding1: [u64; 51], padding2: [u64; 64] }
    account 2bf2ccca1af73b7f Reserve { version: u64, lastUpdate: LastUpdate, lendingMarket: pubkey, farmCollateral: pubkey, farmDebt: pubkey, liquidity: ReserveLiquidity, reserveLiquidityPadding: [u64; 150], collateral: ReserveCollateral, reserveCollateralPadding: [u64; 150], config: ReserveConfig, configPadding: [u64; 116], borrowedAmountOutsideElevationGroup: u64, borrowedAmountsAgainstThisReserveInElevationGroups: [u64; 32], padding: [u64; 207] }
    type UpdateConfigMode = UpdateLoanToValuePct | UpdateMaxLiquidationBonusBps | UpdateLiquidationThresholdPct | UpdateProtocolLiquidationFee | UpdateProtocolTakeRate | UpdateFeesOriginationFee | UpdateFeesFlashLoanFee | DeprecatedUpdateFeesReferralFeeBps | UpdateDepositLimit | UpdateBorrowLimit | UpdateTokenInfoLowerHeuristic | UpdateTokenInfoUpperHeuristic | UpdateTokenInfoExpHeuristic | UpdateTokenInfoTwapDivergence | UpdateTokenInfoScopeTwap | UpdateTokenInfoScopeChain | UpdateTokenInfoName | UpdateTokenInfoPriceMaxAge | UpdateTokenInfoTwapMaxAge | UpdateScopePriceFeed | UpdatePythPrice | UpdateSwitchboardFeed | UpdateSwitchboardTwapFeed | UpdateBorrowRateCurve | UpdateEntireReserveConfig | UpdateDebtWithdrawalCap | UpdateDepositWithdrawalCap | DeprecatedUpdateDebtWithdrawalCapCurrentTotal | DeprecatedUpdateDepositWithdrawalCapCurrentTotal | UpdateBadDebtLiquidationBonusBps | UpdateMinLiquidationBonusBps | UpdateDeleveragingMarginCallPeriod | UpdateBorrowFactor | UpdateAssetTier | UpdateElevationGroup | UpdateDeleveragingThresholdDecreaseBpsPerDay | DeprecatedUpdateMultiplierSideBoost | DeprecatedUpdateMultiplierTagBoost | UpdateReserveStatus | UpdateFarmCollateral | UpdateFarmDebt | UpdateDisableUsageAsCollateralOutsideEmode | UpdateBlockBorrowingAboveUtilizationPct | UpdateBlockPriceUsage | UpdateBorrowLimitOutsideElevationGroup | UpdateBorrowLimitsInElevationGroupAgainstThisReserve | UpdateHostFixedInterestRateBps | UpdateAutodeleverageEnabled | UpdateDeleveragingBonusIncreaseBpsPerDay | UpdateProtocolOrderExecutionFee | UpdateProposerAuthorityLock | UpdateMinDeleveragingBonusBps | UpdateBlockCTokenUsage
    type LastUpdate { slot: u64, stale: u8, priceStatus: u8, placeholder: [u8; 6] }
    type ElevationGroup { maxLiquidationBonusBps: u16, id: u8, ltvPct: u8, liquidationThresholdPct: u8, allowNewLoans: u8, maxReservesAsCollateral: u8, padding0: u8, debtReserve: pubkey, padding1: [u64; 4] }
    type InitObligationArgs { tag: u8, id: u8 }
    type ObligationCollateral { depositReserve: pubkey, depositedAmount: u64, marketValueSf: u128, borrowedAmountAgainstThisCollateralInElevationGroup: u64, padding: [u64; 9] }
    type ObligationLiquidity { borrowReserve: pubkey, cumulativeBorrowRateBsf: BigFractionBytes, padding: u64, borrowedAmountSf: u128, marketValueSf: u128, borrowFactorAdjustedMarketValueSf: u128, borrowedAmountOutsideElevationGroups: u64, padding2: [u64; 7] }
    type ObligationOrder { conditionThresholdSf: u128, opportunityParameterSf: u128, minExecutionBonusBps: u16, maxExecutionBonusBps: u16, conditionType: u8, opportunityType: u8, padding1: [u8; 10], padding2: [u128; 5] }
    type BigFractionBytes { value: [u64; 4], padding: [u64; 2] }
    type ReserveCollateral { mintPubkey: pubkey, mintTotalSupply: u64, supplyVault: pubkey, padding1: [u128; 32], padding2: [u128; 32] }
    type ReserveConfig { status: u8, assetTier: u8, hostFixedInterestRateBps: u16, minDeleveragingBonusBps: u16, blockCtokenUsage: u8, reserved1: [u8; 6], protocolOrderExecutionFeePct: u8, protocolTakeRatePct: u8, protocolLiquidationFeePct: u8, loanToValuePct: u8, liquidationThresholdPct: u8, minLiquidationBonusBps: u16, maxLiquidationBonusBps: u16, badDebtLiquidationBonusBps: u16, deleveragingMarginCallPeriodSecs: u64, deleveragingThresholdDecreaseBpsPerDay: u64, fees: ReserveFees, borrowRateCurve: BorrowRateCurve, borrowFactorPct: u64, depositLimit: u64, borrowLimit: u64, tokenInfo: TokenInfo, depositWithdrawalCap: WithdrawalCaps, debtWithdrawalCap: WithdrawalCaps, elevationGroups: [u8; 20], disableUsageAsCollOutsideEmode: u8, utilizationLimitBlockBorrowingAbovePct: u8, autodeleverageEnabled: u8, proposerAuthorityLocked: u8, borrowLimitOutsideElevationGroup: u64, borrowLimitAgainstThisCollateralInElevationGroup: [u64; 32], deleveragingBonusIncreaseBpsPerDay: u64 }
    type ReserveFees { originationFeeSf: u64, flashLoanFeeSf: u64, padding: [u8; 8] }
    type ReserveLiquidity { mintPubkey: pubkey, supplyVault: pubkey, feeVault: pubkey, availableAmount: u64, borrowedAmountSf: u128, marketPriceSf: u128, marketPriceLastUpdatedTs: u64, mintDecimals: u64, depositLimitCrossedTimestamp: u64, borrowLimitCrossedTimestamp: u64, cumulativeBorrowRateBsf: BigFractionBytes, accumulatedProtocolFeesSf: u128, accumulatedReferrerFeesSf: u128, pendingReferrerFeesSf: u128, absoluteReferralRateSf: u128, tokenProgram: pubkey, padding2: [u64; 51], padding3: [u128; 32] }
    type WithdrawalCaps { configCapacity: i64, currentTotal: i64, lastIntervalStartTimestamp: u64, configIntervalLengthSeconds: u64 }
    type PriceHeuristic { lower: u64, upper: u64, exp: u64 }
    type PythConfiguration { price: pubkey }
    type ScopeConfiguration { priceFeed: pubkey, priceChain: [u16; 4], twapChain: [u16; 4] }
    type SwitchboardConfiguration { priceAggregator: pubkey, twapAggregator: pubkey }
    type TokenInfo { name: [u8; 32], heuristic: PriceHeuristic, maxTwapDivergenceBps: u64, maxAgePriceSeconds: u64, maxAgeTwapSeconds: u64, scopeConfiguration: ScopeConfiguration, switchboardConfiguration: SwitchboardConfiguration, pythConfiguration: PythConfiguration, blockPriceUsage: u8, reserved: [u8; 7], padding: [u64; 19] }
    type BorrowRateCurve { points: [CurvePoint; 11] }
    type CurvePoint { utilizationRateBps: u32, borrowRateBps: u32 }
    error 6000 InvalidMarketAuthority Market authority is invalid
    error 6001 InvalidMarketOwner Market owner is invalid
    error 6002 InvalidAccountOwner Input account owner is not the program address
    error 6003 InvalidAmount Input amount is invalid
    error 6004 InvalidConfig Input config value is invalid
    error 6005 InvalidSigner Signer is not allowed to perform this action
    error 6006 InvalidAccountInput Invalid account input
    error 6007 MathOverflow Math operation overflow
    error 6008 InsufficientLiquidity Insufficient liquidity available
    error 6009 ReserveStale Reserve state needs to be refreshed
    error 6010 WithdrawTooSmall Withdraw amount too small
    error 6011 WithdrawTooLarge Withdraw amount too large
    error 6012 BorrowTooSmall Borrow amount too small to receive liquidity after fees
    error 6013 BorrowTooLarge Borrow amount too large for deposited collateral
    error 6014 RepayTooSmall Repay amount too small to transfer liquidity
    error 6015 LiquidationTooSmall Liquidation amount too small to receive collateral
    error 6016 ObligationHealthy Cannot liquidate healthy obligations
    error 6017 ObligationStale Obligation state needs to be refreshed
    error 6018 ObligationReserveLimit Obligation reserve limit exceeded
    error 6019 InvalidObligationOwner Obligation owner is invalid
    error 6020 ObligationDepositsEmpty Obligation deposits are empty
    error 6021 ObligationBorrowsEmpty Obligation borrows are empty
    error 6022 ObligationDepositsZero Obligation deposits have zero value
    error 6023 ObligationBorrowsZero Obligation borrows have zero value
    error 6024 InvalidObligationCollateral Invalid obligation collateral
    error 6025 InvalidObligationLiquidity Invalid obligation liquidity
    error 6026 ObligationCollateralEmpty Obligation collateral is empty
    error 6027 ObligationLiquidityEmpty Obligation liquidity is empty
    error 6028 NegativeInterestRate Interest rate is negative
    error 6029 InvalidOracleConfig Input oracle config is invalid
    error 6030 InsufficientProtocolFeesToRedeem Insufficient protocol fees to claim or no liquidity available
    error 6031 FlashBorrowCpi No cpi flash borrows allowed
    error 6032 NoFlashRepayFound No corresponding repay found for flash borrow
    error 6033 InvalidFlashRepay Invalid repay found
    error 6034 FlashRepayCpi No cpi flash repays allowed
    error 6035 MultipleFlashBorrows Multiple flash borrows not allowed in the same transaction
    error 6036 FlashLoansDisabled Flash loans are disabled for this reserve
    error 6037 SwitchboardV2Error Switchboard error
    error 6038 CouldNotDeserializeScope Cannot deserialize the scope price account
    error 6039 PriceTooOld Price too old
    error 6040 PriceTooDivergentFromTwap Price too divergent from twap
    error 6041 InvalidTwapPrice Invalid twap price
    error 6042 GlobalEmergencyMode Emergency mode is enabled
    error 6043 InvalidFlag Invalid lending market config
    error 6044 PriceNotValid Price is not valid
    error 6045 PriceIsBiggerThanHeuristic Price is bigger than allowed by heuristic
    error 6046 PriceIsLowerThanHeuristic Price lower than allowed by heuristic
    error 6047 PriceIsZero Price is zero
    error 6048 PriceConfidenceTooWide Price confidence too wide
    error 6049 IntegerOverflow Conversion between integers failed
    error 6050 NoFarmForReserve This reserve does not have a farm
    error 6051 IncorrectInstructionInPosition Wrong instruction at expected position
    error 6052 NoPriceFound No price found
    error 6053 InvalidTwapConfig Invalid Twap configuration: Twap is enabled but one of the enabled price doesn't have a twap
    error 6054 InvalidPythPriceAccount Pyth price account does not match configuration
    error 6055 InvalidSwitchboardAccount Switchboard account(s) do not match configuration
    error 6056 InvalidScopePriceAccount Scope price account does not match configuration
    error 6057 ObligationCollateralLtvZero The obligation has one collateral with an LTV set to 0. Withdraw it before withdrawing other collaterals
    error 6058 InvalidObligationSeedsValue Seeds must be default pubkeys for tag 0, and mint addresses for tag 1 or 2
    error 6059 DeprecatedInvalidObligationId [DEPRECATED] Obligation id must be 0
    error 6060 InvalidBorrowRateCurvePoint Invalid borrow rate curve point
    error 6061 InvalidUtilizationRate Invalid utilization rate
    error 6062 CannotSocializeObligationWithCollateral Obligation hasn't been fully liquidated and debt cannot be socialized.
    error 6063 ObligationEmpty Obligation has no borrows or deposits.
    error 6064 WithdrawalCapReached Withdrawal cap is reached
    error 6065 LastTimestampGreaterThanCurrent The last interval start timestamp is greater than the current timestamp
    error 6066 LiquidationRewardTooSmall The reward amount is less than the minimum acceptable received liquidity
    error 6067 IsolatedAssetTierViolation Isolated Asset Tier Violation
    error 6068 InconsistentElevationGroup The obligation's elevation group and the reserve's are not the same
    error 6069 InvalidElevationGroup The elevation group chosen for the reserve does not exist in the lending market
    error 6070 InvalidElevationGroupConfig The elevation group updated has wrong parameters set
    error 6071 UnhealthyElevationGroupLtv The current obligation must have most or all its debt repaid before changing the elevation group
    error 6072 ElevationGroupNewLoansDisabled Elevation group does not accept any new loans or any new borrows/withdrawals
    error 6073 ReserveDeprecated Reserve was deprecated, no longer usable
    error 6074 ReferrerAccountNotInitialized Referrer account not initialized
    error 6075 ReferrerAccountMintMissmatch Referrer account mint does not match the operation reserve mint
    error 6076 ReferrerAccountWrongAddress Referrer account address is not a valid program address
    error 6077 ReferrerAccountReferrerMissmatch Referrer account referrer does not match the owner referrer
    error 6078 ReferrerAccountMissing Referrer account missing for obligation with referrer
    error 6079 InsufficientReferralFeesToRedeem Insufficient referral fees to claim or no liquidity available
    error 6080 CpiDisabled CPI disabled for this instruction
    error 6081 ShortUrlNotAsciiAlphanumeric Referrer short_url is not ascii alphanumeric
    error 6082 ReserveObsolete Reserve is marked as obsolete
    error 6083 ElevationGroupAlreadyActivated Obligation already part of the same elevation group
    error 6084 ObligationInObsoleteReserve Obligation has a deposit or borrow in an obsolete reserve
    error 6085 ReferrerStateOwnerMismatch Referrer state owner does not match the given signer
    error 6086 UserMetadataOwnerAlreadySet User metadata owner is already set
    error 6087 CollateralNonLiquidatable This collateral cannot be liquidated (LTV set to 0)
    error 6088 BorrowingDisabled Borrowing is disabled
    error 6089 BorrowLimitExceeded Cannot borrow above borrow limit
    error 6090 DepositLimitExceeded Cannot deposit above deposit limit
    error 6091 BorrowingDisabledOutsideElevationGroup Reserve does not accept any new borrows outside elevation group
    error 6092 NetValueRemainingTooSmall Net value remaining too small
    error 6093 WorseLtvBlocked Cannot get the obligation in a worse position
    error 6094 LiabilitiesBiggerThanAssets Cannot have more liabilities than assets in a position
    error 6095 ReserveTokenBalanceMismatch Reserve state and token account cannot drift
    error 6096 ReserveVaultBalanceMismatch Reserve token account has been unexpectedly modified
    error 6097 ReserveAccountingMismatch Reserve internal state accounting has been unexpectedly modified
    error 6098 BorrowingAboveUtilizationRateDisabled Borrowing above set utilization rate is disabled
    error 6099 LiquidationBorrowFactorPriority Liquidation must prioritize the debt with the highest borrow factor
    error 6100 LiquidationLowestLiquidationLtvPriority Liquidation must prioritize the collateral with the lowest liquidation LTV
    error 6101 ElevationGroupBorrowLimitExceeded Elevation group borrow limit exceeded
    error 6102 ElevationGroupWithoutDebtReserve The elevation group does not have a debt reserve defined
    error 6103 ElevationGroupMaxCollateralReserveZero The elevation group does not allow any collateral reserves
    error 6104 ElevationGroupHasAnotherDebtReserve In elevation group attempt to borrow from a reserve that is not the debt reserve
    error 6105 ElevationGroupDebtReserveAsCollateral The elevation group's debt reserve cannot be used as a collateral reserve
    error 6106 ObligationCollateralExceedsElevationGroupLimit Obligation have more collateral than the maximum allowed by the elevation group
    error 6107 ObligationElevationGroupMultipleDebtReserve Obligation is an elevation group but have more than one debt reserve
    error 6108 UnsupportedTokenExtension Mint has a token (2022) extension that is not supported
    error 6109 InvalidTokenAccount Can't have an spl token mint with a t22 account
    error 6110 DepositDisabledOutsideElevationGroup Can't deposit into this reserve outside elevation group
    error 6111 CannotCalculateReferralAmountDueToSlotsMismatch Cannot calculate referral amount due to slots mismatch
    error 6112 ObligationOwnersMustMatch Obligation owners must match
    error 6113 ObligationsMustMatch Obligations must match
    error 6114 LendingMarketsMustMatch Lending markets must match
    error 6115 ObligationCurrentlyMarkedForDeleveraging Obligation is already marked for deleveraging
    error 6116 MaximumWithdrawValueZero Maximum withdrawable value of this collateral is zero, LTV needs improved
    error 6117 ZeroMaxLtvAssetsInDeposits No max LTV 0 assets allowed in deposits for repay and withdraw
    error 6118 LowestLtvAssetsPriority Withdrawing must prioritize the collateral with the lowest reserve max-LTV
    error 6119 WorseLtvThanUnhealthyLtv Cannot get the obligation liquidatable
    error 6120 FarmAccountsMissing Farm accounts to refresh are missing
    error 6121 RepayTooSmallForFullLiquidation Repay amount is too small to satisfy the mandatory full liquidation
    error 6122 InsufficientRepayAmount Liquidator provided repay amount lower than required by liquidation rules
    error 6123 OrderIndexOutOfBounds Obligation order of the given index cannot exist
    error 6124 InvalidOrderConfiguration Given order configuration has wrong parameters
    error 6125 OrderConfigurationNotSupportedByObligation Given order configuration cannot be used with the current state of the obligation
    error 6126 OperationNotPermittedWithCurrentObligationOrders Single debt, single collateral obligation orders have to be cancelled before changing the deposit/borrow count
    error 6127 OperationNotPermittedMarketImmutable Cannot update lending market because it is set as immutable
    error 6128 OrderCreationDisabled Creation of new orders is disabled
    error 6129 NoUpgradeAuthority Cannot initialize global config because there is no upgrade authority to the program
    error 6130 InitialAdminDepositExecuted Initial admin deposit in reserve already executed
    error 6131 ReserveHasNotReceivedInitialDeposit Reserve has not received the initial deposit, cannot update config
    error 6132 CTokenUsageBlocked CToken minting/redeeming is blocked for this reserve
  `,
});
