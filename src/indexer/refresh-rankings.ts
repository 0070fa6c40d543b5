import type { Refresh } from '#store';
import marketRankings from '#store/tables/market-rankings';
import tokenRankings from '#store/tables/token-rankings';

/** Windows of the rankings and the spans they are summed from, in seconds. */
const WINDOWS = [
  { span: 3_600, width: 300 },
  { span: 86_400, width: 3_600 },
  { span: 604_800, width: 3_600 },
] as const;

/**
 * Sums over the spans of a window; its first and last prices by the spans they stand in. Both engines read
 * these statements, so they keep to what both know.
 */
const TOKENS = `
  SELECT $span, s.mint, $as_of, s.swaps, s.buys, s.lamports, s.micro_usd, s.unvalued, o.open, c.close,
    CASE WHEN o.open > 0 THEN c.close / o.open - 1 END,
    (SELECT max(m.liquidity_micro_usd) FROM markets m WHERE m.base = s.mint),
    t.created_time, coalesce(t.holders, 0), t.launchpad
  FROM (
    SELECT mint, sum(swaps) AS swaps, sum(buys) AS buys, sum(lamports) AS lamports, sum(micro_usd) AS micro_usd,
      sum(unvalued) AS unvalued,
      min(CASE WHEN open IS NOT NULL THEN bucket END) AS first_bucket,
      max(CASE WHEN close IS NOT NULL THEN bucket END) AS last_bucket
    FROM token_spans WHERE width = $width AND bucket > $from GROUP BY mint
  ) s
  LEFT JOIN token_spans o ON o.width = $width AND o.bucket = s.first_bucket AND o.mint = s.mint
  LEFT JOIN token_spans c ON c.width = $width AND c.bucket = s.last_bucket AND c.mint = s.mint
  LEFT JOIN tokens t ON t.mint = s.mint`;

const MARKETS = `
  SELECT $span, s.market, $as_of, m.venue, s.swaps, s.buys, s.lamports, s.micro_usd, s.unvalued, o.open, c.close,
    CASE WHEN o.open > 0 THEN c.close / o.open - 1 END, m.liquidity_micro_usd
  FROM (
    SELECT market, sum(swaps) AS swaps, sum(buys) AS buys, sum(lamports) AS lamports, sum(micro_usd) AS micro_usd,
      sum(unvalued) AS unvalued, min(bucket) AS first_bucket, max(bucket) AS last_bucket
    FROM candles WHERE width = $width AND bucket > $from GROUP BY market
  ) s
  JOIN markets m ON m.market = s.market
  LEFT JOIN candles o ON o.market = s.market AND o.width = $width AND o.bucket = s.first_bucket
  LEFT JOIN candles c ON c.market = s.market AND c.width = $width AND c.bucket = s.last_bucket`;

/** Candles have minutes where token spans have five. */
const CANDLE_WIDTHS: Readonly<Record<number, number>> = { 300: 60, 3_600: 3_600 };

/** The statements that rebuild every ranking for windows that end at `asOf` (unix seconds). */
export function toRefreshes(asOf: number): readonly Refresh[] {
  return WINDOWS.flatMap(({ span, width }) => {
    const where = { column: 'span', value: span };
    return [
      { table: tokenRankings, sql: TOKENS, parameters: { span, width, asOf, from: asOf - span }, where },
      {
        table: marketRankings,
        sql: MARKETS,
        parameters: { span, width: CANDLE_WIDTHS[width]!, asOf, from: asOf - span },
        where,
      },
    ];
  });
}
