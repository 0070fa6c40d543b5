import { defineQuery } from '../define-query.ts';
import marketRankings from '../tables/market-rankings.ts';
import markets from '../tables/markets.ts';

const { market, venue, asOf, change, swaps, unvalued, microUsd, liquidityMicroUsd } = marketRankings.columns;
const { base, quote, price, time } = markets.columns;
const pool = {
  market,
  venue,
  asOf,
  change,
  swaps,
  unvalued,
  microUsd,
  liquidityMicroUsd,
  base,
  quote,
  price,
  time,
};
const RANKED = `market, venue, as_of, change, swaps, unvalued, micro_usd, liquidity_micro_usd`;
const JOINED = `SELECT r.market, r.venue, r.as_of, r.change, r.swaps, r.unvalued, r.micro_usd, r.liquidity_micro_usd,
            m.base, m.quote, m.price, m.time`;
const ofVenue = { span: 'integer', venue: 'address', limit: 'integer' } as const;
const since = { launchpads: 'address[]', fromSlot: 'integer' } as const;

export default {
  poolsOfVenueByVolume: defineQuery({
    name: 'pools-of-venue-by-volume',
    about: 'Pools of one program by the value of their trades in a window.',
    sql: `${JOINED}
          FROM (SELECT ${RANKED} FROM market_rankings WHERE span = $span AND venue = $venue
                ORDER BY micro_usd DESC, market LIMIT $limit) AS r
          JOIN markets m ON m.market = r.market
          ORDER BY r.micro_usd DESC, r.market LIMIT $limit`,
    parameters: ofVenue,
    row: pool,
  }),
  poolsOfVenueByLiquidity: defineQuery({
    name: 'pools-of-venue-by-liquidity',
    about: 'Traded pools of one program, by liquidity.',
    sql: `${JOINED}
          FROM (SELECT ${RANKED} FROM market_rankings
                WHERE span = $span AND venue = $venue AND liquidity_micro_usd IS NOT NULL
                ORDER BY liquidity_micro_usd DESC NULLS LAST, market LIMIT $limit) AS r
          JOIN markets m ON m.market = r.market
          ORDER BY r.liquidity_micro_usd DESC NULLS LAST, r.market LIMIT $limit`,
    parameters: ofVenue,
    row: pool,
  }),
  poolTotals: defineQuery({
    name: 'pool-totals',
    about:
      'How many pools of some programs were traded in, what they turned over, and what lies in those of known liquidity.',
    sql: `SELECT count(*) AS traded, coalesce(sum(micro_usd), 0) AS micro_usd,
            count(liquidity_micro_usd) AS liquid, sum(liquidity_micro_usd) AS liquidity_micro_usd
          FROM market_rankings WHERE span = $span AND venue IN ($venues) LIMIT 1`,
    parameters: { span: 'integer', venues: 'address[]' },
    row: { traded: 'integer', microUsd: 'int64', liquid: 'integer', liquidityMicroUsd: 'int64?' },
  }),
  launchesByLaunchpad: defineQuery({
    name: 'launches-by-launchpad',
    about: 'Tokens created on launchpads from a slot on, and between an earlier slot and that.',
    sql: `SELECT launchpad, sum(CASE WHEN slot >= $from_slot THEN 1 ELSE 0 END) AS launches,
            sum(CASE WHEN slot < $from_slot THEN 1 ELSE 0 END) AS launches_before
          FROM token_mints WHERE launchpad IN ($launchpads) AND slot >= $before_slot
          GROUP BY launchpad LIMIT 1000`,
    parameters: { ...since, beforeSlot: 'integer' },
    row: { launchpad: 'address', launches: 'integer', launchesBefore: 'integer' },
  }),
  graduates: defineQuery({
    name: 'graduates',
    about: 'Tokens of launchpads first traded in another pool from a slot on, the newest first.',
    sql: `SELECT mint, launchpad, created_slot, created_time, pooled_time FROM tokens
          WHERE launchpad IN ($launchpads) AND pooled_slot >= $from_slot
            AND created_slot IS NOT NULL AND created_time IS NOT NULL AND pooled_time IS NOT NULL
            AND pooled_slot >= created_slot
          ORDER BY pooled_slot DESC NULLS LAST, mint LIMIT $limit`,
    parameters: { ...since, limit: 'integer' },
    row: {
      mint: 'address',
      launchpad: 'address',
      createdSlot: 'integer',
      createdTime: 'integer',
      pooledTime: 'integer',
    },
  }),
  deepStablecoins: defineQuery({
    name: 'deep-stablecoins',
    about: 'Stablecoins that the deepest markets are quoted in.',
    sql: `SELECT DISTINCT quote AS mint
          FROM (SELECT quote, quote_kind FROM markets WHERE liquidity_micro_usd IS NOT NULL
                ORDER BY liquidity_micro_usd DESC NULLS LAST LIMIT 1000) AS deepest
          WHERE quote_kind = 'usd' LIMIT 20`,
    parameters: {},
    row: { mint: 'address' },
  }),
  supplyHours: defineQuery({
    name: 'supply-hours',
    about: 'Units of some tokens minted and burnt, hour by hour.',
    sql: `SELECT mint, minted, burnt FROM supply_spans
          WHERE mint IN ($mints) AND width = 3600 AND bucket >= $from LIMIT 10000`,
    parameters: { mints: 'address[]', from: 'integer' },
    row: { mint: 'address', minted: 'uint', burnt: 'uint' },
  }),
  tokenTurnover: defineQuery({
    name: 'token-turnover',
    about: 'Trades with some tokens on either side, and what they were worth.',
    sql: `SELECT mint, sum(swaps) AS swaps, sum(micro_usd) AS micro_usd FROM token_spans
          WHERE mint IN ($mints) AND width = $width AND bucket >= $from
          GROUP BY mint LIMIT 100`,
    parameters: { mints: 'address[]', width: 'integer', from: 'integer' },
    row: { mint: 'address', swaps: 'integer', microUsd: 'int64' },
  }),
  stakeRates: defineQuery({
    name: 'stake-rates',
    about: 'Tokens that some programs give and take for SOL, with the newest price.',
    sql: `SELECT market, base, price, time FROM markets
          WHERE venue IN ($venues) AND quote_kind = 'sol' AND price IS NOT NULL
          ORDER BY time DESC, market LIMIT 40`,
    parameters: { venues: 'address[]' },
    row: { market: 'address', base: 'address', price: 'real', time: 'integer' },
  }),
  stablecoinPairs: defineQuery({
    name: 'stablecoin-pairs',
    about: 'Markets of one stablecoin against another, the deepest first.',
    sql: `SELECT market, base, quote, price, time, liquidity_micro_usd FROM markets
          WHERE base IN ($mints) AND quote_kind = 'usd' AND price IS NOT NULL
          ORDER BY liquidity_micro_usd DESC NULLS LAST, market LIMIT 20`,
    parameters: { mints: 'address[]' },
    row: {
      market: 'address',
      base: 'address',
      quote: 'address',
      price: 'real',
      time: 'integer',
      liquidityMicroUsd: 'int64?',
    },
  }),
};
