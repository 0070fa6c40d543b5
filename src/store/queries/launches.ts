import { defineQuery } from '../define-query.ts';

/** A token mint and where it stands in the chain; a mint may be created by two instructions of one transaction. */
const tokenMint = {
  slot: 'integer',
  position: 'integer',
  part: 'integer',
  time: 'integer',
  mint: 'address',
  creator: 'address',
  decimals: 'integer',
  launchpad: 'address?',
  signature: 'signature?',
} as const;

const TOKEN_MINTS = `SELECT b.slot, b.position, b.part, b.time, b.mint, b.creator, b.decimals, b.launchpad, x.signature
  FROM token_mints b LEFT JOIN transactions x ON x.slot = b.slot AND x.position = b.position`;
const ORDER = 'ORDER BY b.slot DESC, b.position DESC, b.part DESC LIMIT $limit';
const BEFORE = `(b.slot, b.position, b.part) < ($slot, $position, $part) AND b.decimals >= $least_decimals`;
const place = {
  slot: 'integer',
  position: 'integer',
  part: 'integer',
  leastDecimals: 'integer',
  limit: 'integer',
} as const;

const RIGHT = { mint: 'the right to mint', freeze: 'the right to freeze' } as const;

/** A value of the newest change of a right over the mint of `t`. */
const newest = (right: keyof typeof RIGHT, value: string): string =>
  `(SELECT ${value} FROM authority_changes a WHERE a.mint = t.mint AND a.authority = '${RIGHT[right]}'
     ORDER BY a.slot DESC, a.position DESC, a.part DESC LIMIT 1)`;
const GIVEN_UP = 'CASE WHEN a.holder IS NULL THEN 1 ELSE 0 END';

/** A value of the newest change of a right, where `c` is the newest of each. */
const newestOf = (right: keyof typeof RIGHT, value: string): string =>
  `max(CASE WHEN c.authority = '${RIGHT[right]}' THEN c.${value} END)`;

