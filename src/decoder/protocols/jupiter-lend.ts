import { defineInterface } from '../define-interface.ts';
import type { Meaning } from '../interface/to-layouts.ts';

const deposit: Meaning = {
  sentence: 'Deposit {assets} into Jupiter Lend',
  amounts: { assets: 'depositorTokenAccount' },
};
const withdraw: Meaning = {
  sentence: 'Withdraw {amount} from Jupiter Lend',
  amounts: { amount: 'recipientTokenAccount' },
};
const redeem: Meaning = {
  sentence: 'Redeem {shares} at Jupiter Lend',
  amounts: { shares: 'ownerTokenAccount' },
};
const mint: Meaning = {
  sentence: 'Deposit {mint} into Jupiter Lend for {shares}',
  amounts: { shares: 'recipientTokenAccount' },
};

export default defineInterface({
  key: 'jupiter-lend',
  name: 'Jupiter Lend',
  programs: ['jup3YeL8QhtSx1e253b2FDvsMNC87fDrgQZivbrndc9'],
  category: 'lending',
  source: 'the program’s own Anchor IDL (jup-ag/jupiter-lend `target/idl/lending.json`)',
  meaning: {
    deposit,
    depositWithMinAmountOut: deposit,
    mint,
    mintWithMaxAssets: mint,
    withdraw,
    withdrawWithMaxSharesBurn: withdraw,
    redeem,
    redeemWithMinAmountOut: redeem,
    updateRate: { sentence: 'Update the rate of {lending}', minor: true },
    rebalance: { sentence: 'Rebalance {lending}' },
    rebalanceWithAmounts: { sentence: 'Rebalance {lending}' },
    initLending: { sentence: 'Open {lending} for {mint}' },
  },
  interface: `
    instruction f223c68952e1f2b6 deposit(assets: u64): signer depositorTokenAccount recipientTokenAccount mint lendingAdmin lending fTokenMint supplyTokenReservesLiquidity lendingSupplyPositionOnLiquidity rateModel vault liquidity liquidityProgram rewardsRateModel tokenProgram associatedTokenProgram? systemProgram
    instruction 74901061766d2877 depositWithMinAmountOut(assets: u64, minAmountOut: u64): signer depositorTokenAccount recipientTokenAccount mint lendingAdmin lending fTokenMint supplyTokenReservesLiquidity lendingSupplyPositionOnLiquidity rateModel vault liquidity liquidityProgram rewardsRateModel tokenProgram associatedTokenProgram? systemProgram
    instruction 9ce0432e59bd9dd1 initLending(symbol: string, liquidityProgram: pubkey): signer lendingAdmin mint fTokenMint metadataAccount lending tokenReservesLiquidity tokenProgram systemProgram sysvarInstruction metadataProgram rent
    instruction cbb9f1a538fe2109 initLendingAdmin(liquidityProgram: pubkey, rebalancer: pubkey, authority: pubkey): authority lendingAdmin systemProgram
    instruction 3339e12fb69289a6 mint(shares: u64): signer depositorTokenAccount recipientTokenAccount mint lendingAdmin lending fTokenMint supplyTokenReservesLiquidity lendingSupplyPositionOnLiquidity rateModel vault liquidity liquidityProgram rewardsRateModel tokenProgram associatedTokenProgram? systemProgram
    instruction 065e457a1eb392ab mintWithMaxAssets(shares: u64, maxAssets: u64): signer depositorTokenAccount recipientTokenAccount mint lendingAdmin lending fTokenMint supplyTokenReservesLiquidity lendingSupplyPositionOnLiquidity rateModel vault liquidity liquidityProgram rewardsRateModel tokenProgram associatedTokenProgram? systemProgram
    instruction 6c9e4d09d234583e rebalance(): signer depositorTokenAccount lendingAdmin lending mint fTokenMint supplyTokenReservesLiquidity lendingSupplyPositionOnLiquidity rateModel vault liquidity liquidityProgram rewardsRateModel tokenProgram associatedTokenProgram systemProgram
    instruction be2190b656048d49 rebalanceWithAmounts(amount: Option<u64>): signer depositorTokenAccount lendingAdmin lending mint fTokenMint supplyTokenReservesLiquidity lendingSupplyPositionOnLiquidity rateModel vault liquidity liquidityProgram rewardsRateModel tokenProgram associatedTokenProgram systemProgram
    instruction b80c569546c461e1 redeem(shares: u64): signer ownerTokenAccount recipientTokenAccount lendingAdmin lending mint fTokenMint supplyTokenReservesLiquidity lendingSupplyPositionOnLiquidity rateModel vault claimAccount? liquidity liquidityProgram rewardsRateModel tokenProgram associatedTokenProgram? systemProgram
    instruction ebbded38a6b4b895 redeemWithMinAmountOut(shares: u64, minAmountOut: u64): signer ownerTokenAccount recipientTokenAccount lendingAdmin lending mint fTokenMint supplyTokenReservesLiquidity lendingSupplyPositionOnLiquidity rateModel vault claimAccount? liquidity liquidityProgram rewardsRateModel tokenProgram associatedTokenProgram? systemProgram
    instruction aee774cb083a8fcb setRewardsRateModel(mint: pubkey): signer lendingAdmin lending fTokenMint newRewardsRateModel supplyTokenReservesLiquidity
    instruction 202e401c954bf358 updateAuthority(newAuthority: pubkey): signer lendingAdmin
    instruction 5d60b29c3975fdd1 updateAuths(authStatus: Vec<AddressBool>): signer lendingAdmin
    instruction 18e135bd48d4e1b2 updateRate(): lending mint fTokenMint supplyTokenReservesLiquidity rewardsRateModel
    instruction cebb36e49108cb6f updateRebalancer(newRebalancer: pubkey): signer lendingAdmin
    instruction b712469c946da122 withdraw(amount: u64): signer ownerTokenAccount recipientTokenAccount lendingAdmin lending mint fTokenMint supplyTokenReservesLiquidity lendingSupplyPositionOnLiquidity rateModel vault claimAccount? liquidity liquidityProgram rewardsRateModel tokenProgram associatedTokenProgram? systemProgram
    instruction 2fc5b7abef12f5ab withdrawWithMaxSharesBurn(amount: u64, maxSharesBurn: u64): signer ownerTokenAccount recipientTokenAccount lendingAdmin lending mint fTokenMint supplyTokenReservesLiquidity lendingSupplyPositionOnLiquidity rateModel vault claimAccount? liquidity liquidityProgram rewardsRateModel tokenProgram associatedTokenProgram? systemProgram
    account 87c75210f983b6f1 Lending { mint: pubkey, fTokenMint: pubkey, lendingId: u16, decimals: u8, rewardsRateModel: pubkey, liquidityExchangePrice: u64, tokenExchangePrice: u64, lastUpdateTimestamp: u64, tokenReservesLiquidity: pubkey, supplyPositionOnLiquidity: pubkey, bump: u8 }
    account 2a0821dca328d205 LendingAdmin { authority: pubkey, liquidityProgram: pubkey, rebalancer: pubkey, nextLendingId: u16, auths: Vec<pubkey>, bump: u8 }
    account a6484783ac4aa6b5 LendingRewardsRateModel { mint: pubkey, startTvl: u64, duration: u64, startTime: u64, yearlyReward: u64, nextDuration: u64, nextRewardAmount: u64, bump: u8 }
    account 15123b8778141f0c TokenReserve { mint: pubkey, vault: pubkey, borrowRate: u16, feeOnInterest: u16, lastUtilization: u16, lastUpdateTimestamp: u64, supplyExchangePrice: u64, borrowExchangePrice: u64, maxUtilization: u16, totalSupplyWithInterest: u64, totalSupplyInterestFree: u64, totalBorrowWithInterest: u64, totalBorrowInterestFree: u64, totalClaimAmount: u64, interactingProtocol: pubkey, interactingTimestamp: u64, interactingBalance: u64 }
    account cadb88763db11592 UserSupplyPosition { protocol: pubkey, mint: pubkey, withInterest: u8, amount: u64, withdrawalLimit: u64, decayAmount: u64, lastUpdate: u64, expandPct: u16, expandDuration: u32, decayDuration: u32, baseWithdrawalLimit: u64, status: u8 }
    event b0f301388ece016a logDeposit { sender: pubkey, receiver: pubkey, assets: u64, sharesMinted: u64 }
    event 5a43db29b5768409 logRebalance { assets: u64 }
    event 96989d8f0687c165 logUpdateAuthority { newAuthority: pubkey }
    event 58506d306fcb4cfb logUpdateAuths { authStatus: Vec<AddressBool> }
    event de0b713c930f44d9 logUpdateRates { tokenExchangePrice: u64, liquidityExchangePrice: u64 }
    event 424f90cc1ad999e1 logUpdateRebalancer { newRebalancer: pubkey }
    event 250d6fba2ff5a279 logUpdateRewards { rewardsRateModel: pubkey }
    event 3109b0b3debe0675 logWithdraw { sender: pubkey, receiver: pubkey, owner: pubkey, assets: u64, sharesBurned: u64 }
    type AddressBool { addr: pubkey, value: bool }
    error 6000 FTokenDepositInsignificant F_TOKEN_DEPOSIT_INSIGNIFICANT
    error 6001 FTokenMinAmountOut F_TOKEN_MIN_AMOUNT_OUT
    error 6002 FTokenMaxAmount F_TOKEN_MAX_AMOUNT
    error 6003 FTokenInvalidParams F_TOKEN_INVALID_PARAMS
    error 6004 FTokenRewardsRateModelAlreadySet F_TOKEN_REWARDS_RATE_MODEL_ALREADY_SET
    error 6005 FTokenMaxAuthCountReached F_TOKEN_MAX_AUTH_COUNT
    error 6006 FTokenLiquidityExchangePriceUnexpected F_TOKEN_LIQUIDITY_EXCHANGE_PRICE_UNEXPECTED
    error 6007 FTokenCpiToLiquidityFailed F_TOKEN_CPI_TO_LIQUIDITY_FAILED
    error 6008 FTokenOnlyAuth F_TOKEN_ONLY_AUTH
    error 6009 FTokenOnlyAuthority F_TOKEN_ONLY_AUTHORITY
    error 6010 FTokenOnlyRebalancer F_TOKEN_ONLY_REBALANCER
    error 6011 FTokenUserSupplyPositionRequired F_TOKEN_USER_SUPPLY_POSITION_REQUIRED
    error 6012 FTokenLiquidityProgramMismatch F_TOKEN_LIQUIDITY_PROGRAM_MISMATCH
  `,
});
