import { isRole, type Role } from '#contracts/people/roles';
import { findOne, numberOf, textOf, type SqlRow, type UserDatabase } from './user-database.ts';

const DAY_MS = 86_400_000;

export interface StoredKey {
  readonly id: string;
  /** Whose it is: a person, or a team. */
  readonly userId: string;
  /** Of a team's key: who made it, and as what it acts. */
  readonly team: { readonly madeBy: string; readonly role: Role } | undefined;
  readonly name: string;
  readonly prefix: string;
  readonly createdMs: number;
  readonly usedMs: number | undefined;
  /** UTC day of `calls`, counted from 1970. */
  readonly day: number;
  readonly calls: number;
}

export const API_KEY_TABLES = [
  `CREATE TABLE api_keys (
    id TEXT PRIMARY KEY, user_id TEXT NOT NULL REFERENCES users (id), name TEXT NOT NULL, prefix TEXT NOT NULL,
    secret_hash TEXT NOT NULL UNIQUE, created_ms BIGINT NOT NULL, used_ms BIGINT, day BIGINT NOT NULL,
    calls BIGINT NOT NULL
  )`,
  'CREATE INDEX api_keys_by_user ON api_keys (user_id, created_ms)',
];

export const API_KEY_TEAM_COLUMNS = [
  "ALTER TABLE api_keys ADD COLUMN made_by TEXT NOT NULL DEFAULT ''",
  "ALTER TABLE api_keys ADD COLUMN role TEXT NOT NULL DEFAULT ''",
];

export interface ApiKeys {
  list(userId: string, limit: number): Promise<readonly StoredKey[]>;
  /** `false` when the user has `most` already. */
  add(
    key: Pick<StoredKey, 'id' | 'userId' | 'team' | 'name' | 'prefix' | 'createdMs'>,
    secretHash: string,
    most: number,
  ): Promise<boolean>;
  remove(userId: string, id: string): Promise<boolean>;
  findBySecret(secretHash: string): Promise<StoredKey | undefined>;
  /** Those of some ids that there still are. */
  findKnown(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Adds calls to the key's UTC day; gives how many the day has now, `undefined` when the key is gone. */
  count(id: string, calls: number, nowMs: number): Promise<number | undefined>;
}

export function createApiKeys(database: UserDatabase): ApiKeys {
  return {
    async list(userId, limit) {
      const rows = await database.all(
        'SELECT * FROM api_keys WHERE user_id = $1 ORDER BY created_ms DESC, id LIMIT $2',
        [userId, limit],
      );
      return rows.map(toKey);
    },
    async add({ id, userId, team, name, prefix, createdMs }, secretHash, most) {
      const added = await database.run(
        `INSERT INTO api_keys SELECT $1, $2, $3, $4, $5, CAST($6 AS BIGINT), NULL, 0, 0, $8, $9
         WHERE (SELECT count(*) FROM api_keys WHERE user_id = $2) < $7`,
        [id, userId, name, prefix, secretHash, createdMs, most, team?.madeBy ?? '', team?.role ?? ''],
      );
      return added > 0;
    },
    async remove(userId, id) {
      return (await database.run('DELETE FROM api_keys WHERE user_id = $1 AND id = $2', [userId, id])) > 0;
    },
    async findBySecret(secretHash) {
      const row = await findOne(database, 'SELECT * FROM api_keys WHERE secret_hash = $1', [secretHash]);
      return row && toKey(row);
    },
    async findKnown(ids) {
      if (ids.length === 0) return new Set();
      const places = ids.map((_id, place) => `$${place + 1}`).join(', ');
      const rows = await database.all(`SELECT id FROM api_keys WHERE id IN (${places})`, ids);
      return new Set(rows.map((row) => textOf(row, 'id')));
    },
    async count(id, calls, nowMs) {
      const row = await findOne(
        database,
        `UPDATE api_keys SET used_ms = $3, calls = CASE WHEN day = $4 THEN calls ELSE 0 END + $2, day = $4
         WHERE id = $1 RETURNING calls`,
        [id, calls, nowMs, Math.floor(nowMs / DAY_MS)],
      );
      return row === undefined ? undefined : numberOf(row, 'calls');
    },
  };
}

function toKey(row: SqlRow): StoredKey {
  const { used_ms: used, role } = row;
  return {
    id: textOf(row, 'id'),
    userId: textOf(row, 'user_id'),
    team: isRole(role) ? { madeBy: textOf(row, 'made_by'), role } : undefined,
    name: textOf(row, 'name'),
    prefix: textOf(row, 'prefix'),
    createdMs: numberOf(row, 'created_ms'),
    usedMs: typeof used === 'number' ? used : undefined,
    day: numberOf(row, 'day'),
    calls: numberOf(row, 'calls'),
  };
}
