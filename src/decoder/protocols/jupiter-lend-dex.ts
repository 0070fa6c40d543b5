import { defineInterface } from '../define-interface.ts';
import type { Meaning } from '../interface/to-layouts.ts';

const both = (verb: string, rest: string): Meaning => ({
  sentence: `${verb} {token0Amt} and {token1Amt} ${rest} {dex}`,
  amounts: { token0Amt: 'mint:token0', token1Amt: 'mint:token1' },
});
const perfect = (verb: string, rest: string): Meaning => ({
  sentence: `${verb} {shares} shares ${rest} {dex}`,
});

export default defineInterface({
  key: 'jupiter-lend-dex',
  name: 'Jupiter Lend DEX',
  programs: ['jupZ4m2GqUCJ5iueMfzQf8khFfH31d4XAQt3RzCT9Vd'],
  category: 'amm',
  source: 'the program’s own Anchor IDL (jup-ag/jupiter-lend `target/idl/dex.json`)',
  meaning: {
    swapIn: { sentence: 'Swap {token0} and {token1} on {dex}', swap: 'signer' },
    swapOut: { sentence: 'Swap {token0} and {token1} on {dex}', swap: 'signer' },
    deposit: both('Deposit', 'into'),
    withdraw: both('Withdraw', 'from'),
    borrow: both('Borrow', 'from'),
    payback: both('Repay', 'to'),
    depositPerfect: perfect('Deposit', 'into'),
    withdrawPerfect: perfect('Withdraw', 'from'),
    withdrawPerfectInOneToken: perfect('Withdraw', 'from'),
    borrowPerfect: perfect('Borrow', 'from'),
    paybackPerfect: perfect('Repay', 'to'),
    paybackPerfectInOneToken: perfect('Repay', 'to'),
    initDex: { sentence: 'Open the pool {dex} for {token0} and {token1}' },
  },
  interface: `
    instruction e4fd83cacf745912 borrow(token0Amt: u64, token1Amt: u64, maxShares: u64): signer dex user position userToken0Account userToken1Account token0 token1 token0Reserve token1Reserve token0RateModel token1RateModel token0Vault token1Vault dexSupplyPositionToken0? dexSupplyPositionToken1? dexBorrowPositionToken0? dexBorrowPositionToken1? liquidity liquidityProgram oracleProgram token0Program token1Program recipient? recipientToken0Account? recipientToken1Account?
    instruction d243f5ff86c8993a borrowPerfect(shares: u64, minToken0: u64, minToken1: u64): signer dex user position userToken0Account userToken1Account token0 token1 token0Reserve token1Reserve token0RateModel token1RateModel token0Vault token1Vault dexSupplyPositionToken0? dexSupplyPositionToken1? dexBorrowPositionToken0? dexBorrowPositionToken1? liquidity liquidityProgram oracleProgram token0Program token1Program recipient? recipientToken0Account? recipientToken1Account?
    instruction f223c68952e1f2b6 deposit(token0Amt: u64, token1Amt: u64, minShares: u64): signer dex user position userToken0Account userToken1Account token0 token1 token0Reserve token1Reserve token0RateModel token1RateModel token0Vault token1Vault dexSupplyPositionToken0? dexSupplyPositionToken1? dexBorrowPositionToken0? dexBorrowPositionToken1? liquidity liquidityProgram oracleProgram token0Program token1Program recipient? recipientToken0Account? recipientToken1Account?
    instruction 046242d86e7e9a08 depositPerfect(shares: u64, maxToken0: u64, maxToken1: u64): signer dex user position userToken0Account userToken1Account token0 token1 token0Reserve token1Reserve token0RateModel token1RateModel token0Vault token1Vault dexSupplyPositionToken0? dexSupplyPositionToken1? dexBorrowPositionToken0? dexBorrowPositionToken1? liquidity liquidityProgram oracleProgram token0Program token1Program recipient? recipientToken0Account? recipientToken1Account?
    instruction 92b1eb31c19fbb10 forceSetPrice(): authority dexAdmin dex oracleProgram
    instruction debb51305975e6a4 initDex(params: InitDexParams): authority dexAdmin dex dexMetadata token0 token1 systemProgram
    instruction 103d623dbdf334fc initDexAdmin(liquidity: pubkey, authority: pubkey): signer dexAdmin systemProgram
    instruction 72a790dc8f49e008 initDexMetadata(dexId: u16, lookupTable: pubkey): authority dexAdmin dex dexMetadata systemProgram
    instruction c5140a0161a0b15b initPosition(protocol: pubkey): authority dexAdmin dex position systemProgram
    instruction 8aff650074ca8064 pauseDex(): authority dexAdmin dex
    instruction fc43a63e2d88584c pauseSwapAndArbitrage(): authority dexAdmin dex
    instruction 123f2b5eef35650e pauseUser(pauseSupply: bool, pauseBorrow: bool): authority dexAdmin dex position
    instruction 949032900870cb03 payback(token0Amt: u64, token1Amt: u64, minShares: u64): signer dex user position userToken0Account userToken1Account token0 token1 token0Reserve token1Reserve token0RateModel token1RateModel token0Vault token1Vault dexSupplyPositionToken0? dexSupplyPositionToken1? dexBorrowPositionToken0? dexBorrowPositionToken1? liquidity liquidityProgram oracleProgram token0Program token1Program recipient? recipientToken0Account? recipientToken1Account?
    instruction 2702c5660bba6101 paybackPerfect(shares: u64, maxToken0: u64, maxToken1: u64): signer dex user position userToken0Account userToken1Account token0 token1 token0Reserve token1Reserve token0RateModel token1RateModel token0Vault token1Vault dexSupplyPositionToken0? dexSupplyPositionToken1? dexBorrowPositionToken0? dexBorrowPositionToken1? liquidity liquidityProgram oracleProgram token0Program token1Program recipient? recipientToken0Account? recipientToken1Account?
    instruction 86d260067fb7b692 paybackPerfectInOneToken(shares: u64, maxToken0: u64, maxToken1: u64): signer dex user position userToken0Account userToken1Account token0 token1 token0Reserve token1Reserve token0RateModel token1RateModel token0Vault token1Vault dexSupplyPositionToken0? dexSupplyPositionToken1? dexBorrowPositionToken0? dexBorrowPositionToken1? liquidity liquidityProgram oracleProgram token0Program token1Program recipient? recipientToken0Account? recipientToken1Account?
    instruction f66132ab3f8e3ee5 previewDexShares(colToken0: i64, colToken1: i64, debtToken0: i64, debtToken1: i64): dex position token0Reserve token1Reserve dexSupplyPositionToken0? dexSupplyPositionToken1? dexBorrowPositionToken0? dexBorrowPositionToken1? oracleProgram
    instruction 8dac0ad04509389a swapIn(swap0to1: bool, amountIn: u64, amountOutMin: u64): signer dex userToken0Account userToken1Account recipient? recipientToken0Account? recipientToken1Account? token0 token1 token0Reserve token1Reserve token0RateModel token1RateModel token0Vault token1Vault dexSupplyPositionToken0? dexSupplyPositionToken1? dexBorrowPositionToken0? dexBorrowPositionToken1? liquidity liquidityProgram token0Program token1Program oracleProgram
    instruction ce24950ea3849401 swapOut(swap0to1: bool, amountOut: u64, amountInMax: u64): signer dex userToken0Account userToken1Account recipient? recipientToken0Account? recipientToken1Account? token0 token1 token0Reserve token1Reserve token0RateModel token1RateModel token0Vault token1Vault dexSupplyPositionToken0? dexSupplyPositionToken1? dexBorrowPositionToken0? dexBorrowPositionToken1? liquidity liquidityProgram token0Program token1Program oracleProgram
    instruction 8fec83ad165ad6ca turnOnSmartCol(token0Amt: u64): authority dexAdmin dex adminToken0Account adminToken1Account token0 token1 token0Reserve token1Reserve token0RateModel token1RateModel token0Vault token1Vault dexSupplyPositionToken0? dexSupplyPositionToken1? dexBorrowPositionToken0? dexBorrowPositionToken1? liquidity liquidityProgram token0Program token1Program
    instruction b1b8d7dd5ce79953 turnOnSmartDebt(token0Amt: u64): authority dexAdmin dex adminToken0Account adminToken1Account token0 token1 token0Reserve token1Reserve token0RateModel token1RateModel token0Vault token1Vault dexSupplyPositionToken0? dexSupplyPositionToken1? dexBorrowPositionToken0? dexBorrowPositionToken1? liquidity liquidityProgram token0Program token1Program
    instruction 5834af69d274b2da unpauseDex(): authority dexAdmin dex
    instruction f104c56ef4ffacb8 unpauseSwapAndArbitrage(): authority dexAdmin dex
    instruction 477380fcb67eea3e unpauseUser(unpauseSupply: bool, unpauseBorrow: bool): authority dexAdmin dex position
    instruction 202e401c954bf358 updateAuthority(newAuthority: pubkey): authority dexAdmin
    instruction 5d60b29c3975fdd1 updateAuths(authStatus: Vec<AddressBool>): authority dexAdmin
    instruction 2d6e6027c9fa8e01 updateCenterPriceAddress(centerPriceAddress: pubkey, percent: u32, time: u32): authority dexAdmin dex
    instruction 111738c8eda31898 updateCenterPriceLimits(maxCenterPrice: u64, minCenterPrice: u64): authority dexAdmin dex
    instruction 5795605f1814d32b updateDexLookupTable(dexId: u16, lookupTable: pubkey): authority dexAdmin dexMetadata
    instruction dffbb507223db77a updateFeeAndRevenueCut(fee: u32, revenueCut: u32): authority dexAdmin dex
    instruction 2b3efa8a8d758461 updateGuardians(guardianStatus: Vec<AddressBool>): authority dexAdmin
    instruction b00d79bde1e1ee4e updateMaxBorrowShares(maxBorrowShares: u64): authority dexAdmin dex
    instruction b39d25ceb033254f updateMaxSupplyShares(maxSupplyShares: u64): authority dexAdmin dex
    instruction 33e9e42b5b073e14 updateRangePercents(upperPercent: u32, lowerPercent: u32, shiftTime: u32): authority dexAdmin dex
    instruction b17d63862afe8cea updateThresholdPercent(upperThresholdPercent: u32, lowerThresholdPercent: u32, thresholdShiftTime: u32, shiftTime: u32): authority dexAdmin dex
    instruction 64b0c9aef70236a8 updateUserBorrowConfig(config: UserBorrowConfigParams): authority dexAdmin dex position
    instruction d9efe1da2131eab7 updateUserSupplyConfig(config: UserSupplyConfigParams): authority dexAdmin dex position
    instruction a209ba09d51ead4e updateUserWithdrawalLimit(newLimit: u64): authority dexAdmin dex position
    instruction 309100eb763b37cf updateUtilizationLimit(token0UtilizationLimit: u16, token1UtilizationLimit: u16): authority dexAdmin dex
    instruction b712469c946da122 withdraw(token0Amt: u64, token1Amt: u64, maxShares: u64): signer dex user position userToken0Account userToken1Account token0 token1 token0Reserve token1Reserve token0RateModel token1RateModel token0Vault token1Vault dexSupplyPositionToken0? dexSupplyPositionToken1? dexBorrowPositionToken0? dexBorrowPositionToken1? liquidity liquidityProgram oracleProgram token0Program token1Program recipient? recipientToken0Account? recipientToken1Account?
    instruction 29aa7aa6149ab4f5 withdrawPerfect(shares: u64, minToken0: u64, minToken1: u64): signer dex user position userToken0Account userToken1Account token0 token1 token0Reserve token1Reserve token0RateModel token1RateModel token0Vault token1Vault dexSupplyPositionToken0? dexSupplyPositionToken1? dexBorrowPositionToken0? dexBorrowPositionToken1? liquidity liquidityProgram oracleProgram token0Program token1Program recipient? recipientToken0Account? recipientToken1Account?
    instruction c84897c5180ff3a5 withdrawPerfectInOneToken(shares: u64, minToken0: u64, minToken1: u64): signer dex user position userToken0Account userToken1Account token0 token1 token0Reserve token1Reserve token0RateModel token1RateModel token0Vault token1Vault dexSupplyPositionToken0? dexSupplyPositionToken1? dexBorrowPositionToken0? dexBorrowPositionToken1? liquidity liquidityProgram oracleProgram token0Program token1Program recipient? recipientToken0Account? recipientToken1Account?
    account ec1eb550d1d919a3 Dex { dexId: u16, reEntrancy: u8, token0: pubkey, token1: pubkey, token0Decimals: u8, token1Decimals: u8, lastToLastStoredPrice: u128, lastStoredPrice: u128, centerPrice: u128, lastUpdateTimestamp: u64, lastUpdateSlot: u64, isSmartCollateralEnabled: u8, isSmartDebtEnabled: u8, fee: u32, revenueCut: u8, percentChangeActive: u8, upperPercent: u32, lowerPercent: u32, thresholdChangeActive: u8, upperShiftThresholdPercent: u16, lowerShiftThresholdPercent: u16, shiftingTime: u32, centerPriceAddress: pubkey, maxCenterPrice: u64, minCenterPrice: u64, token0MaxUtilization: u16, token1MaxUtilization: u16, isCenterPriceShiftActive: u8, swapAndArbitragePaused: u8, totalSupplyShares: u64, maxSupplyShares: u64, totalBorrowShares: u64, maxBorrowShares: u64, rangeOldUpperShift: u32, rangeOldLowerShift: u32, rangeShiftDuration: u32, rangeShiftStartTimestamp: u32, thresholdOldUpperShift: u16, thresholdOldLowerShift: u16, thresholdShiftDuration: u32, thresholdShiftStartTimestamp: u32, thresholdShiftOldTimestamp: u32, centerPriceShiftStartTimestamp: u32, centerPriceShiftPercent: u32, centerPriceShiftTime: u32, reserved: [u8; 32], bump: u8 }
    account 529b7adde660769b DexAdmin { authority: pubkey, liquidityProgram: pubkey, nextDexId: u16, auths: Vec<pubkey>, guardians: Vec<pubkey>, reserved: [u8; 28], bump: u8 }
    account b1e739fd400ccd25 DexMetadata { dexId: u16, lookupTable: pubkey, reserved: [u8; 32] }
    account 1e24db4ebdadaa2f DexPosition { dexId: u16, protocol: pubkey, supplyStatus: u8, supplyShares: u64, withdrawalLimit: u64, supplyLastUpdate: u64, supplyExpandPct: u16, supplyExpandDuration: u64, baseWithdrawalLimit: u64, borrowStatus: u8, borrowShares: u64, debtCeiling: u64, borrowLastUpdate: u64, borrowExpandPct: u16, borrowExpandDuration: u32, baseDebtCeiling: u64, maxDebtCeiling: u64, reserved: [u8; 32] }
    account 15123b8778141f0c TokenReserve { mint: pubkey, vault: pubkey, borrowRate: u16, feeOnInterest: u16, lastUtilization: u16, lastUpdateTimestamp: u64, supplyExchangePrice: u64, borrowExchangePrice: u64, maxUtilization: u16, totalSupplyWithInterest: u64, totalSupplyInterestFree: u64, totalBorrowWithInterest: u64, totalBorrowInterestFree: u64, totalClaimAmount: u64, interactingProtocol: pubkey, interactingTimestamp: u64, interactingBalance: u64 }
    account 497e417bdc7ec518 UserBorrowPosition { protocol: pubkey, mint: pubkey, withInterest: u8, amount: u64, debtCeiling: u64, lastUpdate: u64, expandPct: u16, expandDuration: u32, baseDebtCeiling: u64, maxDebtCeiling: u64, status: u8 }
    account cadb88763db11592 UserSupplyPosition { protocol: pubkey, mint: pubkey, withInterest: u8, amount: u64, withdrawalLimit: u64, decayAmount: u64, lastUpdate: u64, expandPct: u16, expandDuration: u32, decayDuration: u32, baseWithdrawalLimit: u64, status: u8 }
    event 69a53409dad32e0d logArbitrage { dexId: u16, routing: i128, amtOut: u64 }
    event 467cac77fc5b3e04 logBorrowDebtLiquidity { dexId: u16, amount0: u64, amount1: u64, shares: u64, user: pubkey, protocol: pubkey }
    event a4fa10c09803ee6b logBorrowPerfectDebtLiquidity { dexId: u16, shares: u64, token0Amt: u64, token1Amt: u64, user: pubkey, protocol: pubkey }
    event a269644c595f45bd logDepositColLiquidity { dexId: u16, amount0: u64, amount1: u64, shares: u64, user: pubkey, protocol: pubkey }
    event 215ba9e7a35325fe logDepositPerfectColLiquidity { dexId: u16, shares: u64, token0Amt: u64, token1Amt: u64, user: pubkey, protocol: pubkey }
    event aa41f17d22c24f84 logInitDex { dexId: u16, token0: pubkey, token1: pubkey, smartCol: bool, smartDebt: bool, fee: u32, revenueCut: u32, centerPrice: u64 }
    event 353df86ff5dba749 logInitDexMetadata { dexId: u16, lookupTable: pubkey }
    event 9a62654808cb25c8 logInitDexPriceParams { dexId: u16, upperPercent: u32, lowerPercent: u32, upperShiftThreshold: u32, lowerShiftThreshold: u32, thresholdShiftTime: u32, maxCenterPrice: u64, minCenterPrice: u64 }
    event 6bcaccff64495c75 logPauseDex { dexId: u16 }
    event 67b8e43400e5049a logPauseSwapAndArbitrage { dexId: u16 }
    event 641172e0b41e34aa logPauseUser { dexId: u16, protocol: pubkey, pauseSupply: bool, pauseBorrow: bool }
    event 7b1f6c0e0cc91453 logPaybackDebtInOneToken { dexId: u16, shares: u64, token0Amt: u64, token1Amt: u64, user: pubkey, protocol: pubkey }
    event e6bef572715cad1b logPaybackDebtLiquidity { dexId: u16, amount0: u64, amount1: u64, shares: u64, user: pubkey, protocol: pubkey }
    event 4be9e826991fef6d logPaybackPerfectDebtLiquidity { dexId: u16, shares: u64, token0Amt: u64, token1Amt: u64, user: pubkey, protocol: pubkey }
    event caf2e41c25c23422 logSwap { dexId: u16, swap0To1: bool, amountIn: u64, amountOut: u64, to: pubkey }
    event 93f586b8472174f6 logSwapInfo { dexId: u16, swap0To1: bool, maker: pubkey, to: pubkey, amountIn: u64, amountOut: u64, feeAmountIn: u64, reservesToken0: u128, reservesToken1: u128, poolPrice: u128 }
    event 6cfeff9350376256 logTurnOnSmartCol { dexId: u16, token0Amt: u64 }
    event 172486685b8a7e7c logTurnOnSmartDebt { dexId: u16, token0Amt: u64 }
    event 06beffcfa547aad4 logUnpauseDex { dexId: u16 }
    event e5787bbc92de9fff logUnpauseSwapAndArbitrage { dexId: u16 }
    event aa5b8460b34da81a logUnpauseUser { dexId: u16, protocol: pubkey, unpauseSupply: bool, unpauseBorrow: bool }
    event 96989d8f0687c165 logUpdateAuthority { newAuthority: pubkey }
    event 58506d306fcb4cfb logUpdateAuths { authStatus: Vec<AddressBool> }
    event 55eb5fd7cdcbfd78 logUpdateCenterPrice { dexId: u16, centerPrice: u128, oldCenterPrice: u128, oldLastStoredPrice: u128 }
    event 6018cf0226cb2b91 logUpdateCenterPriceAddress { dexId: u16, centerPriceAddress: pubkey, percent: u32, time: u32 }
    event 6fe43d1fea4c0511 logUpdateCenterPriceLimits { dexId: u16, maxCenterPrice: u64, minCenterPrice: u64 }
    event 871fe860024074e5 logUpdateDexLookupTable { dexId: u16, lookupTable: pubkey }
    event bb0910e508e707ab logUpdateFeeAndRevenueCut { dexId: u16, fee: u32, revenueCut: u32 }
    event e71cbf33358c4f8e logUpdateGuardians { guardianStatus: Vec<AddressBool> }
    event 167cf270ff2764ce logUpdateMaxBorrowShares { dexId: u16, maxBorrowShares: u64 }
    event d19670c1f33fe9d4 logUpdateMaxSupplyShares { dexId: u16, maxSupplyShares: u64 }
    event 952fa10681f03064 logUpdateRangePercents { dexId: u16, upperPercent: u32, lowerPercent: u32, shiftTime: u32 }
    event 2c2e467319265c63 logUpdateThresholdPercent { dexId: u16, upperThresholdPercent: u32, lowerThresholdPercent: u32, thresholdShiftTime: u32, shiftTime: u32 }
    event 468eb8302c9ea603 logUpdateUserBorrowConfig { dexId: u16, protocol: pubkey, expandPercent: u16, expandDuration: u32, baseDebtCeiling: u64, maxDebtCeiling: u64 }
    event 74462de310725afb logUpdateUserConfigOnPausedPosition { dexId: u16, protocol: pubkey, isSupply: bool }
    event 568b23eb1e2ac0f5 logUpdateUserSupplyConfig { dexId: u16, protocol: pubkey, expandPercent: u16, expandDuration: u64, baseWithdrawalLimit: u64 }
    event 728398bd78fd5869 logUpdateUserWithdrawalLimit { dexId: u16, protocol: pubkey, newLimit: u64 }
    event 99efe3acfaf79b45 logUpdateUtilizationLimit { dexId: u16, token0UtilizationLimit: u16, token1UtilizationLimit: u16 }
    event 5606e0b7d3d1c7e8 logWithdrawColInOneToken { dexId: u16, shares: u64, token0Amt: u64, token1Amt: u64, user: pubkey, protocol: pubkey }
    event 1d06b8949c41a4e4 logWithdrawColLiquidity { dexId: u16, amount0: u64, amount1: u64, shares: u64, user: pubkey, protocol: pubkey }
    event c728f25a37a52969 logWithdrawPerfectColLiquidity { dexId: u16, shares: u64, token0Amt: u64, token1Amt: u64, user: pubkey, protocol: pubkey }
    type AddressBool { addr: pubkey, value: bool }
    type InitDexParams { centerPrice: u64, fee: u32, revenueCut: u32, upperPercent: u32, lowerPercent: u32, upperShiftThreshold: u32, lowerShiftThreshold: u32, thresholdShiftTime: u32, maxCenterPrice: u64, minCenterPrice: u64 }
    type UserBorrowConfigParams { expandPercent: u16, expandDuration: u32, baseDebtCeiling: u64, maxDebtCeiling: u64 }
    type UserSupplyConfigParams { expandPercent: u16, expandDuration: u64, baseWithdrawalLimit: u64 }
    error 6000 DexCpiToOracleFailed DEX_CPI_TO_ORACLE_FAILED
    error 6001 DexUserNotDefined DEX_USER_NOT_DEFINED
    error 6002 DexUserMustSign DEX_USER_MUST_SIGN
    error 6003 DexAdminLiquidityProgramMismatch DEX_ADMIN_LIQUIDITY_PROGRAM_MISMATCH
    error 6004 DexAdminAddressZeroNotAllowed DEX_ADMIN_ADDRESS_ZERO_NOT_ALLOWED
    error 6005 DexAdminNotAnAuth DEX_ADMIN_NOT_AN_AUTH
    error 6006 DexAdminPoolNotInitialized DEX_ADMIN_POOL_NOT_INITIALIZED
    error 6007 DexAdminSmartColAlreadyOn DEX_ADMIN_SMART_COL_ALREADY_ON
    error 6008 DexAdminSmartDebtAlreadyOn DEX_ADMIN_SMART_DEBT_ALREADY_ON
    error 6009 DexAdminConfigOverflow DEX_ADMIN_CONFIG_OVERFLOW
    error 6010 DexAdminInvalidParams DEX_ADMIN_INVALID_PARAMS
    error 6011 DexAdminUserNotDefined DEX_ADMIN_USER_NOT_DEFINED
    error 6012 DexAdminInvalidPauseToggle DEX_ADMIN_INVALID_PAUSE_TOGGLE
    error 6013 DexAdminUnexpectedPoolState DEX_ADMIN_UNEXPECTED_POOL_STATE
    error 6014 DexAdminAddressNotAProgram DEX_ADMIN_ADDRESS_NOT_A_PROGRAM
    error 6015 DexAdminInvalidTokenDecimals DEX_ADMIN_INVALID_TOKEN_DECIMALS
    error 6016 DexAdminPreviousShiftStillActive DEX_ADMIN_PREVIOUS_SHIFT_STILL_ACTIVE
    error 6017 DexAlreadyEntered DEX_ALREADY_ENTERED
    error 6018 DexNotAnAuth DEX_NOT_AN_AUTH
    error 6019 DexSmartColNotEnabled DEX_SMART_COL_NOT_ENABLED
    error 6020 DexSmartDebtNotEnabled DEX_SMART_DEBT_NOT_ENABLED
    error 6021 DexPoolNotInitialized DEX_POOL_NOT_INITIALIZED
    error 6022 DexTokenReservesTooLow DEX_TOKEN_RESERVES_TOO_LOW
    error 6023 DexNoSwapRoute DEX_NO_SWAP_ROUTE
    error 6024 DexNotEnoughAmountOut DEX_NOT_ENOUGH_AMOUNT_OUT
    error 6025 DexUtilizationCapReached DEX_UTILIZATION_CAP_REACHED
    error 6026 DexUserSupplyNotOn DEX_USER_SUPPLY_NOT_ON
    error 6027 DexUserDebtNotOn DEX_USER_DEBT_NOT_ON
    error 6028 DexAboveDepositMax DEX_ABOVE_DEPOSIT_MAX
    error 6029 DexWithdrawalLimitReached DEX_WITHDRAWAL_LIMIT_REACHED
    error 6030 DexBelowWithdrawMin DEX_BELOW_WITHDRAW_MIN
    error 6031 DexDebtLimitReached DEX_DEBT_LIMIT_REACHED
    error 6032 DexBelowBorrowMin DEX_BELOW_BORROW_MIN
    error 6033 DexAbovePaybackMax DEX_ABOVE_PAYBACK_MAX
    error 6034 DexInvalidDepositAmounts DEX_INVALID_DEPOSIT_AMOUNTS
    error 6035 DexDepositAmountsZero DEX_DEPOSIT_AMOUNTS_ZERO
    error 6036 DexSharesMintedLess DEX_SHARES_MINTED_LESS
    error 6037 DexWithdrawalNotEnough DEX_WITHDRAWAL_NOT_ENOUGH
    error 6038 DexInvalidWithdrawAmounts DEX_INVALID_WITHDRAW_AMOUNTS
    error 6039 DexWithdrawAmountsZero DEX_WITHDRAW_AMOUNTS_ZERO
    error 6040 DexWithdrawExcessSharesBurn DEX_WITHDRAW_EXCESS_SHARES_BURN
    error 6041 DexInvalidBorrowAmounts DEX_INVALID_BORROW_AMOUNTS
    error 6042 DexBorrowAmountsZero DEX_BORROW_AMOUNTS_ZERO
    error 6043 DexBorrowExcessSharesMinted DEX_BORROW_EXCESS_SHARES_MINTED
    error 6044 DexInvalidPaybackAmounts DEX_INVALID_PAYBACK_AMOUNTS
    error 6045 DexPaybackAmountsZero DEX_PAYBACK_AMOUNTS_ZERO
    error 6046 DexPaybackSharesBurnedLess DEX_PAYBACK_SHARES_BURNED_LESS
    error 6047 DexNothingToArbitrage DEX_NOTHING_TO_ARBITRAGE
    error 6048 DexOracleUpdateHugeSwapDiff DEX_ORACLE_UPDATE_HUGE_SWAP_DIFF
    error 6049 DexToken0ShouldBeSmallerThanToken1 DEX_TOKEN0_SHOULD_BE_SMALLER_THAN_TOKEN1
    error 6050 DexSwapAndArbitragePaused DEX_SWAP_AND_ARBITRAGE_PAUSED
    error 6051 DexExceedsAmountInMax DEX_EXCEEDS_AMOUNT_IN_MAX
    error 6052 DexSwapInLimitingAmounts DEX_SWAP_IN_LIMITING_AMOUNTS
    error 6053 DexSwapOutLimitingAmounts DEX_SWAP_OUT_LIMITING_AMOUNTS
    error 6054 DexSupplySharesOverflow DEX_SUPPLY_SHARES_OVERFLOW
    error 6055 DexBorrowSharesOverflow DEX_BORROW_SHARES_OVERFLOW
    error 6056 DexCenterPriceOutOfRange DEX_CENTER_PRICE_OUT_OF_RANGE
    error 6057 DexDebtReservesTooLow DEX_DEBT_RESERVES_TOO_LOW
    error 6058 DexInvalidCollateralReserves DEX_INVALID_COLLATERAL_RESERVES
    error 6059 DexInvalidDebtReserves DEX_INVALID_DEBT_RESERVES
    error 6060 DexLimitingAmountsSwapAndNonPerfect DEX_LIMITING_AMOUNTS_SWAP_AND_NON_PERFECT
    error 6061 DexMintOverflow DEX_MINT_OVERFLOW
    error 6062 DexBurnOverflow DEX_BURN_OVERFLOW
    error 6063 DexSharesAmountInsufficient DEX_SHARES_AMOUNT_INSUFFICIENT
    error 6064 DexPerfectNativeAmountsRoundToZero DEX_PERFECT_NATIVE_AMOUNTS_ROUND_TO_ZERO
    error 6065 DexCpiToLiquidityFailed DEX_CPI_TO_LIQUIDITY_FAILED
    error 6066 DexInvalidTokenAccount DEX_INVALID_TOKEN_ACCOUNT
    error 6067 DexMissingExternalCenterPrice DEX_MISSING_EXTERNAL_CENTER_PRICE
    error 6068 DexInvalidExternalCenterPrice DEX_INVALID_EXTERNAL_CENTER_PRICE
    error 6069 DexPaybackAmtTooHigh DEX_PAYBACK_AMT_TOO_HIGH
    error 6070 DexSwapAndPaybackTooLowOrTooHigh DEX_SWAP_AND_PAYBACK_TOO_LOW_OR_TOO_HIGH
    error 6071 DexValidateInvalidDexId DEX_INVALID_DEX_ID
    error 6072 DexValidateInvalidToken0 DEX_INVALID_TOKEN0
    error 6073 DexValidateInvalidToken1 DEX_INVALID_TOKEN1
    error 6074 DexValidateInvalidPosition DEX_INVALID_POSITION
    error 6075 DexValidateInvalidLiquidityProgram DEX_INVALID_LIQUIDITY_PROGRAM
    error 6076 DexValidateInvalidOracleProgram DEX_INVALID_ORACLE_PROGRAM
    error 6077 DexValidateInvalidLiquidityPosition DEX_INVALID_LIQUIDITY_POSITION
    error 6078 DexValidateMissingLiquidityPosition DEX_MISSING_LIQUIDITY_POSITION
    error 6079 DexInvalidRecipientPositionWithdraw DEX_INVALID_RECIPIENT_POSITION_WITHDRAW
    error 6080 DexInvalidRecipientPositionBorrow DEX_INVALID_RECIPIENT_POSITION_BORROW
    error 6081 DexSwapInResult DEX_SWAP_IN_RESULT
    error 6082 DexSwapOutResult DEX_SWAP_OUT_RESULT
    error 6083 DexAdminDexIdMismatch DEX_ADMIN_DEX_ID_MISMATCH
    error 6084 DexAdminNotAnAuthOrGuardian DEX_ADMIN_NOT_AN_AUTH_OR_GUARDIAN
    error 6085 DexAdminSwapsNotPaused DEX_ADMIN_SWAPS_NOT_PAUSED
    error 6086 DexAdminCenterPriceAddressNotSet DEX_ADMIN_CENTER_PRICE_ADDRESS_NOT_SET
    error 6087 DexAdminFeeRevenueCutProductOverflow DEX_ADMIN_FEE_REVENUE_CUT_PRODUCT_OVERFLOW
  `,
});
