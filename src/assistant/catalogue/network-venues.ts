/** What can be asked of what has no address of its own: the lender, perpetuals, order books, liquid staking, launches. */
import { arbitrageMeasures } from './arbitrage-values.ts';
import type { Measure, Place } from './define-subject.ts';

const LENT = ['token', 'supplied', 'borrowed', 'free', 'utilisation'];
const QUOTES = ['base', 'quote', 'bestBid', 'bestAsk', 'spread', 'spreadShare'];
const DEPTH = ['base', 'quote', 'bidDepth', 'askDepth', 'bidOrders', 'askOrders'];
const ORDERS = ['side', 'price', 'amount', 'owner', 'book'];
const FUNDING = ['token', 'payer', 'fundingPerDay', 'longs', 'shorts', 'price'];
const ENDED = ['time', 'owner', 'side', 'positionSize', 'change', 'collateral', 'signature'];
const TOKEN = { kind: 'token', argument: 'mint' } as const;

export const venueMeasures: Readonly<Record<string, Place | Omit<Measure, 'key' | 'of'>>> = {
  lent: { at: 'get_lender /assets/*/supplied', columns: LENT, narrows: TOKEN, beside: ['borrowed'] },
  borrowed: {
    at: 'get_lender /assets/*/borrowed',
    columns: LENT,
    narrows: TOKEN,
    beside: ['lent', 'utilisation'],
  },
  utilisation: {
    at: 'get_lender /assets/*/utilisation',
    columns: LENT,
    narrows: TOKEN,
    beside: ['lent', 'borrowed'],
  },
  borrowRate: {
    at: 'get_lender /markets/*/rate',
    columns: ['token', 'collateral', 'rate', 'utilisation', 'borrowed'],
    narrows: TOKEN,
  },
  loanCollateral: {
    at: 'get_lender /collateral/*/amount',
    columns: ['token', 'amount', 'value'],
    absent: 'none',
    narrows: TOKEN,
  },
  loans: {
    isThing: true,
    at: 'get_lender /loans/*/owner',
    columns: ['owner', 'borrowed', 'collateral', 'collateralValue', 'loanToValue', 'liquidatedAt', 'mayFall'],
    rankBy: 'borrowed',
    absent: 'none',
    narrows: TOKEN,
  },
  lenderDeposits: {
    isThing: true,
    at: 'get_lender /deposits/*/owner',
    columns: ['owner', 'supplied', 'collateral'],
    rankBy: 'supplied',
    absent: 'none',
    narrows: TOKEN,
  },
  lenderLiquidations: {
    isThing: true,
    at: 'get_lender /liquidations/*/owner',
    timed: 'get_lender /liquidations/*/owner',
    columns: ['time', 'owner', 'liquidator', 'signature'],
    isRow: true,
    absent: 'none',
  },
  perpPositions: {
    isThing: true,
    at: 'get_perpetuals /positions/*/owner',
    columns: [
      'owner',
      'side',
      'token',
      'positionSize',
      'entryPrice',
      'entryValue',
      'leverage',
      'change',
      'liquidationPrice',
      'opened',
    ],
    rankBy: 'entryValue',
    isRow: true,
    absent: 'none',
    narrows: TOKEN,
  },
  openInterest: {
    at: 'get_perpetuals /markets/*/longs',
    columns: ['token', 'longs', 'shorts', 'price', 'liquidity'],
    isRow: true,
    narrows: TOKEN,
  },
  funding: {
    at: 'get_perpetuals /markets/*/payer',
    columns: FUNDING,
    isRow: true,
    narrows: TOKEN,
  },
  perpLiquidations: {
    isThing: true,
    at: 'get_perpetuals /liquidations/*/owner',
    timed: 'get_perpetuals /liquidations/*/owner',
    columns: ENDED,
    isRow: true,
    absent: 'none',
  },
  perpClosed: {
    isThing: true,
    at: 'get_perpetuals /closed/*/owner',
    timed: 'get_perpetuals /closed/*/owner',
    columns: ENDED,
    rankBy: 'change',
    isRow: true,
    absent: 'none',
  },
  bookSpread: { at: 'get_order_book /markets/*/spread', columns: QUOTES, isRow: true, narrows: TOKEN },
  bookDepth: { at: 'get_order_book /markets/*/bidDepth', columns: DEPTH, isRow: true, narrows: TOKEN },
  orders: {
    at: 'get_order_book /orders/*/price',
    columns: ORDERS,
    isRow: true,
    absent: 'none',
    narrows: TOKEN,
  },
  bids: {
    at: 'get_order_book /bids/*/price',
    columns: ORDERS,
    isRow: true,
    absent: 'none',
    narrows: TOKEN,
  },
  asks: {
    at: 'get_order_book /asks/*/price',
    columns: ORDERS,
    isRow: true,
    absent: 'none',
    narrows: TOKEN,
  },
  bookFills: { at: 'get_order_book /fills', timed: 'get_order_book /fills', narrows: TOKEN },
  lstRate: { at: 'get_liquid_staking /pools/*/rate', beside: ['lstFirstRate'] },
  lstFirstRate: { at: 'get_liquid_staking /pools/*/firstRate' },
  lstSize: { at: 'get_liquid_staking /pools/*/sol', beside: ['lstSupply', 'lstRate'] },
  lstSupply: 'get_liquid_staking /pools/*/supply',
  lstInflow: {
    at: 'get_liquid_staking /stakedIn',
    timed: 'get_liquid_staking /stakedIn',
    beside: ['lstOutflow'],
  },
  lstOutflow: { at: 'get_liquid_staking /unstaked', timed: 'get_liquid_staking /unstaked' },
  launches: {
    at: 'list_launches /rows/*/token',
    timed: 'list_launches /rows/*/token',
    columns: ['token', 'symbol', 'created', 'state', 'curve', 'creator', 'trades', 'holders'],
    rankBy: 'curve',
    absent: 'none',
  },
  graduated: {
    at: 'list_launches /graduated/*/token',
    columns: ['token', 'symbol', 'graduatedAt', 'created', 'creator', 'holders'],
    isRow: true,
    absent: 'none',
  },
  repeatCreators: { at: 'list_launches /severalTimes' },
  multisigs: {
    at: 'list_multisigs /rows/*/multisig',
    columns: ['multisig', 'needed', 'memberCount', 'member1', 'member2', 'member3', 'member4', 'member5'],
    isRow: true,
    absent: 'none',
  },
  proposals: { at: 'list_multisigs /proposals/*/proposal', absent: 'none', beside: ['multisigs'] },
  skippedList: {
    at: 'list_skipped_slots /rows/*/slot',
    columns: ['slot', 'vote', 'identity'],
    isRow: true,
    absent: 'none',
  },
  ...arbitrageMeasures,
};
