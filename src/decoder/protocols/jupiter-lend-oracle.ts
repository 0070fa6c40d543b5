import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'jupiter-lend-oracle',
  name: 'Jupiter Lend Oracle',
  programs: ['jupnw4B6Eqs7ft6rxpzYLJZYSnrpRgPcr589n5Kv4oc'],
  category: 'oracle',
  source: 'the program’s own Anchor IDL (jup-ag/jupiter-lend `target/idl/oracle.json`)',
  meaning: {
    getExchangeRate: { sentence: 'Query the exchange rate of {oracle}', minor: true },
    getBothExchangeRate: { sentence: 'Query both exchange rates of {oracle}', minor: true },
    getCenterPrice: { sentence: 'Query the center price of {oracle}', minor: true },
    getExchangeRateLiquidate: { sentence: 'Query the liquidation exchange rate of {oracle}', minor: true },
    getExchangeRateOperate: { sentence: 'Query the operate exchange rate of {oracle}', minor: true },
    refreshPriceFeedWithChainlink: { sentence: 'Post a Chainlink price to {chainlinkDsCache}', minor: true },
    initOracleConfig: { sentence: 'Initialize the oracle {oracle}' },
  },
  interface: `
    instruction b558b397e1260906 chainlinkDataStreamsFeedAccessController(suspend: bool): authority chainlinkDsCache
    instruction 5c58a12ee6c12eed getBothExchangeRate(nonce: u16): oracle
    instruction 3c330bf197b4c01b getCenterPrice(nonce: u16): oracle
    instruction 994c11c2aad7598e getExchangeRate(nonce: u16): oracle
    instruction e4a949275b521b05 getExchangeRateLiquidate(nonce: u16): oracle
    instruction aea67e0a7a995ecb getExchangeRateOperate(nonce: u16): oracle
    instruction 6141611bc8ce48db initAdmin(authority: pubkey): signer oracleAdmin systemProgram
    instruction 2faecebd5efd19e9 initChainlinkDataStreamsCache(nonce: u16, feeds: Vec<FeedEntry>, keepers: Vec<pubkey>): signer oracleAdmin chainlinkDsCache systemProgram
    instruction a39eb44ac9360730 initDexPegOracleConfig(nonce: u16, kind: DexPegOracleKind, pegBufferPercent: u128, quoteInToken0: bool, conversionSource: Sources): signer oracleAdmin dexPegConfig dex positionToken0 positionToken1 tokenReserve0 tokenReserve1 systemProgram
    instruction 4d90b4f6d90f765c initOracleConfig(sources: Vec<Sources>, nonce: u16): signer oracleAdmin oracle systemProgram
    instruction 4a0300b7f27598cb refreshPriceFeedWithChainlink(feedId: [u8; 32], serializedReport: bytes): signer chainlinkDsCache verifierAccount accessController configAccount verifierProgramId
    instruction 202e401c954bf358 updateAuthority(newAuthority: pubkey): authority oracleAdmin
    instruction 5d60b29c3975fdd1 updateAuths(authStatus: Vec<AddressBool>): authority oracleAdmin
    instruction 37455dcb901ef8ad updateChainlinkDataStreamsCacheFeeds(feeds: Vec<FeedEntry>): signer oracleAdmin chainlinkDsCache
    instruction 7da8bcbb94cb6657 updateChainlinkDataStreamsCacheKeepers(keeperStatus: Vec<AddressBool>): signer oracleAdmin chainlinkDsCache
    account 41664b2f4f9c6dc1 ChainlinkDataStreamsCache { nonce: u16, feeds: Vec<FeedEntry>, price: u128, lastUpdateTimestampPrice: u64, lastUpdateTimestampMultiplier: u64, lastObservationsTimestamp: u64, genericData: ChainlinkDsCacheGenericData, keepers: Vec<pubkey> }
    account 3bbd63958005ff48 DexPegOracleConfig { nonce: u16, dex: pubkey, positionToken0: pubkey, positionToken1: pubkey, tokenReserve0: pubkey, tokenReserve1: pubkey, quoteInToken0: bool, conversionSource: Sources, pegBufferPercent: u128, kind: DexPegOracleKind, bump: u8, reserved: [u8; 32] }
    account 8bc283b38cb3e5f4 Oracle { nonce: u16, sources: Vec<Sources>, bump: u8 }
    account efe80814fe3f19f6 OracleAdmin { authority: pubkey, auths: Vec<pubkey> }
    event d343803a93c0b36f logChainlinkDataStreamsFeedMarketIsInTransition { feedId: [u8; 32], v11TransitionTimestampS: u64 }
    event 3f95f7ffbd509afd logChainlinkDataStreamsFeedSuspended { chainlinkDataStreamsCache: pubkey, keeper: pubkey, xstocksSuspended: bool }
    event c66a95071953279b logStakePoolHighFeeDetected { stakePool: pubkey, epoch: u64 }
    event 96989d8f0687c165 logUpdateAuthority { newAuthority: pubkey }
    event 58506d306fcb4cfb logUpdateAuths { authStatus: Vec<AddressBool> }
    event 4b9b8638115eebbf logUpdateCacheFeeds { chainlinkDataStreamsCache: pubkey, feeds: Vec<FeedEntry> }
    event 2181bf827577c6eb logUpdateCacheKeepers { chainlinkDataStreamsCache: pubkey, keeperStatus: Vec<AddressBool> }
    type AddressBool { addr: pubkey, value: bool }
    type ChainlinkDsCacheGenericData { xstocksActivationDateTime: u64, xstocksSuspended: bool, marketStatus: u32, v11TransitionTimestampS: u64, xstocksLastMultiplier: u128, xstocksLastObservationsTimestampMultiplierS: u64, padding: [u8; 24] }
    type ChainlinkReportType = XStocks | RWA | NAV | RWAAdvanced | ExchangeRate | CryptoPrice
    type DexPegOracleKind = Col | Debt
    type FeedEntry { feedId: [u8; 32], reportType: ChainlinkReportType, v11SessionType: V11FeedSessionType }
    type SourceType = Pyth | StakePool | MsolPool | Redstone | Chainlink | SinglePool | JupLend | ChainlinkDataStreams | PstPool | DexSmartColPegOracle | DexSmartDebtPegOracle
    type Sources { source: pubkey, invert: bool, multiplier: u128, divisor: u128, sourceType: SourceType }
    type V11FeedSessionType = Regular | Extended | Overnight
    error 6000 PriceNotValid PRICE_NOT_VALID
    error 6001 PriceTooOld PRICE_TOO_OLD
    error 6002 RateZero RATE_ZERO
    error 6003 InvalidParams INVALID_PARAMS
    error 6004 InvalidSourceMultiplierAndDivisor INVALID_SOURCE_MULTIPLIER_AND_DIVISOR
    error 6005 InvalidSource INVALID_SOURCE
    error 6006 InvalidSourcesLength INVALID_SOURCES_LENGTH
    error 6007 OracleAdminOnlyAuthority ORACLE_ADMIN_ONLY_AUTHORITY
    error 6008 OracleAdminOnlyAuth ORACLE_ADMIN_ONLY_AUTH
    error 6009 OracleAdminMaxAuthCountReached ORACLE_ADMIN_MAX_AUTH_COUNT_REACHED
    error 6010 OracleAdminInvalidParams ORACLE_ADMIN_INVALID_PARAMS
    error 6011 OracleNonceMismatch ORACLE_NONCE_MISMATCH
    error 6012 PriceConfidenceNotSufficient PRICE_CONFIDENCE_NOT_SUFFICIENT
    error 6013 StakePoolNotRefreshed STAKE_POOL_NOT_REFRESHED
    error 6014 InvalidPrice INVALID_PRICE
    error 6015 FeeTooHigh FEE_TOO_HIGH
    error 6016 RedstonePriceOverflow REDSTONE_PRICE_OVERFLOW
    error 6017 TimestampExpected TIMESTAMP_EXPECTED
    error 6018 CpiToStakeProgramFailed CPI_TO_STAKE_PROGRAM_FAILED
    error 6019 InvalidStakePoolReturnParams INVALID_STAKE_POOL_RETURN_PARAMS
    error 6020 ChainlinkPriceReadError CHAINLINK_PRICE_READ_ERROR
    error 6021 SinglePoolTokenSupplyZero SINGLE_POOL_TOKEN_SUPPLY_ZERO
    error 6022 SinglePoolInvalidStakeAccount SINGLE_POOL_INVALID_STAKE_ACCOUNT
    error 6023 SinglePoolInvalidMint SINGLE_POOL_INVALID_MINT
    error 6024 JupLendAccountMismatch JUP_LEND_ACCOUNT_MISMATCH
    error 6025 ChainlinkDataStreamsNoReportData CHAINLINK_DATA_STREAMS_NO_REPORT_DATA
    error 6026 ChainlinkDataStreamsInvalidReport CHAINLINK_DATA_STREAMS_INVALID_REPORT
    error 6027 ChainlinkDataStreamsFeedIdMismatch CHAINLINK_DATA_STREAMS_FEED_ID_MISMATCH
    error 6028 ChainlinkDataStreamsInvalidReportType CHAINLINK_DATA_STREAMS_INVALID_REPORT_TYPE
    error 6029 ChainlinkDataStreamsFeedSuspended CHAINLINK_DATA_STREAMS_FEED_SUSPENDED
    error 6030 ChainlinkDataStreamsFeedAlreadySuspendedOrResumed CHAINLINK_DATA_STREAMS_FEED_ALREADY_SUSPENDED_OR_RESUMED
    error 6031 ChainlinkDataStreamsNotAKeeper CHAINLINK_DATA_STREAMS_NOT_A_KEEPER
    error 6032 ChainlinkDataStreamsMaxFeedKeeperCountReached CHAINLINK_DATA_STREAMS_MAX_FEED_KEEPER_COUNT_REACHED
    error 6033 ChainlinkDataStreamsMarketStatusUnknown CHAINLINK_DATA_STREAMS_MARKET_STATUS_UNKNOWN
    error 6034 ChainlinkDataStreamsPriceTooOld CHAINLINK_DATA_STREAMS_PRICE_TOO_OLD
    error 6035 ChainlinkDataStreamsV10PriceNotAllowed CHAINLINK_DATA_STREAMS_V10_PRICE_NOT_ALLOWED
    error 6036 ChainlinkDataStreamsMultipleV10Feeds CHAINLINK_DATA_STREAMS_MULTIPLE_V10_FEEDS
    error 6037 ChainlinkDataStreamsV11FeedRequiresV10Feed CHAINLINK_DATA_STREAMS_V11_FEED_REQUIRES_V10_FEED
    error 6038 ChainlinkDataStreamsAllowedFeedNotFound CHAINLINK_DATA_STREAMS_ALLOWED_FEED_NOT_FOUND
    error 6039 ChainlinkDataStreamsMarketStatusNotSupportedByFeed CHAINLINK_DATA_STREAMS_MARKET_STATUS_NOT_SUPPORTED_BY_FEED
    error 6040 ChainlinkDataStreamsObservationTimestampTooOld CHAINLINK_DATA_STREAMS_OBSERVATION_TIMESTAMP_TOO_OLD
    error 6041 ChainlinkDataStreamsFeedIdZero CHAINLINK_DATA_STREAMS_FEED_ID_ZERO
    error 6042 ChainlinkDataStreamsDuplicateFeedIdReportType CHAINLINK_DATA_STREAMS_DUPLICATE_FEED_ID_REPORT_TYPE
    error 6043 ChainlinkDataStreamsDuplicateFeedId CHAINLINK_DATA_STREAMS_DUPLICATE_FEED_ID
    error 6044 ChainlinkDataStreamsNoFeedKeepers CHAINLINK_DATA_STREAMS_NO_FEED_KEEPERS
    error 6045 PstPoolInvalidState PST_POOL_INVALID_STATE
    error 6046 PstPoolModeStatesEmpty PST_POOL_MODE_STATES_EMPTY
    error 6047 PstPoolMintMismatch PST_POOL_MINT_MISMATCH
    error 6048 PstPoolMintSupplyZero PST_POOL_MINT_SUPPLY_ZERO
    error 6049 DexSmartColNotEnabled DEX_SMART_COL_NOT_ENABLED
    error 6050 DexSmartDebtNotEnabled DEX_SMART_DEBT_NOT_ENABLED
    error 6051 DexPegInvalidQuoteMultiplier DEX_PEG_INVALID_QUOTE_MULTIPLIER
    error 6052 DexPegInvalidPegBuffer DEX_PEG_INVALID_PEG_BUFFER
    error 6053 DexPegAccountMismatch DEX_PEG_ACCOUNT_MISMATCH
    error 6054 DexPegZeroReserves DEX_PEG_ZERO_RESERVES
    error 6055 DexPegConfigMismatch DEX_PEG_CONFIG_MISMATCH
    error 6056 DexPegInvalidKind DEX_PEG_INVALID_KIND
  `,
});
