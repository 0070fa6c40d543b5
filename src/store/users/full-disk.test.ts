import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, test } from 'vitest';
import { openSqliteUsers } from './sqlite-users.ts';
import { openUserStore, openUserStoreOn } from './user-store.ts';
import { watchWrites } from './watch-writes.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'users-'));
  closers.push(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A store whose file may grow by `pages` more: then SQLite says that the disk is full. */
async function openStore(folder: string, pages: number) {
  const heard: unknown[] = [];
  const database = openSqliteUsers(folder);
  const store = await openUserStoreOn(watchWrites(database, (failure) => heard.push(failure), 5));
  closers.push(() => store.close());
  const sizeOf = async (name: string) => Number(Object.values((await database.all(`PRAGMA ${name}`))[0]!)[0]);
  const setMost = async (count: number) => void (await database.all(`PRAGMA max_page_count = ${count}`));
  await setMost((await sizeOf('page_count')) + pages);
  return { store, heard, makeRoom: () => setMost(1_000_000) };
}

const walletOf = (number: number): string => String(number).padStart(43, 'A');

describe('a disk that is full', () => {
  test('loses nothing that was acknowledged, answers what was stored, and is written again by itself', async () => {
    const folder = makeFolder();
    const { store, heard, makeRoom } = await openStore(folder, 4);
    const stored: string[] = [];
    const failures: unknown[] = [];
    for (let number = 0; failures.length === 0 && number < 10_000; number++) {
      const id = String(number).padStart(32, '0');
      await store.accounts.ofWallet(walletOf(number), id, number).then(
        () => stored.push(walletOf(number)),
        (error: unknown) => failures.push(error),
      );
    }
    const [failure] = failures;
    expect(failure).toMatchObject({ code: 'store/users-unavailable', cause: { errcode: 13 } });
    expect(stored.length).toBeGreaterThan(0);
    expect(heard.at(-1)).toBe(failure);
    await store.check();

    await makeRoom();
    // Nobody writes, and yet it is found out.
    while (heard.at(-1) !== undefined) await new Promise((resolve) => setTimeout(resolve, 5));
    await store.accounts.ofWallet(walletOf(99_999), 'f'.repeat(32), 1);
    await store.close();
    const again = await openUserStore({ kind: 'folder', folder });
    closers.push(() => again.close());
    for (const [number, wallet] of stored.entries()) {
      const { id } = await again.accounts.ofWallet(wallet, 'e'.repeat(32), 1);
      expect(id).toBe(String(number).padStart(32, '0'));
    }
  });
});

describe('a file that another process holds', () => {
  test('is read meanwhile, also behind many who wait to write', async () => {
    const folder = makeFolder();
    const store = await openUserStore({ kind: 'folder', folder });
    closers.push(() => store.close());
    const other = new DatabaseSync(join(folder, 'users.sqlite'));
    closers.push(() => other.close());
    other.exec('BEGIN IMMEDIATE');
    let written = 0;
    const writing = Array.from({ length: 50 }, async (_, number) => {
      await store.accounts.ofWallet(walletOf(number), String(number).padStart(32, '0'), 1);
      written++;
    });
    for (let time = 0; time < 20; time++) await store.check();
    expect(written).toBe(0);
    other.exec('ROLLBACK');
    await Promise.all(writing);
    expect(written).toBe(50);
  });
});
