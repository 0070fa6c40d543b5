import { describe } from 'vitest';
import { randomBytes } from 'node:crypto';
import type { UserDatabase } from './user-database.ts';
import { openUserDatabase, openUserStoreOn, type UserStore } from './user-store.ts';
import { openPostgresUsers } from './postgres-users.ts';

const POSTGRES_URL = process.env['POSTGRES_URL'];

export interface StoreUnderTest {
  readonly store: UserStore;
  /** What the store stands on, for what no store would do. */
  readonly database: UserDatabase;
  readonly close: () => Promise<void>;
}

/**
 * One suite for both engines: SQLite always, PostgreSQL where `POSTGRES_URL` names a server. `open` gives an empty
 * store of its own.
 */
export function describeOnBothEngines(
  name: string,
  suite: (open: () => Promise<StoreUnderTest>) => void,
): void {
  describe(`${name} (sqlite)`, () =>
    suite(async () => {
      const database = openUserDatabase({ kind: 'memory' });
      const store = await openUserStoreOn(database);
      return { store, database, close: () => store.close() };
    }));
  describe.skipIf(POSTGRES_URL === undefined)(`${name} (postgresql)`, () =>
    suite(async () => {
      const schema = `users_${randomBytes(6).toString('hex')}`;
      const url = POSTGRES_URL!;
      const opened = openUserDatabase({ kind: 'postgresql', url, schema });
      const store = await openUserStoreOn(opened);
      return {
        store,
        database: opened,
        close: async () => {
          await store.close();
          const database = openPostgresUsers(url, 'public');
          await database.run(`DROP SCHEMA ${schema} CASCADE`);
          await database.close();
        },
      };
    }),
  );
}
