import { defineInterface } from '../define-interface.ts';

const LAUNCH = { title: 'Launch token', sentence: 'Launch the token {name} ({symbol}) as {baseMint}' };
const IN = { amountIn: 'userQuoteToken', minimumAmountOut: 'userBaseToken' };
const OUT = { maximumAmountIn: 'userQuoteToken', amountOut: 'userBaseToken' };

export default defineInterface({
  key: 'raydium-launchlab',
  name: 'Raydium LaunchLab',
  programs: ['LanMV9sAd7wArD4vJFi2qDdfnVhFxYSUg6eADduJ3uj'],
  category: 'launchpad',
  source: 'the program’s own Anchor IDL 0.2.0',
  meaning: {
    buyExactIn: { sentence: 'Buy at least {minimumAmountOut} for {amountIn}', amounts: IN, swap: 'payer' },
    buyExactOut: { sentence: 'Buy {amountOut} for at most {maximumAmountIn}', amounts: OUT, swap: 'payer' },
    sellExactIn: {
      sentence: 'Sell {amountIn} for at least {minimumAmountOut}',
      amounts: { amountIn: 'userBaseToken', minimumAmountOut: 'userQuoteToken' },
      swap: 'payer',
    },
    sellExactOut: {
      sentence: 'Sell at most {maximumAmountIn} for {amountOut}',
      amounts: { maximumAmountIn: 'userBaseToken', amountOut: 'userQuoteToken' },
      swap: 'payer',
    },
    initialize: LAUNCH,
    initializeV2: LAUNCH,
    initializeWithToken2022: LAUNCH,
    migrateToAmm: {
      title: 'Graduate to a pool',
      sentence: 'Migrate the liquidity of {baseMint} from its bonding curve to the pool {ammPool}',
    },
    migrateToCpswap: {
      title: 'Graduate to a pool',
      sentence: 'Migrate the liquidity of {baseMint} from its bonding curve to the pool {cpswapPool}',
    },
    claimCreatorFee: { sentence: 'Claim the creator fees of {creator}' },
    claimPlatformFee: { sentence: 'Claim the platform’s fees of the pool {poolState}' },
    claimPlatformFeeFromVault: { sentence: 'Claim the platform’s fees' },
    claimVestedToken: { sentence: 'Claim vested tokens of {baseTokenMint} for {beneficiary}' },
    createVestingAccount: { sentence: 'Create a vesting account for {beneficiary}' },
    collectFee: { sentence: 'Collect the protocol’s fees of the pool {poolState}' },
    collectMigrateFee: { sentence: 'Collect the migration fees of the pool {poolState}' },
  },
  interface: `
    instruction faea0d7bd59c13ec buyExactIn(amountIn: u64, minimumAmountOut: u64, shareFeeRate: u64): payer authority globalConfig platformConfig poolState userBaseToken userQuoteToken baseVault quoteVault baseTokenMint quoteTokenMint baseTokenProgram quoteTokenProgram eventAuthority program
    instruction 18d3742869039938 buyExactOut(amountOut: u64, maximumAmountIn: u64, shareFeeRate: u64): payer authority globalConfig platformConfig poolState userBaseToken userQuoteToken baseVault quoteVault baseTokenMint quoteTokenMint baseTokenProgram quoteTokenProgram eventAuthority program
    instruction 1a618acb84ab8dfc claimCreatorFee(): creator feeVaultAuthority creatorFeeVault recipientTokenAccount quoteMint tokenProgram systemProgram associatedTokenProgram
    instruction 9c27d0874ced3d48 claimPlatformFee(): platformFeeWallet authority poolState platformConfig quoteVault recipientTokenAccount quoteMint tokenProgram systemProgram associatedTokenProgram
    instruction 75f1c6a8f8da501d claimPlatformFeeFromVault(): platformFeeWallet feeVaultAuthority platformConfig platformFeeVault recipientTokenAccount quoteMint tokenProgram systemProgram associatedTokenProgram
    instruction 3121681ebd9d4f23 claimVestedToken(): beneficiary authority poolState vestingRecord baseVault userBaseToken baseTokenMint baseTokenProgram systemProgram associatedTokenProgram
    instruction 3cadf767045d8230 collectFee(): owner authority poolState globalConfig quoteVault quoteMint recipientTokenAccount tokenProgram
    instruction ffba96dfeb76c9ba collectMigrateFee(): owner authority poolState globalConfig quoteVault quoteMint recipientTokenAccount tokenProgram
    instruction c9cff3724b6f2fbd createConfig(curveType: u8, index: u16, migrateFee: u64, tradeFeeRate: u64): owner globalConfig quoteTokenMint protocolFeeOwner migrateFeeOwner migrateToAmmWallet migrateToCpswapWallet systemProgram
    instruction b05ac4affd71dc14 createPlatformConfig(migrateNftInfo: MigrateNftInfo, feeRate: u64, name: string, web: string, img: string, creatorFeeRate: u64, platformVestingScale: u64): platformAdmin platformFeeWallet platformNftWallet platformConfig cpswapConfig systemProgram transferFeeExtensionAuthority platformVestingWallet
    instruction 9247ad4562130f6a createPlatformVestingAccount(): platformVestingWallet beneficiary platformConfig poolState platformVestingRecord systemProgram
    instruction 81b2020dd9ace6da createVestingAccount(shareAmount: u64): creator beneficiary poolState vestingRecord systemProgram
    instruction afaf6d1f0d989bed initialize(decimals: u8, name: string, symbol: string, uri: string, curveParam: CurveParams, vestingParam: VestingParams): payer creator globalConfig platformConfig authority poolState baseMint quoteMint baseVault quoteVault metadataAccount baseTokenProgram quoteTokenProgram metadataProgram systemProgram rentProgram eventAuthority program
    instruction 4399af27da102620 initializeV2(decimals: u8, name: string, symbol: string, uri: string, curveParam: CurveParams, vestingParam: VestingParams, ammFeeOn: AmmCreatorFeeOn): payer creator globalConfig platformConfig authority poolState baseMint quoteMint baseVault quoteVault metadataAccount baseTokenProgram quoteTokenProgram metadataProgram systemProgram rentProgram eventAuthority program
    instruction 25be7ede2c9aab11 initializeWithToken2022(decimals: u8, name: string, symbol: string, uri: string, curveParam: CurveParams, vestingParam: VestingParams, ammFeeOn: AmmCreatorFeeOn, transferFeeExtensionParam: Option<TransferFeeExtensionParams>): payer creator globalConfig platformConfig authority poolState baseMint quoteMint baseVault quoteVault baseTokenProgram quoteTokenProgram systemProgram eventAuthority program
    instruction cf52c091fecf91df migrateToAmm(baseLotSize: u64, quoteLotSize: u64, marketVaultSignerNonce: u8): payer baseMint quoteMint openbookProgram market requestQueue eventQueue bids asks marketVaultSigner marketBaseVault marketQuoteVault ammProgram ammPool ammAuthority ammOpenOrders ammLpMint ammBaseVault ammQuoteVault ammTargetOrders ammConfig ammCreateFeeDestination authority poolState globalConfig baseVault quoteVault poolLpToken splTokenProgram associatedTokenProgram systemProgram rentProgram
    instruction 885cc8671cda908c migrateToCpswap(): payer baseMint quoteMint platformConfig cpswapProgram cpswapPool cpswapAuthority cpswapLpMint cpswapBaseVault cpswapQuoteVault cpswapConfig cpswapCreatePoolFee cpswapObservation lockProgram lockAuthority lockLpVault authority poolState globalConfig baseVault quoteVault poolLpToken baseTokenProgram quoteTokenProgram associatedTokenProgram systemProgram rentProgram metadataProgram
    instruction 1b1e3ea95de01891 removePlatformCurveParam(index: u8): platformAdmin platformConfig
    instruction 9527de9bd37c981a sellExactIn(amountIn: u64, minimumAmountOut: u64, shareFeeRate: u64): payer authority globalConfig platformConfig poolState userBaseToken userQuoteToken baseVault quoteVault baseTokenMint quoteTokenMint baseTokenProgram quoteTokenProgram eventAuthority program
    instruction 5fc8472208090ba6 sellExactOut(amountOut: u64, maximumAmountIn: u64, shareFeeRate: u64): payer authority globalConfig platformConfig poolState userBaseToken userQuoteToken baseVault quoteVault baseTokenMint quoteTokenMint baseTokenProgram quoteTokenProgram eventAuthority program
    instruction 1d9efcbf0a53db63 updateConfig(param: u8, value: u64): owner globalConfig
    instruction c33c4c81922d438f updatePlatformConfig(param: PlatformConfigParam): platformAdmin platformConfig
    instruction 8a908afadc800439 updatePlatformCurveParam(index: u8, bondingCurveParam: BondingCurveParam): platformAdmin platformConfig globalConfig systemProgram
    account 95089ccaa0fcb0d9 GlobalConfig { epoch: u64, curveType: u8, index: u16, migrateFee: u64, tradeFeeRate: u64, maxShareFeeRate: u64, minBaseSupply: u64, maxLockRate: u64, minBaseSellRate: u64, minBaseMigrateRate: u64, minQuoteFundRaising: u64, quoteMint: pubkey, protocolFeeOwner: pubkey, migrateFeeOwner: pubkey, migrateToAmmWallet: pubkey, migrateToCpswapWallet: pubkey, padding: [u64; 16] }
    account a04e8000f853e6a0 PlatformConfig { epoch: u64, platformFeeWallet: pubkey, platformNftWallet: pubkey, platformScale: u64, creatorScale: u64, burnScale: u64, feeRate: u64, name: [u8; 64], web: [u8; 256], img: [u8; 256], cpswapConfig: pubkey, creatorFeeRate: u64, transferFeeExtensionAuth: pubkey, platformVestingWallet: pubkey, platformVestingScale: u64, platformCpCreator: pubkey, padding: [u8; 108], curveParams: Vec<PlatformCurveParam> }
    account f7ede3f5d7c3de46 PoolState { epoch: u64, authBump: u8, status: u8, baseDecimals: u8, quoteDecimals: u8, migrateType: u8, supply: u64, totalBaseSell: u64, virtualBase: u64, virtualQuote: u64, realBase: u64, realQuote: u64, totalQuoteFundRaising: u64, quoteProtocolFee: u64, platformFee: u64, migrateFee: u64, vestingSchedule: VestingSchedule, globalConfig: pubkey, platformConfig: pubkey, baseMint: pubkey, quoteMint: pubkey, baseVault: pubkey, quoteVault: pubkey, creator: pubkey, tokenProgramFlag: u8, ammCreatorFeeOn: AmmCreatorFeeOn, platformVestingShare: u64, padding: [u8; 54] }
    account 6af3ddcde67e5553 VestingRecord { epoch: u64, pool: pubkey, beneficiary: pubkey, claimedAmount: u64, tokenShareAmount: u64, padding: [u64; 8] }
    event 15c2725778d3e220 claimVestedEvent { poolState: pubkey, beneficiary: pubkey, claimAmount: u64 }
    event 96980bb334d2bf7d createVestingEvent { poolState: pubkey, beneficiary: pubkey, shareAmount: u64 }
    event 97d7e20976a173ae poolCreateEvent { poolState: pubkey, creator: pubkey, config: pubkey, baseMintParam: MintParams, curveParam: CurveParams, vestingParam: VestingParams, ammFeeOn: AmmCreatorFeeOn }
    event bddb7fd34ee661ee tradeEvent { poolState: pubkey, totalBaseSell: u64, virtualBase: u64, virtualQuote: u64, realBaseBefore: u64, realQuoteBefore: u64, realBaseAfter: u64, realQuoteAfter: u64, amountIn: u64, amountOut: u64, protocolFee: u64, platformFee: u64, creatorFee: u64, shareFee: u64, tradeDirection: TradeDirection, poolStatus: PoolStatus, exactIn: bool }
    type AmmCreatorFeeOn = QuoteToken | BothToken
    type BondingCurveParam { migrateType: u8, migrateCpmmFeeOn: u8, supply: u64, totalBaseSell: u64, totalQuoteFundRaising: u64, totalLockedAmount: u64, cliffPeriod: u64, unlockPeriod: u64 }
    type ConstantCurve { supply: u64, totalBaseSell: u64, totalQuoteFundRaising: u64, migrateType: u8 }
    type CurveParams = Constant { data: ConstantCurve } | Fixed { data: FixedCurve } | Linear { data: LinearCurve }
    type FixedCurve { supply: u64, totalQuoteFundRaising: u64, migrateType: u8 }
    type LinearCurve { supply: u64, totalQuoteFundRaising: u64, migrateType: u8 }
    type MigrateNftInfo { platformScale: u64, creatorScale: u64, burnScale: u64 }
    type MintParams { decimals: u8, name: string, symbol: string, uri: string }
    type PlatformConfigInfo { feeWallet: pubkey, nftWallet: pubkey, migrateNftInfo: MigrateNftInfo, feeRate: u64, name: string, web: string, img: string, transferFeeExtensionAuth: pubkey, creatorFeeRate: u64, platformVestingScale: u64, vestingWallet: pubkey }
    type PlatformConfigParam = FeeWallet(pubkey) | NFTWallet(pubkey) | MigrateNftInfo(MigrateNftInfo) | FeeRate(u64) | Name(string) | Web(string) | Img(string) | CpSwapConfig | AllInfo(PlatformConfigInfo) | VestingWallet(pubkey) | PlatformVestingScale(u64) | PlatformCPCreator(pubkey)
    type PlatformCurveParam { epoch: u64, index: u8, globalConfig: pubkey, bondingCurveParam: BondingCurveParam, padding: [u64; 50] }
    type PoolStatus = Fund | Migrate | Trade
    type TradeDirection = Buy | Sell
    type TransferFeeExtensionParams { transferFeeBasisPoints: u16, maximumFee: u64 }
    type VestingParams { totalLockedAmount: u64, cliffPeriod: u64, unlockPeriod: u64 }
    type VestingSchedule { totalLockedAmount: u64, cliffPeriod: u64, unlockPeriod: u64, startTime: u64, allocatedShareAmount: u64 }
    error 6000 NotApproved
    error 6001 InvalidOwner Input account owner is not the program address
    error 6002 InvalidInput
    error 6003 InputNotMatchCurveConfig The input params are not match with curve type in config
    error 6004 ExceededSlippage Exceeds desired slippage limit
    error 6005 PoolFunding
    error 6006 PoolMigrated
    error 6007 MigrateTypeNotMatch
    error 6008 MathOverflow
    error 6009 NoAssetsToCollect
    error 6010 VestingRatioTooHigh
    error 6011 VestingSettingEnded
    error 6012 VestingNotStarted
    error 6013 NoVestingSchedule
    error 6014 InvalidPlatformInfo The platform info input is invalid
    error 6015 PoolNotMigrated
    error 6016 InvalidCpSwapConfig The input cp swap config account is invalid
    error 6017 NoSupportExtension
    error 6018 NotEnoughRemainingAccounts
    error 6019 TransferFeeCalculateNotMatch
    error 6020 CurveParamIsNotExist
    error 6021 InvalidTotalLockedAmount Total locked amount must great or equal to the platform vesting share amount
  `,
});