/** Signs and empty text before a column keep the engine from an index that many rows share. */
export default {
  newestTokenMints: defineQuery({
    name: 'newest-token_mints',
    about: 'Mints in the order they were created, the newest first.',
    sql: `${TOKEN_MINTS} WHERE ${BEFORE} ${ORDER}`,
    parameters: place,
    row: tokenMint,
  }),
  newestTokenMintsOfLaunchpad: defineQuery({
    name: 'newest-token_mints-of-launchpad',
    about: 'Mints a launchpad created, the newest first.',
    sql: `${TOKEN_MINTS} WHERE b.launchpad = $launchpad AND ${BEFORE} ${ORDER}`,
    parameters: { ...place, launchpad: 'address' },
    row: tokenMint,
  }),
  createdTokens: defineQuery({
    name: 'created-tokens',
    about: 'How tokens whose creation was indexed fared: trades, holders, what their creators traded.',
    sql: `SELECT t.mint, t.created_slot, t.created_time, t.creator, t.decimals, t.launchpad, t.pooled_slot, t.pooled_time,
            t.traded_slot, t.holders, l.first_time, l.last_time, coalesce(l.swaps, 0) AS swaps,
            coalesce(l.buys, 0) AS buys, coalesce(l.micro_usd, 0) AS micro_usd, coalesce(l.unvalued, 0) AS unvalued,
            l.first_price, l.peak_liquidity_micro_usd, c.buys AS creator_buys, c.sells AS creator_sells,
            c.bought AS creator_bought, c.sold AS creator_sold
          FROM tokens t LEFT JOIN launches l ON l.mint = t.mint
            LEFT JOIN launch_traders c ON c.mint = t.mint AND c.trader = t.creator
          WHERE t.mint IN ($mints) AND t.created_slot IS NOT NULL AND t.creator IS NOT NULL LIMIT $limit`,
    parameters: { mints: 'address[]', limit: 'integer' },
    row: {
      mint: 'address',
      createdSlot: 'integer',
      createdTime: 'integer',
      creator: 'address',
      decimals: 'integer?',
      launchpad: 'address?',
      pooledSlot: 'integer?',
      pooledTime: 'integer?',
      tradedSlot: 'integer?',
      holders: 'integer',
      firstTime: 'integer?',
      lastTime: 'integer?',
      swaps: 'integer',
      buys: 'integer',
      microUsd: 'int64',
      unvalued: 'integer',
      firstPrice: 'real?',
      peakLiquidityMicroUsd: 'int64?',
      creatorBuys: 'integer?',
      creatorSells: 'integer?',
      creatorBought: 'uint?',
      creatorSold: 'uint?',
    },
  }),
  rightsOverMints: defineQuery({
    name: 'rights-over-mints',
    about: 'How the rights to mint and to freeze were last changed.',
    sql: `SELECT t.mint, ${newest('mint', GIVEN_UP)} AS mint_given_up, ${newest('mint', 'a.slot')} AS mint_slot,
            ${newest('freeze', GIVEN_UP)} AS freeze_given_up, ${newest('freeze', 'a.slot')} AS freeze_slot
          FROM tokens t WHERE t.mint IN ($mints) LIMIT $limit`,
    // It has no subqueries with an order that depend on the row.
    clickhouse: `SELECT t.mint, ${newestOf('mint', 'given_up')} AS mint_given_up, ${newestOf('mint', 'slot')} AS mint_slot,
            ${newestOf('freeze', 'given_up')} AS freeze_given_up, ${newestOf('freeze', 'slot')} AS freeze_slot
          FROM tokens t LEFT JOIN (
            SELECT a.mint, a.authority, ${GIVEN_UP} AS given_up, a.slot,
              row_number() OVER (PARTITION BY a.mint, a.authority ORDER BY a.slot DESC, a.position DESC, a.part DESC) AS place
            FROM authority_changes a WHERE a.mint IN ($mints)
          ) AS c ON c.mint = t.mint AND c.place = 1
          WHERE t.mint IN ($mints) GROUP BY t.mint LIMIT $limit`,
    parameters: { mints: 'address[]', limit: 'integer' },
    row: {
      mint: 'address',
      mintGivenUp: 'flag?',
      mintSlot: 'integer?',
      freezeGivenUp: 'flag?',
      freezeSlot: 'integer?',
    },
  }),
  earlyBuyers: defineQuery({
    name: 'early-buyers',
    about: 'Different buyers of tokens in their first hour of trading.',
    sql: `SELECT mint, count(*) AS buyers FROM launch_traders
          WHERE mint IN ($mints) AND buys > 0 GROUP BY mint LIMIT $limit`,
    parameters: { mints: 'address[]', limit: 'integer' },
    row: { mint: 'address', buyers: 'integer' },
  }),
  snipers: defineQuery({
    name: 'snipers',
    about: 'Who bought tokens within some slots of their first trade and is not their creator.',
    sql: `SELECT s.mint, s.trader, s.bought FROM tokens t JOIN launch_traders s ON s.mint = t.mint
          WHERE t.mint IN ($mints) AND s.first_slot <= t.traded_slot + $slots AND s.buys > 0 AND s.trader <> t.creator
          LIMIT $limit`,
    parameters: { mints: 'address[]', slots: 'integer', limit: 'integer' },
    row: { mint: 'address', trader: 'address', bought: 'uint' },
  }),
  creatorHoldings: defineQuery({
    name: 'creator-holdings',
    about: 'What creators hold of their tokens, in accounts the index has seen.',
    sql: `SELECT a.mint, a.amount FROM tokens t JOIN token_accounts a ON a.owner = t.creator AND a.mint = t.mint
          WHERE t.mint IN ($mints) ORDER BY a.amount DESC LIMIT $limit`,
    parameters: { mints: 'address[]', limit: 'integer' },
    row: { mint: 'address', amount: 'uint' },
  }),
  suppliesOfMints: defineQuery({
    name: 'supplies-of-mints',
    about: 'Units minted and burnt, hour by hour.',
    sql: `SELECT mint, minted, burnt FROM supply_spans WHERE mint IN ($mints) AND +width = 3600 LIMIT $limit`,
    parameters: { mints: 'address[]', limit: 'integer' },
    row: { mint: 'address', minted: 'uint', burnt: 'uint' },
  }),
  marketsOfMints: defineQuery({
    name: 'markets-of-mints',
    about: 'Markets of tokens with their liquidity.',
    sql: `SELECT market, base, venue, base_reserve, liquidity_micro_usd, slot FROM markets
          WHERE base IN ($mints) ORDER BY liquidity_micro_usd DESC NULLS LAST, slot DESC LIMIT $limit`,
    parameters: { mints: 'address[]', limit: 'integer' },
    row: {
      market: 'address',
      base: 'address',
      venue: 'address',
      baseReserve: 'uint?',
      liquidityMicroUsd: 'int64?',
      slot: 'integer',
    },
  }),
  earlierLaunches: defineQuery({
    name: 'earlier-launches',
    about: 'What the same people created before, and what became of it.',
    sql: `SELECT b.creator, b.mint, b.slot, t.pooled_slot, t.traded_slot, l.peak_liquidity_micro_usd,
            (SELECT max(m.liquidity_micro_usd) FROM markets m WHERE m.base = b.mint) AS liquidity_micro_usd
          FROM (
            SELECT creator, mint, slot FROM token_mints
            WHERE creator IN ($creators) AND slot < $before AND decimals > 0 ORDER BY slot DESC LIMIT $limit
          ) AS b JOIN tokens t ON t.mint = b.mint LEFT JOIN launches l ON l.mint = b.mint LIMIT $limit`,
    parameters: { creators: 'address[]', before: 'integer', limit: 'integer' },
    row: {
      creator: 'address',
      mint: 'address',
      slot: 'integer',
      pooledSlot: 'integer?',
      tradedSlot: 'integer?',
      peakLiquidityMicroUsd: 'int64?',
      liquidityMicroUsd: 'int64?',
    },
  }),
  pullsOfMarkets: defineQuery({
    name: 'pulls-of-markets',
    about: 'When most of a pool was taken out at once.',
    sql: `SELECT subject AS market, max(slot) AS slot FROM anomalies
          WHERE subject IN ($markets) AND rule || '' = 'liquidity-pull' GROUP BY subject LIMIT $limit`,
    parameters: { markets: 'address[]', limit: 'integer' },
    row: { market: 'address', slot: 'integer' },
  }),
  graduatedLaunches: defineQuery({
    name: 'graduated-launches',
    about:
      'Tokens of a launchpad that came to a pool, the newest first, and the market they were sold on before.',
    sql: `SELECT t.mint, t.created_time, t.pooled_slot, t.pooled_time, m.market
          FROM tokens t JOIN markets m ON m.base = t.mint AND m.venue = t.launchpad
          WHERE t.launchpad = $launchpad AND t.pooled_slot IS NOT NULL AND t.pooled_time IS NOT NULL
            AND t.created_time IS NOT NULL
          ORDER BY t.pooled_slot DESC NULLS LAST, t.mint LIMIT $limit`,
    parameters: { launchpad: 'address', limit: 'integer' },
    row: {
      mint: 'address',
      createdTime: 'integer',
      pooledSlot: 'integer',
      pooledTime: 'integer',
      market: 'address',
    },
  }),
  launchesCounted: defineQuery({
    name: 'launches-counted',
    about: 'How many tokens a launchpad created before a time, and how many of them came to a pool.',
    sql: `SELECT count(*) AS launches, count(pooled_slot) AS pooled
          FROM tokens WHERE launchpad = $launchpad AND created_time < $before LIMIT 1`,
    parameters: { launchpad: 'address', before: 'integer' },
    row: { launches: 'integer', pooled: 'integer' },
  }),
  tradesOfLaunch: defineQuery({
    name: 'trades-of-launch',
    about:
      'What was bought and sold of a token on one market after a time and up to a slot, the oldest first.',
    sql: `SELECT time, is_buy, base_amount FROM swaps
          WHERE market = $market AND base = $mint AND slot <= $up_to AND time > $from
          ORDER BY slot, position, part LIMIT $limit`,
    parameters: { market: 'address', mint: 'address', from: 'integer', upTo: 'integer', limit: 'integer' },
    row: { time: 'integer', isBuy: 'flag', baseAmount: 'uint' },
  }),
};
