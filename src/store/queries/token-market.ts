import { defineQuery } from '../define-query.ts';
import { SWAP_COLUMNS, swapRow } from '../swap-row.ts';
import { toTradedBetween, USD_PRICE } from '../swap-sql.ts';
import candles from '../tables/candles.ts';
import markets from '../tables/markets.ts';
import tokenSpans from '../tables/token-spans.ts';
import tokens from '../tables/tokens.ts';

const { bucket, open, high, low, close, baseAmount, quoteAmount, microUsd, unvalued } = candles.columns;
const candleRow = {
  bucket,
  open,
  high,
  low,
  close,
  baseAmount,
  quoteAmount,
  microUsd,
  swaps: 'integer',
  buys: 'integer',
  unvalued,
} as const;

const listed = {
  market: 'address',
  venue: 'address',
  base: 'address',
  quote: 'address',
  quoteKind: 'text',
  baseDecimals: 'integer?',
  quoteDecimals: 'integer?',
  price: 'real?',
  liquidityMicroUsd: 'int64?',
  firstTime: 'integer',
  time: 'integer',
  dayMicroUsd: 'int64?',
  daySwaps: 'integer?',
  dayChange: 'real?',
} as const;
const LISTED = `m.market, m.venue, m.base, m.quote, m.quote_kind, m.base_decimals, m.quote_decimals, m.price,
  m.liquidity_micro_usd, m.first_time, m.time, r.micro_usd AS day_micro_usd, r.swaps AS day_swaps, r.change AS day_change`;
const DAY = `LEFT JOIN market_rankings r ON r.span = 86400 AND r.market = m.market`;
const span = {
  bucket,
  swaps: 'integer',
  buys: 'integer',
  microUsd: tokenSpans.columns.microUsd,
  open: 'real?',
  high: 'real?',
  low: 'real?',
  close: 'real?',
  unvalued: 'integer',
} as const;
const trading = {
  swaps: 'integer',
  buys: 'integer',
  microUsd: 'int64',
  unvalued: 'integer',
  open: 'real?',
  high: 'real?',
  low: 'real?',
  close: 'real?',
} as const;

