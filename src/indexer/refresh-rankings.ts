import { toWindowEdges } from '#std/time-bucket';
import type { Refresh } from '#store';
import { toTradedBetween, USD_PRICE } from '#store/swap-sql';
import marketRankings from '#store/tables/market-rankings';
import tokenRankings from '#store/tables/token-rankings';

/** Seconds. Markets are not ranked by the short ones, which lists of tokens show changes over. */
const WINDOWS = [
  { span: 300, hasMarkets: false },
  { span: 3_600, hasMarkets: true },
  { span: 21_600, hasMarkets: false },
  { span: 86_400, hasMarkets: true },
  { span: 604_800, hasMarkets: true },
] as const;
/** Token spans have five minutes where candles have one. */
const TOKEN_SECONDS = 300;
const CANDLE_SECONDS = 60;
const HOUR = 3_600;

/**
 * Trades of a window before its first short span: it ends at the newest block, so it hardly ever begins where a span
 * does. They are few, and with them a window is exact to the second.
 */
const IS_FIRST = toTradedBetween('$from', '$short_from');

/** Their first and last price, by what they are of. */
const toEnds = (key: string): string => `SELECT ${key}, max(CASE WHEN place = 1 THEN price END) AS open,
      max(CASE WHEN place_from_end = 1 THEN price END) AS close
    FROM (
      SELECT ${key}, price,
        row_number() OVER (PARTITION BY ${key} ORDER BY slot, position, part) AS place,
        row_number() OVER (PARTITION BY ${key} ORDER BY slot DESC, position DESC, part DESC) AS place_from_end
      FROM first_sides WHERE price IS NOT NULL
    ) AS placed GROUP BY ${key}`;

/**
 * What the first trades and the spans of `table` come to, and which spans have the first and the last price. The long
 * spans are most of it; alone they are summed in the order they lie in.
 */
const toSums = (key: string, table: string): string => `SELECT ${key}, sum(swaps) AS swaps, sum(buys) AS buys,
      sum(lamports) AS lamports, sum(micro_usd) AS micro_usd, sum(unvalued) AS unvalued,
      min(first_bucket) AS first_bucket, max(last_bucket) AS last_bucket
    FROM (
      SELECT ${key}, sum(swaps) AS swaps, sum(buys) AS buys, sum(lamports) AS lamports, sum(micro_usd) AS micro_usd,
        sum(unvalued) AS unvalued, min(CASE WHEN open IS NOT NULL THEN bucket END) AS first_bucket,
        max(CASE WHEN close IS NOT NULL THEN bucket END) AS last_bucket
      FROM ${table} WHERE width = $long AND bucket >= $long_from GROUP BY ${key}
      UNION ALL
      SELECT ${key}, swaps, buys, lamports, micro_usd, unvalued, CASE WHEN open IS NOT NULL THEN bucket END,
        CASE WHEN close IS NOT NULL THEN bucket END
      FROM ${table} WHERE width = $short AND bucket >= $short_from AND bucket < $long_from
      UNION ALL
      SELECT ${key}, 1, is_buy, coalesce(lamports, 0), coalesce(micro_usd, 0),
        CASE WHEN micro_usd IS NULL THEN 1 ELSE 0 END, NULL, NULL
      FROM first_sides
    ) AS parts GROUP BY ${key}`;

/** The span whose price stands first or last; which width it has follows from where it lies. */
const toSpan = (name: string, table: string, key: string, bucket: string): string =>
  `LEFT JOIN ${table} ${name} ON ${name}.width = CASE WHEN ${bucket} < $long_from THEN $short ELSE $long END
    AND ${name}.bucket = ${bucket} AND ${name}.${key} = s.${key}`;

/** Prices of the window: trades before the first span come before all others. */
const OPEN = 'coalesce(e.open, o.open)';
const CLOSE = 'coalesce(c.close, e.close)';
const CHANGE = `CASE WHEN ${OPEN} > 0 THEN ${CLOSE} / ${OPEN} - 1 END`;

/**
 * Sums over a window; its first and last prices by the spans they stand in. Both engines read these statements, so they
 * keep to what both know. A swap is a trade of both its tokens, and tells the price of its base alone.
 */
const TOKENS = `
  WITH first_trades AS (
    SELECT h.slot, h.position, h.part, h.base, h.quote, h.is_buy, h.lamports, h.micro_usd, ${USD_PRICE} AS price
    FROM swaps h LEFT JOIN markets m ON m.market = h.market WHERE ${IS_FIRST}
  ),
  first_sides AS (
    SELECT slot, position, part, base AS mint, is_buy, lamports, micro_usd, price FROM first_trades
    UNION ALL
    SELECT slot, position, part, quote, 1 - is_buy, lamports, micro_usd, NULL FROM first_trades
  ),
  ends AS (${toEnds('mint')})
  SELECT $span, s.mint, $as_of, s.swaps, s.buys, s.lamports, s.micro_usd, s.unvalued, ${OPEN}, ${CLOSE}, ${CHANGE},
    (SELECT max(m.liquidity_micro_usd) FROM markets m WHERE m.base = s.mint),
    t.created_time, coalesce(t.holders, 0), t.launchpad
  FROM (${toSums('mint', 'token_spans')}) AS s
  LEFT JOIN ends e ON e.mint = s.mint
  ${toSpan('o', 'token_spans', 'mint', 's.first_bucket')}
  ${toSpan('c', 'token_spans', 'mint', 's.last_bucket')}
  LEFT JOIN tokens t ON t.mint = s.mint`;

/** Candles are made of swaps with a price. */
const MARKETS = `
  WITH first_sides AS (
    SELECT h.slot, h.position, h.part, h.market, h.is_buy, h.lamports, h.micro_usd, h.price
    FROM swaps h WHERE h.price IS NOT NULL AND ${IS_FIRST}
  ),
  ends AS (${toEnds('market')})
  SELECT $span, s.market, $as_of, m.venue, s.swaps, s.buys, s.lamports, s.micro_usd, s.unvalued, ${OPEN}, ${CLOSE},
    ${CHANGE}, m.liquidity_micro_usd
  FROM (${toSums('market', 'candles')}) AS s
  JOIN markets m ON m.market = s.market
  LEFT JOIN ends e ON e.market = s.market
  ${toSpan('o', 'candles', 'market', 's.first_bucket')}
  ${toSpan('c', 'candles', 'market', 's.last_bucket')}`;

/** The statements that rebuild every ranking for windows that end with the second `asOf` (unix seconds). */
export function toRefreshes(asOf: number): readonly Refresh[] {
  return WINDOWS.flatMap(({ span, hasMarkets }): readonly Refresh[] => {
    // The second `asOf` is the last one of the window.
    const from = asOf - span + 1;
    const where = { column: 'span', value: span };
    const parametersOf = (short: number) => ({
      span,
      asOf,
      from,
      short,
      long: HOUR,
      ...toWindowEdges(from, short, HOUR),
    });
    const tokens = { table: tokenRankings, sql: TOKENS, parameters: parametersOf(TOKEN_SECONDS), where };
    if (!hasMarkets) return [tokens];
    return [tokens, { table: marketRankings, sql: MARKETS, parameters: parametersOf(CANDLE_SECONDS), where }];
  });
}
