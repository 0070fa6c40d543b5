import { defineQuery } from '../define-query.ts';

const market = {
  market: 'address',
  base: 'address',
  quote: 'address',
  quoteKind: 'text',
  price: 'real',
  liquidityMicroUsd: 'int64?',
  time: 'integer',
} as const;

export default {
  marketsOfBases: defineQuery({
    name: 'markets-of-bases',
    about: 'Markets in which tokens have a price, the deepest first.',
    sql: `SELECT market, base, quote, quote_kind, price, liquidity_micro_usd, time FROM markets
          WHERE base IN ($mints) AND price IS NOT NULL
          ORDER BY liquidity_micro_usd DESC NULLS LAST, market
          LIMIT $limit`,
    parameters: { mints: 'address[]', limit: 'integer' },
    row: market,
  }),
  stablecoinsAmong: defineQuery({
    name: 'stablecoins-among',
    about: 'Which of some mints count as dollars.',
    sql: `SELECT DISTINCT quote AS mint FROM markets WHERE quote IN ($mints) AND quote_kind = 'usd' LIMIT $limit`,
    parameters: { mints: 'address[]', limit: 'integer' },
    row: { mint: 'address' },
  }),
  referencePriceAt: defineQuery({
    name: 'reference-price-at',
    about: 'Dollars for a SOL at a time: the newest reference price that is not younger.',
    sql: `SELECT micro_usd, market, depth_micro_usd, time FROM reference_prices WHERE bucket <= $time AND time <= $time ORDER BY bucket DESC LIMIT 1`,
    parameters: { time: 'integer' },
    row: { microUsd: 'int64', market: 'address', depthMicroUsd: 'int64', time: 'integer' },
  }),
  referencePrice: defineQuery({
    name: 'reference-price',
    about:
      'Dollars for a SOL: the newest price of the deepest pool against a stablecoin among those that traded in the ten minutes before.',
    sql: `SELECT micro_usd, market, depth_micro_usd, time FROM reference_prices ORDER BY bucket DESC LIMIT 1`,
    parameters: {},
    row: { microUsd: 'int64', market: 'address', depthMicroUsd: 'int64', time: 'integer' },
  }),
};
