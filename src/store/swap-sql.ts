/** Parts of statements about swaps, which are called `h` there. */

/** Of the seconds from `from` on and before `before`, both parameters; found by the slots of these seconds. */
export const toTradedBetween = (from: string, before: string): string =>
  `h.slot >= (SELECT b.slot FROM blocks b WHERE b.time >= ${from} ORDER BY b.time, b.slot LIMIT 1)
    AND h.slot < coalesce((SELECT b.slot FROM blocks b WHERE b.time >= ${before} ORDER BY b.time, b.slot LIMIT 1),
      CAST(9007199254740991 AS bigint))
    AND h.time >= ${from} AND h.time < ${before}`;

/** Dollars for a whole base token; NULL where nothing says what it was worth. Its market is `m`. */
export const USD_PRICE = `CASE WHEN h.micro_usd > 0 AND m.quote_kind = 'usd' THEN h.price
    WHEN h.micro_usd > 0 AND m.quote_kind = 'sol'
    THEN h.price * 1000 * CAST(h.micro_usd AS double precision) / nullif(h.lamports, 0) END`;
