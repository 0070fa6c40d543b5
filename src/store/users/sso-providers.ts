import { findOne, numberOf, textOf, type Sql, type SqlRow, type UserDatabase } from './user-database.ts';

/** An identity provider as the operator entered it; no secret is ever part of it. */
export interface StoredProvider {
  readonly id: string;
  readonly type: string;
  readonly name: string;
  readonly enabled: boolean;
  readonly primary: boolean;
  /** JSON of its type's settings. */
  readonly config: string;
  readonly createdMs: number;
  readonly updatedMs: number;
}

export const SSO_PROVIDER_TABLES = [
  `CREATE TABLE sso_providers (
    id TEXT PRIMARY KEY, place BIGINT NOT NULL, type TEXT NOT NULL, name TEXT NOT NULL, enabled BIGINT NOT NULL,
    is_primary BIGINT NOT NULL, config TEXT NOT NULL, created_ms BIGINT NOT NULL, updated_ms BIGINT NOT NULL
  )`,
  // Also between two operators at once there is one primary at most.
  'CREATE UNIQUE INDEX sso_providers_primary ON sso_providers (is_primary) WHERE is_primary = 1',
];

export interface SsoProviders {
  list(): Promise<readonly StoredProvider[]>;
  find(id: string): Promise<StoredProvider | undefined>;
  /**
   * Makes `providers` all there are, whole or not at all. One of them is primary at most: of several, the one that
   * was not primary before, else the last.
   */
  replaceAll(providers: readonly StoredProvider[]): Promise<void>;
}

export function createSsoProviders(database: UserDatabase): SsoProviders {
  const list = async (sql: Sql) =>
    (await sql.all('SELECT * FROM sso_providers ORDER BY place, id')).map(toProvider);
  return {
    list: () => list(database),
    async find(id) {
      const row = await findOne(database, 'SELECT * FROM sso_providers WHERE id = $1', [id]);
      return row && toProvider(row);
    },
    async replaceAll(providers) {
      await database.transact(async (sql) => {
        if (database.engine === 'postgresql') await sql.all('LOCK TABLE sso_providers IN EXCLUSIVE MODE');
        const before = (await list(sql)).find(({ primary }) => primary)?.id;
        const asked = providers.filter(({ primary }) => primary).map(({ id }) => id);
        const primary = asked.findLast((id) => id !== before) ?? asked.at(-1);
        await sql.run('DELETE FROM sso_providers');
        for (const [
          place,
          { id, type, name, enabled, config, createdMs, updatedMs },
        ] of providers.entries()) {
          await sql.run('INSERT INTO sso_providers VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)', [
            id,
            place,
            type,
            name,
            enabled ? 1 : 0,
            id === primary ? 1 : 0,
            config,
            createdMs,
            updatedMs,
          ]);
        }
      });
    },
  };
}

function toProvider(row: SqlRow): StoredProvider {
  return {
    id: textOf(row, 'id'),
    type: textOf(row, 'type'),
    name: textOf(row, 'name'),
    enabled: numberOf(row, 'enabled') === 1,
    primary: numberOf(row, 'is_primary') === 1,
    config: textOf(row, 'config'),
    createdMs: numberOf(row, 'created_ms'),
    updatedMs: numberOf(row, 'updated_ms'),
  };
}
