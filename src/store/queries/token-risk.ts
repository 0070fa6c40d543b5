import { defineQuery } from '../define-query.ts';

export default {
  liquiditySince: defineQuery({
    name: 'liquidity-since',
    about: 'Liquidity of a market, hour by hour, the oldest first.',
    sql: `SELECT bucket, high, close FROM market_liquidity_spans
          WHERE market = $market AND width = 3600 AND bucket > $from ORDER BY bucket LIMIT $limit`,
    parameters: { market: 'address', from: 'integer', limit: 'integer' },
    row: { bucket: 'integer', high: 'int64', close: 'int64' },
  }),
  authorityChangesOf: defineQuery({
    name: 'authority-changes-of',
    about: 'Authorities of a mint that were transferred or revoked, the newest first.',
    sql: `SELECT c.authority, c.holder, c.slot, c.time, t.signature
          FROM authority_changes c LEFT JOIN transactions t ON t.slot = c.slot AND t.position = c.position
          WHERE c.mint = $mint ORDER BY c.slot DESC, c.position DESC, c.part DESC LIMIT $limit`,
    parameters: { mint: 'address', limit: 'integer' },
    row: {
      authority: 'text',
      holder: 'address?',
      slot: 'integer',
      time: 'integer',
      signature: 'signature?',
    },
  }),
};
