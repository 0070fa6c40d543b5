import { defineInterface } from '../define-interface.ts';
import { findMarginfiBank } from '../directory/markets.ts';
import type { Codec } from '../layout/codec.ts';

/** Units of what a bank lends; of a bank that is not known none are told, for its decimals are not known either. */
const unitsOfBankAt = (position: number): Codec => ({
  read: (cursor, context) => {
    const amount = cursor.u64();
    const bank = findMarginfiBank(context.accountAt(position) ?? '');
    return bank === undefined ? { kind: 'none' } : { kind: 'amount', amount, ...bank };
  },
});

export default defineInterface({
  key: 'marginfi',
  name: 'marginfi v2',
  programs: ['MFv2hWf31Z9kbCa1snEPYctwafyhdvnV7FZnsebVacA'],
  category: 'lending',
  source: 'the program’s own Anchor IDL 0.1.5',
  meaning: {
    marginfiAccountInitialize: { sentence: 'Open the lending account {marginfiAccount} for {authority}' },
    marginfiAccountInitializePda: { sentence: 'Open the lending account {marginfiAccount} for {authority}' },
    marginfiAccountClose: { sentence: 'Close the lending account {marginfiAccount}' },
    transferToNewAccount: { sentence: 'Move {oldMarginfiAccount} to {newMarginfiAccount} of {newAuthority}' },
    transferToNewAccountPda: {
      sentence: 'Move {oldMarginfiAccount} to {newMarginfiAccount} of {newAuthority}',
    },
    lendingAccountDeposit: {
      sentence: 'Deposit {amount} into marginfi',
      amounts: { amount: 'signerTokenAccount' },
      loan: { deposit: 'signerTokenAccount' },
    },
    lendingAccountWithdraw: {
      sentence: 'Withdraw {amount} from marginfi',
      amounts: { amount: 'destinationTokenAccount' },
      loan: { withdraw: 'destinationTokenAccount' },
    },
    lendingAccountBorrow: {
      sentence: 'Borrow {amount} from marginfi',
      amounts: { amount: 'destinationTokenAccount' },
      loan: { borrow: 'destinationTokenAccount' },
    },
    lendingAccountRepay: {
      sentence: 'Repay {amount} to marginfi',
      amounts: { amount: 'signerTokenAccount' },
      loan: { repay: 'signerTokenAccount' },
    },
    lendingAccountLiquidate: {
      sentence:
        'Liquidate the account {liquidateeMarginfiAccount}[ for {assetAmount} of what it holds in the bank {assetBank},] against its debt in the bank {liabBank}',
      codecs: { assetAmount: unitsOfBankAt(1) },
    },
    lendingAccountCloseBalance: { sentence: 'Close the empty balance of {marginfiAccount} at {bank}' },
    lendingAccountWithdrawEmissions: { sentence: 'Withdraw the emissions of {marginfiAccount} at {bank}' },
    lendingAccountWithdrawEmissionsPermissionless: {
      sentence: 'Withdraw the emissions of {marginfiAccount} at {bank} to {destinationAccount}',
    },
    lendingAccountSettleEmissions: { sentence: 'Settle the emissions of {marginfiAccount} at {bank}' },
    lendingAccountStartFlashloan: { sentence: 'Begin a flash loan of {marginfiAccount}', minor: true },
    lendingAccountEndFlashloan: { sentence: 'End the flash loan of {marginfiAccount}', minor: true },
    lendingAccountPulseHealth: { sentence: 'Refresh the health of {marginfiAccount}', minor: true },
    lendingAccountSortBalances: { sentence: 'Sort the balances of {marginfiAccount}', minor: true },
    lendingPoolAccrueBankInterest: { sentence: 'Accrue the interest of {bank}', minor: true },
    lendingPoolCollectBankFees: { sentence: 'Collect the fees of {bank}' },
    lendingPoolHandleBankruptcy: { sentence: 'Settle the bad debt of {marginfiAccount} at {bank}' },
    lendingPoolAddBank: { sentence: 'Open the bank {bank} for {bankMint}' },
    lendingPoolAddBankWithSeed: { sentence: 'Open the bank {bank} for {bankMint}' },
    lendingPoolAddBankPermissionless: { sentence: 'Open the bank {bank} for {bankMint}' },
    lendingPoolConfigureBank: { sentence: 'Configure the bank {bank}' },
    startLiquidation: { sentence: 'Begin the liquidation of {marginfiAccount}' },
    endLiquidation: { sentence: 'End the liquidation of {marginfiAccount}' },
    kaminoDeposit: {
      sentence: 'Deposit {amount} into Kamino through marginfi',
      amounts: { amount: 'signerTokenAccount' },
      loan: { deposit: 'signerTokenAccount' },
    },
    kaminoWithdraw: {
      sentence: 'Withdraw {amount} from Kamino through marginfi',
      amounts: { amount: 'destinationTokenAccount' },
      loan: { withdraw: 'destinationTokenAccount' },
    },
  },
});
