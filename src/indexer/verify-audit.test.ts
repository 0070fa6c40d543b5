import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { AUDIT_RETENTION_MS } from '#store/users/audit';
import { openUserDatabase, openUserStore } from '#store/users/user-store';
import { toUserPlace } from '#store/users/user-place';
import { parseHead, verifyAuditLog } from './verify-audit.ts';

async function openFolder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'audit-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const place = toUserPlace(undefined, dataDir);
  const store = await openUserStore(place);
  const { audit } = store;
  for (let atMs = 1; atMs <= 3; atMs++)
    await audit.append({
      atMs,
      actor: 'person',
      userId: 'ana',
      team: '',
      action: 'label',
      thing: 'label 4zvw',
      before: '',
      after: String(atMs),
      client: '203.0.113.7',
    });
  const rows = await audit.list({}, 3);
  return { place, dataDir, audit, rows, close: () => store.close() };
}

test('a log that was let alone passes, with the head to note', async () => {
  const { place, rows, close } = await openFolder();
  await close();
  const [check] = await verifyAuditLog(place, undefined);
  expect(check).toEqual({ name: `audit log, head 3:${rows[0]!.hash}`, checked: 3, failed: 0, examples: [] });
});

test('a noted head is looked for, and one whose row is gone for its age is said to be', async () => {
  const { place, rows, audit, close } = await openFolder();
  const old = rows[2]!;
  const notedOf = async (text: string) => (await verifyAuditLog(place, parseHead(text)))[1];
  expect(await notedOf(`1:${old.hash}`)).toMatchObject({ checked: 1, failed: 0, examples: [] });
  expect(await notedOf('f'.repeat(64))).toMatchObject({ failed: 1, examples: ['no row has it'] });
  await audit.sweep(AUDIT_RETENTION_MS + 3);
  await close();
  expect(await notedOf(`1:${old.hash}`)).toMatchObject({
    checked: 0,
    failed: 0,
    examples: [expect.stringContaining('was removed after 400 days')],
  });
  expect(await notedOf(old.hash)).toMatchObject({
    failed: 1,
    examples: [expect.stringContaining('ROW:HASH')],
  });
});

test('a changed row fails and is named', async () => {
  const { place, close } = await openFolder();
  await close();
  const database = openUserDatabase(place);
  await database.run("UPDATE audit_log SET thing = 'other' WHERE seq = 2");
  await database.close();
  expect(await verifyAuditLog(place, undefined)).toMatchObject([
    { failed: 1, examples: ['row 2: its content is not what was written'] },
  ]);
});

test('heads are read as they are printed, and other texts refused', () => {
  const hash = 'ab'.repeat(32);
  expect(parseHead(`12:${hash}`)).toEqual({ seq: 12, hash });
  expect(parseHead(hash)).toEqual({ hash });
  expect([`x:${hash}`, 'ab', `12:${hash}0`].map(parseHead)).toEqual([undefined, undefined, undefined]);
});

test('people are stored in the folder, or in the schema of their database', () => {
  expect(toUserPlace(undefined, '/data')).toEqual({ kind: 'folder', folder: '/data/users' });
  expect(toUserPlace('postgresql://db', '/data')).toMatchObject({
    kind: 'postgresql',
    url: 'postgresql://db',
  });
});
