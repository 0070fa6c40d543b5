import { defineQuery } from '../define-query.ts';
import tokenRankings from '../tables/token-rankings.ts';

const COLUMNS = `mint, as_of, swaps, buys, micro_usd, unvalued, close, change, liquidity_micro_usd, created_time, holders`;
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
};
/** A change of price that little trading or a shallow market could not have made. */
const MOVED = 'change IS NOT NULL AND liquidity_micro_usd >= 1000000000 AND swaps >= 5';
/** The same, of a change over another span: the trading is that of the window. */
const MOVED_OVER = `FROM (SELECT mint, change AS moved FROM token_rankings WHERE span = $by AND change IS NOT NULL) AS c
          JOIN token_rankings r ON r.span = $span AND r.mint = c.mint
          WHERE r.liquidity_micro_usd >= 1000000000 AND r.swaps >= 5`;
const parameters = { span: 'integer', offset: 'integer', limit: 'integer' } as const;

export default {
  tokensByVolume: defineQuery({
    name: 'tokens-by-volume',
    about: 'Tokens by the value of their trades in a window.',
    sql: `SELECT ${COLUMNS} FROM token_rankings WHERE span = $span
          ORDER BY micro_usd DESC, mint LIMIT $limit OFFSET $offset`,
    parameters,
    row,
  }),
  tokensByTrades: defineQuery({
    name: 'tokens-by-trades',
    about: 'Tokens by the number of swaps in a window.',
    sql: `SELECT ${COLUMNS} FROM token_rankings WHERE span = $span
          ORDER BY swaps DESC, mint LIMIT $limit OFFSET $offset`,
    parameters,
    row,
  }),
  tokensByChange: defineQuery({
    name: 'tokens-by-change',
    about:
      'Tokens by how much their price changed in a window, among those with at least 1,000 dollars of liquidity and five swaps.',
    sql: `SELECT ${COLUMNS} FROM token_rankings
          WHERE span = $span AND ${MOVED}
          ORDER BY change DESC NULLS LAST, mint LIMIT $limit OFFSET $offset`,
    parameters,
    row,
  }),
  tokensByChangeOver: defineQuery({
    name: 'tokens-by-change-over',
    about:
      'Tokens traded in a window by how much their price changed over another span, among those with at least 1,000 dollars of liquidity and five swaps.',
    sql: `SELECT ${COLUMNS.split(', ')
      .map((column) => `r.${column}`)
      .join(', ')} ${MOVED_OVER}
          ORDER BY c.moved DESC NULLS LAST, r.mint LIMIT $limit OFFSET $offset`,
    parameters: { ...parameters, by: 'integer' },
    row,
  }),
  tokensMovedOver: defineQuery({
    name: 'tokens-moved-over',
    about: 'How many tokens that ranking holds.',
    sql: `SELECT count(*) AS moved ${MOVED_OVER} LIMIT 1`,
    parameters: { span: 'integer', by: 'integer' },
    row: { moved: 'integer' },
  }),
  changesAmong: defineQuery({
    name: 'changes-among',
    about: 'How the price of some tokens changed over several spans.',
    sql: `SELECT mint, span, change FROM token_rankings
          WHERE span IN ($spans) AND mint IN ($mints) AND change IS NOT NULL LIMIT $limit`,
    parameters: { spans: 'integer[]', mints: 'address[]', limit: 'integer' },
    row: { mint, span: 'integer', change: 'real' },
  }),
  tokensByHolders: defineQuery({
    name: 'tokens-by-holders',
    about: 'Tokens traded in a window by the number of their holders.',
    sql: `SELECT ${COLUMNS} FROM token_rankings WHERE span = $span
          ORDER BY holders DESC, mint LIMIT $limit OFFSET $offset`,
    parameters,
    row,
  }),
  tokensByAge: defineQuery({
    name: 'tokens-by-age',
    about: 'Tokens traded in a window whose creation was indexed, the newest first.',
    sql: `SELECT ${COLUMNS} FROM token_rankings WHERE span = $span AND created_time IS NOT NULL
          ORDER BY created_time DESC NULLS LAST, mint LIMIT $limit OFFSET $offset`,
    parameters,
    row,
  }),
  tokensByGain: defineQuery({
    name: 'tokens-by-gain',
    about:
      'Tokens whose price rose in a window, the most first, among those with at least 1,000 dollars of liquidity and five swaps.',
    sql: `SELECT ${COLUMNS} FROM token_rankings
          WHERE span = $span AND ${MOVED} AND change > 0
          ORDER BY change DESC NULLS LAST, mint LIMIT $limit OFFSET $offset`,
    parameters,
    row,
  }),
  tokensByLoss: defineQuery({
    name: 'tokens-by-loss',
    about:
      'Tokens whose price fell in a window, the most first, among those with at least 1,000 dollars of liquidity and five swaps.',
    sql: `SELECT ${COLUMNS} FROM token_rankings
          WHERE span = $span AND ${MOVED} AND change < 0
          ORDER BY change ASC NULLS LAST, mint LIMIT $limit OFFSET $offset`,
    parameters,
    row,
  }),
  tokensByLiquidity: defineQuery({
    name: 'tokens-by-liquidity',
    about: 'Tokens traded in a window by their deepest market against SOL or a stablecoin.',
    sql: `SELECT ${COLUMNS} FROM token_rankings WHERE span = $span AND liquidity_micro_usd IS NOT NULL
          ORDER BY liquidity_micro_usd DESC NULLS LAST, mint LIMIT $limit OFFSET $offset`,
    parameters,
    row,
  }),
  tokensBetween: defineQuery({
    name: 'tokens-between',
    about:
      'Mints whose address lies between two, in the order of their bytes, among the first 10,000 addresses there.',
    // Every address stands once in `addresses`, by its bytes; elsewhere its number stands for it.
    sql: `SELECT t.mint FROM (
            SELECT id, address FROM addresses WHERE address >= $first AND address <= $last
            ORDER BY address LIMIT 10000
          ) AS a JOIN tokens t ON t.mint = a.id ORDER BY a.address LIMIT $limit`,
    // There addresses stand in the rows themselves, which lie in their order.
    clickhouse: `SELECT t.mint FROM tokens t WHERE t.mint >= $first AND t.mint <= $last ORDER BY t.mint LIMIT $limit`,
    parameters: { first: 'hash', last: 'hash', limit: 'integer' },
    row: { mint: 'address' },
  }),
  tokensCounted: defineQuery({
    name: 'tokens-counted',
    about: 'How many tokens were traded in a window, and how many of them each ranking holds.',
    sql: `SELECT count(*) AS traded,
            count(CASE WHEN ${MOVED} THEN 1 END) AS moved,
            count(CASE WHEN ${MOVED} AND change > 0 THEN 1 END) AS gained,
            count(CASE WHEN ${MOVED} AND change < 0 THEN 1 END) AS lost,
            count(liquidity_micro_usd) AS liquid, count(created_time) AS dated
          FROM token_rankings WHERE span = $span LIMIT 1`,
    parameters: { span: 'integer' },
    row: {
      traded: 'integer',
      moved: 'integer',
      gained: 'integer',
      lost: 'integer',
      liquid: 'integer',
      dated: 'integer',
    },
  }),
};
