import { defineInterface } from '../define-interface.ts';

const OWN = { amount: 'userToken' };

export default defineInterface({
  key: 'localnet-lend',
  name: 'Localnet Lend',
  programs: ['LocaLnetLend1111111111111111111111111111111'],
  category: 'lending',
  does: 'Lending markets: deposits earn interest and back loans',
  source: 'its on-chain IDL',
  meaning: {
    createMarket: {
      title: 'Create lending market',
      sentence: 'Create the market {lendingMarket} that lends {loanMint} against {collateralMint}',
      founds: true,
    },
    openPosition: { sentence: 'Open a position in the market {lendingMarket}', minor: true },
    supply: {
      title: 'Lend',
      sentence: 'Deposit {amount} into Localnet Lend',
      amounts: OWN,
      loan: { deposit: 'userToken' },
    },
    withdraw: {
      sentence: 'Withdraw {amount} from Localnet Lend',
      amounts: OWN,
      loan: { withdraw: 'userToken' },
    },
    addCollateral: {
      sentence: 'Deposit {amount} as collateral',
      amounts: OWN,
      loan: { deposit: 'userToken' },
    },
    removeCollateral: {
      sentence: 'Withdraw {amount} of the collateral',
      amounts: OWN,
      loan: { withdraw: 'userToken' },
    },
    borrow: {
      sentence: 'Borrow {amount} from Localnet Lend',
      amounts: OWN,
      loan: { borrow: 'userToken' },
    },
    repay: {
      sentence: 'Repay {amount} to Localnet Lend',
      amounts: OWN,
      loan: { repay: 'userToken' },
    },
    liquidate: {
      sentence: 'Liquidate {position} by repaying up to {amount}',
      amounts: { amount: 'liquidatorLoan' },
      loan: { of: 'position', repay: 'liquidatorLoan', seize: 'liquidatorCollateral' },
    },
  },
  errors: {
    6012: {
      name: 'NotEnoughLiquidity',
      message: 'The market has less than this: the rest is lent.',
      hint: 'Take less, or wait until loans are repaid.',
    },
    6013: {
      name: 'NotEnoughCollateral',
      message: 'The collateral is worth too little for this.',
      hint: 'Borrow less, or deposit more collateral.',
    },
  },
});
