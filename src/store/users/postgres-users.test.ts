import { describe, expect, test } from 'vitest';
import { openPostgresUsers } from './postgres-users.ts';

const URL_OF_SERVER = process.env['POSTGRES_URL'];

describe.skipIf(URL_OF_SERVER === undefined)('a PostgreSQL server for what belongs to people', () => {
  test('a connection that breaks in a transaction fails it, and the next statement has another', async () => {
    const database = openPostgresUsers(URL_OF_SERVER!, 'public');
    const broken = database.transact(async (sql) => {
      await sql.all('SELECT pg_terminate_backend(pg_backend_pid())');
      await sql.all('SELECT 1 AS one');
    });
    await expect(broken).rejects.toMatchObject({ code: 'store/users-unavailable' });
    expect(await database.all('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await database.close();
  });

  test('a connection that breaks while it waits is replaced', async () => {
    const database = openPostgresUsers(URL_OF_SERVER!, 'public');
    await database.all('SELECT 1 AS one');
    const other = openPostgresUsers(URL_OF_SERVER!, 'public');
    await other.all(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'users public' AND pid <> pg_backend_pid()`,
    );
    await expect.poll(() => database.all('SELECT 1 AS one').catch(() => undefined)).toEqual([{ one: 1 }]);
    await other.close();
    await database.close();
  });
});

test('a server that is not there is said to be unavailable, each time it is asked', async () => {
  const database = openPostgresUsers('postgresql://nobody@127.0.0.1:1/none', 'public');
  for (let i = 0; i < 2; i++) {
    await expect(database.all('SELECT 1 AS one')).rejects.toMatchObject({ code: 'store/users-unavailable' });
  }
  await database.close();
});
