import { defineInterface } from '../define-interface.ts';
import type { Meaning } from '../interface/to-layouts.ts';

const operate: Meaning = {
  sentence: 'Update the position {position} in {borrowToken} against {supplyToken}',
};
const liquidate: Meaning = { sentence: 'Liquidate loans in {borrowToken} against {supplyToken}' };

export default defineInterface({
  key: 'jupiter-lend-vaults',
  name: 'Jupiter Lend Vaults',
  programs: ['jupr81YtYssSyPt8jbnGuiWon5f6x9TcDEFxYe3Bdzi'],
  category: 'lending',
  source: 'the program’s own Anchor IDL (jup-ag/jupiter-lend `target/idl/vaults.json`)',
  meaning: {
    operate,
    liquidate,
    initPosition: { sentence: 'Open the position {position}', minor: true },
    initBranch: { sentence: 'Initialize a branch of {vaultConfig}', minor: true },
    initTick: { sentence: 'Initialize a tick of {vaultConfig}', minor: true },
    initTickIdLiquidation: { sentence: 'Initialize the tick {tickData}', minor: true },
    initTickHasDebtArray: { sentence: 'Initialize a tick array of {vaultConfig}', minor: true },
    getExchangePrices: { sentence: 'Query the exchange prices of {vaultConfig}', minor: true },
    rebalance: { sentence: 'Rebalance {vaultConfig}' },
    initVaultConfig: { sentence: 'Open the vault {vaultConfig}' },
  },
  interface: `
    instruction ed8053983415e756 getExchangePrices(): vaultState vaultConfig supplyTokenReserves borrowTokenReserves
    instruction a25b3917e45d6f15 initBranch(vaultId: u16, branchId: u32): signer vaultConfig branch systemProgram
    instruction c5140a0161a0b15b initPosition(vaultId: u16, nextPositionId: u32): signer vaultAdmin vaultState position positionMint positionTokenAccount metadataAccount tokenProgram associatedTokenProgram systemProgram sysvarInstruction metadataProgram rent
    instruction 160d3e8d4959b21d initTick(vaultId: u16, tick: i32): signer vaultConfig tickData systemProgram
    instruction ce6c92f514008dd0 initTickHasDebtArray(vaultId: u16, index: u8): signer vaultConfig tickHasDebtArray systemProgram
    instruction 386e79a998f156b7 initTickIdLiquidation(vaultId: u16, tick: i32, totalIds: u32): signer tickData tickIdLiquidation systemProgram
    instruction 168502f47b64f9e6 initVaultAdmin(liquidity: pubkey, authority: pubkey): signer vaultAdmin systemProgram
    instruction 29c245fec4f6e2c3 initVaultConfig(vaultId: u16, params: InitVaultConfigParams): authority vaultAdmin vaultConfig vaultMetadata oracle supplyToken? borrowToken? supplyDex? borrowDex? systemProgram
    instruction 60781764990b0da5 initVaultState(vaultId: u16): authority vaultAdmin vaultConfig vaultState supplyTokenReservesLiquidity borrowTokenReservesLiquidity systemProgram
    instruction dfb3e27d302e274a liquidate(debtAmt: u64, colPerUnitDebt: u128, absorb: bool, transferType: Option<TransferType>, remainingAccountsIndices: bytes): signer signerTokenAccount to toTokenAccount vaultConfig vaultState supplyToken borrowToken oracle newBranch supplyTokenReservesLiquidity borrowTokenReservesLiquidity vaultSupplyPositionOnLiquidity vaultBorrowPositionOnLiquidity supplyRateModel borrowRateModel supplyTokenClaimAccount? liquidity liquidityProgram vaultSupplyTokenAccount vaultBorrowTokenAccount supplyTokenProgram borrowTokenProgram systemProgram associatedTokenProgram? oracleProgram
    instruction 1c81fd7df3340ba2 liquidateDex(debtAmt: u64, debtAmounts: Option<LiquidateDexDebtAmounts>, colPerUnitDebt: u128, colAmounts: Option<LiquidateDexColAmounts>, absorb: bool, transferType: Option<TransferType>, remainingAccountsIndices: bytes): signer signerTokenAccount? to toTokenAccount? vaultConfig vaultState supplyToken? borrowToken? oracle newBranch supplyTokenReservesLiquidity? borrowTokenReservesLiquidity? vaultSupplyPositionOnLiquidity? vaultBorrowPositionOnLiquidity? supplyRateModel? borrowRateModel? supplyTokenClaimAccount? liquidity liquidityProgram vaultSupplyTokenAccount? vaultBorrowTokenAccount? supplyTokenProgram? borrowTokenProgram? systemProgram oracleProgram dex? dexPosition? dexUserToken0Account? dexUserToken1Account? dexToken0? dexToken1? dexToken0Reserve? dexToken1Reserve? dexToken0RateModel? dexToken1RateModel? dexToken0Vault? dexToken1Vault? supplyPosToken0? supplyPosToken1? borrowPosToken0? borrowPosToken1? dexToken0Program? dexToken1Program? dexRecipientToken0Account? dexRecipientToken1Account? dex? dexPosition? dexUserToken0Account? dexUserToken1Account? dexToken0? dexToken1? dexToken0Reserve? dexToken1Reserve? dexToken0RateModel? dexToken1RateModel? dexToken0Vault? dexToken1Vault? supplyPosToken0? supplyPosToken1? borrowPosToken0? borrowPosToken1? dexToken0Program? dexToken1Program? dexRecipientToken0Account? dexRecipientToken1Account? dexProgram dexOracleProgram?
    instruction 1a717432f783d005 liquidatePerfectDex(debtAmt: u64, debtPerfectAmounts: Option<LiquidatePerfectDexDebtAmounts>, colPerUnitDebt: u128, colAmounts: Option<LiquidateDexColAmounts>, absorb: bool, transferType: Option<TransferType>, remainingAccountsIndices: bytes): signer signerTokenAccount? to toTokenAccount? vaultConfig vaultState supplyToken? borrowToken? oracle newBranch supplyTokenReservesLiquidity? borrowTokenReservesLiquidity? vaultSupplyPositionOnLiquidity? vaultBorrowPositionOnLiquidity? supplyRateModel? borrowRateModel? supplyTokenClaimAccount? liquidity liquidityProgram vaultSupplyTokenAccount? vaultBorrowTokenAccount? supplyTokenProgram? borrowTokenProgram? systemProgram oracleProgram dex? dexPosition? dexUserToken0Account? dexUserToken1Account? dexToken0? dexToken1? dexToken0Reserve? dexToken1Reserve? dexToken0RateModel? dexToken1RateModel? dexToken0Vault? dexToken1Vault? supplyPosToken0? supplyPosToken1? borrowPosToken0? borrowPosToken1? dexToken0Program? dexToken1Program? dexRecipientToken0Account? dexRecipientToken1Account? dex? dexPosition? dexUserToken0Account? dexUserToken1Account? dexToken0? dexToken1? dexToken0Reserve? dexToken1Reserve? dexToken0RateModel? dexToken1RateModel? dexToken0Vault? dexToken1Vault? supplyPosToken0? supplyPosToken1? borrowPosToken0? borrowPosToken1? dexToken0Program? dexToken1Program? dexRecipientToken0Account? dexRecipientToken1Account? dexProgram dexOracleProgram?
    instruction d96ad06374972a87 operate(newCol: i128, newDebt: i128, transferType: Option<TransferType>, remainingAccountsIndices: bytes): signer signerSupplyTokenAccount? signerBorrowTokenAccount? recipient? recipientBorrowTokenAccount? recipientSupplyTokenAccount? vaultConfig vaultState supplyToken borrowToken oracle position positionTokenAccount currentPositionTick finalPositionTick currentPositionTickId finalPositionTickId newBranch supplyTokenReservesLiquidity borrowTokenReservesLiquidity vaultSupplyPositionOnLiquidity vaultBorrowPositionOnLiquidity supplyRateModel borrowRateModel vaultSupplyTokenAccount vaultBorrowTokenAccount supplyTokenClaimAccount? borrowTokenClaimAccount? liquidity liquidityProgram oracleProgram supplyTokenProgram borrowTokenProgram associatedTokenProgram? systemProgram
    instruction df7adfb585847421 operateDex(colAmounts: Option<OperateDexColAmounts>, debtAmounts: Option<OperateDexDebtAmounts>, transferType: Option<TransferType>, remainingAccountsIndices: bytes): signer signerSupplyTokenAccount? signerBorrowTokenAccount? recipient? recipientBorrowTokenAccount? recipientSupplyTokenAccount? vaultConfig vaultState supplyToken? borrowToken? oracle position positionTokenAccount currentPositionTick finalPositionTick currentPositionTickId finalPositionTickId newBranch supplyTokenReservesLiquidity? borrowTokenReservesLiquidity? vaultSupplyPositionOnLiquidity? vaultBorrowPositionOnLiquidity? supplyRateModel? borrowRateModel? vaultSupplyTokenAccount? vaultBorrowTokenAccount? liquidity liquidityProgram oracleProgram supplyTokenProgram? borrowTokenProgram? systemProgram dex? dexPosition? dexUserToken0Account? dexUserToken1Account? dexToken0? dexToken1? dexToken0Reserve? dexToken1Reserve? dexToken0RateModel? dexToken1RateModel? dexToken0Vault? dexToken1Vault? supplyPosToken0? supplyPosToken1? borrowPosToken0? borrowPosToken1? dexToken0Program? dexToken1Program? dexRecipientToken0Account? dexRecipientToken1Account? dex? dexPosition? dexUserToken0Account? dexUserToken1Account? dexToken0? dexToken1? dexToken0Reserve? dexToken1Reserve? dexToken0RateModel? dexToken1RateModel? dexToken0Vault? dexToken1Vault? supplyPosToken0? supplyPosToken1? borrowPosToken0? borrowPosToken1? dexToken0Program? dexToken1Program? dexRecipientToken0Account? dexRecipientToken1Account? dexProgram
    instruction 5822b44d98baa6a2 operatePerfectDex(colAmounts: Option<OperatePerfectDexColAmounts>, debtAmounts: Option<OperatePerfectDexDebtAmounts>, transferType: Option<TransferType>, remainingAccountsIndices: bytes): signer signerSupplyTokenAccount? signerBorrowTokenAccount? recipient? recipientBorrowTokenAccount? recipientSupplyTokenAccount? vaultConfig vaultState supplyToken? borrowToken? oracle position positionTokenAccount currentPositionTick finalPositionTick currentPositionTickId finalPositionTickId newBranch supplyTokenReservesLiquidity? borrowTokenReservesLiquidity? vaultSupplyPositionOnLiquidity? vaultBorrowPositionOnLiquidity? supplyRateModel? borrowRateModel? vaultSupplyTokenAccount? vaultBorrowTokenAccount? liquidity liquidityProgram oracleProgram supplyTokenProgram? borrowTokenProgram? systemProgram dex? dexPosition? dexUserToken0Account? dexUserToken1Account? dexToken0? dexToken1? dexToken0Reserve? dexToken1Reserve? dexToken0RateModel? dexToken1RateModel? dexToken0Vault? dexToken1Vault? supplyPosToken0? supplyPosToken1? borrowPosToken0? borrowPosToken1? dexToken0Program? dexToken1Program? dexRecipientToken0Account? dexRecipientToken1Account? dex? dexPosition? dexUserToken0Account? dexUserToken1Account? dexToken0? dexToken1? dexToken0Reserve? dexToken1Reserve? dexToken0RateModel? dexToken1RateModel? dexToken0Vault? dexToken1Vault? supplyPosToken0? supplyPosToken1? borrowPosToken0? borrowPosToken1? dexToken0Program? dexToken1Program? dexRecipientToken0Account? dexRecipientToken1Account? dexProgram
    instruction 6c9e4d09d234583e rebalance(): rebalancer rebalancerSupplyTokenAccount rebalancerBorrowTokenAccount vaultConfig vaultState supplyToken borrowToken supplyTokenReservesLiquidity borrowTokenReservesLiquidity vaultSupplyPositionOnLiquidity vaultBorrowPositionOnLiquidity supplyRateModel borrowRateModel liquidity liquidityProgram vaultSupplyTokenAccount vaultBorrowTokenAccount systemProgram supplyTokenProgram borrowTokenProgram associatedTokenProgram?
    instruction 47b21392fe2f6d7e rebalanceDex(colToken0MinMax: i128, colToken1MinMax: i128, debtToken0MinMax: i128, debtToken1MinMax: i128): rebalancer rebalancerSupplyTokenAccount? rebalancerBorrowTokenAccount? vaultConfig vaultState supplyToken? borrowToken? supplyTokenReservesLiquidity? borrowTokenReservesLiquidity? vaultSupplyPositionOnLiquidity? vaultBorrowPositionOnLiquidity? supplyRateModel? borrowRateModel? liquidity liquidityProgram vaultSupplyTokenAccount? vaultBorrowTokenAccount? systemProgram supplyTokenProgram? borrowTokenProgram? associatedTokenProgram? dexProgram dexOracleProgram? dex? dexPosition? dexUserToken0Account? dexUserToken1Account? dexToken0? dexToken1? dexToken0Reserve? dexToken1Reserve? dexToken0RateModel? dexToken1RateModel? dexToken0Vault? dexToken1Vault? supplyPosToken0? supplyPosToken1? borrowPosToken0? borrowPosToken1? dexToken0Program? dexToken1Program? dexRecipientToken0Account? dexRecipientToken1Account? dex? dexPosition? dexUserToken0Account? dexUserToken1Account? dexToken0? dexToken1? dexToken0Reserve? dexToken1Reserve? dexToken0RateModel? dexToken1RateModel? dexToken0Vault? dexToken1Vault? supplyPosToken0? supplyPosToken1? borrowPosToken0? borrowPosToken1? dexToken0Program? dexToken1Program? dexRecipientToken0Account? dexRecipientToken1Account?
    instruction f07f26a6637d337c rebalanceDexWithAmounts(supplyAmount: Option<u128>, borrowAmount: Option<u128>, colToken0MinMax: i128, colToken1MinMax: i128, debtToken0MinMax: i128, debtToken1MinMax: i128): rebalancer rebalancerSupplyTokenAccount? rebalancerBorrowTokenAccount? vaultConfig vaultState supplyToken? borrowToken? supplyTokenReservesLiquidity? borrowTokenReservesLiquidity? vaultSupplyPositionOnLiquidity? vaultBorrowPositionOnLiquidity? supplyRateModel? borrowRateModel? liquidity liquidityProgram vaultSupplyTokenAccount? vaultBorrowTokenAccount? systemProgram supplyTokenProgram? borrowTokenProgram? associatedTokenProgram? dexProgram dexOracleProgram? dex? dexPosition? dexUserToken0Account? dexUserToken1Account? dexToken0? dexToken1? dexToken0Reserve? dexToken1Reserve? dexToken0RateModel? dexToken1RateModel? dexToken0Vault? dexToken1Vault? supplyPosToken0? supplyPosToken1? borrowPosToken0? borrowPosToken1? dexToken0Program? dexToken1Program? dexRecipientToken0Account? dexRecipientToken1Account? dex? dexPosition? dexUserToken0Account? dexUserToken1Account? dexToken0? dexToken1? dexToken0Reserve? dexToken1Reserve? dexToken0RateModel? dexToken1RateModel? dexToken0Vault? dexToken1Vault? supplyPosToken0? supplyPosToken1? borrowPosToken0? borrowPosToken1? dexToken0Program? dexToken1Program? dexRecipientToken0Account? dexRecipientToken1Account?
    instruction be2190b656048d49 rebalanceWithAmounts(supplyAmount: Option<u128>, borrowAmount: Option<u128>): rebalancer rebalancerSupplyTokenAccount rebalancerBorrowTokenAccount vaultConfig vaultState supplyToken borrowToken supplyTokenReservesLiquidity borrowTokenReservesLiquidity vaultSupplyPositionOnLiquidity vaultBorrowPositionOnLiquidity supplyRateModel borrowRateModel liquidity liquidityProgram vaultSupplyTokenAccount vaultBorrowTokenAccount systemProgram supplyTokenProgram borrowTokenProgram associatedTokenProgram?
    instruction 202e401c954bf358 updateAuthority(newAuthority: pubkey): signer vaultAdmin
    instruction 5d60b29c3975fdd1 updateAuths(authStatus: Vec<AddressBool>): signer vaultAdmin
    instruction fb7c2394caa79d41 updateBorrowFee(vaultId: u16, borrowFee: u8): authority vaultAdmin vaultState vaultConfig supplyTokenReservesLiquidity borrowTokenReservesLiquidity
    instruction 4bfa1bb09c351a70 updateBorrowRateMagnifier(vaultId: u16, borrowRateMagnifier: i16): authority vaultAdmin vaultState vaultConfig supplyTokenReservesLiquidity borrowTokenReservesLiquidity
    instruction f453e3d7dc52c9dd updateCollateralFactor(vaultId: u16, collateralFactor: u16): authority vaultAdmin vaultState vaultConfig supplyTokenReservesLiquidity borrowTokenReservesLiquidity
    instruction 6554090b3c6895ea updateCoreSettings(vaultId: u16, params: UpdateCoreSettingsParams): authority vaultAdmin vaultState vaultConfig supplyTokenReservesLiquidity borrowTokenReservesLiquidity
    instruction d10ebc5ff21477c4 updateExchangePrices(vaultId: u16): vaultState vaultConfig supplyTokenReservesLiquidity borrowTokenReservesLiquidity
    instruction b7f29896b02841a1 updateLiquidationMaxLimit(vaultId: u16, liquidationMaxLimit: u16): authority vaultAdmin vaultState vaultConfig supplyTokenReservesLiquidity borrowTokenReservesLiquidity
    instruction 15a8a7ce62ce4520 updateLiquidationPenalty(vaultId: u16, liquidationPenalty: u16): authority vaultAdmin vaultState vaultConfig supplyTokenReservesLiquidity borrowTokenReservesLiquidity
    instruction 35b957f38a0b4f1c updateLiquidationThreshold(vaultId: u16, liquidationThreshold: u16): authority vaultAdmin vaultState vaultConfig supplyTokenReservesLiquidity borrowTokenReservesLiquidity
    instruction dd3b1ef66adf8937 updateLookupTable(vaultId: u16, lookupTable: pubkey): authority vaultAdmin vaultMetadata
    instruction 7029d112f8e2fcbc updateOracle(vaultId: u16): authority vaultAdmin vaultState vaultConfig newOracle supplyTokenReservesLiquidity borrowTokenReservesLiquidity
    instruction cebb36e49108cb6f updateRebalancer(vaultId: u16, newRebalancer: pubkey): authority vaultAdmin vaultState vaultConfig supplyTokenReservesLiquidity borrowTokenReservesLiquidity
    instruction af3b75c4d3aa160c updateSupplyRateMagnifier(vaultId: u16, supplyRateMagnifier: i16): authority vaultAdmin vaultState vaultConfig supplyTokenReservesLiquidity borrowTokenReservesLiquidity
    instruction e5a34c1552d719e9 updateWithdrawGap(vaultId: u16, withdrawGap: u16): authority vaultAdmin vaultState vaultConfig supplyTokenReservesLiquidity borrowTokenReservesLiquidity
    account 0e3f643219081d05 Branch { vaultId: u16, branchId: u32, status: u8, minimaTick: i32, minimaTickPartials: u32, debtLiquidity: u64, debtFactor: u64, connectedBranchId: u32, connectedMinimaTick: i32 }
    account ec1eb550d1d919a3 Dex { dexId: u16, reEntrancy: u8, token0: pubkey, token1: pubkey, token0Decimals: u8, token1Decimals: u8, lastToLastStoredPrice: u128, lastStoredPrice: u128, centerPrice: u128, lastUpdateTimestamp: u64, lastUpdateSlot: u64, isSmartCollateralEnabled: u8, isSmartDebtEnabled: u8, fee: u32, revenueCut: u8, percentChangeActive: u8, upperPercent: u32, lowerPercent: u32, thresholdChangeActive: u8, upperShiftThresholdPercent: u16, lowerShiftThresholdPercent: u16, shiftingTime: u32, centerPriceAddress: pubkey, maxCenterPrice: u64, minCenterPrice: u64, token0MaxUtilization: u16, token1MaxUtilization: u16, isCenterPriceShiftActive: u8, swapAndArbitragePaused: u8, totalSupplyShares: u64, maxSupplyShares: u64, totalBorrowShares: u64, maxBorrowShares: u64, rangeOldUpperShift: u32, rangeOldLowerShift: u32, rangeShiftDuration: u32, rangeShiftStartTimestamp: u32, thresholdOldUpperShift: u16, thresholdOldLowerShift: u16, thresholdShiftDuration: u32, thresholdShiftStartTimestamp: u32, thresholdShiftOldTimestamp: u32, centerPriceShiftStartTimestamp: u32, centerPriceShiftPercent: u32, centerPriceShiftTime: u32, reserved: [u8; 32], bump: u8 }
    account 1e24db4ebdadaa2f DexPosition { dexId: u16, protocol: pubkey, supplyStatus: u8, supplyShares: u64, withdrawalLimit: u64, supplyLastUpdate: u64, supplyExpandPct: u16, supplyExpandDuration: u64, baseWithdrawalLimit: u64, borrowStatus: u8, borrowShares: u64, debtCeiling: u64, borrowLastUpdate: u64, borrowExpandPct: u16, borrowExpandDuration: u32, baseDebtCeiling: u64, maxDebtCeiling: u64, reserved: [u8; 32] }
    account 8bc283b38cb3e5f4 Oracle { nonce: u16, sources: Vec<Sources>, bump: u8 }
    account aabc8fe47a40f7d0 Position { vaultId: u16, nftId: u32, positionMint: pubkey, isSupplyOnlyPosition: u8, tick: i32, tickId: u32, supplyAmount: u64, dustDebtAmount: u64 }
    account b05e43f785ad0773 Tick { vaultId: u16, tick: i32, isLiquidated: u8, totalIds: u32, rawDebt: u64, isFullyLiquidated: u8, liquidationBranchId: u32, debtFactor: u64 }
    account 5be83c1d7c6731fc TickHasDebtArray { vaultId: u16, index: u8, tickHasDebt: [TickHasDebt; 8] }
    account 291cbec544d51fb5 TickIdLiquidation { vaultId: u16, tick: i32, tickMap: u32, isFullyLiquidated1: u8, liquidationBranchId1: u32, debtFactor1: u64, isFullyLiquidated2: u8, liquidationBranchId2: u32, debtFactor2: u64, isFullyLiquidated3: u8, liquidationBranchId3: u32, debtFactor3: u64 }
    account 15123b8778141f0c TokenReserve { mint: pubkey, vault: pubkey, borrowRate: u16, feeOnInterest: u16, lastUtilization: u16, lastUpdateTimestamp: u64, supplyExchangePrice: u64, borrowExchangePrice: u64, maxUtilization: u16, totalSupplyWithInterest: u64, totalSupplyInterestFree: u64, totalBorrowWithInterest: u64, totalBorrowInterestFree: u64, totalClaimAmount: u64, interactingProtocol: pubkey, interactingTimestamp: u64, interactingBalance: u64 }
    account 497e417bdc7ec518 UserBorrowPosition { protocol: pubkey, mint: pubkey, withInterest: u8, amount: u64, debtCeiling: u64, lastUpdate: u64, expandPct: u16, expandDuration: u32, baseDebtCeiling: u64, maxDebtCeiling: u64, status: u8 }
    account cadb88763db11592 UserSupplyPosition { protocol: pubkey, mint: pubkey, withInterest: u8, amount: u64, withdrawalLimit: u64, decayAmount: u64, lastUpdate: u64, expandPct: u16, expandDuration: u32, decayDuration: u32, baseWithdrawalLimit: u64, status: u8 }
    account 5861a0756627672c VaultAdmin { authority: pubkey, liquidityProgram: pubkey, nextVaultId: u16, auths: Vec<pubkey>, bump: u8 }
    account 63562bd8b866774d VaultConfig { vaultId: u16, supplyRateMagnifier: i16, borrowRateMagnifier: i16, collateralFactor: u16, liquidationThreshold: u16, liquidationMaxLimit: u16, withdrawGap: u16, liquidationPenalty: u16, borrowFee: u8, vaultType: u8, oracle: pubkey, rebalancer: pubkey, liquidityProgram: pubkey, oracleProgram: pubkey, supplyToken: pubkey, borrowToken: pubkey, bump: u8 }
    account f8b1f45d43137539 VaultMetadata { vaultId: u16, lookupTable: pubkey, supplyMintDecimals: u8, borrowMintDecimals: u8 }
    account e4c452a562d2eb98 VaultState { vaultId: u16, branchLiquidated: u8, topmostTick: i32, currentBranchId: u32, totalBranchId: u32, totalSupply: u64, totalBorrow: u64, totalPositions: u32, absorbedDebtAmount: u128, absorbedColAmount: u128, absorbedDustDebt: u64, liquiditySupplyExchangePrice: u64, liquidityBorrowExchangePrice: u64, vaultSupplyExchangePrice: u64, vaultBorrowExchangePrice: u64, nextPositionId: u32, lastUpdateTimestamp: u64 }
    event b1778f89b83fc5d7 logAbsorb { colAmount: u64, debtAmount: u64 }
    event e19c0d24bd5faa5c logClosePosition { signer: pubkey, positionId: u32, vaultId: u16, positionMint: pubkey }
    event 7fb6d3db8cbdc165 logInitBranch { branch: pubkey, branchId: u32 }
    event 38b6234ff97209af logInitTick { tick: pubkey }
    event 0f867102fbce1e81 logInitTickHasDebtArray { tickHasDebtArray: pubkey }
    event ac40aaee2799b9e1 logInitTickIdLiquidation { tickIdLiquidation: pubkey, tick: i32 }
    event c29e2337b330ae2e logInitVaultConfig { vaultConfig: pubkey }
    event 8c6c4126801ac21c logInitVaultState { vaultState: pubkey }
    event 9a80ca9341e9c349 logLiquidate { signer: pubkey, colAmount: u64, debtAmount: u64, to: pubkey }
    event a9962e2ab2596253 logLiquidateInfo { vaultId: u16, startTick: i32, endTick: i32 }
    event 23bdb35ada336880 logLiquidationRoundingDiff { vaultId: u16, actualDebtAmt: u64, debtAmount: u64, diff: u64 }
    event b40851471384ad08 logOperate { signer: pubkey, nftId: u32, newCol: i128, newDebt: i128, to: pubkey }
    event 5a43db29b5768409 logRebalance { supplyAmt: i128, borrowAmt: i128 }
    event 96989d8f0687c165 logUpdateAuthority { newAuthority: pubkey }
    event 58506d306fcb4cfb logUpdateAuths { authStatus: Vec<AddressBool> }
    event 21862a4210a777c4 logUpdateBorrowFee { borrowFee: u8 }
    event ba172e75396f6b33 logUpdateBorrowRateMagnifier { borrowRateMagnifier: i16 }
    event 8e5900e7a4a4e652 logUpdateCollateralFactor { collateralFactor: u16 }
    event e9412007e6737ac5 logUpdateCoreSettings { supplyRateMagnifier: i16, borrowRateMagnifier: i16, collateralFactor: u16, liquidationThreshold: u16, liquidationMaxLimit: u16, withdrawGap: u16, liquidationPenalty: u16, borrowFee: u8 }
    event bec245cc1e56b5a3 logUpdateExchangePrices { vaultSupplyExchangePrice: u64, vaultBorrowExchangePrice: u64, liquiditySupplyExchangePrice: u64, liquidityBorrowExchangePrice: u64 }
    event 49203100ea56965e logUpdateLiquidationMaxLimit { liquidationMaxLimit: u16 }
    event 2a844330d1854d53 logUpdateLiquidationPenalty { liquidationPenalty: u16 }
    event d347d7ef9fee47db logUpdateLiquidationThreshold { liquidationThreshold: u16 }
    event 2df87e6fb9296705 logUpdateLookupTable { lookupTable: pubkey }
    event fba3db391e98b10a logUpdateOracle { newOracle: pubkey }
    event 424f90cc1ad999e1 logUpdateRebalancer { newRebalancer: pubkey }
    event c671b8d5ef12fd38 logUpdateSupplyRateMagnifier { supplyRateMagnifier: i16 }
    event b6f8302f089f1523 logUpdateWithdrawGap { withdrawGap: u16 }
    event 2e2cd52a373bbe85 logUserPosition { user: pubkey, nftId: u32, vaultId: u16, positionMint: pubkey, tick: i32, col: u64, borrow: u64 }
    type AddressBool { addr: pubkey, value: bool }
    type InitVaultConfigParams { supplyRateMagnifier: i16, borrowRateMagnifier: i16, collateralFactor: u16, liquidationThreshold: u16, liquidationMaxLimit: u16, withdrawGap: u16, liquidationPenalty: u16, borrowFee: u8, vaultType: u8, rebalancer: pubkey, liquidityProgram: pubkey, oracleProgram: pubkey }
    type LiquidateDexColAmounts { token0PerUnitShares: u64, token1PerUnitShares: u64 }
    type LiquidateDexDebtAmounts { token0: u64, token1: u64, sharesMin: u64 }
    type LiquidatePerfectDexDebtAmounts { token0PerUnitShares: u64, token1PerUnitShares: u64 }
    type OperateDexAmounts { token0: i128, token1: i128, sharesMinMax: i128 }
    type OperateDexColAmounts { amounts: Option<OperateDexAmounts>, newCol: Option<i128> }
    type OperateDexDebtAmounts { amounts: Option<OperateDexAmounts>, newDebt: Option<i128> }
    type OperatePerfectDexAmounts { perfectShares: i128, token0MinMax: i128, token1MinMax: i128 }
    type OperatePerfectDexColAmounts { amounts: Option<OperatePerfectDexAmounts>, newCol: Option<i128> }
    type OperatePerfectDexDebtAmounts { amounts: Option<OperatePerfectDexAmounts>, newDebt: Option<i128> }
    type SourceType = Pyth | StakePool | MsolPool | Redstone | Chainlink | SinglePool | JupLend | ChainlinkDataStreams | PstPool | DexSmartColPegOracle | DexSmartDebtPegOracle
    type Sources { source: pubkey, invert: bool, multiplier: u128, divisor: u128, sourceType: SourceType }
    type TickHasDebt { childrenBits: [u8; 32] }
    type TransferType = SKIP | DIRECT | CLAIM
    type UpdateCoreSettingsParams { supplyRateMagnifier: i16, borrowRateMagnifier: i16, collateralFactor: u16, liquidationThreshold: u16, liquidationMaxLimit: u16, withdrawGap: u16, liquidationPenalty: u16, borrowFee: u8 }
    error 6000 VaultNextTickNotFound VAULT_NEXT_TICK_NOT_FOUND
    error 6001 VaultInvalidPositionMint VAULT_INVALID_POSITION_MINT
    error 6002 VaultTickIdLiquidationMismatch VAULT_TICK_ID_LIQUIDATION_MISMATCH
    error 6003 VaultInvalidPositionTokenAmount VAULT_INVALID_POSITION_TOKEN_AMOUNT
    error 6004 VaultInvalidRemainingAccountsIndices VAULT_INVALID_REMAINING_ACCOUNTS_INDICES
    error 6005 VaultTickHasDebtVaultIdMismatch VAULT_TICK_HAS_DEBT_VAULT_ID_MISMATCH
    error 6006 VaultBranchVaultIdMismatch VAULT_BRANCH_VAULT_ID_MISMATCH
    error 6007 VaultTickVaultIdMismatch VAULT_TICK_VAULT_ID_MISMATCH
    error 6008 VaultInvalidDecimals VAULT_INVALID_DECIMALS
    error 6009 VaultInvalidOperateAmount VAULT_INVALID_OPERATE_AMOUNT
    error 6010 VaultTickIsEmpty VAULT_TICK_IS_EMPTY
    error 6011 VaultPositionAboveCF VAULT_POSITION_ABOVE_CF
    error 6012 VaultTopTickDoesNotExist VAULT_TOP_TICK_DOES_NOT_EXIST
    error 6013 VaultExcessSlippageLiquidation VAULT_EXCESS_SLIPPAGE_LIQUIDATION
    error 6014 VaultNotRebalancer VAULT_NOT_REBALANCER
    error 6015 VaultTokenNotInitialized VAULT_TOKEN_NOT_INITIALIZED
    error 6016 VaultUserCollateralDebtExceed VAULT_USER_COLLATERAL_DEBT_EXCEED
    error 6017 VaultExcessCollateralWithdrawal VAULT_EXCESS_COLLATERAL_WITHDRAWAL
    error 6018 VaultExcessDebtPayback VAULT_EXCESS_DEBT_PAYBACK
    error 6019 VaultWithdrawMoreThanOperateLimit VAULT_WITHDRAW_MORE_THAN_OPERATE_LIMIT
    error 6020 VaultInvalidLiquidationAmt VAULT_INVALID_LIQUIDATION_AMT
    error 6021 VaultLiquidationResult VAULT_LIQUIDATION_RESULT
    error 6022 VaultBranchDebtTooLow VAULT_BRANCH_DEBT_TOO_LOW
    error 6023 VaultTickDebtTooLow VAULT_TICK_DEBT_TOO_LOW
    error 6024 VaultLiquidityExchangePriceUnexpected VAULT_LIQUIDITY_EXCHANGE_PRICE_UNEXPECTED
    error 6025 VaultUserDebtTooLow VAULT_USER_DEBT_TOO_LOW
    error 6026 VaultInvalidPaybackOrDeposit VAULT_INVALID_PAYBACK_OR_DEPOSIT
    error 6027 VaultInvalidLiquidation VAULT_INVALID_LIQUIDATION
    error 6028 VaultNothingToRebalance VAULT_NOTHING_TO_REBALANCE
    error 6029 VaultInvalidRebalanceMinMax VAULT_INVALID_REBALANCE_MIN_MAX
    error 6030 VaultLiquidationReverts VAULT_LIQUIDATION_REVERTS
    error 6031 VaultInvalidOraclePrice VAULT_INVALID_ORACLE_PRICE
    error 6032 VaultBranchNotFound VAULT_BRANCH_NOT_FOUND
    error 6033 VaultTickNotFound VAULT_TICK_NOT_FOUND
    error 6034 VaultTickHasDebtNotFound VAULT_TICK_HAS_DEBT_NOT_FOUND
    error 6035 VaultTickMismatch VAULT_TICK_MISMATCH
    error 6036 VaultInvalidVaultId VAULT_INVALID_VAULT_ID
    error 6037 VaultInvalidNextPositionId VAULT_INVALID_NEXT_POSITION_ID
    error 6038 VaultInvalidPositionId VAULT_INVALID_POSITION_ID
    error 6039 VaultPositionNotEmpty VAULT_POSITION_NOT_EMPTY
    error 6040 VaultInvalidSupplyMint VAULT_INVALID_SUPPLY_MINT
    error 6041 VaultInvalidBorrowMint VAULT_INVALID_BORROW_MINT
    error 6042 VaultInvalidOracle VAULT_INVALID_ORACLE
    error 6043 VaultInvalidTick VAULT_INVALID_TICK
    error 6044 VaultInvalidLiquidityProgram VAULT_INVALID_LIQUIDITY_PROGRAM
    error 6045 VaultInvalidPositionAuthority VAULT_INVALID_POSITION_AUTHORITY
    error 6046 VaultOracleNotValid VAULT_ORACLE_NOT_VALID
    error 6047 VaultBranchOwnerNotValid VAULT_BRANCH_OWNER_NOT_VALID
    error 6048 VaultTickHasDebtOwnerNotValid VAULT_TICK_HAS_DEBT_OWNER_NOT_VALID
    error 6049 VaultTickOwnerNotValid VAULT_TICK_DATA_OWNER_NOT_VALID
    error 6050 VaultLiquidateRemainingAccountsTooShort VAULT_LIQUIDATE_REMAINING_ACCOUNTS_TOO_SHORT
    error 6051 VaultOperateRemainingAccountsTooShort VAULT_OPERATE_REMAINING_ACCOUNTS_TOO_SHORT
    error 6052 VaultInvalidZerothBranch VAULT_INVALID_ZEROTH_BRANCH
    error 6053 VaultCpiToLiquidityFailed VAULT_CPI_TO_LIQUIDITY_FAILED
    error 6054 VaultCpiToOracleFailed VAULT_CPI_TO_ORACLE_FAILED
    error 6055 VaultOnlyAuthority VAULT_ONLY_AUTHORITY
    error 6056 VaultNewBranchInvalid VAULT_NEW_BRANCH_INVALID
    error 6057 VaultTickHasDebtIndexMismatch VAULT_TICK_HAS_DEBT_INDEX_MISMATCH
    error 6058 VaultTickHasDebtOutOfRange VAULT_TICK_HAS_DEBT_OUT_OF_RANGE
    error 6059 VaultUserSupplyPositionRequired VAULT_USER_SUPPLY_POSITION_REQUIRED
    error 6060 VaultClaimAccountRequired VAULT_CLAIM_ACCOUNT_REQUIRED
    error 6061 VaultRecipientWithdrawAccountRequired VAULT_RECIPIENT_WITHDRAW_ACCOUNT_REQUIRED
    error 6062 VaultRecipientBorrowAccountRequired VAULT_RECIPIENT_BORROW_ACCOUNT_REQUIRED
    error 6063 VaultPositionAboveLiquidationThreshold VAULT_POSITION_ABOVE_LIQUIDATION_THRESHOLD
    error 6064 VaultAdminValueAboveLimit VAULT_ADMIN_VALUE_ABOVE_LIMIT
    error 6065 VaultAdminOnlyAuths VAULT_ADMIN_ONLY_AUTH_ACCOUNTS
    error 6066 VaultAdminAddressZeroNotAllowed VAULT_ADMIN_ADDRESS_ZERO_NOT_ALLOWED
    error 6067 VaultAdminVaultIdMismatch VAULT_ADMIN_VAULT_ID_MISMATCH
    error 6068 VaultAdminTotalIdsMismatch VAULT_ADMIN_TOTAL_IDS_MISMATCH
    error 6069 VaultAdminTickMismatch VAULT_ADMIN_TICK_MISMATCH
    error 6070 VaultAdminLiquidityProgramMismatch VAULT_ADMIN_LIQUIDITY_PROGRAM_MISMATCH
    error 6071 VaultAdminMaxAuthCountReached VAULT_ADMIN_MAX_AUTH_COUNT_REACHED
    error 6072 VaultAdminInvalidParams VAULT_ADMIN_INVALID_PARAMS
    error 6073 VaultAdminOnlyAuthority VAULT_ADMIN_ONLY_AUTHORITY
    error 6074 VaultAdminOracleProgramMismatch VAULT_ADMIN_ORACLE_PROGRAM_MISMATCH
    error 6075 VaultAdminInvalidVaultType VAULT_ADMIN_INVALID_VAULT_TYPE
    error 6076 VaultAdminInvalidDexProgram VAULT_ADMIN_INVALID_DEX_PROGRAM
    error 6077 VaultAdminInvalidDexPool VAULT_ADMIN_INVALID_DEX_POOL
    error 6078 VaultCpiToDexFailed VAULT_CPI_TO_DEX_FAILED
    error 6079 VaultDexAccountsRequired VAULT_DEX_ACCOUNTS_REQUIRED
    error 6080 VaultInvalidDexPool VAULT_INVALID_DEX_POOL
    error 6081 VaultInvalidVaultTypeForDex VAULT_INVALID_VAULT_TYPE_FOR_DEX
    error 6082 VaultOperateDexImperfectMaxUsePerfect VAULT_OPERATE_DEX_IMPERFECT_MAX_USE_PERFECT
    error 6083 VaultOperateDexNftIdMismatch VAULT_OPERATE_DEX_NFT_ID_MISMATCH
    error 6084 VaultAdminSupplyTokenRequired VAULT_ADMIN_SUPPLY_TOKEN_REQUIRED
    error 6085 VaultAdminBorrowTokenRequired VAULT_ADMIN_BORROW_TOKEN_REQUIRED
    error 6086 VaultAdminRateMagnifierNotAllowedForSmartLeg VAULT_ADMIN_RATE_MAGNIFIER_NOT_ALLOWED_FOR_SMART_LEG
    error 6087 VaultDexDebtSharesPaidMoreThanAvailableLiquidation VAULT_DEX_DEBT_SHARES_PAID_MORE_THAN_AVAILABLE_LIQUIDATION
    error 6088 VaultSignerSupplyTokenAccountRequired VAULT_SIGNER_SUPPLY_TOKEN_ACCOUNT_REQUIRED
    error 6089 VaultSignerBorrowTokenAccountRequired VAULT_SIGNER_BORROW_TOKEN_ACCOUNT_REQUIRED
    error 6090 VaultInvalidVaultTypeForOperate VAULT_INVALID_VAULT_TYPE_FOR_OPERATE
    error 6091 VaultSupplyTokenRequired VAULT_SUPPLY_TOKEN_REQUIRED
    error 6092 VaultBorrowTokenRequired VAULT_BORROW_TOKEN_REQUIRED
    error 6093 VaultSupplyReservesRequired VAULT_SUPPLY_RESERVES_REQUIRED
    error 6094 VaultBorrowReservesRequired VAULT_BORROW_RESERVES_REQUIRED
    error 6095 VaultSupplyDexRequired VAULT_SUPPLY_DEX_REQUIRED
    error 6096 VaultBorrowDexRequired VAULT_BORROW_DEX_REQUIRED
    error 6097 VaultSupplyRateModelRequired VAULT_SUPPLY_RATE_MODEL_REQUIRED
    error 6098 VaultBorrowRateModelRequired VAULT_BORROW_RATE_MODEL_REQUIRED
    error 6099 VaultSupplyTokenProgramRequired VAULT_SUPPLY_TOKEN_PROGRAM_REQUIRED
    error 6100 VaultBorrowTokenProgramRequired VAULT_BORROW_TOKEN_PROGRAM_REQUIRED
    error 6101 VaultSupplyVaultAccountRequired VAULT_SUPPLY_VAULT_ACCOUNT_REQUIRED
    error 6102 VaultBorrowVaultAccountRequired VAULT_BORROW_VAULT_ACCOUNT_REQUIRED
    error 6103 VaultUserBorrowPositionRequired VAULT_USER_BORROW_POSITION_REQUIRED
    error 6104 VaultLiquidateColAmountsRequired VAULT_LIQUIDATE_COL_AMOUNTS_REQUIRED
    error 6105 VaultLiquidateDebtAmountsRequired VAULT_LIQUIDATE_DEBT_AMOUNTS_REQUIRED
    error 6106 VaultInvalidDexOracleProgram VAULT_INVALID_DEX_ORACLE_PROGRAM
  `,
});
