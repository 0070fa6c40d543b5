import { defineInterface } from '../define-interface.ts';

const CREATE = { sentence: 'Create the pool {amm} of {coinMintAddress} and {pcMintAddress}' };
const SWAP_IN = {
  sentence: 'Swap {amountIn} for at least {minimumAmountOut} through the pool {amm}',
  amounts: { amountIn: 'userSourceTokenAccount', minimumAmountOut: 'userDestinationTokenAccount' },
  swap: 'userSourceOwner',
};
const SWAP_OUT = {
  sentence: 'Swap at most {maxAmountIn} for {amountOut} through the pool {amm}',
  amounts: { maxAmountIn: 'userSourceTokenAccount', amountOut: 'userDestinationTokenAccount' },
  swap: 'userSourceOwner',
};

export default defineInterface({
  key: 'raydium-amm-v4',
  name: 'Raydium AMM v4',
  programs: ['675kPX9MHTjS2zt1qfr1NYHuzeLXfQM9H24wFSUt1Mp8'],
  category: 'amm',
  source:
    'raydium-io/raydium-amm (instruction.rs, processor.rs, error.rs); instructions it no longer takes from its IDL 0.3.0',
  meaning: {
    initialize: CREATE,
    initialize2: {
      sentence: 'Create the pool {amm} with {initCoinAmount} and {initPcAmount}',
      amounts: { initCoinAmount: 'mint:coinMint', initPcAmount: 'mint:pcMint' },
    },
    preInitialize: { sentence: 'Prepare a pool for the market {serumMarket}' },
    monitorStep: { sentence: 'Place the orders of the pool {amm} on {serumMarket}' },
    deposit: {
      sentence: 'Deposit at most {maxCoinAmount} and {maxPcAmount} into the pool {amm}',
      amounts: { maxCoinAmount: 'userCoinTokenAccount', maxPcAmount: 'userPcTokenAccount' },
    },
    withdraw: {
      sentence: 'Withdraw from the pool {amm} for {amount}',
      amounts: { amount: 'userLpTokenAccount' },
    },
    migrateToOpenBook: { sentence: 'Migrate the pool {amm} to the OpenBook market {newSerumMarket}' },
    setParams: { sentence: 'Set the parameters of the pool {amm}' },
    withdrawPnl: { sentence: 'Withdraw the protocol’s PnL from the pool {amm}' },
    swapBaseIn: SWAP_IN,
    swapBaseInV2: SWAP_IN,
    swapBaseOut: SWAP_OUT,
    swapBaseOutV2: SWAP_OUT,
    simulateInfo: { sentence: 'Log the state of the pool {amm}' },
    adminCancelOrders: { sentence: 'Cancel the orders of the pool {amm}' },
  },
  interface: `
    instruction 00 initialize(nonce: u8, openTime: u64): tokenProgram systemProgram rent amm ammAuthority ammOpenOrders lpMintAddress coinMintAddress pcMintAddress poolCoinTokenAccount poolPcTokenAccount poolWithdrawQueue poolTargetOrdersAccount userLpTokenAccount poolTempLpTokenAccount serumProgram serumMarket userWallet
    instruction 01 initialize2(nonce: u8, openTime: u64, initPcAmount: u64, initCoinAmount: u64): tokenProgram associatedTokenProgram systemProgram rent amm ammAuthority ammOpenOrders lpMint coinMint pcMint poolCoinTokenAccount poolPcTokenAccount ammTargetOrders ammConfig createFeeDestination serumProgram serumMarket userWallet userTokenCoin userTokenPc userLpTokenAccount | tokenProgram associatedTokenProgram systemProgram rent amm ammAuthority lpMint coinMint pcMint poolCoinTokenAccount poolPcTokenAccount ammTargetOrders ammConfig createFeeDestination serumMarket userWallet userTokenCoin userTokenPc userLpTokenAccount
    instruction 02 monitorStep(planOrderLimit: u16, placeOrderLimit: u16, cancelOrderLimit: u16): tokenProgram rent clock amm ammAuthority ammOpenOrders ammTargetOrders poolCoinTokenAccount poolPcTokenAccount poolWithdrawQueue serumProgram serumMarket serumCoinVaultAccount serumPcVaultAccount serumVaultSigner serumRequestQueue serumEventQueue serumBids serumAsks serumFeeDiscount referrerPcAccount
    instruction 03 deposit(maxCoinAmount: u64, maxPcAmount: u64, baseSide: u64, otherAmountMin: u64): tokenProgram amm ammAuthority ammOpenOrders ammTargetOrders lpMintAddress poolCoinTokenAccount poolPcTokenAccount serumMarket userCoinTokenAccount userPcTokenAccount userLpTokenAccount userOwner serumEventQueue | tokenProgram amm ammAuthority ammTargetOrders lpMintAddress poolCoinTokenAccount poolPcTokenAccount userCoinTokenAccount userPcTokenAccount userLpTokenAccount userOwner
    instruction 04 withdraw(amount: u64, minCoinAmount: u64, minPcAmount: u64): tokenProgram amm ammAuthority ammOpenOrders ammTargetOrders lpMintAddress poolCoinTokenAccount poolPcTokenAccount poolWithdrawQueue poolTempLpTokenAccount serumProgram serumMarket serumCoinVaultAccount serumPcVaultAccount serumVaultSigner userLpTokenAccount userCoinTokenAccount userPcTokenAccount userOwner serumEventQueue serumBids serumAsks referrerPcAccount | tokenProgram amm ammAuthority ammOpenOrders ammTargetOrders lpMintAddress poolCoinTokenAccount poolPcTokenAccount serumProgram serumMarket serumCoinVaultAccount serumPcVaultAccount serumVaultSigner userLpTokenAccount userCoinTokenAccount userPcTokenAccount userOwner serumEventQueue serumBids serumAsks referrerPcAccount | tokenProgram amm ammAuthority ammTargetOrders lpMintAddress poolCoinTokenAccount poolPcTokenAccount userLpTokenAccount userCoinTokenAccount userPcTokenAccount userOwner
    instruction 05 migrateToOpenBook(): tokenProgram systemProgram rent amm ammAuthority ammOpenOrders ammTokenCoin ammTokenPc ammTargetOrders serumProgram serumMarket serumBids serumAsks serumEventQueue serumCoinVault serumPcVault serumVaultSigner newAmmOpenOrders newSerumProgram newSerumMarket admin
    instruction 06 setParams(param: u8, value: rest): tokenProgram amm
    instruction 07 withdrawPnl(): tokenProgram amm ammConfig ammAuthority
    instruction 09 swapBaseIn(amountIn: u64, minimumAmountOut: u64): tokenProgram amm ammAuthority ammOpenOrders ammTargetOrders poolCoinTokenAccount poolPcTokenAccount serumProgram serumMarket serumBids serumAsks serumEventQueue serumCoinVaultAccount serumPcVaultAccount serumVaultSigner userSourceTokenAccount userDestinationTokenAccount userSourceOwner | tokenProgram amm ammAuthority ammOpenOrders poolCoinTokenAccount poolPcTokenAccount serumProgram serumMarket serumBids serumAsks serumEventQueue serumCoinVaultAccount serumPcVaultAccount serumVaultSigner userSourceTokenAccount userDestinationTokenAccount userSourceOwner
    instruction 0a preInitialize(nonce: u8): tokenProgram systemProgram rent ammTargetOrders poolWithdrawQueue ammAuthority lpMintAddress coinMintAddress pcMintAddress poolCoinTokenAccount poolPcTokenAccount poolTempLpTokenAccount serumMarket userWallet
    instruction 0b swapBaseOut(maxAmountIn: u64, amountOut: u64): tokenProgram amm ammAuthority ammOpenOrders ammTargetOrders poolCoinTokenAccount poolPcTokenAccount serumProgram serumMarket serumBids serumAsks serumEventQueue serumCoinVaultAccount serumPcVaultAccount serumVaultSigner userSourceTokenAccount userDestinationTokenAccount userSourceOwner | tokenProgram amm ammAuthority ammOpenOrders poolCoinTokenAccount poolPcTokenAccount serumProgram serumMarket serumBids serumAsks serumEventQueue serumCoinVaultAccount serumPcVaultAccount serumVaultSigner userSourceTokenAccount userDestinationTokenAccount userSourceOwner
    instruction 0c simulateInfo(param: u8, swap: rest): amm ammAuthority ammOpenOrders poolCoinTokenAccount poolPcTokenAccount lpMintAddress serumMarket serumEventQueue
    instruction 0d adminCancelOrders(limit: u16): tokenProgram amm ammAuthority ammOpenOrders ammTargetOrders poolCoinTokenAccount poolPcTokenAccount ammOwnerAccount ammConfig serumProgram serumMarket serumCoinVaultAccount serumPcVaultAccount serumVaultSigner serumEventQueue serumBids serumAsks
    instruction 0e createConfigAccount(): admin ammConfig owner systemProgram rent
    instruction 0f updateConfigAccount(param: u8, value: rest): admin ammConfig
    instruction 10 swapBaseInV2(amountIn: u64, minimumAmountOut: u64): tokenProgram amm ammAuthority ammCoinVault ammPcVault userSourceTokenAccount userDestinationTokenAccount userSourceOwner
    instruction 11 swapBaseOutV2(maxAmountIn: u64, amountOut: u64): tokenProgram amm ammAuthority ammCoinVault ammPcVault userSourceTokenAccount userDestinationTokenAccount userSourceOwner
    account @752 AmmInfo { status: u64, nonce: u64, orderNum: u64, depth: u64, coinDecimals: u64, pcDecimals: u64, state: u64, resetFlag: u64, minSize: u64, volMaxCutRatio: u64, amountWave: u64, coinLotSize: u64, pcLotSize: u64, minPriceMultiplier: u64, maxPriceMultiplier: u64, sysDecimalValue: u64, fees: Fees, outPut: OutPutData, tokenCoin: pubkey, tokenPc: pubkey, coinMint: pubkey, pcMint: pubkey, lpMint: pubkey, openOrders: pubkey, market: pubkey, serumDex: pubkey, targetOrders: pubkey, withdrawQueue: pubkey, tokenTempLp: pubkey, ammOwner: pubkey, lpAmount: u64, clientOrderId: u64, padding: [u64; 2] }
    type Fees { minSeparateNumerator: u64, minSeparateDenominator: u64, tradeFeeNumerator: u64, tradeFeeDenominator: u64, pnlNumerator: u64, pnlDenominator: u64, swapFeeNumerator: u64, swapFeeDenominator: u64 }
    type OutPutData { needTakePnlCoin: u64, needTakePnlPc: u64, totalPnlPc: u64, totalPnlCoin: u64, poolOpenTime: u64, punishPcAmount: u64, punishCoinAmount: u64, orderbookToInitTime: u64, swapCoinInAmount: u128, swapPcOutAmount: u128, swapTakePcFee: u64, swapPcInAmount: u128, swapCoinOutAmount: u128, swapTakeCoinFee: u64 }
    error 0 AlreadyInUse Already in use.
    error 1 InvalidProgramAddress Invalid program address.
    error 2 ExpectedMint Expected mint.
    error 3 ExpectedAccount Expected account.
    error 4 InvalidCoinVault Invalid coin vault.
    error 5 InvalidPCVault Invalid PC vault.
    error 6 InvalidTokenLP Invalid token LP.
    error 7 InvalidDestTokenCoin Invalid destination token coin.
    error 8 InvalidDestTokenPC Invalid destination token PC.
    error 9 InvalidPoolMint Invalid pool mint.
    error 10 InvalidOpenOrders Invalid open orders.
    error 11 InvalidMarket Invalid market.
    error 12 InvalidMarketProgram Invalid market program.
    error 13 InvalidTargetOrders Invalid target orders.
    error 14 AccountNeedWriteable Account must be writable.
    error 15 AccountNeedReadOnly Account must be read-only.
    error 16 InvalidCoinMint Invalid coin mint.
    error 17 InvalidPCMint Invalid PC mint.
    error 18 InvalidOwner Invalid owner.
    error 19 InvalidSupply Invalid supply.
    error 20 InvalidDelegate Invalid delegate.
    error 21 InvalidSignAccount Invalid sign account.
    error 22 InvalidStatus Invalid status.
    error 23 InvalidInstruction Invalid instruction.
    error 24 WrongAccountsNumber Wrong accounts number.
    error 25 InvalidTargetAccountOwner Invalid target account owner.
    error 26 InvalidTargetOwner Invalid target owner.
    error 27 InvalidAmmAccountOwner The pool account does not belong to this program.
    error 28 InvalidParamsSet Invalid parameter set.
    error 29 InvalidInput Invalid input.
    error 30 ExceededSlippage The swap brings less, or costs more, than the trader allowed.
    error 31 CalculationExRateFailure Calculation exchange rate failed.
    error 32 CheckedSubOverflow Checked subtraction overflow.
    error 33 CheckedAddOverflow Checked addition overflow.
    error 34 CheckedMulOverflow Checked multiplication overflow.
    error 35 CheckedDivOverflow Checked division overflow.
    error 36 CheckedEmptyFunds Empty funds.
    error 37 CalcPnlError P&L calculation error.
    error 38 InvalidSplTokenProgram Invalid SPL token program.
    error 39 TakePnlError Take P&L error.
    error 40 InsufficientFunds The account holds less than the instruction moves.
    error 41 ConversionFailure Conversion to u64 failed with overflow or underflow.
    error 42 InvalidUserToken User token input does not match AMM.
    error 43 InvalidSrmMint Invalid SRM mint.
    error 44 InvalidSrmToken Invalid SRM token.
    error 45 TooManyOpenOrders Too many open orders.
    error 46 OrderAtSlotIsPlaced Order at slot is already placed.
    error 47 InvalidSysProgramAddress Invalid system program address.
    error 48 InvalidFee Invalid fee.
    error 49 RepeatCreateAmm Repeat AMM creation for the market.
    error 50 NotAllowZeroLP Zero LP not allowed.
    error 51 InvalidCloseAuthority Token account has a close authority.
    error 52 InvalidFreezeAuthority Pool token mint has a freeze authority.
    error 53 InvalidReferPCMint Invalid referrer PC mint.
    error 54 InvalidConfigAccount Invalid configuration account.
    error 55 RepeatCreateConfigAccount Repeat configuration account creation.
    error 56 MarketLotSizeIsTooLarge Market lot size is too large.
    error 57 InitLpAmountTooLess Initial LP amount is too low.
    error 58 UnknownAmmError Unknown AMM error.
    error 59 NotAllowed Not allowed due to same mint.
  `,
});
