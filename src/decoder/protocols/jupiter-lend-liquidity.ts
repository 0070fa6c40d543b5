import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'jupiter-lend-liquidity',
  name: 'Jupiter Lend Liquidity',
  programs: ['jupeiUmn818Jg1ekPURTpr4mFo29p46vygyykFJ3wZC'],
  category: 'lending',
  source: 'the program’s own Anchor IDL (jup-ag/jupiter-lend `target/idl/liquidity.json`)',
  meaning: {
    preOperate: { sentence: 'Prepare {vault} for {protocol}', minor: true },
    operate: { sentence: 'Move {mint} of {protocol} in or out of the liquidity pool' },
    claim: { sentence: 'Claim {mint} for {recipient}' },
    updateExchangePrice: { sentence: 'Update the exchange price of {tokenReserve}', minor: true },
    collectRevenue: { sentence: 'Collect revenue in {mint}' },
    initClaimAccount: { sentence: 'Open {claimAccount} for claims of {user}', minor: true },
    closeClaimAccount: { sentence: 'Close {claimAccount} for claims of {user}', minor: true },
    initTokenReserve: { sentence: 'Open the reserve {tokenReserve} for {mint}' },
    pauseUser: { sentence: 'Pause the protocol {protocol}' },
    unpauseUser: { sentence: 'Resume the protocol {protocol}' },
  },
  interface: `
    instruction ec9183e4e311c0ff changeStatus(status: bool): authority liquidity authList
    instruction 3ec6d6c1d59f6cd2 claim(recipient: pubkey): user liquidity tokenReserve mint recipientTokenAccount vault claimAccount tokenProgram
    instruction f192cbd83ade5b76 closeClaimAccount(mint: pubkey): user claimAccount systemProgram
    instruction 5760d324f02bf657 collectRevenue(): authority liquidity authList mint revenueCollectorAccount revenueCollector tokenReserve vault tokenProgram associatedTokenProgram systemProgram
    instruction 708d2faa2a639091 initClaimAccount(mint: pubkey, user: pubkey): signer claimAccount systemProgram
    instruction 5fbdd8b7bc3ef46c initLiquidity(authority: pubkey, revenueCollector: pubkey): signer liquidity authList systemProgram
    instruction c19305208a87d59e initNewProtocol(supplyMint: pubkey, borrowMint: pubkey, protocol: pubkey): authority authList userSupplyPosition userBorrowPosition systemProgram
    instruction e4eb41819f0f0654 initTokenReserve(): authority liquidity authList mint vault rateModel tokenReserve tokenProgram associatedTokenProgram systemProgram
    instruction d96ad06374972a87 operate(supplyAmount: i128, borrowAmount: i128, withdrawTo: pubkey, borrowTo: pubkey, transferType: TransferType): protocol liquidity tokenReserve mint vault userSupplyPosition? userBorrowPosition? rateModel withdrawToAccount? borrowToAccount? borrowClaimAccount? withdrawClaimAccount? tokenProgram
    instruction e29648d39f33e227 pauseToken(mint: pubkey): authority authList tokenReserve
    instruction 123f2b5eef35650e pauseUser(protocol: pubkey, supplyMint: pubkey, borrowMint: pubkey, supplyStatus: Option<u8>, borrowStatus: Option<u8>): authority authList userSupplyPosition userBorrowPosition
    instruction 81cd9e9bc69b4885 preOperate(mint: pubkey): protocol liquidity userSupplyPosition? userBorrowPosition? vault tokenReserve tokenProgram
    instruction 6c753e1ec85cffca unpauseToken(mint: pubkey): authority authList tokenReserve
    instruction 477380fcb67eea3e unpauseUser(protocol: pubkey, supplyMint: pubkey, borrowMint: pubkey, supplyStatus: Option<u8>, borrowStatus: Option<u8>): authority authList userSupplyPosition userBorrowPosition
    instruction 202e401c954bf358 updateAuthority(newAuthority: pubkey): authority liquidity authList
    instruction 5d60b29c3975fdd1 updateAuths(authStatus: Vec<AddressBool>): authority liquidity authList
    instruction eff40af874193596 updateExchangePrice(mint: pubkey): tokenReserve rateModel
    instruction 2b3efa8a8d758461 updateGuardians(guardianStatus: Vec<AddressBool>): authority liquidity authList
    instruction 0614227a1696b416 updateRateDataV1(rateData: RateDataV1Params): authority authList rateModel mint tokenReserve
    instruction 74493592d82de47c updateRateDataV2(rateData: RateDataV2Params): authority authList rateModel mint tokenReserve
    instruction a78e7cf0dc718d3b updateRevenueCollector(revenueCollector: pubkey): authority liquidity
    instruction e77ab54fff4f90a7 updateTokenConfig(tokenConfig: TokenConfig): authority authList rateModel mint tokenReserve
    instruction 64b0c9aef70236a8 updateUserBorrowConfig(userBorrowConfig: UserBorrowConfig): authority protocol authList rateModel mint tokenReserve userBorrowPosition
    instruction 0cce44873fd43077 updateUserClass(userClass: Vec<AddressU8>): authority authList
    instruction d9efe1da2131eab7 updateUserSupplyConfig(userSupplyConfig: UserSupplyConfig): authority protocol authList rateModel mint tokenReserve userSupplyPosition
    instruction a209ba09d51ead4e updateUserWithdrawalLimit(newLimit: u128, protocol: pubkey, mint: pubkey): authority authList userSupplyPosition
    account 139d752beca7fb45 AuthorizationList { authUsers: Vec<pubkey>, guardians: Vec<pubkey>, userClasses: Vec<UserClass> }
    account 36fcf9e289ac793a Liquidity { authority: pubkey, revenueCollector: pubkey, status: bool, bump: u8 }
    account 5e03cbdb6b8904a2 RateModel { mint: pubkey, version: u8, rateAtZero: u16, kink1Utilization: u16, rateAtKink1: u16, rateAtMax: u16, kink2Utilization: u16, rateAtKink2: u16 }
    account 15123b8778141f0c TokenReserve { mint: pubkey, vault: pubkey, borrowRate: u16, feeOnInterest: u16, lastUtilization: u16, lastUpdateTimestamp: u64, supplyExchangePrice: u64, borrowExchangePrice: u64, maxUtilization: u16, totalSupplyWithInterest: u64, totalSupplyInterestFree: u64, totalBorrowWithInterest: u64, totalBorrowInterestFree: u64, totalClaimAmount: u64, interactingProtocol: pubkey, interactingTimestamp: u64, interactingBalance: u64 }
    account 497e417bdc7ec518 UserBorrowPosition { protocol: pubkey, mint: pubkey, withInterest: u8, amount: u64, debtCeiling: u64, lastUpdate: u64, expandPct: u16, expandDuration: u32, baseDebtCeiling: u64, maxDebtCeiling: u64, status: u8 }
    account e48ec3b5e49320d1 UserClaim { user: pubkey, amount: u64, mint: pubkey }
    account cadb88763db11592 UserSupplyPosition { protocol: pubkey, mint: pubkey, withInterest: u8, amount: u64, withdrawalLimit: u64, decayAmount: u64, lastUpdate: u64, expandPct: u16, expandDuration: u32, decayDuration: u32, baseWithdrawalLimit: u64, status: u8 }
    event 9c83e85efe9c0e75 logBorrowRateCap { token: pubkey }
    event 594d25ac8d1f4a2a logChangeStatus { newStatus: bool }
    event ee329d55973ae72d logClaim { user: pubkey, token: pubkey, recipient: pubkey, amount: u64 }
    event 40c616c27b57a652 logCollectRevenue { token: pubkey, revenueAmount: u128 }
    event b40851471384ad08 logOperate { user: pubkey, token: pubkey, supplyAmount: i128, borrowAmount: i128, withdrawTo: pubkey, borrowTo: pubkey, supplyExchangePrice: u64, borrowExchangePrice: u64 }
    event 641172e0b41e34aa logPauseUser { user: pubkey, mint: pubkey, status: u8 }
    event 0267ab0b001b1428 logTokenLockdown { mint: pubkey, suspend: bool }
    event aa5b8460b34da81a logUnpauseUser { user: pubkey, mint: pubkey, status: u8 }
    event 96989d8f0687c165 logUpdateAuthority { newAuthority: pubkey }
    event 58506d306fcb4cfb logUpdateAuths { authStatus: Vec<AddressBool> }
    event bec245cc1e56b5a3 logUpdateExchangePrices { token: pubkey, supplyExchangePrice: u128, borrowExchangePrice: u128, borrowRate: u16, utilization: u16 }
    event e71cbf33358c4f8e logUpdateGuardians { guardianStatus: Vec<AddressBool> }
    event 1e6683c0001e55df logUpdateRateDataV1 { token: pubkey, rateData: RateDataV1Params }
    event ce35c34671d35c81 logUpdateRateDataV2 { token: pubkey, rateData: RateDataV2Params }
    event 2c8f50fad393b49f logUpdateRevenueCollector { revenueCollector: pubkey }
    event 18cdbf822f28e9da logUpdateTokenConfigs { tokenConfig: TokenConfig }
    event d2fbf29fcd219a4a logUpdateUserBorrowConfigs { user: pubkey, token: pubkey, userBorrowConfig: UserBorrowConfig }
    event b9c16af80b350088 logUpdateUserClass { userClass: Vec<AddressU8> }
    event 8ea0155a57581233 logUpdateUserSupplyConfigs { user: pubkey, token: pubkey, userSupplyConfig: UserSupplyConfig }
    event 728398bd78fd5869 logUpdateUserWithdrawalLimit { user: pubkey, token: pubkey, newLimit: u128 }
    type AddressBool { addr: pubkey, value: bool }
    type AddressU8 { addr: pubkey, value: u8 }
    type RateDataV1Params { kink: u128, rateAtUtilizationZero: u128, rateAtUtilizationKink: u128, rateAtUtilizationMax: u128 }
    type RateDataV2Params { kink1: u128, kink2: u128, rateAtUtilizationZero: u128, rateAtUtilizationKink1: u128, rateAtUtilizationKink2: u128, rateAtUtilizationMax: u128 }
    type TokenConfig { token: pubkey, fee: u128, maxUtilization: u128 }
    type TransferType = SKIP | DIRECT | CLAIM
    type UserBorrowConfig { mode: u8, expandPercent: u128, expandDuration: u128, baseDebtCeiling: u128, maxDebtCeiling: u128 }
    type UserClass { addr: pubkey, class: u8 }
    type UserSupplyConfig { mode: u8, expandPercent: u128, expandDuration: u128, baseWithdrawalLimit: u128 }
    error 6000 UserClassNotPausable ADMIN_MODULE_USER_CLASS_NOT_PAUSABLE
    error 6001 UserClassNotFound ADMIN_MODULE_USER_CLASS_NOT_FOUND
    error 6002 UserAlreadyPaused ADMIN_MODULE_USER_ALREADY_PAUSED
    error 6003 UserAlreadyUnpaused ADMIN_MODULE_USER_ALREADY_UNPAUSED
    error 6004 OnlyLiquidityAuthority ADMIN_MODULE_ONLY_LIQUIDITY_AUTHORITY
    error 6005 OnlyAuth ADMIN_MODULE_ONLY_AUTH
    error 6006 OnlyGuardians ADMIN_MODULE_ONLY_GUARDIANS
    error 6007 InvalidParams ADMIN_MODULE_INVALID_PARAMS
    error 6008 InvalidConfigOrder ADMIN_MODULE_INVALID_CONFIG_ORDER
    error 6009 StatusAlreadySet ADMIN_MODULE_STATUS_ALREADY_SET
    error 6010 LimitsCannotBeZero ADMIN_MODULE_LIMITS_CAN_NOT_BE_ZERO
    error 6011 MaxAuthCountReached ADMIN_MODULE_MAX_AUTH_COUNT
    error 6012 MaxUserClassesReached ADMIN_MODULE_MAX_USER_CLASSES
    error 6013 InsufficientBalance USER_MODULE_INSUFFICIENT_BALANCE
    error 6014 UserSupplyPositionRequired USER_MODULE_USER_SUPPLY_POSITION_REQUIRED
    error 6015 UserBorrowPositionRequired USER_MODULE_USER_BORROW_POSITION_REQUIRED
    error 6016 ClaimAccountRequired USER_MODULE_CLAIM_ACCOUNT_REQUIRED
    error 6017 WithdrawToAccountRequired USER_MODULE_WITHDRAW_TO_ACCOUNT_REQUIRED
    error 6018 BorrowToAccountRequired USER_MODULE_BORROW_TO_ACCOUNT_REQUIRED
    error 6019 InvalidClaimAmount USER_MODULE_INVALID_CLAIM_AMOUNT
    error 6020 NoAmountToClaim USER_MODULE_NO_AMOUNT_TO_CLAIM
    error 6021 AmountNotZero USER_MODULE_AMOUNT_NOT_ZERO
    error 6022 ValueOverflow USER_MODULE_VALUE_OVERFLOW
    error 6023 InvalidTransferType USER_MODULE_INVALID_TRANSFER_TYPE
    error 6024 MintMismatch USER_MODULE_MINT_MISMATCH
    error 6025 UserNotDefined USER_MODULE_USER_NOT_DEFINED
    error 6026 InvalidUserClaim USER_MODULE_INVALID_USER_CLAIM
    error 6027 UserPaused USER_MODULE_USER_PAUSED
    error 6028 WithdrawalLimitReached USER_MODULE_WITHDRAWAL_LIMIT_REACHED
    error 6029 BorrowLimitReached USER_MODULE_BORROW_LIMIT_REACHED
    error 6030 OperateAmountsNearlyZero USER_MODULE_OPERATE_AMOUNTS_ZERO
    error 6031 OperateAmountTooBig USER_MODULE_OPERATE_AMOUNTS_TOO_BIG
    error 6032 OperateAmountsInsufficient USER_MODULE_OPERATE_AMOUNTS_INSUFFICIENT
    error 6033 TransferAmountOutOfBounds USER_MODULE_TRANSFER_AMOUNT_OUT_OF_BOUNDS
    error 6034 ForbiddenOperateCall FORBIDDEN_OPERATE_CALL
    error 6035 MaxUtilizationReached USER_MODULE_MAX_UTILIZATION_REACHED
    error 6036 ValueOverflowTotalSupply USER_MODULE_VALUE_OVERFLOW_TOTAL_SUPPLY
    error 6037 ValueOverflowTotalBorrow USER_MODULE_VALUE_OVERFLOW_TOTAL_BORROW
    error 6038 DepositExpected USER_MODULE_DEPOSIT_EXPECTED
    error 6039 ExchangePriceZero LIQUIDITY_CALCS_EXCHANGE_PRICE_ZERO
    error 6040 UnsupportedRateVersion LIQUIDITY_CALCS_UNSUPPORTED_RATE_VERSION
    error 6041 BorrowRateNegative LIQUIDITY_CALCS_BORROW_RATE_NEGATIVE
    error 6042 ProtocolLockdown PROTOCOL_LOCKDOWN
    error 6043 TokenLockDown TOKEN_LOCKED_DOWN
    error 6044 TokenAlreadyLocked TOKEN_ALREADY_LOCKED
    error 6045 TokenAlreadyUnlocked TOKEN_ALREADY_UNLOCKED
    error 6046 OperateSkipTransferInvalid USER_MODULE_OPERATE_SKIP_TRANSFER_INVALID
  `,
});
