import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'marginfi',
  name: 'marginfi v2',
  programs: ['MFv2hWf31Z9kbCa1snEPYctwafyhdvnV7FZnsebVacA'],
  category: 'lending',
  source: 'the program’s own Anchor IDL 0.1.5',
  meaning: {
    marginfiAccountInitialize: { sentence: 'Open the lending account {marginfiAccount} for {authority}' },
    marginfiAccountInitializePda: { sentence: 'Open the lending account {marginfiAccount} for {authority}' },
    marginfiAccountClose: { sentence: 'Close the lending account {marginfiAccount}' },
    transferToNewAccount: { sentence: 'Move {oldMarginfiAccount} to {newMarginfiAccount} of {newAuthority}' },
    transferToNewAccountPda: {
      sentence: 'Move {oldMarginfiAccount} to {newMarginfiAccount} of {newAuthority}',
    },
    lendingAccountDeposit: {
      sentence: 'Deposit {amount} into marginfi',
      amounts: { amount: 'signerTokenAccount' },
    },
    lendingAccountWithdraw: {
      sentence: 'Withdraw {amount} from marginfi',
      amounts: { amount: 'destinationTokenAccount' },
    },
    lendingAccountBorrow: {
      sentence: 'Borrow {amount} from marginfi',
      amounts: { amount: 'destinationTokenAccount' },
    },
    lendingAccountRepay: {
      sentence: 'Repay {amount} to marginfi',
      amounts: { amount: 'signerTokenAccount' },
    },
    lendingAccountLiquidate: { sentence: 'Liquidate {assetAmount} shares of {liquidateeMarginfiAccount}' },
    lendingAccountCloseBalance: { sentence: 'Close the empty balance of {marginfiAccount} at {bank}' },
    lendingAccountWithdrawEmissions: { sentence: 'Withdraw the emissions of {marginfiAccount} at {bank}' },
    lendingAccountWithdrawEmissionsPermissionless: {
      sentence: 'Withdraw the emissions of {marginfiAccount} at {bank} to {destinationAccount}',
    },
    lendingAccountSettleEmissions: { sentence: 'Settle the emissions of {marginfiAccount} at {bank}' },
    lendingAccountStartFlashloan: { sentence: 'Begin a flash loan of {marginfiAccount}', minor: true },
    lendingAccountEndFlashloan: { sentence: 'End the flash loan of {marginfiAccount}', minor: true },
    lendingAccountPulseHealth: { sentence: 'Refresh the health of {marginfiAccount}', minor: true },
    lendingAccountSortBalances: { sentence: 'Sort the balances of {marginfiAccount}', minor: true },
    lendingPoolAccrueBankInterest: { sentence: 'Accrue the interest of {bank}', minor: true },
    lendingPoolCollectBankFees: { sentence: 'Collect the fees of {bank}' },
    lendingPoolHandleBankruptcy: { sentence: 'Settle the bad debt of {marginfiAccount} at {bank}' },
    lendingPoolAddBank: { sentence: 'Open the bank {bank} for {bankMint}' },
    lendingPoolAddBankWithSeed: { sentence: 'Open the bank {bank} for {bankMint}' },
    lendingPoolAddBankPermissionless: { sentence: 'Open the bank {bank} for {bankMint}' },
    lendingPoolConfigureBank: { sentence: 'Configure the bank {bank}' },
    startLiquidation: { sentence: 'Begin the liquidation of {marginfiAccount}' },
    endLiquidation: { sentence: 'End the liquidation of {marginfiAccount}' },
    kaminoDeposit: {
      sentence: 'Deposit {amount} into Kamino through marginfi',
      amounts: { amount: 'signerTokenAccount' },
    },
    kaminoWithdraw: {
      sentence: 'Withdraw {amount} from Kamino through marginfi',
      amounts: { amount: 'destinationTokenAccount' },
    },
  },
  interface: `
    instruction 6e0bf436e5b516b8 endLiquidation(): marginfiAccount liquidationRecord liquidationReceiver feeState globalFeeWallet systemProgram
    instruction ed08bcbb73633155 kaminoDeposit(amount: u64): group marginfiAccount authority bank signerTokenAccount liquidityVaultAuthority liquidityVault kaminoObligation lendingMarket lendingMarketAuthority kaminoReserve mint reserveLiquiditySupply reserveCollateralMint reserveDestinationDepositCollateral obligationFarmUserState? reserveFarmState? kaminoProgram farmsProgram collateralTokenProgram liquidityTokenProgram instructionSysvarAccount
    instruction a3caf88d6a147405 kaminoHarvestReward(rewardIndex: u64): bank feeState destinationTokenAccount liquidityVaultAuthority userState farmState globalConfig rewardMint userRewardAta rewardsVault rewardsTreasuryVault farmVaultsAuthority scopePrices? farmsProgram tokenProgram
    instruction fdb1a0e1469cd96d kaminoInitObligation(amount: u64): feePayer bank signerTokenAccount liquidityVaultAuthority liquidityVault kaminoObligation userMetadata lendingMarket lendingMarketAuthority kaminoReserve mint reserveLiquiditySupply reserveCollateralMint reserveDestinationDepositCollateral pythOracle? switchboardPriceOracle? switchboardTwapOracle? scopePrices? obligationFarmUserState? reserveFarmState? kaminoProgram farmsProgram collateralTokenProgram liquidityTokenProgram instructionSysvarAccount rent systemProgram
    instruction c765292dd562e0c8 kaminoWithdraw(amount: u64, withdrawAll: Option<bool>): group marginfiAccount authority bank destinationTokenAccount liquidityVaultAuthority liquidityVault kaminoObligation lendingMarket lendingMarketAuthority kaminoReserve reserveLiquidityMint reserveLiquiditySupply reserveCollateralMint reserveSourceCollateral obligationFarmUserState? reserveFarmState? kaminoProgram farmsProgram collateralTokenProgram liquidityTokenProgram instructionSysvarAccount
    instruction 047e74353005d41f lendingAccountBorrow(amount: u64): group marginfiAccount authority bank destinationTokenAccount bankLiquidityVaultAuthority liquidityVault tokenProgram
    instruction f5362904f3ca1f11 lendingAccountCloseBalance(): group marginfiAccount authority bank
    instruction ab5eeb675240d48c lendingAccountDeposit(amount: u64, depositUpToLimit: Option<bool>): group marginfiAccount authority bank signerTokenAccount liquidityVault tokenProgram
    instruction 697cc96a9902089c lendingAccountEndFlashloan(): marginfiAccount authority
    instruction d6a997d5fba756db lendingAccountLiquidate(assetAmount: u64): group assetBank liabBank liquidatorMarginfiAccount authority liquidateeMarginfiAccount bankLiquidityVaultAuthority bankLiquidityVault bankInsuranceVault tokenProgram
    instruction ba347561224a27fd lendingAccountPulseHealth(): marginfiAccount
    instruction 4fd1acb1de33ad97 lendingAccountRepay(amount: u64, repayAll: Option<bool>): group marginfiAccount authority bank signerTokenAccount liquidityVault tokenProgram
    instruction a13a88aef2df9cb0 lendingAccountSettleEmissions(): marginfiAccount bank
    instruction bbc26e5452aacc09 lendingAccountSortBalances(): marginfiAccount
    instruction 0e8321dc51bab46b lendingAccountStartFlashloan(endIndex: u64): marginfiAccount authority ixsSysvar
    instruction 24484a13d2d2c0c0 lendingAccountWithdraw(amount: u64, withdrawAll: Option<bool>): group marginfiAccount authority bank destinationTokenAccount bankLiquidityVaultAuthority liquidityVault tokenProgram
    instruction ea1654d676b08caa lendingAccountWithdrawEmissions(): group marginfiAccount authority bank emissionsMint emissionsAuth emissionsVault destinationAccount tokenProgram
    instruction 04ae7ccb2c319196 lendingAccountWithdrawEmissionsPermissionless(): group marginfiAccount bank emissionsMint emissionsAuth emissionsVault destinationAccount tokenProgram
    instruction 6cc91e572f4161bc lendingPoolAccrueBankInterest(): group bank
    instruction d744484ed0da67b6 lendingPoolAddBank(bankConfig: BankConfigCompact): marginfiGroup admin feePayer feeState globalFeeWallet bankMint bank liquidityVaultAuthority liquidityVault insuranceVaultAuthority insuranceVault feeVaultAuthority feeVault tokenProgram systemProgram
    instruction 763510f3fff595f1 lendingPoolAddBankKamino(bankConfig: KaminoConfigCompact, bankSeed: u64): group admin feePayer bankMint bank kaminoReserve kaminoObligation liquidityVaultAuthority liquidityVault insuranceVaultAuthority insuranceVault feeVaultAuthority feeVault tokenProgram systemProgram
    instruction 7fbb7922bba7ee66 lendingPoolAddBankPermissionless(bankSeed: u64): marginfiGroup stakedSettings feePayer bankMint solPool stakePool bank liquidityVaultAuthority liquidityVault insuranceVaultAuthority insuranceVault feeVaultAuthority feeVault tokenProgram systemProgram
    instruction 4cd3d5ab754e9e4c lendingPoolAddBankWithSeed(bankConfig: BankConfigCompact, bankSeed: u64): marginfiGroup admin feePayer feeState globalFeeWallet bankMint bank liquidityVaultAuthority liquidityVault insuranceVaultAuthority insuranceVault feeVaultAuthority feeVault tokenProgram systemProgram
    instruction 16730782e355002f lendingPoolCloseBank(): group bank admin
    instruction c905d774e65c4b96 lendingPoolCollectBankFees(): group bank liquidityVaultAuthority liquidityVault insuranceVault feeVault feeState feeAta tokenProgram
    instruction 79ad9c285d9438ed lendingPoolConfigureBank(bankConfigOpt: BankConfigOpt): group admin bank
    instruction f56b532667dba3f1 lendingPoolConfigureBankInterestOnly(interestRateConfig: InterestRateConfigOpt): group delegateCurveAdmin bank
    instruction 9dc4ddc8ca3e5415 lendingPoolConfigureBankLimitsOnly(depositLimit: Option<u64>, borrowLimit: Option<u64>, totalAssetValueInitLimit: Option<u64>): group delegateLimitAdmin bank
    instruction d152ffab7c154751 lendingPoolConfigureBankOracle(setup: u8, oracle: pubkey): group admin bank
    instruction a20b388b5a8046ad lendingPoolHandleBankruptcy(): group signer bank marginfiAccount liquidityVault insuranceVault insuranceVaultAuthority tokenProgram
    instruction ce6178ac71cca946 lendingPoolSetupEmissions(flags: u64, rate: u64, totalEmissions: u64): group delegateEmissionsAdmin bank emissionsMint emissionsAuth emissionsTokenAccount emissionsFundingAccount tokenProgram systemProgram
    instruction 37d5e0a89935c528 lendingPoolUpdateEmissionsParameters(emissionsFlags: Option<u64>, emissionsRate: Option<u64>, additionalEmissions: Option<u64>): group delegateEmissionsAdmin bank emissionsMint emissionsTokenAccount emissionsFundingAccount tokenProgram
    instruction 660479f3ed6e5f0d lendingPoolUpdateFeesDestinationAccount(): group bank admin destinationAccount
    instruction 5c8cd7feaa0053ae lendingPoolWithdrawFees(amount: u64): group bank admin feeVault feeVaultAuthority dstTokenAccount tokenProgram
    instruction 39f501d082129171 lendingPoolWithdrawFeesPermissionless(amount: u64): group bank feeVault feeVaultAuthority feesDestinationAccount tokenProgram
    instruction 6c3c3cf6684f9ff3 lendingPoolWithdrawInsurance(amount: u64): group bank admin insuranceVault insuranceVaultAuthority dstTokenAccount tokenProgram
    instruction badd5d223261c2f1 marginfiAccountClose(): marginfiAccount authority feePayer
    instruction ecd5ee7e93fba408 marginfiAccountInitLiqRecord(): marginfiAccount feePayer liquidationRecord systemProgram
    instruction 2b4e3dff9434f99a marginfiAccountInitialize(): marginfiGroup marginfiAccount authority feePayer systemProgram
    instruction 57b15b50da77f51f marginfiAccountInitializePda(accountIndex: u16, thirdPartyId: Option<u16>): marginfiGroup marginfiAccount authority feePayer instructionsSysvar systemProgram
    instruction 49b9a2c96f1874b9 marginfiAccountUpdateEmissionsDestinationAccount(): marginfiAccount authority destinationAccount
    instruction 3ec7514e210dec3d marginfiGroupConfigure(newAdmin: pubkey, newEmodeAdmin: pubkey, newCurveAdmin: pubkey, newLimitAdmin: pubkey, newEmissionsAdmin: pubkey, isArenaGroup: bool): marginfiGroup admin
    instruction ff43431a5e1f2214 marginfiGroupInitialize(isArenaGroup: bool): marginfiGroup admin feeState systemProgram
    instruction f45d5ad6c0a6bf15 startLiquidation(): marginfiAccount liquidationRecord liquidationReceiver instructionSysvar
    instruction 1c4f81e7a9454541 transferToNewAccount(): group oldMarginfiAccount newMarginfiAccount authority feePayer newAuthority globalFeeWallet systemProgram
    instruction acd2e0dc92d4fd31 transferToNewAccountPda(accountIndex: u16, thirdPartyId: Option<u16>): group oldMarginfiAccount newMarginfiAccount authority feePayer newAuthority globalFeeWallet instructionsSysvar systemProgram
    account 8e31a6f2324261bc Bank { mint: pubkey, mintDecimals: u8, group: pubkey, pad0: [u8; 7], assetShareValue: WrappedI80F48, liabilityShareValue: WrappedI80F48, liquidityVault: pubkey, liquidityVaultBump: u8, liquidityVaultAuthorityBump: u8, insuranceVault: pubkey, insuranceVaultBump: u8, insuranceVaultAuthorityBump: u8, pad1: [u8; 4], collectedInsuranceFeesOutstanding: WrappedI80F48, feeVault: pubkey, feeVaultBump: u8, feeVaultAuthorityBump: u8, pad2: [u8; 6], collectedGroupFeesOutstanding: WrappedI80F48, totalLiabilityShares: WrappedI80F48, totalAssetShares: WrappedI80F48, lastUpdate: i64, config: BankConfig, flags: u64, emissionsRate: u64, emissionsRemaining: WrappedI80F48, emissionsMint: pubkey, collectedProgramFeesOutstanding: WrappedI80F48, emode: EmodeSettings, feesDestinationAccount: pubkey, cache: BankCache, lendingPositionCount: i32, borrowingPositionCount: i32, padding0: [u8; 16], kaminoReserve: pubkey, kaminoObligation: pubkey, padding1: [[u64; 2]; 15] }
    account 3fe01055c124ebdc FeeState { key: pubkey, globalFeeAdmin: pubkey, globalFeeWallet: pubkey, placeholder0: u64, bankInitFlatSolFee: u32, bumpSeed: u8, padding0: [u8; 3], liquidationMaxFee: WrappedI80F48, programFeeFixed: WrappedI80F48, programFeeRate: WrappedI80F48, panicState: PanicState, placeholder1: u64, liquidationFlatSolFee: u32, reserved0: [u8; 20], reserved1: [u8; 32] }
    account 5f74178459d2f5a2 LiquidationRecord { key: pubkey, marginfiAccount: pubkey, recordPayer: pubkey, liquidationReceiver: pubkey, entries: [LiquidationEntry; 4], cache: LiquidationCache, reserved0: [u8; 64], reserved2: [u8; 16], reserved3: [u8; 8] }
    account 43b2826d7e721c2a MarginfiAccount { group: pubkey, authority: pubkey, lendingAccount: LendingAccount, accountFlags: u64, emissionsDestinationAccount: pubkey, healthCache: HealthCache, migratedFrom: pubkey, migratedTo: pubkey, lastUpdate: u64, accountIndex: u16, thirdPartyIndex: u16, bump: u8, pad0: [u8; 3], liquidationRecord: pubkey, padding0: [u64; 7] }
    account b617adf097ceb643 MarginfiGroup { admin: pubkey, groupFlags: u64, feeStateCache: FeeStateCache, banks: u16, pad0: [u8; 6], emodeAdmin: pubkey, delegateCurveAdmin: pubkey, delegateLimitAdmin: pubkey, delegateEmissionsAdmin: pubkey, panicStateCache: PanicStateCache, padding0: [[u64; 2]; 17], padding1: [[u64; 2]; 32] }
    account 9d8c064d59adad7d StakedSettings { key: pubkey, marginfiGroup: pubkey, oracle: pubkey, assetWeightInit: WrappedI80F48, assetWeightMaint: WrappedI80F48, depositLimit: u64, totalAssetValueInitLimit: u64, oracleMaxAge: u16, riskTier: RiskTier, pad0: [u8; 5], reserved0: [u8; 8], reserved1: [u8; 32], reserved2: [u8; 64] }
    event 1d3a9bbf4bdc91ce editStakedSettingsEvent { group: pubkey, settings: StakedSettingsEditConfig }
    event b79fda6e3ddc4101 healthPulseEvent { account: pubkey, healthCache: HealthCache }
    event df60510a9c631a3b lendingAccountBorrowEvent { header: AccountEventHeader, bank: pubkey, mint: pubkey, amount: u64 }
    event a136edd969f87a97 lendingAccountDepositEvent { header: AccountEventHeader, bank: pubkey, mint: pubkey, amount: u64 }
    event a6a0f99ab72717f2 lendingAccountLiquidateEvent { header: AccountEventHeader, liquidateeMarginfiAccount: pubkey, liquidateeMarginfiAccountAuthority: pubkey, assetBank: pubkey, assetMint: pubkey, liabilityBank: pubkey, liabilityMint: pubkey, liquidateePreHealth: f64, liquidateePostHealth: f64, preBalances: LiquidationBalances, postBalances: LiquidationBalances }
    event 10dc376f07501019 lendingAccountRepayEvent { header: AccountEventHeader, bank: pubkey, mint: pubkey, amount: u64, closeBalance: bool }
    event 03dc94f321f93658 lendingAccountWithdrawEvent { header: AccountEventHeader, bank: pubkey, mint: pubkey, amount: u64, closeBalance: bool }
    event 6875bb9c6f9a6aba lendingPoolBankAccrueInterestEvent { header: GroupEventHeader, bank: pubkey, mint: pubkey, delta: u64, feesCollected: f64, insuranceCollected: f64 }
    event 657761faa9af9cfd lendingPoolBankCollectFeesEvent { header: GroupEventHeader, bank: pubkey, mint: pubkey, groupFeesCollected: f64, groupFeesOutstanding: f64, insuranceFeesCollected: f64, insuranceFeesOutstanding: f64 }
    event f623e96e5d98eb28 lendingPoolBankConfigureEvent { header: GroupEventHeader, bank: pubkey, mint: pubkey, config: BankConfigOpt }
    event 180a371231969db3 lendingPoolBankConfigureFrozenEvent { header: GroupEventHeader, bank: pubkey, mint: pubkey, depositLimit: u64, borrowLimit: u64 }
    event 778c6efd9640d23e lendingPoolBankConfigureOracleEvent { header: GroupEventHeader, bank: pubkey, oracleSetup: u8, oracle: pubkey }
    event ecdcc93fef7e88f9 lendingPoolBankCreateEvent { header: GroupEventHeader, bank: pubkey, mint: pubkey }
    event a64d298c245e0a39 lendingPoolBankHandleBankruptcyEvent { header: AccountEventHeader, bank: pubkey, mint: pubkey, badDebt: f64, coveredAmount: f64, socializedAmount: f64 }
    event 2883e0dc975318e6 liquidationReceiverEvent { marginfiAccount: pubkey, liquidationReceiver: pubkey, liquidateeAssetsSeized: f64, liquidateeLiabilityRepaid: f64, lampsFeePaid: u32 }
    event b70575687ac74433 marginfiAccountCreateEvent { header: AccountEventHeader }
    event 3b69ab6edf885059 marginfiAccountTransferToNewAccount { header: AccountEventHeader, oldAccount: pubkey, oldAccountAuthority: pubkey, newAccountAuthority: pubkey }
    event f168aca729c3c7aa marginfiGroupConfigureEvent { header: GroupEventHeader, admin: pubkey, flags: u64 }
    event e97d3d0e62f088fd marginfiGroupCreateEvent { header: GroupEventHeader }
    type AccountEventHeader { signer: Option<pubkey>, marginfiAccount: pubkey, marginfiAccountAuthority: pubkey, marginfiGroup: pubkey }
    type Balance { active: u8, bankPk: pubkey, bankAssetTag: u8, pad0: [u8; 6], assetShares: WrappedI80F48, liabilityShares: WrappedI80F48, emissionsOutstanding: WrappedI80F48, lastUpdate: u64, padding: [u64; 1] }
    type BankCache { baseRate: u32, lendingRate: u32, borrowingRate: u32, interestAccumulatedFor: u32, accumulatedSinceLastUpdate: WrappedI80F48, reserved0: [u8; 128] }
    type BankConfig { assetWeightInit: WrappedI80F48, assetWeightMaint: WrappedI80F48, liabilityWeightInit: WrappedI80F48, liabilityWeightMaint: WrappedI80F48, depositLimit: u64, interestRateConfig: InterestRateConfig, operationalState: BankOperationalState, oracleSetup: OracleSetup, oracleKeys: [pubkey; 5], pad0: [u8; 6], borrowLimit: u64, riskTier: RiskTier, assetTag: u8, configFlags: u8, pad1: [u8; 5], totalAssetValueInitLimit: u64, oracleMaxAge: u16, padding0: [u8; 2], oracleMaxConfidence: u32, padding1: [u8; 32] }
    type BankConfigCompact { assetWeightInit: WrappedI80F48, assetWeightMaint: WrappedI80F48, liabilityWeightInit: WrappedI80F48, liabilityWeightMaint: WrappedI80F48, depositLimit: u64, interestRateConfig: InterestRateConfigCompact, operationalState: BankOperationalState, borrowLimit: u64, riskTier: RiskTier, assetTag: u8, configFlags: u8, pad0: [u8; 5], totalAssetValueInitLimit: u64, oracleMaxAge: u16, oracleMaxConfidence: u32 }
    type BankConfigOpt { assetWeightInit: Option<WrappedI80F48>, assetWeightMaint: Option<WrappedI80F48>, liabilityWeightInit: Option<WrappedI80F48>, liabilityWeightMaint: Option<WrappedI80F48>, depositLimit: Option<u64>, borrowLimit: Option<u64>, operationalState: Option<BankOperationalState>, interestRateConfig: Option<InterestRateConfigOpt>, riskTier: Option<RiskTier>, assetTag: Option<u8>, totalAssetValueInitLimit: Option<u64>, oracleMaxConfidence: Option<u32>, oracleMaxAge: Option<u16>, permissionlessBadDebtSettlement: Option<bool>, freezeSettings: Option<bool> }
    type BankOperationalState = Paused | Operational | ReduceOnly | KilledByBankruptcy
    type EmodeConfig { entries: [EmodeEntry; 10] }
    type EmodeEntry { collateralBankEmodeTag: u16, flags: u8, pad0: [u8; 5], assetWeightInit: WrappedI80F48, assetWeightMaint: WrappedI80F48 }
    type EmodeSettings { emodeTag: u16, pad0: [u8; 6], timestamp: i64, flags: u64, emodeConfig: EmodeConfig }
    type FeeStateCache { globalFeeWallet: pubkey, programFeeFixed: WrappedI80F48, programFeeRate: WrappedI80F48, lastUpdate: i64 }
    type GroupEventHeader { signer: Option<pubkey>, marginfiGroup: pubkey }
    type HealthCache { assetValue: WrappedI80F48, liabilityValue: WrappedI80F48, assetValueMaint: WrappedI80F48, liabilityValueMaint: WrappedI80F48, assetValueEquity: WrappedI80F48, liabilityValueEquity: WrappedI80F48, timestamp: i64, flags: u32, mrgnErr: u32, prices: [[u8; 8]; 16], internalErr: u32, errIndex: u8, programVersion: u8, pad0: [u8; 2], internalLiqErr: u32, internalBankruptcyErr: u32, reserved0: [u8; 32], reserved1: [u8; 16] }
    type InterestRateConfig { optimalUtilizationRate: WrappedI80F48, plateauInterestRate: WrappedI80F48, maxInterestRate: WrappedI80F48, insuranceFeeFixedApr: WrappedI80F48, insuranceIrFee: WrappedI80F48, protocolFixedFeeApr: WrappedI80F48, protocolIrFee: WrappedI80F48, protocolOriginationFee: WrappedI80F48, padding0: [u8; 16], padding1: [[u8; 32]; 3] }
    type InterestRateConfigCompact { optimalUtilizationRate: WrappedI80F48, plateauInterestRate: WrappedI80F48, maxInterestRate: WrappedI80F48, insuranceFeeFixedApr: WrappedI80F48, insuranceIrFee: WrappedI80F48, protocolFixedFeeApr: WrappedI80F48, protocolIrFee: WrappedI80F48, protocolOriginationFee: WrappedI80F48 }
    type InterestRateConfigOpt { optimalUtilizationRate: Option<WrappedI80F48>, plateauInterestRate: Option<WrappedI80F48>, maxInterestRate: Option<WrappedI80F48>, insuranceFeeFixedApr: Option<WrappedI80F48>, insuranceIrFee: Option<WrappedI80F48>, protocolFixedFeeApr: Option<WrappedI80F48>, protocolIrFee: Option<WrappedI80F48>, protocolOriginationFee: Option<WrappedI80F48> }
    type KaminoConfigCompact { oracle: pubkey, assetWeightInit: WrappedI80F48, assetWeightMaint: WrappedI80F48, depositLimit: u64, oracleSetup: OracleSetup, operationalState: BankOperationalState, riskTier: RiskTier, configFlags: u8, totalAssetValueInitLimit: u64, oracleMaxAge: u16, oracleMaxConfidence: u32 }
    type LendingAccount { balances: [Balance; 16], padding: [u64; 8] }
    type LiquidationBalances { liquidateeAssetBalance: f64, liquidateeLiabilityBalance: f64, liquidatorAssetBalance: f64, liquidatorLiabilityBalance: f64 }
    type LiquidationCache { assetValueMaint: WrappedI80F48, liabilityValueMaint: WrappedI80F48, assetValueEquity: WrappedI80F48, liabilityValueEquity: WrappedI80F48, placeholder: u64, reserved0: [u8; 32] }
    type LiquidationEntry { assetAmountSeized: [u8; 8], liabAmountRepaid: [u8; 8], placeholder0: u64, timestamp: i64, reserved0: [u8; 16] }
    type OracleSetup = None | PythLegacy | SwitchboardV2 | PythPushOracle | SwitchboardPull | StakedWithPythPush | KaminoPythPush | KaminoSwitchboardPull
    type PanicState { pauseFlags: u8, dailyPauseCount: u8, consecutivePauseCount: u8, reserved: [u8; 5], pauseStartTimestamp: i64, lastDailyResetTimestamp: i64, reservedSpace: [u8; 8] }
    type PanicStateCache { pauseFlags: u8, reserved: [u8; 7], pauseStartTimestamp: i64, lastCacheUpdate: i64 }
    type RiskTier = Collateral | Isolated
    type StakedSettingsEditConfig { oracle: Option<pubkey>, assetWeightInit: Option<WrappedI80F48>, assetWeightMaint: Option<WrappedI80F48>, depositLimit: Option<u64>, totalAssetValueInitLimit: Option<u64>, oracleMaxAge: Option<u16>, riskTier: Option<RiskTier> }
    type WrappedI80F48 { value: [u8; 16] }
    error 6000 InternalLogicError Internal Marginfi logic error
    error 6001 BankNotFound Invalid bank index
    error 6002 LendingAccountBalanceNotFound Lending account balance not found
    error 6003 BankAssetCapacityExceeded Bank deposit capacity exceeded
    error 6004 InvalidTransfer Invalid transfer
    error 6005 MissingPythOrBankAccount Missing Oracle, Bank, LST mint, or Sol Pool
    error 6006 MissingPythAccount Missing Pyth account
    error 6007 MissingBankAccount Missing Bank account
    error 6008 InvalidBankAccount Invalid Bank account
    error 6009 RiskEngineInitRejected RiskEngine rejected due to either bad health or stale oracles
    error 6010 LendingAccountBalanceSlotsFull Lending account balance slots are full
    error 6011 BankAlreadyExists Bank already exists
    error 6012 ZeroLiquidationAmount Amount to liquidate must be positive
    error 6013 AccountNotBankrupt Account is not bankrupt
    error 6014 BalanceNotBadDebt Account balance is not bad debt
    error 6015 InvalidConfig Invalid group config
    error 6016 BankPaused Bank paused
    error 6017 BankReduceOnly Bank is ReduceOnly mode
    error 6018 BankAccountNotFound Bank is missing
    error 6019 OperationDepositOnly Operation is deposit-only
    error 6020 OperationWithdrawOnly Operation is withdraw-only
    error 6021 OperationBorrowOnly Operation is borrow-only
    error 6022 OperationRepayOnly Operation is repay-only
    error 6023 NoAssetFound No asset found
    error 6024 NoLiabilityFound No liability found
    error 6025 InvalidOracleSetup Invalid oracle setup
    error 6026 IllegalUtilizationRatio Invalid bank utilization ratio
    error 6027 BankLiabilityCapacityExceeded Bank borrow cap exceeded
    error 6028 InvalidPrice Invalid Price
    error 6029 IsolatedAccountIllegalState Account can have only one liability when account is under isolated risk
    error 6030 EmissionsAlreadySetup Emissions already setup
    error 6031 OracleNotSetup Oracle is not set
    error 6032 InvalidSwitchboardDecimalConversion Invalid switchboard decimal conversion
    error 6033 CannotCloseOutstandingEmissions Cannot close balance because of outstanding emissions
    error 6034 EmissionsUpdateError Update emissions error
    error 6035 AccountDisabled Account disabled
    error 6036 AccountTempActiveBalanceLimitExceeded Account can't temporarily open 3 balances, please close a balance first
    error 6037 AccountInFlashloan Illegal action during flashloan
    error 6038 IllegalFlashloan Illegal flashloan
    error 6039 IllegalFlag Illegal flag
    error 6040 IllegalBalanceState Illegal balance state
    error 6041 IllegalAccountAuthorityTransfer Illegal account authority transfer
    error 6042 Unauthorized Unauthorized
    error 6043 IllegalAction Invalid account authority
    error 6044 T22MintRequired Token22 Banks require mint account as first remaining account
    error 6045 InvalidFeeAta Invalid ATA for global fee account
    error 6046 AddedStakedPoolManually Use add pool permissionless instead
    error 6047 AssetTagMismatch Staked SOL accounts can only deposit staked assets and borrow SOL
    error 6048 StakePoolValidationFailed Stake pool validation failed: check the stake pool, mint, or sol pool
    error 6049 SwitchboardStalePrice Switchboard oracle: stale price
    error 6050 PythPushStalePrice Pyth Push oracle: stale price
    error 6051 WrongNumberOfOracleAccounts Oracle error: wrong number of accounts
    error 6052 WrongOracleAccountKeys Oracle error: wrong account keys
    error 6053 PythPushWrongAccountOwner Pyth Push oracle: wrong account owner
    error 6054 StakedPythPushWrongAccountOwner Staked Pyth Push oracle: wrong account owner
    error 6055 OracleMaxConfidenceExceeded Oracle max confidence exceeded: try again later
    error 6056 PythPushInsufficientVerificationLevel Pyth Push oracle: insufficient verification level
    error 6057 ZeroAssetPrice Zero asset price
    error 6058 ZeroLiabilityPrice Zero liability price
    error 6059 SwitchboardWrongAccountOwner Switchboard oracle: wrong account owner
    error 6060 PythPushInvalidAccount Pyth Push oracle: invalid account
    error 6061 SwitchboardInvalidAccount Switchboard oracle: invalid account
    error 6062 MathError Math error
    error 6063 InvalidEmissionsDestinationAccount Invalid emissions destination account
    error 6064 SameAssetAndLiabilityBanks Asset and liability bank cannot be the same
    error 6065 OverliquidationAttempt Trying to withdraw more assets than available
    error 6066 NoLiabilitiesInLiabilityBank Liability bank has no liabilities
    error 6067 AssetsInLiabilityBank Liability bank has assets
    error 6068 HealthyAccount Account is healthy and cannot be liquidated
    error 6069 ExhaustedLiability Liability payoff too severe, exhausted liability
    error 6070 TooSeverePayoff Liability payoff too severe, liability balance has assets
    error 6071 TooSevereLiquidation Liquidation too severe, account above maintenance requirement
    error 6072 WorseHealthPostLiquidation Liquidation would worsen account health
    error 6073 ArenaBankLimit Arena groups can only support two banks
    error 6074 ArenaSettingCannotChange Arena groups cannot return to non-arena status
    error 6075 BadEmodeConfig The Emode config was invalid
    error 6076 PythPushInvalidWindowSize TWAP window size does not match expected duration
    error 6077 InvalidFeesDestinationAccount Invalid fees destination account
    error 6078 BankCannotClose Banks cannot close when they have open positions or emissions outstanding
    error 6079 AccountAlreadyMigrated Account already migrated
    error 6080 ProtocolPaused Protocol is paused
    error 6081 Placeholder81 Reserved for future use
    error 6082 PauseLimitExceeded Pause limit exceeded
    error 6083 ProtocolNotPaused Protocol is not paused
    error 6084 BankKilledByBankruptcy Bank killed by bankruptcy: bank shutdown and value of all holdings is zero
    error 6085 UnexpectedLiquidationState Liquidation state issue. Check start before end, end last, and both unique
    error 6086 StartNotFirst Liquidation start must be first instruction (other than compute program ixes)
    error 6087 StartRepeats Only one liquidation event allowed per tx
    error 6088 EndNotLast The end instruction must be the last ix in the tx
    error 6089 ForbiddenIx Tried to call an instruction that is forbidden during liquidation
    error 6090 LiquidationPremiumTooHigh Seized too much of the asset relative to liability repaid
    error 6091 NotAllowedInCPI Start and end liquidation and flashloan must be top-level instructions
    error 6200 WrongAssetTagForStandardInstructions Wrong asset tag for standard instructions, expected DEFAULT, SOL, or STAKED asset tag
    error 6201 WrongAssetTagForKaminoInstructions Wrong asset tag for Kamino instructions, expected KAMINO asset tag
    error 6202 CantAddPool Cannot create a kamino bank with this instruction, use add_bank_kamino
    error 6203 KaminoReserveMintAddressMismatch Kamino reserve mint address doesn't match the bank mint address
    error 6204 KaminoDepositFailed Deposit failed: obligation deposit amount increase did not match the expected increase, left - actual, right - expected
    error 6205 KaminoWithdrawFailed Withdraw failed: token vault increase did not match the expected increase, left - actual, right - expected
    error 6206 ReserveStale Kamino Reserve data is stale - run refresh_reserve on kamino program first
    error 6207 InvalidObligationDepositCount Kamino obligation must have exactly one active deposit, at index 0
    error 6208 ObligationDepositReserveMismatch Kamino obligation deposit doesn't match the expected reserve
    error 6209 ObligationInitDepositInsufficient Failed to meet minimum deposit amount requirement for init obligation
    error 6210 KaminoReserveValidationFailed Kamino reserve validation failed
    error 6211 KaminoInvalidOracleSetup Invalid oracle setup: only KaminoPythPush and KaminoSwitchboardPull are supported
    error 6212 KaminoPositionLimitExceeded Maximum Kamino positions limit exceeded (max 8 positions per account)
  `,
});
