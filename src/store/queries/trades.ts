import { defineQuery } from '../define-query.ts';
import hops from '../tables/hops.ts';

const row = {
  slot: 'integer',
  position: 'integer',
  part: 'integer',
  time: 'integer',
  signature: 'signature?',
  trader: 'address',
  market: 'address',
  venue: 'address',
  base: 'address',
  quote: 'address',
  isBuy: 'flag',
  baseAmount: hops.columns.baseAmount,
  quoteAmount: hops.columns.quoteAmount,
  price: 'real?',
  microUsd: 'int64?',
} as const;
const COLUMNS = `h.slot, h.position, h.part, h.time, t.signature, h.trader, h.market, h.venue, h.base, h.quote,
            h.is_buy, h.base_amount, h.quote_amount, h.price, h.micro_usd`;
const JOINED = 'LEFT JOIN transactions t ON t.slot = h.slot AND t.position = h.position';
const NEWEST = `ORDER BY h.slot DESC, h.position DESC, h.part DESC LIMIT $limit`;
const place = { slot: 'integer', position: 'integer', part: 'integer', limit: 'integer' } as const;

export default {
  tradesOfToken: defineQuery({
    name: 'trades-of-token',
    about: 'Hops in all markets in which a token has a price, below a place in the ledger, the newest first.',
    sql: `SELECT ${COLUMNS} FROM hops h ${JOINED}
          WHERE h.base = $base AND (h.slot, h.position, h.part) < ($slot, $position, $part) ${NEWEST}`,
    parameters: { base: 'address', ...place },
    row,
  }),
  tradesOfWallet: defineQuery({
    name: 'trades-of-wallet',
    about: 'Hops of a wallet in all markets below a place in the ledger, the newest first.',
    sql: `SELECT ${COLUMNS} FROM hops h ${JOINED}
          WHERE h.trader = $trader AND (h.slot, h.position, h.part) < ($slot, $position, $part) ${NEWEST}`,
    parameters: { trader: 'address', ...place },
    row,
  }),
};
