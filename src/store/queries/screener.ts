import { defineQuery } from '../define-query.ts';
import tokenRankings from '../tables/token-rankings.ts';

/** Column of each order, and whether a row may have no value there: then it is left out of that order. */
export const SCREENER_COLUMNS = {
  volume: ['micro_usd', false],
  trades: ['swaps', false],
  holders: ['holders', false],
  price: ['close', true],
  change: ['change', true],
  liquidity: ['liquidity_micro_usd', true],
  age: ['created_time', true],
} as const;

type Order = keyof typeof SCREENER_COLUMNS;
type Direction = 'ASC' | 'DESC';

const {
  mint,
  asOf,
  swaps,
  buys,
  microUsd,
  unvalued,
  close,
  change,
  liquidityMicroUsd,
  createdTime,
  holders,
  launchpad,
} = tokenRankings.columns;
const row = {
  mint,
  asOf,
  swaps,
  buys,
  microUsd,
  unvalued,
  close,
  change,
  liquidityMicroUsd,
  createdTime,
  holders,
  launchpad,
};
const COLUMNS = `mint, as_of, swaps, buys, micro_usd, unvalued, close, change, liquidity_micro_usd, created_time, holders,
  launchpad`;

const RANGES = {
  volume: 'micro_usd',
  liquidity: 'liquidity_micro_usd',
  change: 'change',
  holders: 'holders',
  trades: 'swaps',
  created: 'created_time',
} as const;

const WHERE = [
  'span = $span',
  ...Object.entries(RANGES).flatMap(([name, column]) => [
    `($min_${name} IS NULL OR ${column} >= $min_${name})`,
    `($max_${name} IS NULL OR ${column} <= $max_${name})`,
  ]),
  '($launchpad IS NULL OR launchpad = $launchpad)',
  '($priced = 0 OR close IS NOT NULL)',
  '($young_from IS NULL OR launchpad IS NOT NULL OR created_time >= $young_from)',
].join(' AND ');

const filters = {
  span: 'integer',
  minVolume: 'int64?',
  maxVolume: 'int64?',
  minLiquidity: 'int64?',
  maxLiquidity: 'int64?',
  minChange: 'real?',
  maxChange: 'real?',
  minHolders: 'integer?',
  maxHolders: 'integer?',
  minTrades: 'integer?',
  maxTrades: 'integer?',
  minCreated: 'integer?',
  maxCreated: 'integer?',
  launchpad: 'address?',
  /** 1 leaves out tokens without a price. */
  priced: 'integer',
  /** Only launches: of a launchpad, or created since. */
  youngFrom: 'integer?',
} as const;

const isThere = (order: Order): string =>
  SCREENER_COLUMNS[order][1] ? ` AND ${SCREENER_COLUMNS[order][0]} IS NOT NULL` : '';

/** The sign keeps the engine from walking an index row by row, which costs more than reading the window once. */
const pageOf = (order: Order, direction: Direction) =>
  defineQuery({
    name: `tokens-screened-by-${order}-${direction.toLowerCase()}`,
    about: `Tokens of a window that pass filters, by ${order}.`,
    sql: `SELECT ${COLUMNS} FROM token_rankings WHERE ${WHERE}${isThere(order)}
          ORDER BY +${SCREENER_COLUMNS[order][0]} ${direction} NULLS ${direction === 'ASC' ? 'FIRST' : 'LAST'}, mint
          LIMIT $limit OFFSET $offset`,
    parameters: { ...filters, limit: 'integer', offset: 'integer' },
    row,
  });

const countOf = (order: Order) =>
  defineQuery({
    name: `tokens-screened-by-${order}-counted`,
    about: `How many tokens of a window pass filters, up to a bound.`,
    sql: `SELECT count(*) AS matching FROM (
            SELECT mint FROM token_rankings WHERE ${WHERE}${isThere(order)} LIMIT $most
          ) AS found LIMIT 1`,
    parameters: { ...filters, most: 'integer' },
    row: { matching: 'integer' },
  });

export default {
  byVolumeDesc: pageOf('volume', 'DESC'),
  byVolumeAsc: pageOf('volume', 'ASC'),
  byTradesDesc: pageOf('trades', 'DESC'),
  byTradesAsc: pageOf('trades', 'ASC'),
  byHoldersDesc: pageOf('holders', 'DESC'),
  byHoldersAsc: pageOf('holders', 'ASC'),
  byPriceDesc: pageOf('price', 'DESC'),
  byPriceAsc: pageOf('price', 'ASC'),
  byChangeDesc: pageOf('change', 'DESC'),
  byChangeAsc: pageOf('change', 'ASC'),
  byLiquidityDesc: pageOf('liquidity', 'DESC'),
  byLiquidityAsc: pageOf('liquidity', 'ASC'),
  byAgeDesc: pageOf('age', 'DESC'),
  byAgeAsc: pageOf('age', 'ASC'),
  countByVolume: countOf('volume'),
  countByTrades: countOf('trades'),
  countByHolders: countOf('holders'),
  countByPrice: countOf('price'),
  countByChange: countOf('change'),
  countByLiquidity: countOf('liquidity'),
  countByAge: countOf('age'),
};
