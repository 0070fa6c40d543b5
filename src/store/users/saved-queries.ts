import { findOne, numberOf, textOf, type SqlRow, type UserDatabase } from './user-database.ts';

export interface StoredQuery {
  readonly name: string;
  /** JSON of it. */
  readonly query: string;
  readonly changedMs: number;
}

export const SAVED_QUERY_TABLES = [
  `CREATE TABLE saved_queries (
    user_id TEXT NOT NULL REFERENCES users (id), name TEXT NOT NULL, query TEXT NOT NULL, changed_ms BIGINT NOT NULL,
    PRIMARY KEY (user_id, name)
  )`,
];

export interface SavedQueries {
  /** Newest first. */
  list(userId: string, limit: number): Promise<readonly StoredQuery[]>;
  find(userId: string, name: string): Promise<StoredQuery | undefined>;
  /** Takes the place of one of the same name. `false` when there are `most` already and it is a new one. */
  put(userId: string, query: StoredQuery, most: number): Promise<boolean>;
  remove(userId: string, name: string): Promise<void>;
}

export function createSavedQueries(database: UserDatabase): SavedQueries {
  return {
    async list(userId, limit) {
      const rows = await database.all(
        'SELECT * FROM saved_queries WHERE user_id = $1 ORDER BY changed_ms DESC, name LIMIT $2',
        [userId, limit],
      );
      return rows.map(toQuery);
    },
    async find(userId, name) {
      const row = await findOne(database, 'SELECT * FROM saved_queries WHERE user_id = $1 AND name = $2', [
        userId,
        name,
      ]);
      return row && toQuery(row);
    },
    put(userId, { name, query, changedMs }, most) {
      return database.transact(async (sql) => {
        const changed = await sql.run(
          'UPDATE saved_queries SET query = $3, changed_ms = $4 WHERE user_id = $1 AND name = $2',
          [userId, name, query, changedMs],
        );
        if (changed > 0) return true;
        const added = await sql.run(
          `INSERT INTO saved_queries SELECT $1, $2, $3, CAST($4 AS BIGINT)
           WHERE (SELECT count(*) FROM saved_queries WHERE user_id = $1) < $5 ON CONFLICT DO NOTHING`,
          [userId, name, query, changedMs, most],
        );
        return added > 0;
      });
    },
    async remove(userId, name) {
      await database.run('DELETE FROM saved_queries WHERE user_id = $1 AND name = $2', [userId, name]);
    },
  };
}

const toQuery = (row: SqlRow): StoredQuery => ({
  name: textOf(row, 'name'),
  query: textOf(row, 'query'),
  changedMs: numberOf(row, 'changed_ms'),
});
