import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'aldrin-v2',
  name: 'Aldrin v2',
  programs: ['CURVGoZn8zycx6FXwwevgBTB2gVvdbGTEpvMJDbgs2t4'],
  category: 'amm',
  source: 'the Anchor IDL in aldrin-exchange/aldrin-sdk, src/idl/poolsV2.json',
  meaning: {
    swap: { sentence: 'Swap through the pool {pool}', swap: 'walletAuthority' },
    initialize: { sentence: 'Create the pool {pool}' },
    createBasket: {
      sentence: 'Deposit at most {baseTokenUsedMax} and {quoteTokenUsedMax} into the pool {pool}',
      amounts: {
        creationSize: 'userPoolTokenAccount',
        baseTokenUsedMax: 'userBaseTokenAccount',
        quoteTokenUsedMax: 'userQuoteTokenAccount',
      },
    },
    redeemBasket: {
      sentence: 'Withdraw at least {baseTokenReturnedMin} and {quoteTokenReturnedMin} from the pool {pool}',
      amounts: {
        redemptionSize: 'userPoolTokenAccount',
        baseTokenReturnedMin: 'userBaseTokenAccount',
        quoteTokenReturnedMin: 'userQuoteTokenAccount',
      },
    },
    initializeFarming: {
      sentence: 'Offer {tokenAmount} as rewards of the pool {pool}',
      amounts: { tokenAmount: 'farmingTokenAccount' },
    },
    startFarming: {
      sentence: 'Stake {poolTokenAmount} in the farm {farmingState}',
      amounts: { poolTokenAmount: 'userLpTokenAccount' },
    },
    endFarming: { sentence: 'Unstake from the farm {farmingState}' },
    withdrawFarmed: { sentence: 'Withdraw rewards of the farm {farmingState}' },
    calculateFarmed: { sentence: 'Calculate farmed rewards of the farm {farmingState}' },
    takeFarmingSnapshot: { sentence: 'Take a snapshot of the farm {farmingState}' },
    increaseFarmingTotal: {
      sentence: 'Add {increaseAmount} to the rewards of the farm {farmingState}',
      amounts: { increaseAmount: 'farmingTokenAccount' },
    },
  },
  interface: `
    instruction d069e0cd92e015bd initializeConstProductCurve(): curve rent
    instruction e927bcd7fa899b90 initializeStableCurve(amp: u64): curve rent
    instruction afaf6d1f0d989bed initialize(signerNonce: u8, curveType: u8): pool poolMint lpTokenFreezeVault baseTokenVault quoteTokenVault poolSigner initializer poolAuthority feeBaseAccount feeQuoteAccount feePoolTokenAccount curve tokenProgram rent
    instruction abc148a4559e502c getCreationBasket(tokensRequested: u64): pool baseTokenVault quoteTokenVault poolMint retbufAccount retbufProgram
    instruction 3d693883e8ce80be getRedemptionBasket(tokensRequested: u64): pool baseTokenVault quoteTokenVault poolMint retbufAccount retbufProgram
    instruction 2f699b940fa9cad3 createBasket(creationSize: u64, baseTokenUsedMax: u64, quoteTokenUsedMax: u64): pool poolMint poolSigner userBaseTokenAccount userQuoteTokenAccount baseTokenVault quoteTokenVault userPoolTokenAccount walletAuthority tokenProgram clock rent
    instruction 2585de39bda09729 redeemBasket(redemptionSize: u64, baseTokenReturnedMin: u64, quoteTokenReturnedMin: u64): pool poolMint baseTokenVault quoteTokenVault poolSigner userPoolTokenAccount userBaseTokenAccount userQuoteTokenAccount walletAuthority userSolAccount tokenProgram feeBaseAccount feeQuoteAccount clock
    instruction f8c69e91e17587c8 swap(tokens: u64, minTokens: u64, side: Side): pool poolSigner poolMint baseTokenVault quoteTokenVault feePoolTokenAccount walletAuthority userBaseTokenAccount userQuoteTokenAccount curve tokenProgram
    instruction 147dc820eb336d48 initializeFarming(tokenAmount: u64, tokensPerPeriod: u64, periodLength: u64, noWithdrawPeriodSeconds: i64, vestingPeriodSeconds: i64): pool farmingState snapshots farmingTokenVault farmingAuthority walletAuthority farmingTokenAccount tokenProgram clock rent
    instruction 96cdb96d61ca446e startFarming(poolTokenAmount: u64): pool farmingState farmingTicket lpTokenFreezeVault userLpTokenAccount walletAuthority userKey tokenProgram clock rent
    instruction 8f41a87bf726a85d initializeFarmingCalc(): farmingCalc farmingTicket userKey farmingState initializer rent
    instruction c863f7fc7a7aa0ae closeFarmingCalc(): farmingCalc farmingTicket signer initializer
    instruction 9f945bb0c66c1b94 calculateFarmed(maxSnapshots: u64): pool farmingState farmingSnapshots farmingCalc farmingTicket clock
    instruction af5f634a3f42ed3d withdrawFarmed(): pool farmingState farmingCalc farmingTokenVault poolSigner userFarmingTokenAccount userKey tokenProgram clock
    instruction 96909c0d7a5413e3 checkFarmed(maxSnapshots: u64): pool farmingState farmingSnapshots farmingTicket poolSigner clock rent
    instruction 315a44d9dec65915 endFarming(): pool farmingState farmingSnapshots farmingTicket lpTokenFreezeVault poolSigner userPoolTokenAccount userKey tokenProgram clock rent
    instruction 2a4851245badf502 takeFarmingSnapshot(): pool farmingState farmingSnapshots lpTokenFreezeVault authority tokenProgram clock rent
    instruction 1697396f4205073d increaseFarmingTotal(increaseAmount: u64): pool farmingState farmingTokenVault farmingTokenAccount walletAuthority initializerAccount tokenProgram
    account f19a6d0411b16dbc Pool { lpTokenFreezeVault: pubkey, poolMint: pubkey, baseTokenVault: pubkey, baseTokenMint: pubkey, quoteTokenVault: pubkey, quoteTokenMint: pubkey, poolSigner: pubkey, poolSignerNonce: u8, authority: pubkey, initializerAccount: pubkey, feeBaseAccount: pubkey, feeQuoteAccount: pubkey, feePoolTokenAccount: pubkey, fees: Fees, curveType: u8, curve: pubkey }
    account e91167a86d795e85 ProductCurve { noValue: u8 }
    account a022e1ac48ab4892 StableCurve { amp: u64 }
    account 84f3823a0f7da47b FarmingState { tokensUnlocked: u64, tokensPerPeriod: u64, tokensTotal: u64, periodLength: u64, noWithdrawalTime: i64, vestingType: u8, vestingPeriod: i64, startTime: i64, currentTime: i64, pool: pubkey, farmingTokenVault: pubkey, farmingSnapshots: pubkey }
    account be1ad3b8086c23e7 FarmingTicket { tokensFrozen: u64, startTime: i64, endTime: i64, userKey: pubkey, pool: pubkey, nextAttached: u64, statesAttached: [AttachedFarmingState; 10] }
    account 2b1162cb67b37a86 SnapshotQueue { nextIndex: u64, snapshots: [Snapshot; 1500] }
    account 906fd75d463b20c4 FarmingCalc { farmingState: pubkey, userKey: pubkey, initializer: pubkey, tokenAmount: u64 }
    type Side = Bid | Ask
    type Fees { tradeFeeNumerator: u64, tradeFeeDenominator: u64, ownerTradeFeeNumerator: u64, ownerTradeFeeDenominator: u64, ownerWithdrawFeeNumerator: u64, ownerWithdrawFeeDenominator: u64 }
    type AttachedFarmingState { farmingState: pubkey, lastWithdrawTime: i64, lastVestedWithdrawTime: i64 }
    type Snapshot { isInitialized: bool, tokensFrozen: u64, farmingTokens: u64, time: i64 }
    error 300 SlippageExceeded
    error 301 TokenLimitExceeded Token limit reached
    error 302 CalculationError
    error 303 ZeroResultingTokens Swap size is too small
    error 304 BasketTooSmall Returned basket's size is too small
    error 305 ConversionFailure Error when converting token types
    error 306 BasketSerializationError Cannot serialize basket
    error 307 InvalidFee Invalid fee structure
    error 308 TokensAlreadyUnfrozen
    error 309 NotAuthorized Authorization failed
    error 310 TicketFarmsLimitReached Cannot add more farming to the provided ticket
    error 311 SnapshotLimitReached Snapshot queue is full
    error 312 WrongCurve Provided curve is not valid for the given type
    error 313 MinimumWithdrawalTimeNotPassed Cannot withdraw before the minimum withdrawal time has passed
    error 314 MinimumUnfreezeTimeNotPassed Cannot unfreeze before one period from the last action with provided ticket
    error 315 NoTokensToWithdraw Got no farming tokens ready for withdrawal
    error 316 FarmingTokenCalculationError Got an error from Farming token calculation
    error 317 CannotSnapshotNoTokensToUnlock No tokens to unlock
    error 318 CannotSnapshotNoTokensFrozen No tokens frozen
    error 319 AttachedStatesLimitReached The maximum amount of farmings for one ticket reached
    error 320 NonZeroOutstandingBalance Cannot close farming calc while it's not empty
    error 321 NoNewSnapshotsProcessed No new snapshots can be processed for this ticket for this farming
  `,
});
