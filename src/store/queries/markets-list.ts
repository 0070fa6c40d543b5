import { defineQuery } from '../define-query.ts';
import swapsTable from '../tables/swaps.ts';
import marketRankings from '../tables/market-rankings.ts';
import markets from '../tables/markets.ts';

const COLUMNS = `r.as_of, r.market, r.venue, m.base, m.quote, m.base_decimals, m.quote_decimals, m.price, r.change,
  r.micro_usd, r.swaps, r.buys, r.unvalued, r.liquidity_micro_usd`;
const { asOf, market, venue, change, microUsd, swaps, buys, unvalued, liquidityMicroUsd } =
  marketRankings.columns;
const { base, quote, baseDecimals, quoteDecimals, price } = markets.columns;
const row = {
  asOf,
  market,
  venue,
  base,
  quote,
  baseDecimals,
  quoteDecimals,
  price,
  change,
  microUsd,
  swaps,
  buys,
  unvalued,
  liquidityMicroUsd,
} as const;
/** A market need not have been traded in the window. */
const quietRow = {
  ...row,
  asOf: 'integer?',
  microUsd: 'int64?',
  swaps: 'integer?',
  buys: 'integer?',
  unvalued: 'integer?',
} as const;
const QUIET_COLUMNS = `r.as_of, m.market, m.venue, m.base, m.quote, m.base_decimals, m.quote_decimals, m.price,
  r.change, r.micro_usd, r.swaps, r.buys, r.unvalued, m.liquidity_micro_usd`;

export default {
  marketsByVolume: defineQuery({
    name: 'markets-by-volume',
    about: 'Markets by the value of their trades in a window.',
    sql: `SELECT ${COLUMNS}
          FROM (SELECT as_of, market, venue, change, micro_usd, swaps, buys, unvalued, liquidity_micro_usd
                FROM market_rankings WHERE span = $span
                ORDER BY micro_usd DESC, market LIMIT $limit) AS r
          JOIN markets m ON m.market = r.market
          ORDER BY r.micro_usd DESC, r.market LIMIT $limit`,
    parameters: { span: 'integer', limit: 'integer' },
    row,
  }),
  marketsByLiquidity: defineQuery({
    name: 'markets-by-liquidity',
    about: 'Markets traded in a window, by liquidity.',
    sql: `SELECT ${COLUMNS}
          FROM (SELECT as_of, market, venue, change, micro_usd, swaps, buys, unvalued, liquidity_micro_usd
                FROM market_rankings WHERE span = $span AND liquidity_micro_usd IS NOT NULL
                ORDER BY liquidity_micro_usd DESC NULLS LAST, market LIMIT $limit) AS r
          JOIN markets m ON m.market = r.market
          ORDER BY r.liquidity_micro_usd DESC NULLS LAST, r.market LIMIT $limit`,
    parameters: { span: 'integer', limit: 'integer' },
    row,
  }),
  marketsOfVenue: defineQuery({
    name: 'markets-of-venue',
    about: 'Markets of one program by the value of their trades in a window.',
    sql: `SELECT ${COLUMNS}
          FROM (SELECT as_of, market, venue, change, micro_usd, swaps, buys, unvalued, liquidity_micro_usd
                FROM market_rankings WHERE span = $span AND venue = $venue
                ORDER BY micro_usd DESC, market LIMIT $limit) AS r
          JOIN markets m ON m.market = r.market
          ORDER BY r.micro_usd DESC, r.market LIMIT $limit`,
    parameters: { span: 'integer', venue: 'address', limit: 'integer' },
    row,
  }),
  marketsListed: defineQuery({
    name: 'markets-listed',
    about: 'Some markets with what was traded in them in a window.',
    sql: `SELECT ${QUIET_COLUMNS} FROM markets m
          LEFT JOIN market_rankings r ON r.span = $span AND r.market = m.market
          WHERE m.market IN ($markets) LIMIT $limit`,
    parameters: { span: 'integer', markets: 'address[]', limit: 'integer' },
    row: quietRow,
  }),
  tradesOfTrader: defineQuery({
    name: 'trades-of-trader',
    about: 'Swaps of one trader in one market, the newest first, among the newest 1,000 of that trader.',
    sql: `SELECT h.slot, h.position, h.part, h.time, t.signature, h.trader, h.market, h.venue, h.base, h.quote,
            h.is_buy, h.base_amount, h.quote_amount, h.price, h.micro_usd
          FROM (SELECT slot, position, part, time, trader, market, venue, base, quote, is_buy, base_amount,
                  quote_amount, price, micro_usd
                FROM swaps WHERE trader = $trader
                ORDER BY slot DESC, position DESC, part DESC LIMIT 1000) AS h
          LEFT JOIN transactions t ON t.slot = h.slot AND t.position = h.position
          WHERE h.market = $market
          ORDER BY h.slot DESC, h.position DESC, h.part DESC LIMIT $limit`,
    parameters: { trader: 'address', market: 'address', limit: 'integer' },
    row: {
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
      baseAmount: swapsTable.columns.baseAmount,
      quoteAmount: swapsTable.columns.quoteAmount,
      price: 'real?',
      microUsd: 'int64?',
    },
  }),
  marketsOfBase: defineQuery({
    name: 'markets-of-base',
    about: 'Markets of one token, the deepest first, with what was traded in them in a window.',
    sql: `SELECT ${QUIET_COLUMNS} FROM markets m
          LEFT JOIN market_rankings r ON r.span = $span AND r.market = m.market
          WHERE m.base = $base
          ORDER BY m.liquidity_micro_usd DESC NULLS LAST, m.market LIMIT $limit`,
    parameters: { span: 'integer', base: 'address', limit: 'integer' },
    row: quietRow,
  }),
};
