import { expect, test } from 'vitest';
import { AUDIT_RETENTION_MS, createAudit, type AuditEntry } from './audit.ts';
import { migrateUsers } from './migrations.ts';
import { openSqliteUsers } from './sqlite-users.ts';

const entry = (more: Partial<AuditEntry> = {}): AuditEntry => ({
  atMs: 1_000,
  actor: 'person',
  userId: 'ana',
  action: 'label',
  thing: 'label 4zvw',
  before: '',
  after: '"mine"',
  client: '203.0.113.7',
  ...more,
});

async function open(count: number) {
  const database = openSqliteUsers(undefined);
  await migrateUsers(database);
  const audit = createAudit(database);
  for (let index = 0; index < count; index++)
    await audit.append(entry({ atMs: index, after: String(index) }));
  return { database, audit };
}

test('rows are listed newest first, by what is asked for', async () => {
  const { audit } = await open(0);
  await audit.append(entry({ thing: 'label 100%' }));
  await audit.append(entry({ userId: 'bo', thing: 'label 100_' }));
  await audit.append(entry({ action: 'watch', atMs: 5_000 }));
  expect((await audit.list({ userId: 'ana' }, 10)).map(({ seq }) => seq)).toEqual([3, 1]);
  expect((await audit.list({ thing: '100%' }, 10)).map(({ seq }) => seq)).toEqual([1]);
  expect((await audit.list({ action: 'watch', fromMs: 5_000 }, 10)).map(({ seq }) => seq)).toEqual([3]);
  expect((await audit.list({ before: 3 }, 1)).map(({ seq }) => seq)).toEqual([2]);
});

test('rows that were let alone are all right, and a head that was noted is found among them', async () => {
  const { audit } = await open(1_200);
  const [row] = await audit.list({ before: 600 }, 1);
  const verdict = await audit.verify(row!.hash);
  expect(verdict).toMatchObject({ checked: 1_200, fault: undefined, hasNoted: true });
  expect((await audit.verify('f'.repeat(64))).hasNoted).toBe(false);
});

test.each([
  ['a changed word', "UPDATE audit_log SET thing = 'label other' WHERE seq = 4", 4],
  ['a changed time', 'UPDATE audit_log SET at_ms = at_ms + 1 WHERE seq = 4', 4],
  ['another actor', "UPDATE audit_log SET user_id = 'bo' WHERE seq = 4", 4],
  ['a row taken out', 'DELETE FROM audit_log WHERE seq = 4', 5],
  ['a hash of its own', "UPDATE audit_log SET hash = 'ab' WHERE seq = 4", 4],
  ['the newest taken out', 'DELETE FROM audit_log WHERE seq = 9', 9],
  ['the first taken out', 'DELETE FROM audit_log WHERE seq = 1', 2],
  ['one put in', "INSERT INTO audit_log VALUES (10, 1, 'person', 'bo', 'x', 'x', '', '', '', 'ab')", 10],
])('%s is found', async (_name, tampering, seq) => {
  const { database, audit } = await open(9);
  await database.run(tampering);
  expect((await audit.verify()).fault?.seq).toBe(seq);
});

test('any row of a thousand that is changed is found', async () => {
  const { database, audit } = await open(200);
  for (let seq = 1; seq <= 200; seq += 7) {
    await database.run("UPDATE audit_log SET after_change = after_change || ' ' WHERE seq = $1", [seq]);
    expect((await audit.verify()).fault?.seq).toBe(seq);
    await database.run('UPDATE audit_log SET after_change = trim(after_change) WHERE seq = $1', [seq]);
  }
  expect((await audit.verify()).fault).toBeUndefined();
});

test('what is swept leaves the rest verifiable', async () => {
  const { audit } = await open(20);
  await audit.sweep(AUDIT_RETENTION_MS + 10);
  expect((await audit.list({}, 100)).map(({ seq }) => seq).at(-1)).toBe(11);
  expect(await audit.verify()).toMatchObject({ checked: 10, fault: undefined });
  await audit.append(entry());
  expect((await audit.verify()).fault).toBeUndefined();
});
