import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'goosefx',
  name: 'GooseFX SSL v2',
  programs: ['GFXsSL5sSaDfNFQUYsHekbWBW1TsFdjDYzACh62tEHxn'],
  category: 'amm',
  source: 'the Anchor IDL in GooseFX1/gfx-ssl-v2-sdk, ts/src/idl/gfx_ssl_v2.json',
  meaning: {
    swap: {
      sentence: 'Swap {amountIn} for at least {minOut} through the pair {pair}',
      amounts: { amountIn: 'userAtaIn', minOut: 'userAtaOut' },
      swap: 'userWallet',
    },
    deposit: { sentence: 'Deposit {amount} into the pool {poolVault}', amounts: { amount: 'userAta' } },
    withdraw: { sentence: 'Withdraw {amount} from the pool {poolVault}', amounts: { amount: 'userAta' } },
    claimFees: { sentence: 'Claim the fees of {liquidityAccount}' },
    createLiquidityAccount: { sentence: 'Open the liquidity account {liquidityAccount} for {mint}' },
    closeLiquidityAccount: { sentence: 'Close the liquidity account {liquidityAccount}' },
  },
  interface: `
    instruction 7013d5ee44719226 createLiquidityAccount(): poolRegistry mint liquidityAccount owner systemProgram
    instruction aff367d0dca92bc1 closeLiquidityAccount(): owner rentRecipient liquidityAccount systemProgram
    instruction f223c68952e1f2b6 deposit(amount: u64): liquidityAccount owner userAta sslPoolSigner poolVault sslFeeVault poolRegistry tokenProgram
    instruction b712469c946da122 withdraw(amount: u64): liquidityAccount owner userAta sslPoolSigner poolVault sslFeeVault poolRegistry tokenProgram
    instruction f8c69e91e17587c8 swap(amountIn: u64, minOut: u64): pair poolRegistry userWallet sslPoolInSigner sslPoolOutSigner userAtaIn userAtaOut sslOutMainVault sslOutSecondaryVault sslInMainVault sslInSecondaryVault sslOutFeeVault feeDestination outputTokenPriceHistory outputTokenOracle inputTokenPriceHistory inputTokenOracle tokenProgram
    instruction 52fbe99c0c34b8ca claimFees(): poolRegistry owner sslFeeVault ownerAta liquidityAccount tokenProgram
    account be7ba7b0f833d71a LiquidityAccount { poolRegistry: pubkey, mint: pubkey, owner: pubkey, amountDeposited: u64, lastObservedTap: u64, lastClaimed: i64, totalEarned: u64, createdAt: i64, space: [u8; 128] }
    account 554831b0b6e48d52 Pair { poolRegistry: pubkey, mints: [pubkey; 2], feeCollector: [pubkey; 2], feeRates: [u16; 2], totalFeesGeneratedNative: [u8; 32], totalHistoricalVolume: [u8; 16], totalInternallySwapped: [u8; 32], space: [u8; 128] }
    account b4fca3dfda311bf2 OraclePriceHistory { oracleType: u8, minimumElapsedSlots: u8, maxSlotPriceStaleness: u8, pad0: [u8; 5], poolRegistry: pubkey, oracleAddress: pubkey, mint: pubkey, numUpdates: u64, space: [u8; 128], priceHistory: [HistoricalPrice; 256] }
    account 71957c3c82f0409d PoolRegistry { admin: pubkey, seed: pubkey, suspendAdmin: pubkey, bump: u8, pad0: [u8; 7], numEntries: u32, pad1: [u8; 4], space: [u8; 128], entries: [SSLPool; 32] }
    type SSLPool { status: u8, assetType: u8, pad0: [u8; 6], mint: pubkey, mintDecimals: u8, bump: u8, pad1: [u8; 6], totalAccumulatedLpReward: u64, totalLiquidityDeposits: u64, oraclePriceHistories: [pubkey; 3], mathParams: SSLMathParams, space: [u8; 64] }
    type HistoricalDecimal { num: i64, scale: u32, pad0: [u8; 4] }
    type HistoricalPrice { price: HistoricalDecimal, slot: u64 }
    type SSLMathParams { meanWindow: u8, stdWindow: u8, fixedPriceDistance: u16, minimumPriceDistance: u16, maxPoolTokenRatio: u16, latestPriceWeight: u16, pad0: [u8; 6], stdWeight: u32, pad1: [u8; 4], space: [u8; 32] }
    error 6000 Suspended [G100] The pool is suspended
    error 6001 NotAdmin [G101] Not admin
    error 6002 MintsNotSorted [G102] Mints are not sorted
    error 6003 PriceHistoryEmpty [G103] The price history is empty
    error 6004 InvalidCrankAccounts [G104] Oracle accounts and price histories must be present in the order listed on the pool registry
    error 6005 OracleNotHealthyStatus [G105] The oracle is not in a healthy state (status)
    error 6006 OracleNotHealthyDelay [G106] The oracle is not in a healthy state (delay)
    error 6007 OracleNotHealthyConfidence [G107] The oracle is not in a healthy state (confidence)
    error 6008 SlippageTooLarge [G108] SlippageTooLarge
    error 6009 PercentageOutOfRange [G109] Percentage out of range
    error 6010 EmaOrStdWindowTooLarge [G110] The Ema window is too large for the amount of available price history data
    error 6011 MintNotMatchPair [G111] Mint does not match the pair
    error 6012 FeeCollectorIncorrect [G112] Fee collector account incorrect
    error 6013 SSLStale [G113] The SSL pool is stale
    error 6014 PoolRegistryIsFull [G114] The Pool Registry is full, no more SSL Pools can be added
    error 6015 MintNotFound [G115] Cannot find an SSL Pool with the provided mint
    error 6016 MintAlreadyIncluded [G116] An SSL Pool for that mint is already included
    error 6017 InvalidPythOracle [G117] Invalid Pyth Oracle Price Account
    error 6018 InvalidTokenOwner [G118] Token account not owned by the correct registry
    error 6019 InvalidTokenMint [G119] Token account does not have the expected mint
    error 6020 StalePriceHistory [G120] The price history is too stale, requires more recent updates
    error 6021 InvalidOracleType [G121] Cannot initialize or use an oracle with the given type
    error 6022 MathError [G122] Math Error
    error 6023 MintsCannotBeSame [G123] Pair mints cannot be equivalent
    error 6024 InvalidFeeDestination [G124] Pair fee Destination does not match the target mint
    error 6025 CannotCloseLiquidityAccount [G125] Liquidity account must be fully withdrawn before closing
    error 6026 WithdrawTooLarge [G126] Liquidity withdraw is too large compared to the amount the user has deposited
    error 6027 InvalidOracleAddress [G127] Oracle address does not match was is stored on the price history account
    error 6028 PoolTokenImbalance [G128] The swap would make the pool token imbalance exceed configured maximum
    error 6029 PoolRegistryNotMatchPair [G129] Pair does not belong to the Pool Registry
    error 6030 ZeroInitialDeposit [G130] Initial deposit to a newly created SSL Pool cannot be zero
    error 6031 OraclePriceRecorded [G131] Oracle price already recorded
    error 6032 AmountTooSmall [G132] Swap amount too small, fees collected would be zero
    error 6033 NotEnoughLiquidity [G133] Swap amount too large, not enough liquidity in the output token
    error 6034 NotATokenAccount [G134] Provided account is not a token account or does not exist
    error 6035 OracleThrottled [G135] The oracle is being throttled
    error 6036 NotZeroParameter [G136] Provided parameter can't be 0.
    error 6037 PoolRegistryNotMatchOraclePriceHistory [G137] Oracle price history does not belong to the Pool Registry
  `,
});
