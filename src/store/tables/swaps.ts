import { defineFacts } from '../define-table.ts';

export default defineFacts({
  name: 'swaps',
  about: 'One market’s part of a trade: what the trader gave and got there.',
  columns: {
    slot: 'integer',
    position: 'integer',
    /** Place among the swaps of its transaction, from 0. */
    part: 'integer',
    time: 'integer',
    trader: 'address',
    /** The pool’s account, or the program where the pool is not known. */
    market: 'address',
    /** The program of the pool. */
    venue: 'address',
    base: 'address',
    quote: 'address',
    /** Whether the trader got the base. */
    isBuy: 'flag',
    baseAmount: 'uint',
    quoteAmount: 'uint',
    /** Whole quote units for a whole base unit; absent where decimals are not known. */
    price: 'real?',
    /** What the quote side was worth then; absent without a price for it. */
    lamports: 'int64?',
    microUsd: 'int64?',
    /** The program the trader called, when it is not the venue. */
    router: 'address?',
    /** Swaps of the same transaction. */
    swaps: 'integer',
  },
  key: ['slot', 'position', 'part'],
  indexes: [
    ['market', 'slot', 'position', 'part'],
    ['base', 'slot', 'position', 'part'],
    ['trader', 'slot', 'position', 'part'],
  ],
  shardBy: 'market',
  keep: { column: 'time', days: 90 },
});
