import { expect, test } from 'vitest';
import { AUDIT_RETENTION_MS, createAudit, type AuditEntry } from './audit.ts';
import { describeOnBothEngines } from './testing.ts';
import type { UserDatabase } from './user-database.ts';

const entry = (more: Partial<AuditEntry> = {}): AuditEntry => ({
  atMs: 1_000,
  actor: 'person',
  userId: 'ana',
  team: '',
  action: 'label',
  thing: 'label 4zvw',
  before: '',
  after: '"mine"',
  client: '203.0.113.7',
  ...more,
});

/** The same database, with something done once before the first statement that holds `part`. */
function withWork(database: UserDatabase, part: string, work: () => Promise<void>): UserDatabase {
  let isDone = false;
  return {
    ...database,
    all: async (sql, values) => {
      if (!isDone && sql.includes(part)) {
        isDone = true;
        await work();
      }
      return database.all(sql, values);
    },
  };
}

describeOnBothEngines('the audit log', (openStore) => {
  async function open(count: number) {
    const { store, database, close } = await openStore();
    const { audit } = store;
    for (let index = 0; index < count; index++)
      await audit.append(entry({ atMs: index, after: String(index) }));
    return { database, audit, close };
  }

  test('rows are listed newest first, by what is asked for', async () => {
    const { audit, close } = await open(0);
    await audit.append(entry({ thing: 'label 100%' }));
    await audit.append(entry({ userId: 'bo', thing: 'label 100_' }));
    await audit.append(entry({ action: 'watch', atMs: 5_000 }));
    expect((await audit.list({ userId: 'ana' }, 10)).map(({ seq }) => seq)).toEqual([3, 1]);
    expect((await audit.list({ thing: '100%' }, 10)).map(({ seq }) => seq)).toEqual([1]);
    expect((await audit.list({ action: 'watch', fromMs: 5_000 }, 10)).map(({ seq }) => seq)).toEqual([3]);
    expect((await audit.list({ before: 3 }, 1)).map(({ seq }) => seq)).toEqual([2]);
    await close();
  });

  test('filters read the letters A to Z in any case, and other letters as they are', async () => {
    const { audit, close } = await open(0);
    await audit.append(entry({ action: 'signIn', thing: 'query Größe' }));
    const seqs = async (filter: object) => (await audit.list(filter, 10)).map(({ seq }) => seq);
    expect(await seqs({ thing: 'QUERY GRö' })).toEqual([1]);
    expect(await seqs({ thing: 'GRÖ' })).toEqual([]);
    expect(await seqs({ action: 'SIGNIN' })).toEqual([1]);
    expect(await seqs({ thing: 'a\0b' })).toEqual([]);
    await close();
  });

  test('half a pair and NUL are stored as what both engines store, and hashed as that', async () => {
    const { audit, close } = await open(0);
    await audit.append(entry({ thing: 'query a\0b', before: '😀'.slice(0, 1), after: 'x\uDE00' }));
    expect(await audit.verify()).toMatchObject({ checked: 1, fault: undefined });
    const [row] = await audit.list({ thing: 'a\0b' }, 1);
    expect([row?.thing, row?.before, row?.after]).toEqual(['query a\uFFFDb', '\uFFFD', 'x\uFFFD']);
    await close();
  });

  test('rows that were let alone are all right, and a head that was noted is found among them', async () => {
    const { audit, close } = await open(1_200);
    const [row] = await audit.list({ before: 600 }, 1);
    const verdict = await audit.verify({ hash: row!.hash });
    expect(verdict).toMatchObject({ checked: 1_200, fault: undefined, noted: 'among' });
    expect((await audit.verify({ hash: 'f'.repeat(64) })).noted).toBe('missing');
    await close();
  });

  test.each([
    ['a changed word', "UPDATE audit_log SET thing = 'label other' WHERE seq = 4", 4],
    ['a changed time', 'UPDATE audit_log SET at_ms = at_ms + 1 WHERE seq = 4', 4],
    ['a time no number can be', 'UPDATE audit_log SET at_ms = 9223372036854775807 WHERE seq = 4', 4],
    ['another team', "UPDATE audit_log SET team = 'x' WHERE seq = 4", 4],
    ['another user', "UPDATE audit_log SET user_id = 'bo' WHERE seq = 4", 4],
    ['an actor there is none of', "UPDATE audit_log SET actor = 'nobody' WHERE seq = 4", 4],
    ['a row taken out', 'DELETE FROM audit_log WHERE seq = 4', 5],
    ['a hash of its own', "UPDATE audit_log SET hash = 'ab' WHERE seq = 4", 4],
    ['the newest taken out', 'DELETE FROM audit_log WHERE seq = 9', 9],
    ['the first taken out', 'DELETE FROM audit_log WHERE seq = 1', 2],
    ['all taken out', 'DELETE FROM audit_log', 9],
    [
      'one put in',
      "INSERT INTO audit_log VALUES (10, 1, 'person', 'bo', 'x', 'x', '', '', '', 'ab', '')",
      10,
    ],
    ['a head put back', "UPDATE audit_heads SET seq = 8 WHERE name = 'newest'", 8],
  ])('%s is found', async (_name, tampering, seq) => {
    const { database, audit, close } = await open(9);
    await database.run(tampering);
    expect((await audit.verify()).fault?.seq).toBe(seq);
    await close();
  });

  test('a changed row is found wherever it stands: each seventh of two hundred', async () => {
    const { database, audit, close } = await open(200);
    for (let seq = 1; seq <= 200; seq += 7) {
      await database.run("UPDATE audit_log SET after_change = after_change || ' ' WHERE seq = $1", [seq]);
      expect((await audit.verify()).fault?.seq).toBe(seq);
      await database.run('UPDATE audit_log SET after_change = trim(after_change) WHERE seq = $1', [seq]);
    }
    expect((await audit.verify()).fault).toBeUndefined();
    await close();
  });

  test('what is swept leaves the rest verifiable', async () => {
    const { audit, close } = await open(20);
    await audit.sweep(AUDIT_RETENTION_MS + 10);
    expect((await audit.list({}, 100)).map(({ seq }) => seq).at(-1)).toBe(11);
    expect(await audit.verify()).toMatchObject({ checked: 10, fault: undefined });
    await audit.append(entry());
    expect((await audit.verify()).fault).toBeUndefined();
    await audit.sweep(AUDIT_RETENTION_MS * 2);
    expect(await audit.list({}, 100)).toEqual([]);
    expect(await audit.verify()).toMatchObject({ checked: 0, fault: undefined });
    await close();
  });

  test('nothing is swept beyond the first row that is not old', async () => {
    const { audit, close } = await open(3);
    await audit.append(entry({ atMs: 5_000 }));
    await audit.append(entry({ atMs: 4 }));
    await audit.sweep(AUDIT_RETENTION_MS + 1_000);
    expect((await audit.list({}, 100)).map(({ seq }) => seq)).toEqual([5, 4]);
    await close();
  });

  test('a head whose row was swept is said to be so', async () => {
    const { audit, close } = await open(20);
    const [row] = await audit.list({ before: 6 }, 1);
    const [edge] = await audit.list({ before: 11 }, 1);
    await audit.sweep(AUDIT_RETENTION_MS + 10);
    const notedOf = async (noted: { hash: string; seq?: number }) => (await audit.verify(noted)).noted;
    expect(await notedOf({ hash: row!.hash, seq: row!.seq })).toBe('swept');
    expect(await notedOf({ hash: row!.hash })).toBe('missing-or-swept');
    expect(await notedOf({ hash: edge!.hash, seq: 10 })).toBe('among');
    expect(await notedOf({ hash: row!.hash, seq: 10 })).toBe('missing');
    expect(await notedOf({ hash: row!.hash, seq: 15 })).toBe('missing');
    await close();
  });

  test.each([
    ['added', 'FROM audit_log'],
    ['added', 'name = $1'],
    ['swept', 'FROM audit_log'],
    ['swept', 'name = $1'],
  ] as const)('rows that are %s while they are verified are no fault: before %s', async (what, part) => {
    const { database, audit, close } = await open(9);
    const live = withWork(database, part, () =>
      what === 'added' ? audit.append(entry()) : audit.sweep(AUDIT_RETENTION_MS + 5),
    );
    expect((await createAudit(live).verify()).fault).toBeUndefined();
    const swept = withWork(database, 'FROM audit_log', async () => {
      await audit.append(entry({ atMs: 6 }));
      await audit.sweep(AUDIT_RETENTION_MS * 2);
    });
    expect((await createAudit(swept).verify()).fault).toBeUndefined();
    await close();
  });
});
