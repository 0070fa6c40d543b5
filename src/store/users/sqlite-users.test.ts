import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from 'vitest';
import { openUserStore } from './user-store.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

test('a lock of another process holds up who writes, and nothing else of this one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'users-'));
  closers.push(() => rmSync(folder, { recursive: true }));
  const store = await openUserStore({ kind: 'folder', folder });
  closers.push(() => store.close());
  const other = new DatabaseSync(join(folder, 'users.sqlite'));
  closers.push(() => other.close());
  other.exec('BEGIN IMMEDIATE');
  let isWritten = false;
  const written = store.accounts.ofWallet('A'.repeat(43), 'a'.repeat(32), 1).then((account) => {
    isWritten = true;
    return account;
  });
  // A write that kept the thread would not let it come to this.
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setTimeout(resolve, 1));
  expect(isWritten).toBe(false);
  other.exec('ROLLBACK');
  expect((await written).id).toBeTypeOf('string');
});
