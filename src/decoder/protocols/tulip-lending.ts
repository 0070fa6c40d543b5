import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'tulip-lending',
  name: 'Tulip Lending',
  programs: ['4bcFeLv4nydFrsZqV5CgwCVrPhkQKsXtzfy2KyMz7ozM'],
  category: 'lending',
  source:
    'its own log (Redeem Reserve Collateral), which numbers its instructions as SPL token lending does; address in public clients of Tulip',
  idl: 'larix',
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
  },
});
