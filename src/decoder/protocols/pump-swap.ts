import { defineInterface } from '../define-interface.ts';

const TOKENS = { baseAmountIn: 'userBaseTokenAccount', quoteAmountIn: 'userQuoteTokenAccount' };

export default defineInterface({
  key: 'pump-swap',
  name: 'PumpSwap',
  programs: ['pAMMBay6oceH9fJKBRHGP5D4bD4sWpmSwMn52FMfXEA'],
  category: 'amm',
  source: 'the program’s own Anchor IDL 0.1.0, with 31 instructions',
  meaning: {
    buy: {
      sentence: 'Buy {baseAmountOut} for at most {maxQuoteAmountIn}',
      amounts: { baseAmountOut: 'userBaseTokenAccount', maxQuoteAmountIn: 'userQuoteTokenAccount' },
      swap: 'user',
    },
    buyExactQuoteIn: {
      sentence: 'Buy at least {minBaseAmountOut} for {spendableQuoteIn}',
      amounts: { minBaseAmountOut: 'userBaseTokenAccount', spendableQuoteIn: 'userQuoteTokenAccount' },
      swap: 'user',
    },
    sell: {
      sentence: 'Sell {baseAmountIn} for at least {minQuoteAmountOut}',
      amounts: { baseAmountIn: 'userBaseTokenAccount', minQuoteAmountOut: 'userQuoteTokenAccount' },
      swap: 'user',
    },
    createPool: {
      sentence: 'Create the pool {pool} with {baseAmountIn} and {quoteAmountIn}',
      amounts: TOKENS,
    },
    deposit: {
      sentence: 'Deposit at most {maxBaseAmountIn} and {maxQuoteAmountIn} into the pool {pool}',
      amounts: {
        lpTokenAmountOut: 'mint:lpMint',
        maxBaseAmountIn: 'userBaseTokenAccount',
        maxQuoteAmountIn: 'userQuoteTokenAccount',
      },
    },
    withdraw: {
      sentence: 'Withdraw at least {minBaseAmountOut} and {minQuoteAmountOut} from the pool {pool}',
      amounts: {
        lpTokenAmountIn: 'mint:lpMint',
        minBaseAmountOut: 'userBaseTokenAccount',
        minQuoteAmountOut: 'userQuoteTokenAccount',
      },
    },
    collectCoinCreatorFee: { sentence: 'Collect the creator fees of {coinCreator}' },
    transferCreatorFeesToPump: { sentence: 'Move the creator fees of {coinCreator} to Pump.fun' },
    transferCreatorFeesToPumpV2: { sentence: 'Move the creator fees of {coinCreator} to Pump.fun' },
    claimTokenIncentives: { sentence: 'Claim trading rewards for {user}' },
    claimCashback: { sentence: 'Claim cashback for {user}' },
    initUserVolumeAccumulator: { sentence: 'Initialize the volume accumulator of {user}' },
    syncUserVolumeAccumulator: { sentence: 'Sync the volume accumulator of {user}' },
    closeUserVolumeAccumulator: { sentence: 'Close the volume accumulator of {user}' },
    boostBuyAndBurn: {
      sentence: 'Buy and burn at least {minBaseAmountBurned} for {quoteAmountIn}',
      amounts: { quoteAmountIn: 'boostVault', minBaseAmountBurned: 'mint:baseMint' },
    },
    initBoost: { sentence: 'Initialize the boost that buys and burns {baseMint} from the pool {pool}' },
    extendAccount: { sentence: 'Extend the account {account}' },
    setCoinCreator: { sentence: 'Set the coin creator of the pool {pool}' },
  },
  interface: `
    instruction f228759149606968 adminSetCoinCreator(coinCreator: pubkey): adminSetCoinCreatorAuthority globalConfig pool eventAuthority program
    instruction d10b7357d5177ccc adminUpdateTokenIncentives(startTime: i64, endTime: i64, secondsInADay: i64, dayNumber: u64, tokenSupplyPerDay: u64): admin globalConfig globalVolumeAccumulator mint globalIncentiveTokenAccount associatedTokenProgram systemProgram tokenProgram eventAuthority program
    instruction 694406af000723a2 boostBuyAndBurn(quoteAmountIn: u64, minBaseAmountBurned: u64): pool authority globalConfig baseMint quoteMint poolBaseTokenAccount poolQuoteTokenAccount boostVaultAuthority boostVault baseTokenProgram quoteTokenProgram eventAuthority program
    instruction 66063d1201daebea buy(baseAmountOut: u64, maxQuoteAmountIn: u64, trackVolume: OptionBool): pool user globalConfig baseMint quoteMint userBaseTokenAccount userQuoteTokenAccount poolBaseTokenAccount poolQuoteTokenAccount protocolFeeRecipient protocolFeeRecipientTokenAccount baseTokenProgram quoteTokenProgram systemProgram associatedTokenProgram eventAuthority program coinCreatorVaultAta coinCreatorVaultAuthority globalVolumeAccumulator userVolumeAccumulator feeConfig feeProgram
    instruction c62e1552b4d9e870 buyExactQuoteIn(spendableQuoteIn: u64, minBaseAmountOut: u64, trackVolume: OptionBool): pool user globalConfig baseMint quoteMint userBaseTokenAccount userQuoteTokenAccount poolBaseTokenAccount poolQuoteTokenAccount protocolFeeRecipient protocolFeeRecipientTokenAccount baseTokenProgram quoteTokenProgram systemProgram associatedTokenProgram eventAuthority program coinCreatorVaultAta coinCreatorVaultAuthority globalVolumeAccumulator userVolumeAccumulator feeConfig feeProgram
    instruction 253a237ebe35e4c5 claimCashback(): user userVolumeAccumulator quoteMint quoteTokenProgram userVolumeAccumulatorWsolTokenAccount userWsolTokenAccount systemProgram eventAuthority program
    instruction 1004471ccc01281b claimTokenIncentives(): user userAta globalVolumeAccumulator globalIncentiveTokenAccount userVolumeAccumulator mint tokenProgram systemProgram associatedTokenProgram eventAuthority program payer
    instruction f945a4da9667548a closeUserVolumeAccumulator(): user userVolumeAccumulator eventAuthority program
    instruction a039592ab58b2b42 collectCoinCreatorFee(): quoteMint quoteTokenProgram coinCreator coinCreatorVaultAuthority coinCreatorVaultAta coinCreatorTokenAccount eventAuthority program
    instruction c9cff3724b6f2fbd createConfig(lpFeeBasisPoints: u64, protocolFeeBasisPoints: u64, protocolFeeRecipients: [pubkey; 8], coinCreatorFeeBasisPoints: u64, adminSetCoinCreatorAuthority: pubkey): admin globalConfig systemProgram eventAuthority program
    instruction e992d18ecf6840bc createPool(index: u16, baseAmountIn: u64, quoteAmountIn: u64, coinCreator: pubkey, isMayhemMode: bool, isCashbackCoin: OptionBool): pool globalConfig creator baseMint quoteMint lpMint userBaseTokenAccount userQuoteTokenAccount userPoolTokenAccount poolBaseTokenAccount poolQuoteTokenAccount systemProgram token2022Program baseTokenProgram quoteTokenProgram associatedTokenProgram eventAuthority program
    instruction f223c68952e1f2b6 deposit(lpTokenAmountOut: u64, maxBaseAmountIn: u64, maxQuoteAmountIn: u64): pool globalConfig user baseMint quoteMint lpMint userBaseTokenAccount userQuoteTokenAccount userPoolTokenAccount poolBaseTokenAccount poolQuoteTokenAccount tokenProgram token2022Program eventAuthority program
    instruction b9adbb5ad80feee9 disable(disableCreatePool: bool, disableDeposit: bool, disableWithdraw: bool, disableBuy: bool, disableSell: bool): admin globalConfig eventAuthority program
    instruction ea66c2cb96483ee5 extendAccount(): account user systemProgram eventAuthority program
    instruction 8ce9215e845ac28f initBoost(): pool globalConfig creator baseMint quoteMint poolBaseTokenAccount poolQuoteTokenAccount boostVaultAuthority boostVault quoteTokenProgram systemProgram associatedTokenProgram eventAuthority program
    instruction 5e06ca73ff60e8b7 initUserVolumeAccumulator(): payer user userVolumeAccumulator systemProgram eventAuthority program
    instruction d0089f044aaf103a migratePoolCoinCreator(): pool sharingConfig eventAuthority program
    instruction 33e685a4017f83ad sell(baseAmountIn: u64, minQuoteAmountOut: u64): pool user globalConfig baseMint quoteMint userBaseTokenAccount userQuoteTokenAccount poolBaseTokenAccount poolQuoteTokenAccount protocolFeeRecipient protocolFeeRecipientTokenAccount baseTokenProgram quoteTokenProgram systemProgram associatedTokenProgram eventAuthority program coinCreatorVaultAta coinCreatorVaultAuthority feeConfig feeProgram
    instruction e3954c2a8227eacd setBoostAuthority(): admin globalConfig boostAuthority systemProgram eventAuthority program
    instruction d295802dbc3a4eaf setCoinCreator(): pool metadata bondingCurve eventAuthority program
    instruction 6faca2e87259d58e setReservedFeeRecipients(whitelistPda: pubkey): globalConfig admin eventAuthority program
    instruction 561fc057a3574fee syncUserVolumeAccumulator(): user globalVolumeAccumulator userVolumeAccumulator eventAuthority program
    instruction 75a1a04adf897663 toggleBoost(enabled: bool): admin globalConfig
    instruction 7367e0ffbd5956c3 toggleCashbackEnabled(enabled: bool): admin globalConfig eventAuthority program
    instruction 01096fd0641fffa3 toggleMayhemMode(enabled: bool): admin globalConfig eventAuthority program
    instruction 8b348655e4e56cf1 transferCreatorFeesToPump(): wsolMint tokenProgram systemProgram associatedTokenProgram coinCreator coinCreatorVaultAuthority coinCreatorVaultAta pumpCreatorVault eventAuthority program
    instruction 01214eb921432c5c transferCreatorFeesToPumpV2(): payer quoteMint tokenProgram systemProgram associatedTokenProgram coinCreator coinCreatorVaultAuthority coinCreatorVaultAta pumpCreatorVault pumpCreatorVaultAta eventAuthority program
    instruction a1b028d53cb8b3e4 updateAdmin(): admin globalConfig newAdmin eventAuthority program
    instruction fbe0ab92a01a71e9 updateBuybackConfig(buybackBasisPoints: Option<u64>): admin globalConfig eventAuthority program
    instruction 68b867f258976b14 updateFeeConfig(lpFeeBasisPoints: u64, protocolFeeBasisPoints: u64, protocolFeeRecipients: [pubkey; 8], coinCreatorFeeBasisPoints: u64, adminSetCoinCreatorAuthority: pubkey): admin globalConfig eventAuthority program
    instruction b712469c946da122 withdraw(lpTokenAmountIn: u64, minBaseAmountOut: u64, minQuoteAmountOut: u64): pool globalConfig user baseMint quoteMint lpMint userBaseTokenAccount userQuoteTokenAccount userPoolTokenAccount poolBaseTokenAccount poolQuoteTokenAccount tokenProgram token2022Program eventAuthority program
    account 17b7f83760d8ac60 BondingCurve { virtualTokenReserves: u64, virtualSolReserves: u64, realTokenReserves: u64, realSolReserves: u64, tokenTotalSupply: u64, complete: bool, creator: pubkey, isMayhemMode: bool, isCashbackCoin: bool }
    account 8f3492bbdb7b4c9b FeeConfig { bump: u8, admin: pubkey, flatFees: Fees, feeTiers: Vec<FeeTier>, stableFeeTiers: Vec<FeeTier> }
    account 95089ccaa0fcb0d9 GlobalConfig { admin: pubkey, lpFeeBasisPoints: u64, protocolFeeBasisPoints: u64, disableFlags: u8, protocolFeeRecipients: [pubkey; 8], coinCreatorFeeBasisPoints: u64, adminSetCoinCreatorAuthority: pubkey, whitelistPda: pubkey, reservedFeeRecipient: pubkey, mayhemModeEnabled: bool, reservedFeeRecipients: [pubkey; 7], isCashbackEnabled: bool, buybackFeeRecipients: [pubkey; 8], buybackBasisPoints: u64, boostAuthority: pubkey, boostEnabled: bool }
    account ca2af62b8ebe1eff GlobalVolumeAccumulator { startTime: i64, endTime: i64, secondsInADay: i64, mint: pubkey, totalTokenSupply: [u64; 30], solVolumes: [u64; 30] }
    account f19a6d0411b16dbc Pool { poolBump: u8, index: u16, creator: pubkey, baseMint: pubkey, quoteMint: pubkey, lpMint: pubkey, poolBaseTokenAccount: pubkey, poolQuoteTokenAccount: pubkey, lpSupply: u64, coinCreator: pubkey, isMayhemMode: bool, isCashbackCoin: bool, virtualQuoteReserves: i128 }
    account d84a0900388c5d4b SharingConfig { bump: u8, version: u8, status: ConfigStatus, mint: pubkey, admin: pubkey, adminRevoked: bool, shareholders: Vec<Shareholder> }
    account 56ff700e66359afa UserVolumeAccumulator { user: pubkey, needsClaim: bool, totalUnclaimedTokens: u64, totalClaimedTokens: u64, currentSolVolume: u64, lastUpdateTimestamp: i64, hasTotalClaimedTokens: bool, cashbackEarned: u64, totalCashbackClaimed: u64 }
    event 2ddc5d181961ac68 adminSetCoinCreatorEvent { timestamp: i64, adminSetCoinCreatorAuthority: pubkey, baseMint: pubkey, pool: pubkey, oldCoinCreator: pubkey, newCoinCreator: pubkey }
    event 93fa6c78f71d43de adminUpdateTokenIncentivesEvent { startTime: i64, endTime: i64, dayNumber: u64, tokenSupplyPerDay: u64, mint: pubkey, secondsInADay: i64, timestamp: i64 }
    event 3f451c16305cc2b9 boostBuyAndBurnEvent { timestamp: i64, mint: pubkey, bondingCurve: pubkey, pool: pubkey, authority: pubkey, quoteAmountInRequested: u64, quoteAmountInUsed: u64, baseAmountBurned: u64, virtualQuoteReserves: i128, realQuoteReservesAfter: u64, baseReservesAfter: u64, boostVaultRemaining: u64 }
    event 67f4521f2cf57777 buyEvent { timestamp: i64, baseAmountOut: u64, maxQuoteAmountIn: u64, userBaseTokenReserves: u64, userQuoteTokenReserves: u64, poolBaseTokenReserves: u64, poolQuoteTokenReserves: u64, quoteAmountIn: u64, lpFeeBasisPoints: u64, lpFee: u64, protocolFeeBasisPoints: u64, protocolFee: u64, quoteAmountInWithLpFee: u64, userQuoteAmountIn: u64, pool: pubkey, user: pubkey, userBaseTokenAccount: pubkey, userQuoteTokenAccount: pubkey, protocolFeeRecipient: pubkey, protocolFeeRecipientTokenAccount: pubkey, coinCreator: pubkey, coinCreatorFeeBasisPoints: u64, coinCreatorFee: u64, trackVolume: bool, totalUnclaimedTokens: u64, totalClaimedTokens: u64, currentSolVolume: u64, lastUpdateTimestamp: i64, minBaseAmountOut: u64, ixName: string, cashbackFeeBasisPoints: u64, cashback: u64, buybackFeeBasisPoints: u64, buybackFee: u64, virtualQuoteReserves: i128, canBoost: bool, baseSupply: u64 }
    event e2d6f62107f293e5 claimCashbackEvent { user: pubkey, amount: u64, timestamp: i64, totalClaimed: u64, totalCashbackEarned: u64 }
    event 4facf631cd5bcee8 claimTokenIncentivesEvent { user: pubkey, mint: pubkey, amount: u64, timestamp: i64, totalClaimedTokens: u64, currentSolVolume: u64 }
    event 929fbdac925838f4 closeUserVolumeAccumulatorEvent { user: pubkey, timestamp: i64, totalUnclaimedTokens: u64, totalClaimedTokens: u64, currentSolVolume: u64, lastUpdateTimestamp: i64 }
    event e8f5c2eeeada3a59 collectCoinCreatorFeeEvent { timestamp: i64, coinCreator: pubkey, coinCreatorFee: u64, coinCreatorVaultAta: pubkey, coinCreatorTokenAccount: pubkey }
    event 6b34598137e25116 createConfigEvent { timestamp: i64, admin: pubkey, lpFeeBasisPoints: u64, protocolFeeBasisPoints: u64, protocolFeeRecipients: [pubkey; 8], coinCreatorFeeBasisPoints: u64, adminSetCoinCreatorAuthority: pubkey }
    event b1310cd2a076a774 createPoolEvent { timestamp: i64, index: u16, creator: pubkey, baseMint: pubkey, quoteMint: pubkey, baseMintDecimals: u8, quoteMintDecimals: u8, baseAmountIn: u64, quoteAmountIn: u64, poolBaseAmount: u64, poolQuoteAmount: u64, minimumLiquidity: u64, initialLiquidity: u64, lpTokenAmountOut: u64, poolBump: u8, pool: pubkey, lpMint: pubkey, userBaseTokenAccount: pubkey, userQuoteTokenAccount: pubkey, coinCreator: pubkey, isMayhemMode: bool }
    event 78f83d531f8e6b90 depositEvent { timestamp: i64, lpTokenAmountOut: u64, maxBaseAmountIn: u64, maxQuoteAmountIn: u64, userBaseTokenReserves: u64, userQuoteTokenReserves: u64, poolBaseTokenReserves: u64, poolQuoteTokenReserves: u64, baseAmountIn: u64, quoteAmountIn: u64, lpMintSupply: u64, pool: pubkey, user: pubkey, userBaseTokenAccount: pubkey, userQuoteTokenAccount: pubkey, userPoolTokenAccount: pubkey }
    event 6bfdc14ce4ca1b68 disableEvent { timestamp: i64, admin: pubkey, disableCreatePool: bool, disableDeposit: bool, disableWithdraw: bool, disableBuy: bool, disableSell: bool }
    event 6161d7905d92167c extendAccountEvent { timestamp: i64, account: pubkey, user: pubkey, currentSize: u64, newSize: u64 }
    event ae7c4af90451f611 initBoostEvent { timestamp: i64, mint: pubkey, bondingCurve: pubkey, pool: pubkey, virtualQuoteReserves: i128, realQuoteReservesAfter: u64 }
    event 86240d48e86582d8 initUserVolumeAccumulatorEvent { payer: pubkey, user: pubkey, timestamp: i64 }
    event aadd52c793a5f72e migratePoolCoinCreatorEvent { timestamp: i64, baseMint: pubkey, pool: pubkey, sharingConfig: pubkey, oldCoinCreator: pubkey, newCoinCreator: pubkey }
    event 2bbcfa12dd4bbb5f reservedFeeRecipientsEvent { timestamp: i64, reservedFeeRecipient: pubkey, reservedFeeRecipients: [pubkey; 7] }
    event 3e2f370aa503dc2a sellEvent { timestamp: i64, baseAmountIn: u64, minQuoteAmountOut: u64, userBaseTokenReserves: u64, userQuoteTokenReserves: u64, poolBaseTokenReserves: u64, poolQuoteTokenReserves: u64, quoteAmountOut: u64, lpFeeBasisPoints: u64, lpFee: u64, protocolFeeBasisPoints: u64, protocolFee: u64, quoteAmountOutWithoutLpFee: u64, userQuoteAmountOut: u64, pool: pubkey, user: pubkey, userBaseTokenAccount: pubkey, userQuoteTokenAccount: pubkey, protocolFeeRecipient: pubkey, protocolFeeRecipientTokenAccount: pubkey, coinCreator: pubkey, coinCreatorFeeBasisPoints: u64, coinCreatorFee: u64, cashbackFeeBasisPoints: u64, cashback: u64, buybackFeeBasisPoints: u64, buybackFee: u64, virtualQuoteReserves: i128, canBoost: bool, baseSupply: u64 }
    event f2e7eb664163bdd3 setBondingCurveCoinCreatorEvent { timestamp: i64, baseMint: pubkey, pool: pubkey, bondingCurve: pubkey, coinCreator: pubkey }
    event 5980f08d5bca4769 setBoostAuthorityEvent { timestamp: i64, admin: pubkey, oldBoostAuthority: pubkey, newBoostAuthority: pubkey }
    event 966bc77b7ccf66e4 setMetaplexCoinCreatorEvent { timestamp: i64, baseMint: pubkey, pool: pubkey, metadata: pubkey, coinCreator: pubkey }
    event c57aa77c74515bff syncUserVolumeAccumulatorEvent { user: pubkey, totalClaimedTokensBefore: u64, totalClaimedTokensAfter: u64, timestamp: i64 }
    event e198ab57f63f42ea updateAdminEvent { timestamp: i64, admin: pubkey, newAdmin: pubkey }
    event 5a1741233ef4bcd0 updateFeeConfigEvent { timestamp: i64, admin: pubkey, lpFeeBasisPoints: u64, protocolFeeBasisPoints: u64, protocolFeeRecipients: [pubkey; 8], coinCreatorFeeBasisPoints: u64, adminSetCoinCreatorAuthority: pubkey }
    event 1609851aa02c47c0 withdrawEvent { timestamp: i64, lpTokenAmountIn: u64, minBaseAmountOut: u64, minQuoteAmountOut: u64, userBaseTokenReserves: u64, userQuoteTokenReserves: u64, poolBaseTokenReserves: u64, poolQuoteTokenReserves: u64, baseAmountOut: u64, quoteAmountOut: u64, lpMintSupply: u64, pool: pubkey, user: pubkey, userBaseTokenAccount: pubkey, userQuoteTokenAccount: pubkey, userPoolTokenAccount: pubkey }
    type ConfigStatus = Paused | Active
    type FeeTier { marketCapLamportsThreshold: u128, fees: Fees }
    type Fees { lpFeeBps: u64, protocolFeeBps: u64, creatorFeeBps: u64 }
    type OptionBool = (bool)
    type Shareholder { address: pubkey, shareBps: u16 }
    error 6000 FeeBasisPointsExceedsMaximum
    error 6001 ZeroBaseAmount
    error 6002 ZeroQuoteAmount
    error 6003 TooLittlePoolTokenLiquidity
    error 6004 ExceededSlippage The price moved further than the trader allowed.
    error 6005 InvalidAdmin
    error 6006 UnsupportedBaseMint
    error 6007 UnsupportedQuoteMint
    error 6008 InvalidBaseMint
    error 6009 InvalidQuoteMint
    error 6010 InvalidLpMint
    error 6011 AllProtocolFeeRecipientsShouldBeNonZero
    error 6012 UnsortedNotUniqueProtocolFeeRecipients
    error 6013 InvalidProtocolFeeRecipient
    error 6014 InvalidPoolBaseTokenAccount
    error 6015 InvalidPoolQuoteTokenAccount
    error 6016 BuyMoreBaseAmountThanPoolReserves
    error 6017 DisabledCreatePool
    error 6018 DisabledDeposit
    error 6019 DisabledWithdraw
    error 6020 DisabledBuy
    error 6021 DisabledSell
    error 6022 SameMint
    error 6023 Overflow
    error 6024 Truncation
    error 6025 DivisionByZero
    error 6026 NewSizeLessThanCurrentSize
    error 6027 AccountTypeNotSupported
    error 6028 OnlyCanonicalPumpPoolsCanHaveCoinCreator
    error 6029 InvalidAdminSetCoinCreatorAuthority
    error 6030 StartTimeInThePast
    error 6031 EndTimeInThePast
    error 6032 EndTimeBeforeStartTime
    error 6033 TimeRangeTooLarge
    error 6034 EndTimeBeforeCurrentDay
    error 6035 SupplyUpdateForFinishedRange
    error 6036 DayIndexAfterEndIndex
    error 6037 DayInActiveRange
    error 6038 InvalidIncentiveMint
    error 6039 BuyNotEnoughQuoteTokensToCoverFees buy: Not enough quote tokens to cover for fees.
    error 6040 BuySlippageBelowMinBaseAmountOut buy: slippage - would buy less tokens than expected min_base_amount_out
    error 6041 MayhemModeDisabled
    error 6042 OnlyPumpPoolsMayhemMode
    error 6043 MayhemModeInDesiredState
    error 6044 NotEnoughRemainingAccounts
    error 6045 InvalidSharingConfigBaseMint
    error 6046 InvalidSharingConfigCoinCreator
    error 6047 CoinCreatorMigratedToSharingConfig coin creator has been migrated to sharing config, use pump_fees::reset_fee_sharing_config instead
    error 6048 CreatorVaultMigratedToSharingConfig creator_vault has been migrated to sharing config, use pump:distribute_creator_fees instead
    error 6049 CashbackNotEnabled Cashback is disabled
    error 6050 OnlyPumpPoolsCashback
    error 6051 CashbackNotInDesiredState
    error 6052 TokensInVaultLessThanCashbackEarned
    error 6053 BuybackFeeRecipientNotAuthorized
    error 6054 AllBuybackFeeRecipientsShouldBeNonZero
    error 6055 NotUniqueBuybackFeeRecipients
    error 6056 BuybackBasisPointsOutOfRange buyback_basis_points must be <= 10_000
    error 6057 WrongBuybackFeeRecipientsCount buyback fee recipients require exactly 8 remaining accounts (or none)
    error 6058 BuybackFeeRecipientMissing
    error 6059 MissingCashbackAccounts Cashback trade is missing the required remaining accounts
    error 6060 InvalidCashbackAccumulator Cashback user_volume_accumulator account is invalid
    error 6061 InvalidCashbackAccumulatorAta Cashback user_volume_accumulator ATA is missing or invalid
    error 6062 InvalidPoolV2 pool_v2 remaining account is missing or invalid
    error 6063 InsufficientRealQuoteReserves BOOST: sell output exceeds the real quote vault. effective = real + virtual is pricing-only; payout is capped at real_vault, so quote min(out, real_vault)
    error 6064 BoostPoolLiquidityUnsupported BOOST: deposit/withdraw don't apply to boost pools
    error 6065 PoolCannotBoost BOOST: pool cannot be boosted (no virtual reserves)
    error 6066 BoostDisabled BOOST: boost is disabled
    error 6067 SeedLockViolation BOOST: lp_supply must never drop below the circulating LP mint supply
  `,
});
