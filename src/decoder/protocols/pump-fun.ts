import { defineInterface } from '../define-interface.ts';
import type { Asset, Effect } from '#contracts/decoded';
import type { AccountLayout, EventLayout } from '../define-protocol.ts';
import { SOL, type InstructionView } from '../instruction-view.ts';
import {
  address,
  basisPointsU16,
  basisPointsU64,
  flag,
  lamports,
  list,
  mintAmountBack,
  record,
  text,
  trailing,
  u64,
  unixTime,
} from '../layout/codec.ts';

const NAME = 'Pump.fun';
/** The bonding curve creates every token with six decimals. */
const DECIMALS = 6;

/** A trade is against SOL, or against another token that only later events name. */
function readPrice(event: InstructionView): { readonly asset: Asset; readonly amount: bigint } {
  const sol = event.integer('solAmount');
  const mint = event.fieldAddress('quoteMint');
  const amount = event.integer('quoteAmount');
  if (sol > 0n || amount === 0n || mint === undefined) return { asset: SOL, amount: sol };
  return { asset: { kind: 'token', mint, decimals: event.decimalsOf(mint) }, amount };
}

function traded(event: InstructionView): readonly Effect[] {
  const mint = event.fieldAddress('mint');
  const trader = event.fieldAddress('user');
  const buy = event.value('isBuy');
  if (mint === undefined || trader === undefined || buy?.kind !== 'flag') return [];
  const tokens = {
    asset: { kind: 'token', mint, decimals: DECIMALS } as const,
    amount: event.integer('tokenAmount'),
  };
  const price = readPrice(event);
  return [
    {
      kind: 'hop',
      venue: NAME,
      trader,
      give: buy.flag ? price : tokens,
      get: buy.flag ? tokens : price,
    },
  ];
}

const TRADE_FIELDS: EventLayout['fields'] = {
  mint: address,
  solAmount: lamports,
  tokenAmount: mintAmountBack(40, DECIMALS),
  isBuy: flag,
  user: address,
  time: unixTime,
  virtualSolReserves: lamports,
  virtualTokenReserves: u64,
  realSolReserves: trailing(lamports),
  realTokenReserves: trailing(u64),
  feeRecipient: trailing(address),
  feeRate: trailing(basisPointsU64),
  fee: trailing(lamports),
  creator: trailing(address),
  creatorFeeRate: trailing(basisPointsU64),
  creatorFee: trailing(lamports),
  trackVolume: trailing(flag),
  totalUnclaimedTokens: trailing(u64),
  totalClaimedTokens: trailing(u64),
  currentSolVolume: trailing(lamports),
  lastUpdate: trailing(unixTime),
  instruction: trailing(text),
  mayhemMode: trailing(flag),
  cashbackRate: trailing(basisPointsU64),
  cashback: trailing(lamports),
  buybackFeeRate: trailing(basisPointsU64),
  buybackFee: trailing(lamports),
  shareholders: trailing(list(record({ address, share: basisPointsU16 }))),
  quoteMint: trailing(address),
  quoteAmount: trailing(u64),
  virtualQuoteReserves: trailing(u64),
  realQuoteReserves: trailing(u64),
};

const CURVE_TAG = [0x17, 0xb7, 0xf8, 0x37, 0x60, 0xd8, 0xac, 0x60];
const BONDING_CURVE: AccountLayout = {
  type: 'bonding-curve',
  title: 'Bonding curve',
  matches: (data) => data.length >= 49 && CURVE_TAG.every((byte, i) => data[i] === byte),
  layout: {
    discriminator: u64,
    virtualTokenReserves: u64,
    virtualSolReserves: lamports,
    realTokenReserves: u64,
    realSolReserves: lamports,
    tokenTotalSupply: u64,
    complete: flag,
    creator: trailing(address),
    mayhemMode: trailing(flag),
    cashbackCoin: trailing(flag),
    quoteMint: trailing(address),
  },
  sentence: 'A bonding curve that holds {realSolReserves}',
};

