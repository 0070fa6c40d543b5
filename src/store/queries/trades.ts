import { defineQuery } from '../define-query.ts';
import { SWAP_COLUMNS, swapRow } from '../swap-row.ts';

const JOINED = 'LEFT JOIN transactions t ON t.slot = h.slot AND t.position = h.position';
const NEWEST = `ORDER BY h.slot DESC, h.position DESC, h.part DESC LIMIT $limit`;
const place = { slot: 'integer', position: 'integer', part: 'integer', limit: 'integer' } as const;

export default {
  tradesOfToken: defineQuery({
    name: 'trades-of-token',
    about:
      'Swaps in all markets in which a token has a price, below a place in the ledger, the newest first.',
    sql: `SELECT ${SWAP_COLUMNS} FROM swaps h ${JOINED}
          WHERE h.base = $base AND (h.slot, h.position, h.part) < ($slot, $position, $part) ${NEWEST}`,
    parameters: { base: 'address', ...place },
    row: swapRow,
  }),
  tradesOfWallet: defineQuery({
    name: 'trades-of-wallet',
    about: 'Swaps of a wallet in all markets below a place in the ledger, the newest first.',
    sql: `SELECT ${SWAP_COLUMNS} FROM swaps h ${JOINED}
          WHERE h.trader = $trader AND (h.slot, h.position, h.part) < ($slot, $position, $part) ${NEWEST}`,
    parameters: { trader: 'address', ...place },
    row: swapRow,
  }),
};
