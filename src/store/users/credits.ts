import { findOne, numberOf, type UserDatabase } from './user-database.ts';

/** What one test credit is worth, and how many a user may take a day. */
export const TEST_CREDIT = 50;
export const CREDITS_PER_DAY = 10;
const DAY_MS = 86_400_000;

export const CREDIT_TABLES = [
  `CREATE TABLE credits (user_id TEXT PRIMARY KEY REFERENCES users (id), balance BIGINT NOT NULL,
    day BIGINT NOT NULL, taken_today BIGINT NOT NULL)`,
  `CREATE TABLE credit_grants (user_id TEXT NOT NULL, request_key TEXT NOT NULL, created_ms BIGINT NOT NULL,
    PRIMARY KEY (user_id, request_key))`,
  'CREATE INDEX credit_grants_by_time ON credit_grants (created_ms)',
];

export type Grant = { readonly kind: 'granted' | 'repeated' | 'exhausted'; readonly balance: number };

export interface Credits {
  balanceOf(userId: string): Promise<number>;
  /** Adds one test credit. A key that was used before changes nothing; days are UTC days. */
  grant(userId: string, requestKey: string, nowMs: number): Promise<Grant>;
  sweep(nowMs: number): Promise<void>;
}

export function createCredits(database: UserDatabase): Credits {
  const balanceIn = async (sql: Pick<UserDatabase, 'all' | 'run'>, userId: string): Promise<number> => {
    const row = await findOne(sql, 'SELECT balance FROM credits WHERE user_id = $1', [userId]);
    return row === undefined ? 0 : numberOf(row, 'balance');
  };
  return {
    balanceOf: (userId) => balanceIn(database, userId),
    grant(userId, requestKey, nowMs) {
      const day = Math.floor(nowMs / DAY_MS);
      return database.transact(async (sql) => {
        const isNew = await sql.run('INSERT INTO credit_grants VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
          userId,
          requestKey,
          nowMs,
        ]);
        if (isNew === 0) return { kind: 'repeated', balance: await balanceIn(sql, userId) };
        await sql.run('INSERT INTO credits VALUES ($1, 0, $2, 0) ON CONFLICT DO NOTHING', [userId, day]);
        const changed = await sql.run(
          `UPDATE credits SET balance = balance + $3, day = $2,
             taken_today = CASE WHEN day = $2 THEN taken_today + 1 ELSE 1 END
           WHERE user_id = $1 AND (day <> $2 OR taken_today < $4)`,
          [userId, day, TEST_CREDIT, CREDITS_PER_DAY],
        );
        return { kind: changed === 1 ? 'granted' : 'exhausted', balance: await balanceIn(sql, userId) };
      });
    },
    async sweep(nowMs) {
      await database.run('DELETE FROM credit_grants WHERE created_ms <= $1', [nowMs - 2 * DAY_MS]);
    },
  };
}
