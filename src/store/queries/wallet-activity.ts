import { defineQuery } from '../define-query.ts';

const asked = { wallet: 'address', from: 'integer', most: 'integer', limit: 'integer' } as const;

/** Transactions by the hour of the week they were made in: 0 is that with which a Thursday of UTC begins, as unix time does. */
const byHour = (
  table: string,
  who: string,
): string => `SELECT (time / 3600) % 168 AS hour, count(*) AS transactions
  FROM (SELECT slot, position, time FROM ${table} WHERE ${who} = $wallet AND time >= $from
        GROUP BY slot, position, time ORDER BY slot DESC, position DESC LIMIT $most) AS h
  GROUP BY (time / 3600) % 168 LIMIT $limit`;

/** The newest rows of a wallet in one role, the ones that are counted. */
const newest = (table: string, who: string, shown: string): string => `SELECT ${shown} FROM ${table}
  WHERE ${who} = $wallet AND time >= $from ORDER BY slot DESC, position DESC, part DESC LIMIT $most`;

const toCount = (table: string, who: string): string =>
  `SELECT count(*) AS counted FROM (${newest(table, who, who)}) AS h LIMIT $limit`;

const hours = { hour: 'integer', transactions: 'integer' } as const;

export default {
  hoursOfTrades: defineQuery({
    name: 'hours-of-trades',
    about: 'In which hours of the week a wallet traded.',
    sql: byHour('swaps', 'trader'),
    parameters: asked,
    row: hours,
  }),
  hoursOfTransfers: defineQuery({
    name: 'hours-of-transfers',
    about: 'In which hours of the week a wallet sent something outside of trades.',
    sql: byHour('transfers', 'sender'),
    parameters: asked,
    row: hours,
  }),
  counterpartiesOf: defineQuery({
    name: 'counterparties-of',
    about:
      'With whom a wallet exchanged transfers most often: how many it sent there and received from there.',
    sql: `SELECT address, sum(sent) AS sent, sum(received) AS received FROM (
            SELECT receiver AS address, 1 AS sent, 0 AS received FROM (${newest('transfers', 'sender', 'receiver')}) AS s
            UNION ALL
            SELECT sender AS address, 0 AS sent, 1 AS received FROM (${newest('transfers', 'receiver', 'sender')}) AS r
          ) AS h GROUP BY address ORDER BY count(*) DESC, address LIMIT $limit`,
    parameters: asked,
    row: { address: 'address', sent: 'integer', received: 'integer' },
  }),
  venuesOf: defineQuery({
    name: 'venues-of',
    about: 'On which programs a wallet traded most often.',
    sql: `SELECT venue AS address, count(*) AS counted FROM (${newest('swaps', 'trader', 'venue')}) AS h
          GROUP BY venue ORDER BY counted DESC LIMIT $limit`,
    parameters: asked,
    row: { address: 'address', counted: 'integer' },
  }),
  sentCount: defineQuery({
    name: 'sent-count',
    about: 'How many transfers a wallet sent, up to a bound.',
    sql: toCount('transfers', 'sender'),
    parameters: asked,
    row: { counted: 'integer' },
  }),
  receivedCount: defineQuery({
    name: 'received-count',
    about: 'How many transfers a wallet received, up to a bound.',
    sql: toCount('transfers', 'receiver'),
    parameters: asked,
    row: { counted: 'integer' },
  }),
  tradeCount: defineQuery({
    name: 'trade-count',
    about: 'How many swaps a wallet made, up to a bound.',
    sql: toCount('swaps', 'trader'),
    parameters: asked,
    row: { counted: 'integer' },
  }),
};
