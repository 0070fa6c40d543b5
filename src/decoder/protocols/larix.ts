import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'larix',
  name: 'Larix',
  programs: ['7Zb1bGi32pfsrBkzWdqd4dFhUXwp5Nybr1zuaEwN34hy'],
  category: 'lending',
  source:
    'its own log (Refresh Reserve, Deposit Reserve Liquidity, Deposit Obligation Collateral), which numbers its instructions as SPL token lending does; the address of DefiLlama’s adapter',
  meaning: {
    refreshReserve: { sentence: 'Refresh the reserve {reserve}', minor: true },
    depositReserveLiquidity: {
      sentence: 'Deposit {liquidityAmount} into the reserve {reserve}',
      amounts: { liquidityAmount: 'sourceLiquidity' },
      loan: { deposit: 'sourceLiquidity' },
    },
    redeemReserveCollateral: {
      sentence: 'Redeem {collateralAmount} of the reserve {reserve}',
      amounts: { collateralAmount: 'sourceCollateral' },
      loan: { withdraw: 'destinationLiquidity' },
    },
    depositObligationCollateral: {
      sentence: 'Deposit {collateralAmount} as collateral',
      amounts: { collateralAmount: 'sourceCollateral' },
    },
  },
});
