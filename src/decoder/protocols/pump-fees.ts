import { defineInterface } from '../define-interface.ts';

const SHARES = { sentence: 'Update the shareholders of the creator fees of {mint}' };
const RESET = { sentence: 'Reset the sharing of the creator fees of {mint} to {newAdmin}' };
const CLAIM = { sentence: 'Claim the fees of the social user {userId}' };

export default defineInterface({
  key: 'pump-fees',
  name: 'PumpSwap Fees',
  programs: ['pfeeUxB6jkeY1Hxd7CsFCAjcbHA9rWtchMGdZ6VojVZ'],
  category: 'infrastructure',
  source: 'the program’s own Anchor IDL 0.1.0, with 29 instructions',
  meaning: {
    getFees: { sentence: 'Query the fees of a trade' },
    createFeeSharingConfig: { sentence: 'Create the fee sharing config of {mint}' },
    updateFeeShares: SHARES,
    updateFeeSharesV2: SHARES,
    resetFeeSharingConfig: RESET,
    resetFeeSharingConfigV2: RESET,
    createSocialFeePda: { sentence: 'Create a fee account for the social user {userId}' },
    claimSocialFeePda: CLAIM,
    claimSocialFeePdaV2: CLAIM,
    createDonationFeePda: { sentence: 'Create an account for donated fees of {baseMint}' },
    crankDonationFeePda: { sentence: 'Crank donated fees' },
    updateFeeConfig: { sentence: 'Set the fees of {configProgramId}' },
    upsertFeeTiers: { sentence: 'Set the fees of {configProgramId}' },
    updateStableFeeConfig: { sentence: 'Set the fees of {configProgramId} for stablecoins' },
    upsertStableFeeTiers: { sentence: 'Set the fees of {configProgramId} for stablecoins' },
    sweepBuyback: { sentence: 'Sweep bought-back tokens of {mint} to {destination}' },
  },
  interface: `
    instruction e115fb85a11ec7e2 claimSocialFeePda(userId: string, platform: u8): recipient socialFeePda feeProgramGlobal socialClaimAuthority eventAuthority program
    instruction 114df0863abc3595 claimSocialFeePdaV2(userId: string, platform: u8): recipient socialFeePda quoteMint associatedSocialFeePda associatedRecipient quoteTokenProgram associatedTokenProgram feeProgramGlobal socialClaimAuthority systemProgram eventAuthority program
    instruction dc0abda7a9111945 crankDonationFeePda(): eventAuthority program payer systemProgram tokenProgram associatedTokenProgram rent feeProgramGlobal donationFeePda quoteMint donationFeePdaAta donationRelayProgram donationRelayEventAuthority mintWhitelist epochTracker debouncer debouncerAta
    instruction f48b10580eff7a1a createDonationFeePda(): eventAuthority program payer systemProgram feeProgramGlobal donationFeePda configId baseMint bondingCurve pool sharingConfig
    instruction c34e564c6f34fbd5 createFeeSharingConfig(): eventAuthority program payer global mint sharingConfig systemProgram bondingCurve pumpProgram pumpEventAuthority pool? pumpAmmProgram? pumpAmmEventAuthority?
    instruction 90e03bd34ef8cadc createSocialFeePda(userId: string, platform: u8): payer socialFeePda systemProgram feeProgramGlobal eventAuthority program
    instruction 44b3f45aad3811d9 extendFeeConfig(): feeConfig user configProgramId systemProgram eventAuthority program
    instruction e7257e55cf5b3f34 getFees(isPumpPool: bool, marketCapLamports: u128, tradeSizeLamports: u64, isNewQuoteMint: OptionBool): feeConfig configProgramId
    instruction fa81eca0e3246786 initializeBuyback(index: u8): payer buybackVault buybackVaultAta systemProgram associatedTokenProgram mint tokenProgram eventAuthority program
    instruction 3ea214857941911b initializeFeeConfig(): admin feeConfig systemProgram configProgramId eventAuthority program
    instruction 23d78254e9387ca7 initializeFeeProgramGlobal(socialClaimAuthority: pubkey, disableFlags: u8, claimRateLimit: u64): authority pumpGlobal feeProgramGlobal systemProgram eventAuthority program
    instruction 0a02b65f107f81ba resetFeeSharingConfig(): newAdmin eventAuthority program authority global mint sharingConfig bondingCurve pumpCreatorVault systemProgram pumpProgram pumpEventAuthority pumpAmmProgram ammEventAuthority wsolMint tokenProgram associatedTokenProgram coinCreatorVaultAuthority coinCreatorVaultAta
    instruction a9f511d15e5bf880 resetFeeSharingConfigV2(): newAdmin eventAuthority program authority global mint sharingConfig bondingCurve pumpCreatorVault pumpCreatorVaultAta systemProgram pumpProgram pumpEventAuthority pumpAmmProgram ammEventAuthority quoteMint tokenProgram associatedTokenProgram coinCreatorVaultAuthority coinCreatorVaultAta
    instruction 12e99e27b9cf3a68 revokeFeeSharingAuthority():
    instruction 85fa25156ea31a79 setAuthority(newAuthority: pubkey): authority feeProgramGlobal eventAuthority program
    instruction b9d39faed4315804 setClaimRateLimit(claimRateLimit: u64): authority feeProgramGlobal eventAuthority program
    instruction c2d9702372de33be setDisableFlags(disableFlags: u8): authority feeProgramGlobal eventAuthority program
    instruction 9336b89a88edb999 setSocialClaimAuthority(socialClaimAuthority: pubkey): authority feeProgramGlobal eventAuthority program
    instruction 8a21cc26cfa19fe2 sweepBuyback(index: u8): destination authority buybackVault buybackVaultAta destinationAta systemProgram associatedTokenProgram mint tokenProgram eventAuthority program
    instruction ca0a4bc8a422d260 transferFeeSharingAuthority():
    instruction a1b028d53cb8b3e4 updateAdmin(): admin feeConfig newAdmin configProgramId eventAuthority program
    instruction 426271ca7925db6b updateBuybackAuthority(index: u8, newAuthority: pubkey): authority feeProgramGlobal buybackVault eventAuthority program
    instruction ba5f87beffc789aa updateBuybackClaimRateLimit(index: u8, claimRateLimit: i64): authority feeProgramGlobal buybackVault eventAuthority program
    instruction 68b867f258976b14 updateFeeConfig(feeTiers: Vec<FeeTier>, flatFees: Fees): feeConfig admin configProgramId eventAuthority program
    instruction bd0d8863bba4ed23 updateFeeShares(shareholders: Vec<Shareholder>): eventAuthority program authority global mint sharingConfig bondingCurve pumpCreatorVault systemProgram pumpProgram pumpEventAuthority pumpAmmProgram ammEventAuthority wsolMint tokenProgram associatedTokenProgram coinCreatorVaultAuthority coinCreatorVaultAta
    instruction 6ffb31064e4e6a12 updateFeeSharesV2(shareholders: Vec<Shareholder>): eventAuthority program authority global mint sharingConfig bondingCurve pumpCreatorVault pumpCreatorVaultAta systemProgram pumpProgram pumpEventAuthority pumpAmmProgram ammEventAuthority quoteMint tokenProgram associatedTokenProgram coinCreatorVaultAuthority coinCreatorVaultAta
    instruction 6ba964b3869b92dd updateStableFeeConfig(feeTiers: Vec<FeeTier>): feeConfig admin configProgramId eventAuthority program
    instruction e317960c4d565e04 upsertFeeTiers(feeTiers: Vec<FeeTier>, offset: u8): feeConfig admin configProgramId eventAuthority program
    instruction b5a0a2fc4a4ce0dd upsertStableFeeTiers(feeTiers: Vec<FeeTier>, offset: u8): feeConfig admin configProgramId eventAuthority program
    account 99a64790b3bd89fb BuybackVault { authority: pubkey, totalClaimed: u64, totalClaimedToken1: u64, totalClaimedToken2: u64, lastClaimed: i64, claimRateLimit: i64, reserved: [u8; 128] }
    account f6c56009c11e5d73 DonationFeePda { bump: u8, version: u8, configId: pubkey, baseMint: pubkey, quoteMint: pubkey, creator: pubkey, totalDonated: u64, lastCrankTs: i64, reserved: [u8; 64] }
    account 8f3492bbdb7b4c9b FeeConfig { bump: u8, admin: pubkey, flatFees: Fees, feeTiers: Vec<FeeTier>, stableFeeTiers: Vec<FeeTier> }
    account a2a5f5311d2537f2 FeeProgramGlobal { bump: u8, authority: pubkey, disableFlags: u8, socialClaimAuthority: pubkey, claimRateLimit: u64, reserved: [u8; 256] }
    account d84a0900388c5d4b SharingConfig { bump: u8, version: u8, status: ConfigStatus, mint: pubkey, admin: pubkey, adminRevoked: bool, shareholders: Vec<Shareholder> }
    account 8b6035112aa9ce96 SocialFeePda { bump: u8, version: u8, userId: string, platform: u8, totalClaimed: u64, lastClaimed: u64, totalStableClaimed: u64, reserved: [u8; 120] }
    event 8569aac8b874fb58 createFeeSharingConfigEvent { timestamp: i64, mint: pubkey, bondingCurve: pubkey, pool: Option<pubkey>, sharingConfig: pubkey, admin: pubkey, initialShareholders: Vec<Shareholder>, status: ConfigStatus }
    event 1ed06b5db100df4e donationFeePdaCranked { timestamp: i64, signer: pubkey, donationFeePda: pubkey, configId: pubkey, baseMint: pubkey, quoteMint: pubkey, creator: pubkey, amount: u64 }
    event 5e1489ef234de1eb donationFeePdaCreated { timestamp: i64, createdBy: pubkey, donationFeePda: pubkey, configId: pubkey, baseMint: pubkey, quoteMint: pubkey, creator: pubkey }
    event e2cbe023990a5833 extendFeeConfigEvent { feeConfig: pubkey, user: pubkey, currentSize: u64, newSize: u64, timestamp: i64 }
    event 598af4e60a38e27e initializeFeeConfigEvent { timestamp: i64, admin: pubkey, feeConfig: pubkey }
    event 28e99c4e5f0008c7 initializeFeeProgramGlobalEvent { timestamp: i64, authority: pubkey, socialClaimAuthority: pubkey, disableFlags: u8, claimRateLimit: u64 }
    event cbcc97e27837d6f3 resetFeeSharingConfigEvent { timestamp: i64, mint: pubkey, sharingConfig: pubkey, oldAdmin: pubkey, oldShareholders: Vec<Shareholder>, newAdmin: pubkey, newShareholders: Vec<Shareholder>, oldVersion: u8, newVersion: u8 }
    event 12af8442d0c957f2 setAuthorityEvent { timestamp: i64, oldAuthority: pubkey, newAuthority: pubkey }
    event 0d8f8febb5133328 setClaimRateLimitEvent { timestamp: i64, claimRateLimit: u64 }
    event 0508b3413137917e setDisableFlagsEvent { timestamp: i64, disableFlags: u8 }
    event 3c767f84ef34fe0e setSocialClaimAuthorityEvent { timestamp: i64, socialClaimAuthority: pubkey }
    event 3212c141edd2eaec socialFeePdaClaimed { timestamp: i64, userId: string, platform: u8, socialFeePda: pubkey, recipient: pubkey, socialClaimAuthority: pubkey, amountClaimed: u64, claimableBefore: u64, lifetimeClaimed: u64, recipientBalanceBefore: u64, recipientBalanceAfter: u64, quoteMint: pubkey, lifetimeStableClaimed: u64 }
    event b7b7da93187c89a9 socialFeePdaCreated { timestamp: i64, userId: string, platform: u8, socialFeePda: pubkey, createdBy: pubkey }
    event 2b382ad69939a689 sweepBuybackEvent { index: u8, solAmount: u64, tokenAmount: u64, destination: pubkey, buybackVault: pubkey, mint: pubkey }
    event e198ab57f63f42ea updateAdminEvent { timestamp: i64, oldAdmin: pubkey, newAdmin: pubkey }
    event 5a1741233ef4bcd0 updateFeeConfigEvent { timestamp: i64, admin: pubkey, feeConfig: pubkey, feeTiers: Vec<FeeTier>, flatFees: Fees }
    event 15bac4b85be4e1cb updateFeeSharesEvent { timestamp: i64, mint: pubkey, sharingConfig: pubkey, admin: pubkey, newShareholders: Vec<Shareholder>, version: u8 }
    event 5e052bed6793e8f5 updateStableFeeConfigEvent { timestamp: i64, admin: pubkey, feeConfig: pubkey, stableFeeTiers: Vec<FeeTier>, flatFees: Fees }
    event ab59a9bb7aba21cc upsertFeeTiersEvent { timestamp: i64, admin: pubkey, feeConfig: pubkey, feeTiers: Vec<FeeTier>, offset: u8 }
    event e8eded34629249f3 upsertStableFeeTiersEvent { timestamp: i64, admin: pubkey, feeConfig: pubkey, stableFeeTiers: Vec<FeeTier>, offset: u8 }
    type ConfigStatus = Paused | Active
    type FeeTier { marketCapLamportsThreshold: u128, fees: Fees }
    type Fees { lpFeeBps: u64, protocolFeeBps: u64, creatorFeeBps: u64 }
    type OptionBool = (bool)
    type Shareholder { address: pubkey, shareBps: u16 }
    error 6000 UnauthorizedProgram Only Pump and PumpSwap programs can call this instruction
    error 6001 InvalidAdmin
    error 6002 NoFeeTiers No fee tiers provided
    error 6003 TooManyFeeTiers
    error 6004 OffsetNotContinuous The offset should be <= fee_config.fee_tiers.len()
    error 6005 FeeTiersNotSorted Fee tiers must be sorted by market cap threshold (ascending)
    error 6006 InvalidFeeTotal Fee total must not exceed 10_000bps
    error 6007 InvalidSharingConfig
    error 6008 InvalidPool
    error 6009 SharingConfigAdminRevoked Sharing config authority has been revoked - sharing config can only be updated once
    error 6010 NoShareholders No shareholders provided
    error 6011 TooManyShareholders
    error 6012 DuplicateShareholder Duplicate shareholder address
    error 6013 NotEnoughRemainingAccounts
    error 6014 InvalidShareTotal Invalid share total - must equal 10_000 basis points
    error 6015 ShareCalculationOverflow
    error 6016 NotAuthorized The given account is not authorized to execute this instruction.
    error 6017 ZeroShareNotAllowed Shareholder cannot have zero share
    error 6018 SharingConfigNotActive Fee sharing config is not active
    error 6019 AmmAccountsRequiredForGraduatedCoin AMM accounts are required for graduated coins
    error 6020 ShareholderAccountMismatch Remaining account key doesn't match shareholder address
    error 6021 FeatureDeactivated Feature is currently deactivated
    error 6022 UserIdTooLong User ID exceeds maximum length
    error 6023 DeprecatedInstruction Instruction is deprecated
    error 6024 FeeSharesAlreadyUpdated Reward split can only be updated once
    error 6025 MathOverflow
    error 6026 InvalidBuybackIndex
    error 6027 ClaimRateLimitExceeded
    error 6028 InvalidFeeConfigAccount Account is not a valid FeeConfig for this instruction
    error 6029 AccountTypeNotSupported
    error 6030 InvalidMint Mint does not match quote mint
    error 6031 UnsupportedQuoteMint
  `,
});
