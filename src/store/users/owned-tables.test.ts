import { expect, test } from 'vitest';
import { migrateUsers } from './migrations.ts';
import { OWNED_TABLES } from './owned-tables.ts';
import { openSqliteUsers } from './sqlite-users.ts';

/** Tables with somebody in them that a team cannot have rows in, each with why. */
const OF_PEOPLE: Readonly<Record<string, string>> = {
  identities: 'a team signs in nowhere',
  sessions: 'a team signs in nowhere',
  credits: 'of a person',
  credit_grants: 'of a person',
  profiles: 'of a person',
  chats: 'of a person',
  audit_log: 'names who did it; rows of a team that is gone stay',
  team_members: 'names the members, and goes with the team',
};

test('every table with an owner is emptied with a team, or holds nothing of teams', async () => {
  const database = openSqliteUsers(undefined);
  await migrateUsers(database);
  const tables = await database.all("SELECT name FROM sqlite_master WHERE type = 'table'");
  const owned: string[] = [];
  for (const { name } of tables) {
    const columns = await database.all(`SELECT name FROM pragma_table_info('${String(name)}')`);
    for (const column of columns) {
      if (column['name'] === 'user_id' || column['name'] === 'owner_id')
        owned.push(`${String(name)}.${column['name']}`);
    }
  }
  const known = [
    ...OWNED_TABLES.map((one) => one.join('.')),
    ...Object.keys(OF_PEOPLE).map((name) => `${name}.user_id`),
  ];
  expect(owned.sort()).toEqual(known.sort());
  await database.close();
});
