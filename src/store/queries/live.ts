import { defineQuery } from '../define-query.ts';
import { SWAP_COLUMNS, swapRow } from '../swap-row.ts';
import anomalies from '../tables/anomalies.ts';
import tokenMints from '../tables/token-mints.ts';

/** The columns of a tape, `signature` aside. */
const SWAP = `slot, position, part, time, trader, market, venue, base, quote, is_buy, base_amount, quote_amount, price, micro_usd`;
const { slot, part, time } = swapRow;
const span = { after: 'integer', upTo: 'integer', limit: 'integer' } as const;
const counted = { total: 'integer' } as const;

/** Signatures are looked up for the rows that are given and no others. */
const newestSwaps = (where: string): string => `SELECT ${SWAP_COLUMNS}
  FROM (SELECT ${SWAP} FROM swaps WHERE ${where} slot > $after AND slot <= $up_to
        ORDER BY slot DESC, position DESC, part DESC LIMIT $limit) AS h
  LEFT JOIN transactions t ON t.slot = h.slot AND t.position = h.position
  ORDER BY h.slot DESC, h.position DESC, h.part DESC LIMIT $limit`;

/** No further than `$limit`: a count must not read more than the rows would have. */
const count = (table: string, where = ''): string => `SELECT count(*) AS total
  FROM (SELECT slot FROM ${table} WHERE ${where} slot > $after AND slot <= $up_to LIMIT $limit) AS counted LIMIT 1`;

export default {
  newestCheckpoint: defineQuery({
    name: 'newest-checkpoint',
    about:
      'What every shard has stored, its newest block, and the newest block at or below a slot seen before.',
    sql: `SELECT c.first_slot AS from_slot, c.slot AS to_slot, c.time AS to_time, c.block_slot,
            (SELECT b.time FROM blocks b WHERE b.slot = c.first_slot) AS from_time,
            (SELECT b.hash FROM blocks b WHERE b.slot = c.block_slot) AS hash,
            (SELECT b.hash FROM blocks b WHERE b.slot <= $seen ORDER BY b.slot DESC LIMIT 1) AS seen_hash
          FROM checkpoints c WHERE c.time IS NOT NULL ORDER BY c.slot, c.shard LIMIT 1`,
    parameters: { seen: 'integer' },
    row: {
      fromSlot: 'integer',
      toSlot: 'integer',
      toTime: 'integer',
      blockSlot: 'integer',
      fromTime: 'integer',
      hash: 'hash',
      seenHash: 'hash?',
    },
  }),
  blocksAmong: defineQuery({
    name: 'blocks-among',
    about: 'Which of some slots have a block, and which one.',
    sql: `SELECT slot, hash, time FROM blocks WHERE slot IN ($slots) ORDER BY slot LIMIT $limit`,
    parameters: { slots: 'integer[]', limit: 'integer' },
    row: { slot: 'integer', hash: 'hash', time: 'integer' },
  }),
  blockAtOrBelow: defineQuery({
    name: 'block-at-or-below',
    about: 'The newest block up to a slot.',
    sql: `SELECT slot, hash, time FROM blocks WHERE slot <= $slot ORDER BY slot DESC LIMIT 1`,
    parameters: { slot: 'integer' },
    row: { slot: 'integer', hash: 'hash', time: 'integer' },
  }),
  newTrades: defineQuery({
    name: 'new-trades',
    about: 'The newest swaps of some slots.',
    sql: newestSwaps(''),
    parameters: span,
    row: swapRow,
  }),
  newTradesOfMarket: defineQuery({
    name: 'new-trades-of-market',
    about: 'The newest swaps of a market in some slots.',
    sql: newestSwaps('market = $market AND'),
    parameters: { ...span, market: 'address' },
    row: swapRow,
  }),
  newTradesOfMarkets: defineQuery({
    name: 'new-trades-of-markets',
    about: 'The newest swaps of several markets in some slots.',
    sql: newestSwaps('market IN ($markets) AND'),
    parameters: { ...span, markets: 'address[]' },
    row: swapRow,
  }),
  newTradesCounted: defineQuery({
    name: 'new-trades-counted',
    about: 'How many swaps some slots have, up to a limit.',
    sql: count('swaps'),
    parameters: span,
    row: counted,
  }),
  newTradesOfMarketCounted: defineQuery({
    name: 'new-trades-of-market-counted',
    about: 'How many swaps a market has in some slots, up to a limit.',
    sql: count('swaps', 'market = $market AND'),
    parameters: { ...span, market: 'address' },
    row: counted,
  }),
  newLaunches: defineQuery({
    name: 'new-launches',
    about: 'The newest mints created in some slots.',
    sql: `SELECT b.slot, b.time, b.mint, b.creator, b.decimals, b.launchpad, t.signature
          FROM (SELECT slot, position, part, time, mint, creator, decimals, launchpad FROM token_mints
                WHERE slot > $after AND slot <= $up_to ORDER BY slot DESC, position DESC, part DESC LIMIT $limit) AS b
          LEFT JOIN transactions t ON t.slot = b.slot AND t.position = b.position
          ORDER BY b.slot DESC, b.position DESC, b.part DESC LIMIT $limit`,
    parameters: span,
    row: {
      slot,
      time,
      mint: tokenMints.columns.mint,
      creator: tokenMints.columns.creator,
      decimals: tokenMints.columns.decimals,
      launchpad: tokenMints.columns.launchpad,
      signature: 'signature?',
    },
  }),
  newLaunchesCounted: defineQuery({
    name: 'new-launches-counted',
    about: 'How many mints some slots created, up to a limit.',
    sql: count('token_mints'),
    parameters: span,
    row: counted,
  }),
  newAnomalies: defineQuery({
    name: 'new-anomalies',
    about: 'The newest anomalies of some slots.',
    sql: `SELECT a.slot, a.part, a.time, a.rule, a.severity, a.subject, t.signature, a.measured, a.allowed, a.evidence
          FROM (SELECT slot, part, time, rule, severity, subject, position, measured, allowed, evidence FROM anomalies
                WHERE slot > $after AND slot <= $up_to ORDER BY slot DESC, part DESC LIMIT $limit) AS a
          LEFT JOIN transactions t ON t.slot = a.slot AND t.position = a.position
          ORDER BY a.slot DESC, a.part DESC LIMIT $limit`,
    parameters: span,
    row: {
      slot,
      part,
      time,
      rule: anomalies.columns.rule,
      severity: anomalies.columns.severity,
      subject: anomalies.columns.subject,
      signature: 'signature?',
      measured: anomalies.columns.measured,
      allowed: anomalies.columns.allowed,
      evidence: anomalies.columns.evidence,
    },
  }),
  newAnomaliesCounted: defineQuery({
    name: 'new-anomalies-counted',
    about: 'How many anomalies some slots have, up to a limit.',
    sql: count('anomalies'),
    parameters: span,
    row: counted,
  }),
};
