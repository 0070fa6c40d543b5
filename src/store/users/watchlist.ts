import { numberOf, textOf, type UserDatabase } from './user-database.ts';

export interface StoredWatched {
  readonly cluster: string;
  readonly kind: string;
  readonly address: string;
  readonly note: string | undefined;
  readonly addedMs: number;
}

export const WATCHLIST_TABLES = [
  `CREATE TABLE watched (
    user_id TEXT NOT NULL REFERENCES users (id), cluster TEXT NOT NULL, address TEXT NOT NULL, kind TEXT NOT NULL,
    note TEXT, added_ms BIGINT NOT NULL, PRIMARY KEY (user_id, cluster, address)
  )`,
];

export interface Watchlist {
  /** Newest first. */
  list(userId: string, limit: number): Promise<readonly StoredWatched[]>;
  /** Adds or changes an entry; `false` when there are `most` already and it is a new one. */
  put(userId: string, entry: StoredWatched, most: number): Promise<boolean>;
  remove(userId: string, cluster: string, address: string): Promise<void>;
}

export function createWatchlist(database: UserDatabase): Watchlist {
  return {
    async list(userId, limit) {
      const rows = await database.all(
        'SELECT * FROM watched WHERE user_id = $1 ORDER BY added_ms DESC, address LIMIT $2',
        [userId, limit],
      );
      return rows.map((row) => ({
        cluster: textOf(row, 'cluster'),
        kind: textOf(row, 'kind'),
        address: textOf(row, 'address'),
        note: typeof row['note'] === 'string' ? row['note'] : undefined,
        addedMs: numberOf(row, 'added_ms'),
      }));
    },
    put(userId, { cluster, kind, address, note, addedMs }, most) {
      return database.transact(async (sql) => {
        const changed = await sql.run(
          'UPDATE watched SET kind = $4, note = $5 WHERE user_id = $1 AND cluster = $2 AND address = $3',
          [userId, cluster, address, kind, note ?? null],
        );
        if (changed > 0) return true;
        const added = await sql.run(
          `INSERT INTO watched SELECT $1, $2, $3, $4, $5, CAST($6 AS BIGINT)
           WHERE (SELECT count(*) FROM watched WHERE user_id = $1) < $7 ON CONFLICT DO NOTHING`,
          [userId, cluster, address, kind, note ?? null, addedMs, most],
        );
        return added > 0;
      });
    },
    async remove(userId, cluster, address) {
      await database.run('DELETE FROM watched WHERE user_id = $1 AND cluster = $2 AND address = $3', [
        userId,
        cluster,
        address,
      ]);
    },
  };
}
