/** What is asked of a transaction's place: in its block, of its failing call, of its swaps among the pools. */
import type { GivenPredicate, Measure, Place } from './define-subject.ts';
import { isYes } from './truths.ts';

export const blockMeasures = {
  failedDepth: {
    at: 'get_transaction /error/depth',
    beside: ['failedInstruction', 'failedProgram', 'failedOuter'],
    absent: 'none',
  },
  failedOuter: { isThing: true, at: 'get_transaction /error/outerProgram', absent: 'none' },
  earlierTransfers: {
    isThing: true,
    at: 'list_earlier_transfers /rows/*/signature',
    columns: ['signature', 'time'],
    isRow: true,
    absent: 'none',
  },
  earlierCount: 'list_earlier_transfers /count',
  position: {
    at: 'get_block_place /position',
    beside: ['blockTransactions', 'slot'],
  },
  blockTransactions: 'get_block_place /transactions',
  previous: {
    isThing: true,
    at: 'get_block_place /previous/signature',
    beside: ['previousPayer'],
    absent: 'none',
  },
  previousPayer: { isThing: true, at: 'get_block_place /previous/feePayer', absent: 'none' },
  next: { isThing: true, at: 'get_block_place /next/signature', beside: ['nextPayer'], absent: 'none' },
  nextPayer: { isThing: true, at: 'get_block_place /next/feePayer', absent: 'none' },
  priorityRank: {
    at: 'get_block_place /priorityRank',
    beside: ['priorityFee', 'paidMore', 'paidSame', 'paidLess', 'othersMedian', 'othersHighest'],
  },
  paidMore: 'get_block_place /paidMore',
  paidSame: 'get_block_place /paidSame',
  paidLess: 'get_block_place /paidLess',
  othersMedian: 'get_block_place /othersMedian',
  othersHighest: 'get_block_place /othersHighest',
  pools: {
    isThing: true,
    at: 'get_transaction /swaps/*/pool',
    columns: ['step', 'pool', 'venue', 'sold', 'bought', 'fee', 'feeShare'],
    rankBy: 'feeShare',
    isRow: true,
    absent: 'none',
  },
  poolPrices: {
    isThing: true,
    at: 'get_transaction /swaps/*/pool',
    columns: ['step', 'pool', 'priceBefore', 'pricePaid', 'priceAfter', 'moved', 'slippage', 'feeShare'],
    rankBy: 'slippage',
    isRow: true,
    absent: 'none',
  },
} as const satisfies Readonly<Record<string, Place | Omit<Measure, 'key' | 'of'>>>;

export const blockPredicates = {
  failedInside: {
    tool: 'get_transaction',
    holds: (facts) => (facts.has('/error/depth') ? isYes(facts, '/error/isInner') : undefined),
    because: ['failedProgram', 'failedDepth', 'failedInstruction', 'failedOuter'],
  },
  paidBefore: {
    tool: 'list_earlier_transfers',
    holds: (facts) => isYes(facts, '/any'),
    because: ['earlierCount', 'earlierTransfers'],
  },
  slipped: {
    tool: 'get_transaction',
    holds: (facts) =>
      facts.has('/swaps/*/slippage')
        ? facts.all('/swaps/*/slippage').some((one) => Number(one) > 0)
        : undefined,
    because: ['poolPrices'],
  },
  paysMore: {
    tool: 'get_block_place',
    holds: (facts) => isYes(facts, '/aboveMedian'),
    because: ['priorityFee', 'priorityRank', 'paidMore', 'paidSame', 'paidLess', 'othersMedian'],
  },
} as const satisfies Readonly<Record<string, GivenPredicate>>;