const launch = (mint: string) => ({
  title: 'Launch token',
  sentence: 'Launch the token {name} ({symbol}) as {mint}',
  effects: (ix: InstructionView): readonly Effect[] => [
    { kind: 'create-mint', mint: ix.address(mint), decimals: DECIMALS },
  ],
});
const V2_TRADE = (token: string, quote: string) => ({ [token]: 'mint:baseMint', [quote]: 'mint:quoteMint' });
const CASHBACK = { sentence: 'Claim cashback for {user}' };
const GRADUATE = 'Graduate to a pool';
const MOVED = 'The price moved. A higher slippage tolerance or a new quote may work.';

export default defineInterface({
  key: 'pump-fun',
  name: 'Pump.fun',
  programs: ['6EF8rrecthR5Dkzon8Nwu78hRvfCKubJ14M5uBEwF6P'],
  category: 'launchpad',
  source: 'the program’s own Anchor IDL 0.1.0, with 40 instructions',
  meaning: {
    buy: {
      sentence: 'Buy {amount} for at most {maxSolCost}',
      amounts: { amount: 'mint:mint', maxSolCost: 'sol' },
    },
    buyExactSolIn: {
      sentence: 'Buy at least {minTokensOut} for {spendableSolIn}',
      amounts: { spendableSolIn: 'sol', minTokensOut: 'mint:mint' },
    },
    sell: {
      sentence: 'Sell {amount} for at least {minSolOutput}',
      amounts: { amount: 'mint:mint', minSolOutput: 'sol' },
    },
    buyV2: { sentence: 'Buy {amount} for at most {maxSolCost}', amounts: V2_TRADE('amount', 'maxSolCost') },
    buyExactQuoteInV2: {
      sentence: 'Buy at least {minTokensOut} for {spendableQuoteIn}',
      amounts: V2_TRADE('minTokensOut', 'spendableQuoteIn'),
    },
    sellV2: {
      sentence: 'Sell {amount} for at least {minSolOutput}',
      amounts: V2_TRADE('amount', 'minSolOutput'),
    },
    create: launch('mint'),
    createV2: launch('mint'),
    migrate: {
      title: GRADUATE,
      sentence: 'Migrate the liquidity of {mint} from its bonding curve to a pool',
    },
    migrateV2: {
      title: GRADUATE,
      sentence: 'Migrate the liquidity of {baseMint} from its bonding curve to the pool {pool}',
    },
    collectCreatorFee: { sentence: 'Collect the creator fees of {creator}' },
    collectCreatorFeeV2: { sentence: 'Collect the creator fees of {creator}' },
    distributeCreatorFees: { sentence: 'Distribute the creator fees of {mint}' },
    distributeCreatorFeesV2: { sentence: 'Distribute the creator fees of {mint}' },
    claimCashback: CASHBACK,
    claimCashbackV2: CASHBACK,
    claimTokenIncentives: { sentence: 'Claim trading rewards for {user}' },
    initUserVolumeAccumulator: { sentence: 'Initialize the volume accumulator of {user}' },
    syncUserVolumeAccumulator: { sentence: 'Sync the volume accumulator of {user}' },
    closeUserVolumeAccumulator: { sentence: 'Close the volume accumulator of {user}' },
    extendAccount: { sentence: 'Extend the account {account}' },
    setCreator: { sentence: 'Set the creator to {creator}' },
    adminSetCreator: { sentence: 'Set the creator of {mint} to {creator}' },
    setMetaplexCreator: { sentence: 'Set the creator of {mint} to the one its metadata names' },
    migrateBondingCurveCreator: { sentence: 'Migrate the creator of {mint} to fee sharing' },
    getMinimumDistributableFee: { sentence: 'Query the minimum distributable creator fees of {mint}' },
  },
  events: {
    tradeEvent: { fields: TRADE_FIELDS, sentence: '{user} traded {tokenAmount}', effects: traded },
    createEvent: { sentence: '{user} launched {name} ({symbol})' },
    completeEvent: { sentence: 'The bonding curve of {mint} is complete' },
  },
  accounts: [BONDING_CURVE],
  errors: {
    6000: { name: 'NotAuthorized', message: 'The account may not do this.' },
    6002: {
      name: 'TooMuchSolRequired',
      message: 'The tokens cost more SOL than the buyer allowed.',
      hint: MOVED,
    },
    6003: {
      name: 'TooLittleSolReceived',
      message: 'The sale brings less SOL than the seller asked for.',
      hint: MOVED,
    },
    6004: { name: 'MintDoesNotMatchBondingCurve', message: 'The bonding curve belongs to another token.' },
    6005: {
      name: 'BondingCurveComplete',
      message: 'The bonding curve is complete: the token now trades in a pool.',
      hint: 'Trade it in its pool.',
    },
    6006: { name: 'BondingCurveNotComplete', message: 'The bonding curve is not complete yet.' },
    6020: { name: 'BuyZeroAmount', message: 'The amount to buy is zero.' },
    6021: { name: 'NotEnoughTokensToBuy', message: 'The bonding curve holds fewer tokens.' },
    6022: { name: 'SellZeroAmount', message: 'The amount to sell is zero.' },
    6023: { name: 'NotEnoughTokensToSell', message: 'The seller holds fewer tokens.' },
    6024: { name: 'Overflow', message: 'A calculation overflowed.' },
  },
  interface: `
    instruction 4519ab8e39ef0d04 adminSetCreator(creator: pubkey): adminSetCreatorAuthority global mint bondingCurve eventAuthority program
    instruction d10b7357d5177ccc adminUpdateTokenIncentives(startTime: i64, endTime: i64, secondsInADay: i64, dayNumber: u64, pumpTokenSupplyPerDay: u64): authority global globalVolumeAccumulator mint globalIncentiveTokenAccount associatedTokenProgram systemProgram tokenProgram eventAuthority program
    instruction 66063d1201daebea buy(amount: u64, maxSolCost: u64, trackVolume: OptionBool): global feeRecipient mint bondingCurve associatedBondingCurve associatedUser user systemProgram tokenProgram
    instruction c2ab1c46684d5b2f buyExactQuoteInV2(spendableQuoteIn: u64, minTokensOut: u64): global baseMint quoteMint baseTokenProgram quoteTokenProgram associatedTokenProgram feeRecipient associatedQuoteFeeRecipient buybackFeeRecipient associatedQuoteBuybackFeeRecipient bondingCurve associatedBaseBondingCurve associatedQuoteBondingCurve user associatedBaseUser associatedQuoteUser creatorVault associatedCreatorVault sharingConfig globalVolumeAccumulator userVolumeAccumulator associatedUserVolumeAccumulator feeConfig feeProgram systemProgram eventAuthority program
    instruction 38fc74089edfcd5f buyExactSolIn(spendableSolIn: u64, minTokensOut: u64, trackVolume: OptionBool): global feeRecipient mint bondingCurve associatedBondingCurve associatedUser user systemProgram tokenProgram
    instruction b817ee6167c5d33d buyV2(amount: u64, maxSolCost: u64): global baseMint quoteMint baseTokenProgram quoteTokenProgram associatedTokenProgram feeRecipient associatedQuoteFeeRecipient buybackFeeRecipient associatedQuoteBuybackFeeRecipient bondingCurve associatedBaseBondingCurve associatedQuoteBondingCurve user associatedBaseUser associatedQuoteUser creatorVault associatedCreatorVault sharingConfig globalVolumeAccumulator userVolumeAccumulator associatedUserVolumeAccumulator feeConfig feeProgram systemProgram eventAuthority program
    instruction 253a237ebe35e4c5 claimCashback(): user userVolumeAccumulator systemProgram eventAuthority program
    instruction 7af3cc415e741d37 claimCashbackV2(): user userVolumeAccumulator quoteMint quoteTokenProgram associatedTokenProgram associatedUserVolumeAccumulator associatedQuoteUser systemProgram eventAuthority program
    instruction 1004471ccc01281b claimTokenIncentives(): user userAta globalVolumeAccumulator globalIncentiveTokenAccount userVolumeAccumulator mint tokenProgram systemProgram associatedTokenProgram eventAuthority program payer
    instruction f945a4da9667548a closeUserVolumeAccumulator(): user userVolumeAccumulator eventAuthority program
    instruction 1416567bc61cdb84 collectCreatorFee(): creator creatorVault systemProgram eventAuthority program
    instruction cf118af204221338 collectCreatorFeeV2(): creator creatorTokenAccount creatorVault creatorVaultTokenAccount quoteMint quoteTokenProgram associatedTokenProgram systemProgram eventAuthority program
    instruction 181ec828051c0777 create(name: string, symbol: string, uri: string, creator: pubkey): mint mintAuthority bondingCurve associatedBondingCurve global mplTokenMetadata metadata user systemProgram tokenProgram associatedTokenProgram rent eventAuthority program
    instruction d6904cec5f8b31b4 createV2(name: string, symbol: string, uri: string, creator: pubkey, isMayhemMode: bool, isCashbackEnabled: OptionBool): mint mintAuthority bondingCurve associatedBondingCurve global user systemProgram tokenProgram associatedTokenProgram mayhemProgramId globalParams solVault mayhemState mayhemTokenVault eventAuthority program
    instruction a572670079cef751 distributeCreatorFees(): mint bondingCurve sharingConfig creatorVault systemProgram eventAuthority program
    instruction ffcb134ff444089f distributeCreatorFeesV2(initializeAta: bool): payer mint bondingCurve sharingConfig creatorVault systemProgram eventAuthority program creatorVaultQuoteTokenAccount quoteMint quoteTokenProgram associatedTokenProgram
    instruction ea66c2cb96483ee5 extendAccount(): account user systemProgram eventAuthority program
    instruction 75e17fca865f4423 getMinimumDistributableFee(): mint bondingCurve sharingConfig creatorVault
    instruction 5e06ca73ff60e8b7 initUserVolumeAccumulator(): payer user userVolumeAccumulator systemProgram eventAuthority program
    instruction 9beae792ec9ea21e migrate(): global withdrawAuthority mint bondingCurve associatedBondingCurve user systemProgram tokenProgram pumpAmm pool poolAuthority poolAuthorityMintAccount poolAuthorityWsolAccount ammGlobalConfig wsolMint lpMint userPoolTokenAccount poolBaseTokenAccount poolQuoteTokenAccount token2022Program associatedTokenProgram pumpAmmEventAuthority eventAuthority program rent
    instruction 577c34bf3426d6e8 migrateBondingCurveCreator(): mint bondingCurve sharingConfig eventAuthority program
    instruction bbcb121fceedfe29 migrateV2(): global withdrawAuthority baseMint quoteMint bondingCurve associatedBaseBondingCurve associatedQuoteBondingCurve user systemProgram pumpAmm pool poolAuthority poolAuthorityMintAccount poolAuthorityQuoteAccount ammGlobalConfig lpMint userPoolTokenAccount poolBaseTokenAccount poolQuoteTokenAccount baseTokenProgram quoteTokenProgram token2022Program associatedTokenProgram pumpAmmEventAuthority rent eventAuthority program
    instruction 33e685a4017f83ad sell(amount: u64, minSolOutput: u64): global feeRecipient mint bondingCurve associatedBondingCurve associatedUser user systemProgram
    instruction 5df6823ce7e940b2 sellV2(amount: u64, minSolOutput: u64): global baseMint quoteMint baseTokenProgram quoteTokenProgram associatedTokenProgram feeRecipient associatedQuoteFeeRecipient buybackFeeRecipient associatedQuoteBuybackFeeRecipient bondingCurve associatedBaseBondingCurve associatedQuoteBondingCurve user associatedBaseUser associatedQuoteUser creatorVault associatedCreatorVault sharingConfig userVolumeAccumulator associatedUserVolumeAccumulator feeConfig feeProgram systemProgram eventAuthority program
    instruction fe94ff70cf8eaaa5 setCreator(creator: pubkey): setCreatorAuthority global mint metadata bondingCurve eventAuthority program
    instruction 8a60aed93055c5f6 setMetaplexCreator(): mint metadata bondingCurve eventAuthority program
    instruction 561fc057a3574fee syncUserVolumeAccumulator(): user globalVolumeAccumulator userVolumeAccumulator eventAuthority program
    account a7e8e8b1c86c727f Global { initialized: bool, authority: pubkey, feeRecipient: pubkey, initialVirtualTokenReserves: u64, initialVirtualSolReserves: u64, initialRealTokenReserves: u64, tokenTotalSupply: u64, feeBasisPoints: u64, withdrawAuthority: pubkey, enableMigrate: bool, poolMigrationFee: u64, creatorFeeBasisPoints: u64, feeRecipients: [pubkey; 7], setCreatorAuthority: pubkey, adminSetCreatorAuthority: pubkey, createV2Enabled: bool, whitelistPda: pubkey, reservedFeeRecipient: pubkey, mayhemModeEnabled: bool, reservedFeeRecipients: [pubkey; 7], isCashbackEnabled: bool, buybackFeeRecipients: [pubkey; 8], buybackBasisPoints: u64, initialVirtualQuoteReserves: u64, whitelistedQuoteMints: [pubkey; 1] }
    account ca2af62b8ebe1eff GlobalVolumeAccumulator { startTime: i64, endTime: i64, secondsInADay: i64, mint: pubkey, totalTokenSupply: [u64; 30], solVolumes: [u64; 30] }
    account d84a0900388c5d4b SharingConfig { bump: u8, version: u8, status: ConfigStatus, mint: pubkey, admin: pubkey, adminRevoked: bool, shareholders: Vec<Shareholder> }
    account 56ff700e66359afa UserVolumeAccumulator { user: pubkey, needsClaim: bool, totalUnclaimedTokens: u64, totalClaimedTokens: u64, currentSolVolume: u64, lastUpdateTimestamp: i64, hasTotalClaimedTokens: bool, cashbackEarned: u64, totalCashbackClaimed: u64, stableCashbackEarned: u64, totalStableCashbackClaimed: u64 }
    event 4045c0681d1e196b adminSetCreatorEvent { timestamp: i64, adminSetCreatorAuthority: pubkey, mint: pubkey, bondingCurve: pubkey, oldCreator: pubkey, newCreator: pubkey }
    event 93fa6c78f71d43de adminUpdateTokenIncentivesEvent { startTime: i64, endTime: i64, dayNumber: u64, tokenSupplyPerDay: u64, mint: pubkey, secondsInADay: i64, timestamp: i64 }
    event e2d6f62107f293e5 claimCashbackEvent { user: pubkey, amount: u64, timestamp: i64, totalClaimed: u64, totalCashbackEarned: u64 }
    event 4facf631cd5bcee8 claimTokenIncentivesEvent { user: pubkey, mint: pubkey, amount: u64, timestamp: i64, totalClaimedTokens: u64, currentSolVolume: u64 }
    event 929fbdac925838f4 closeUserVolumeAccumulatorEvent { user: pubkey, timestamp: i64, totalUnclaimedTokens: u64, totalClaimedTokens: u64, currentSolVolume: u64, lastUpdateTimestamp: i64 }
    event 7a027f010ebf0caf collectCreatorFeeEvent { timestamp: i64, creator: pubkey, creatorFee: u64, quoteMint: pubkey }
    event 5f72619cd42e9808 completeEvent { user: pubkey, mint: pubkey, bondingCurve: pubkey, timestamp: i64, quoteMint: pubkey }
    event bde95db95c94ea94 completePumpAmmMigrationEvent { user: pubkey, mint: pubkey, mintAmount: u64, solAmount: u64, poolMigrationFee: u64, bondingCurve: pubkey, timestamp: i64, pool: pubkey, quoteMint: pubkey }
    event 1b72a94ddeeb6376 createEvent { name: string, symbol: string, uri: string, mint: pubkey, bondingCurve: pubkey, user: pubkey, creator: pubkey, timestamp: i64, virtualTokenReserves: u64, virtualSolReserves: u64, realTokenReserves: u64, tokenTotalSupply: u64, tokenProgram: pubkey, isMayhemMode: bool, isCashbackEnabled: bool, quoteMint: pubkey, virtualQuoteReserves: u64 }
    event a537817004b3ca28 distributeCreatorFeesEvent { timestamp: i64, mint: pubkey, bondingCurve: pubkey, sharingConfig: pubkey, admin: pubkey, shareholders: Vec<Shareholder>, distributed: u64, quoteMint: pubkey }
    event 6161d7905d92167c extendAccountEvent { account: pubkey, user: pubkey, currentSize: u64, newSize: u64, timestamp: i64 }
    event 86240d48e86582d8 initUserVolumeAccumulatorEvent { payer: pubkey, user: pubkey, timestamp: i64 }
    event 9ba768dcd56cf303 migrateBondingCurveCreatorEvent { timestamp: i64, mint: pubkey, bondingCurve: pubkey, sharingConfig: pubkey, oldCreator: pubkey, newCreator: pubkey }
    event a8d884efebb63134 minimumDistributableFeeEvent { minimumRequired: u64, distributableFees: u64, canDistribute: bool }
    event ed347b25f5fb48d2 setCreatorEvent { timestamp: i64, mint: pubkey, bondingCurve: pubkey, creator: pubkey }
    event 8ecb06207f69bfa2 setMetaplexCreatorEvent { timestamp: i64, mint: pubkey, bondingCurve: pubkey, metadata: pubkey, creator: pubkey }
    event c57aa77c74515bff syncUserVolumeAccumulatorEvent { user: pubkey, totalClaimedTokensBefore: u64, totalClaimedTokensAfter: u64, timestamp: i64 }
    event bddb7fd34ee661ee tradeEvent {}
    event b6c3892a23cecff7 updateGlobalAuthorityEvent { global: pubkey, authority: pubkey, newAuthority: pubkey, timestamp: i64 }
    event 757be4b6a1a8dcd6 updateMayhemVirtualParamsEvent { timestamp: i64, mint: pubkey, virtualTokenReserves: u64, virtualSolReserves: u64, newVirtualTokenReserves: u64, newVirtualSolReserves: u64, realTokenReserves: u64, realSolReserves: u64 }
    type ConfigStatus = Paused | Active
    type OptionBool = (bool)
    type Shareholder { address: pubkey, shareBps: u16 }
    error 6000 NotAuthorized The given account is not authorized to execute this instruction.
    error 6001 AlreadyInitialized The program is already initialized.
    error 6002 TooMuchSolRequired slippage: Too much SOL required to buy the given amount of tokens.
    error 6003 TooLittleSolReceived slippage: Too little SOL received to sell the given amount of tokens.
    error 6004 MintDoesNotMatchBondingCurve The mint does not match the bonding curve.
    error 6005 BondingCurveComplete The bonding curve has completed and liquidity migrated to raydium.
    error 6006 BondingCurveNotComplete The bonding curve has not completed.
    error 6007 NotInitialized The program is not initialized.
    error 6008 WithdrawTooFrequent
    error 6009 NewSizeShouldBeGreaterThanCurrentSize new_size should be > current_size
    error 6010 AccountTypeNotSupported
    error 6011 InitialRealTokenReservesShouldBeLessThanTokenTotalSupply
    error 6012 InitialVirtualTokenReservesShouldBeGreaterThanInitialRealTokenReserves
    error 6013 FeeBasisPointsGreaterThanMaximum
    error 6014 AllZerosWithdrawAuthority Withdraw authority cannot be set to System Program ID
    error 6015 PoolMigrationFeeShouldBeLessThanFinalRealSolReserves
    error 6016 PoolMigrationFeeShouldBeGreaterThanCreatorFeePlusMaxMigrateFees pool_migration_fee should be greater than creator_fee + MAX_MIGRATE_FEES
    error 6017 DisabledWithdraw Migrate instruction is disabled
    error 6018 DisabledMigrate Migrate instruction is disabled
    error 6019 InvalidCreator Invalid creator pubkey
    error 6020 BuyZeroAmount
    error 6021 NotEnoughTokensToBuy
    error 6022 SellZeroAmount
    error 6023 NotEnoughTokensToSell
    error 6024 Overflow
    error 6025 Truncation
    error 6026 DivisionByZero
    error 6027 NotEnoughRemainingAccounts
    error 6028 AllFeeRecipientsShouldBeNonZero
    error 6029 UnsortedNotUniqueFeeRecipients Unsorted or not unique fee recipients
    error 6030 CreatorShouldNotBeZero
    error 6031 StartTimeInThePast
    error 6032 EndTimeInThePast
    error 6033 EndTimeBeforeStartTime
    error 6034 TimeRangeTooLarge
    error 6035 EndTimeBeforeCurrentDay
    error 6036 SupplyUpdateForFinishedRange
    error 6037 DayIndexAfterEndIndex
    error 6038 DayInActiveRange
    error 6039 InvalidIncentiveMint
    error 6040 BuyNotEnoughSolToCoverRent Buy: Not enough SOL to cover for rent exemption.
    error 6041 BuyNotEnoughSolToCoverFees Buy: Not enough SOL to cover for fees.
    error 6042 BuySlippageBelowMinTokensOut Slippage: Would buy less tokens than expected min_tokens_out
    error 6043 NameTooLong
    error 6044 SymbolTooLong
    error 6045 UriTooLong
    error 6046 CreateV2Disabled
    error 6047 CpitializeMayhemFailed
    error 6048 MayhemModeDisabled
    error 6049 CreatorMigratedToSharingConfig creator has been migrated to sharing config, use pump_fees::reset_fee_sharing_config instead
    error 6050 UnableToDistributeCreatorVaultMigratedToSharingConfig creator_vault has been migrated to sharing config, use pump:distribute_creator_fees instead
    error 6051 SharingConfigNotActive Sharing config is not active
    error 6052 UnableToDistributeCreatorFeesToExecutableRecipient The recipient account is executable, so it cannot receive lamports, remove it from the team first
    error 6053 BondingCurveAndSharingConfigCreatorMismatch Bonding curve creator does not match sharing config
    error 6054 ShareholdersAndRemainingAccountsMismatch Remaining accounts do not match shareholders, make sure to pass exactly the same pubkeys in the same order
    error 6055 InvalidShareBps Share bps must be greater than 0
    error 6056 CashbackNotEnabled Cashback is not enabled
    error 6057 BuybackFeeRecipientNotAuthorized
    error 6058 AllBuybackFeeRecipientsShouldBeNonZero
    error 6059 NotUniqueBuybackFeeRecipients
    error 6060 BuybackBasisPointsOutOfRange buyback_basis_points must be <= 10_000
    error 6061 WrongBuybackFeeRecipientsCount buyback fee recipients require exactly 8 remaining accounts (or none)
    error 6062 BuybackFeeRecipientMissing
    error 6063 UnsupportedQuoteMint
    error 6064 InvalidQuoteTokenProgram Create v2: quote token program must be legacy SPL Token
    error 6065 InvalidAssociatedQuoteBondingCurve Create v2: associated quote bonding curve address does not match derivation
    error 6066 QuoteMintWhitelistFull Quote mint whitelist is full
    error 6067 QuoteMintAlreadyWhitelisted Quote mint is already whitelisted
    error 6068 QuoteMintNotWhitelisted Quote mint is not in the whitelist
    error 6069 QuoteMintNotEligibleForWhitelist Quote mint cannot be added or removed via whitelist (default or native SOL mint)
    error 6070 UnableToDistributeCreatorFeesToUninitializedAccount
    error 6071 MayhemModeQuoteMintNotAllowed
  `,
});
