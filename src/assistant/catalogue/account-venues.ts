/** What a wallet did and has at the lender, on perpetuals, order books and launchpads. */
import { ofWallet } from './account-roles.ts';
import type { Measure, Place } from './define-subject.ts';

export const accountVenues: Readonly<Record<string, Place | Omit<Measure, 'key' | 'of'>>> = {
  lenderMoves: {
    at: 'get_lender /moves/*/action',
    timed: 'get_lender /moves/*/action',
    columns: ['time', 'action', 'amount', 'signature'],
    isRow: true,
    absent: 'none',
    ...ofWallet,
  },
  lenderLoans: {
    at: 'get_lender /loans/*/borrowed',
    columns: ['borrowed', 'collateral', 'collateralValue', 'loanToValue', 'liquidatedAt', 'mayFall'],
    isRow: true,
    absent: 'none',
    ...ofWallet,
  },
  perpPositions: {
    at: 'get_perpetuals /positions/*/positionSize',
    columns: [
      'side',
      'token',
      'positionSize',
      'entryPrice',
      'leverage',
      'change',
      'liquidationPrice',
      'opened',
    ],
    isRow: true,
    absent: 'none',
    ...ofWallet,
  },
  perpClosed: {
    at: 'get_perpetuals /closed/*/change',
    timed: 'get_perpetuals /closed/*/change',
    columns: ['time', 'side', 'positionSize', 'change', 'signature'],
    isRow: true,
    absent: 'none',
    ...ofWallet,
  },
  liquidationPrice: {
    at: 'get_perpetuals /positions/*/liquidationPrice',
    columns: ['side', 'token', 'positionSize', 'entryPrice', 'liquidationPrice'],
    absent: 'none',
    ...ofWallet,
  },
  openOrders: {
    at: 'get_order_book /orders/*/price',
    columns: ['side', 'price', 'amount', 'book'],
    isRow: true,
    absent: 'none',
    ...ofWallet,
  },
  launches: {
    at: 'list_launches /rows/*/token',
    columns: ['token', 'symbol', 'created', 'state', 'curve', 'trades', 'holders'],
    absent: 'none',
    ...ofWallet,
  },
  graduatedLaunches: {
    at: 'list_launches /graduated/*/token',
    columns: ['token', 'symbol', 'graduatedAt', 'created', 'trades', 'holders'],
    isRow: true,
    absent: 'none',
    beside: ['launches'],
    ...ofWallet,
  },
  memberships: {
    at: 'list_multisigs /rows/*/multisig',
    columns: ['multisig', 'needed', 'memberCount'],
    isRow: true,
    absent: 'none',
    ...ofWallet,
  },
  arbitrageGain: {
    at: 'list_arbitrage /profits/*/gain',
    timed: 'list_arbitrage /profits/*/gain',
    absent: 'none',
    ...ofWallet,
  },
};
