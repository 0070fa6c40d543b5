import { numberOf, textOf, type UserDatabase } from './user-database.ts';

export interface StoredLabel {
  readonly address: string;
  readonly label: string;
  readonly changedMs: number;
}

export const LABEL_TABLES = [
  `CREATE TABLE labels (
    user_id TEXT NOT NULL REFERENCES users (id), address TEXT NOT NULL, label TEXT NOT NULL, changed_ms BIGINT NOT NULL,
    PRIMARY KEY (user_id, address)
  )`,
];

export interface Labels {
  /** By their words. */
  list(userId: string, limit: number): Promise<readonly StoredLabel[]>;
  /** `false` when there are `most` already and it is a new one. */
  put(userId: string, label: StoredLabel, most: number): Promise<boolean>;
  remove(userId: string, address: string): Promise<void>;
}

export function createLabels(database: UserDatabase): Labels {
  return {
    async list(userId, limit) {
      const rows = await database.all(
        'SELECT * FROM labels WHERE user_id = $1 ORDER BY label, address LIMIT $2',
        [userId, limit],
      );
      return rows.map((row) => ({
        address: textOf(row, 'address'),
        label: textOf(row, 'label'),
        changedMs: numberOf(row, 'changed_ms'),
      }));
    },
    put(userId, { address, label, changedMs }, most) {
      return database.transact(async (sql) => {
        const changed = await sql.run(
          'UPDATE labels SET label = $3, changed_ms = $4 WHERE user_id = $1 AND address = $2',
          [userId, address, label, changedMs],
        );
        if (changed > 0) return true;
        const added = await sql.run(
          `INSERT INTO labels SELECT $1, $2, $3, CAST($4 AS BIGINT)
           WHERE (SELECT count(*) FROM labels WHERE user_id = $1) < $5 ON CONFLICT DO NOTHING`,
          [userId, address, label, changedMs, most],
        );
        return added > 0;
      });
    },
    async remove(userId, address) {
      await database.run('DELETE FROM labels WHERE user_id = $1 AND address = $2', [userId, address]);
    },
  };
}