export default {
  marketByAddress: defineQuery({
    name: 'market-by-address',
    about: 'One market as its newest swap left it.',
    sql: `SELECT market, venue, base, quote, quote_kind, base_decimals, quote_decimals, first_slot, first_time,
            first_price, slot, time, price, base_reserve, quote_reserve, liquidity_lamports, liquidity_micro_usd, swaps
          FROM markets WHERE market = $market LIMIT 1`,
    parameters: { market: 'address' },
    row: markets.columns,
  }),
  candlesBefore: defineQuery({
    name: 'candles-before',
    about: 'Candles of one market, the newest first.',
    sql: `SELECT bucket, open, high, low, close, base_amount, quote_amount, micro_usd, swaps, buys, unvalued
          FROM candles WHERE market = $market AND width = $width AND bucket < $before
          ORDER BY bucket DESC LIMIT $limit`,
    parameters: { market: 'address', width: 'integer', before: 'integer', limit: 'integer' },
    row: candleRow,
  }),
  tradesBefore: defineQuery({
    name: 'trades-before',
    about: 'Swaps of one market below a place in the ledger, the newest first.',
    sql: `SELECT ${SWAP_COLUMNS}
          FROM swaps h LEFT JOIN transactions t ON t.slot = h.slot AND t.position = h.position
          WHERE h.market = $market AND (h.slot, h.position, h.part) < ($slot, $position, $part)
          ORDER BY h.slot DESC, h.position DESC, h.part DESC LIMIT $limit`,
    parameters: {
      market: 'address',
      slot: 'integer',
      position: 'integer',
      part: 'integer',
      limit: 'integer',
    },
    row: swapRow,
  }),
  tokenSpansSince: defineQuery({
    name: 'token-spans-since',
    about: 'Trading of one token span by span, the oldest first.',
    // `width + 0`: without statistics SQLite holds the key (width, bucket) for better than the index by mint, and
    // would read the spans of all tokens.
    sql: `SELECT bucket, swaps, buys, micro_usd, open, high, low, close, unvalued
          FROM token_spans WHERE mint = $mint AND width + 0 = $width AND bucket > $from ORDER BY bucket LIMIT $limit`,
    parameters: { mint: 'address', width: 'integer', from: 'integer', limit: 'integer' },
    row: span,
  }),
  tradedAsBase: defineQuery({
    name: 'traded-as-base',
    about: 'Trading of one token in a short time, in markets in which it has a price.',
    sql: `SELECT count(*) AS swaps, coalesce(sum(is_buy), 0) AS buys, coalesce(sum(micro_usd), 0) AS micro_usd,
            count(*) FILTER (WHERE micro_usd IS NULL) AS unvalued,
            max(CASE WHEN place = 1 THEN usd END) AS open, max(usd) AS high, min(usd) AS low,
            max(CASE WHEN place_from_end = 1 THEN usd END) AS close
          FROM (SELECT is_buy, micro_usd, usd,
              row_number() OVER (ORDER BY CASE WHEN usd IS NULL THEN 1 ELSE 0 END, slot, position, part) AS place,
              row_number() OVER (ORDER BY CASE WHEN usd IS NULL THEN 1 ELSE 0 END, slot DESC, position DESC, part DESC)
                AS place_from_end
            FROM (SELECT h.slot, h.position, h.part, h.is_buy, h.micro_usd, ${USD_PRICE} AS usd
              FROM swaps h LEFT JOIN markets m ON m.market = h.market
              WHERE h.base = $mint AND ${toTradedBetween('$from', '$before')}) AS trades) AS placed
          LIMIT 1`,
    parameters: { mint: 'address', from: 'integer', before: 'integer' },
    row: trading,
  }),
  tradedAsQuote: defineQuery({
    name: 'traded-as-quote',
    about: 'Trading of one token in a short time, in markets in which others are paid for with it.',
    sql: `SELECT count(*) AS swaps, coalesce(sum(1 - h.is_buy), 0) AS buys, coalesce(sum(h.micro_usd), 0) AS micro_usd,
            count(*) FILTER (WHERE h.micro_usd IS NULL) AS unvalued
          FROM swaps h WHERE h.quote = $mint AND ${toTradedBetween('$from', '$before')} LIMIT 1`,
    parameters: { mint: 'address', from: 'integer', before: 'integer' },
    row: { swaps: 'integer', buys: 'integer', microUsd: 'int64', unvalued: 'integer' },
  }),
  indexedToken: defineQuery({
    name: 'indexed-token',
    about: 'What the index knows of a mint.',
    sql: `SELECT mint, decimals, first_slot, first_time, created_slot, created_time, creator, launchpad, pooled_slot,
            pooled_time, traded_slot, holders, swaps
          FROM tokens WHERE mint = $mint LIMIT 1`,
    parameters: { mint: 'address' },
    row: tokens.columns,
  }),
  marketsWithBase: defineQuery({
    name: 'markets-with-base',
    about: 'Markets in which a token has a price, the deepest first, with their trading in 24 hours.',
    sql: `SELECT ${LISTED} FROM markets m ${DAY}
          WHERE m.base = $mint ORDER BY m.liquidity_micro_usd DESC NULLS LAST, m.market LIMIT $limit`,
    parameters: { mint: 'address', limit: 'integer' },
    row: listed,
  }),
  marketsWithQuote: defineQuery({
    name: 'markets-with-quote',
    about:
      'The deepest markets in which other tokens are paid for with this one; of the 5,000 deepest of all.',
    // The quote of most markets is SOL: to sort all of its own would take seconds, so the deepest of all are looked through.
    sql: `SELECT ${LISTED}
          FROM (SELECT market, venue, base, quote, quote_kind, base_decimals, quote_decimals, price,
                  liquidity_micro_usd, first_time, time
                FROM markets WHERE liquidity_micro_usd IS NOT NULL
                ORDER BY liquidity_micro_usd DESC NULLS LAST LIMIT 5000) AS m ${DAY}
          WHERE m.quote = $mint ORDER BY m.liquidity_micro_usd DESC NULLS LAST, m.market LIMIT $limit`,
    parameters: { mint: 'address', limit: 'integer' },
    row: listed,
  }),
  someMarketsWithQuote: defineQuery({
    name: 'some-markets-with-quote',
    about: 'Markets in which other tokens are paid for with this one, in no order.',
    sql: `SELECT ${LISTED} FROM markets m ${DAY} WHERE m.quote = $mint LIMIT $limit`,
    parameters: { mint: 'address', limit: 'integer' },
    row: listed,
  }),
};
