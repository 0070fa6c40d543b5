import { defineQuery } from '../define-query.ts';

/** Places of transactions, the newest first, each once however many facts it left. */
const place = { slot: 'integer', position: 'integer', time: 'integer', signature: 'signature' } as const;
const asked = {
  wallet: 'address',
  /** 1 for any token, 0 for `tokens`. */
  isAnyToken: 'flag',
  tokens: 'address[]',
  from: 'integer',
  to: 'integer',
  slot: 'integer',
  position: 'integer',
  limit: 'integer',
} as const;

const placesOf = (table: string, where: string): string => `SELECT h.slot, h.position, h.time, t.signature
  FROM (SELECT slot, position, time FROM ${table}
        WHERE ${where} AND time >= $from AND time < $to AND (slot, position) < ($slot, $position)
        GROUP BY slot, position, time ORDER BY slot DESC, position DESC LIMIT $limit) AS h
  JOIN transactions t ON t.slot = h.slot AND t.position = h.position
  ORDER BY h.slot DESC, h.position DESC LIMIT $limit`;

const OF_TOKEN = '($is_any_token = 1 OR mint IN ($tokens))';

export default {
  transfersSent: defineQuery({
    name: 'transfers-sent',
    about: 'Transactions below a place in the ledger in which a wallet sent something outside of trades.',
    sql: placesOf(
      'transfers',
      `sender = $wallet AND ${OF_TOKEN} AND ($counterparty IS NULL OR receiver = $counterparty)`,
    ),
    parameters: { ...asked, counterparty: 'address?' },
    row: place,
  }),
  transfersReceived: defineQuery({
    name: 'transfers-received',
    about: 'Transactions below a place in the ledger in which a wallet received something outside of trades.',
    sql: placesOf(
      'transfers',
      `receiver = $wallet AND ${OF_TOKEN} AND ($counterparty IS NULL OR sender = $counterparty)`,
    ),
    parameters: { ...asked, counterparty: 'address?' },
    row: place,
  }),
  tradesMade: defineQuery({
    name: 'trades-made',
    about: 'Transactions below a place in the ledger in which a wallet traded.',
    sql: placesOf(
      'swaps',
      `trader = $wallet AND ($is_any_token = 1 OR base IN ($tokens) OR quote IN ($tokens))`,
    ),
    parameters: asked,
    row: place,
  }),
};
