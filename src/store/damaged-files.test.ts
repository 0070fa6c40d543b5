import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { openStoreReader, openStoreWriter, putStoreAside, type StorePlace } from './open-store.ts';
import coverageQueries from './queries/coverage.ts';
import { openUserStore } from './users/user-store.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'damaged-'));
  folders.push(folder);
  return folder;
}

const GARBAGE = Buffer.alloc(100_000, 'garbage ');

/** An index whose file is no database any more. */
async function makeDamagedIndex(): Promise<StorePlace & { kind: 'folder' }> {
  const place = { kind: 'folder', folder: makeFolder() } as const;
  await openStoreWriter(place).close();
  writeFileSync(join(place.folder, 'index.sqlite'), GARBAGE);
  return place;
}

describe('a damaged index', () => {
  test('is not written to', async () => {
    const place = await makeDamagedIndex();
    expect(() => openStoreWriter(place)).toThrow(expect.objectContaining({ code: 'store/damaged' }));
  });

  test('is told from one that has just begun by who reads it', async () => {
    const reader = openStoreReader(await makeDamagedIndex());
    await expect(reader.all(coverageQueries.coverage, {})).rejects.toMatchObject({ code: 'store/damaged' });
    await reader.close();
    const empty = openStoreReader({ kind: 'folder', folder: makeFolder() });
    await expect(empty.all(coverageQueries.coverage, {})).rejects.toMatchObject({
      code: 'store/unavailable',
    });
    await empty.close();
  });

  test('is moved beside the one that takes its place', async () => {
    const place = await makeDamagedIndex();
    const reader = openStoreReader(place);
    await expect(reader.all(coverageQueries.coverage, {})).rejects.toMatchObject({ code: 'store/damaged' });
    putStoreAside(place);
    const writer = openStoreWriter(place);
    expect(await reader.all(coverageQueries.coverage, {})).toEqual([]);
    expect(readFileSync(join(place.folder, 'index.damaged.sqlite')).equals(GARBAGE)).toBe(true);
    await reader.close();
    await writer.close();
  });
});

describe('accounts', () => {
  test('whose file is damaged are left as they are, and who starts is told', async () => {
    const folder = makeFolder();
    const place = { kind: 'folder', folder } as const;
    await (await openUserStore(place)).close();
    writeFileSync(join(folder, 'users.sqlite'), GARBAGE);
    await expect(openUserStore(place)).rejects.toMatchObject({
      code: 'store/users-damaged',
      kind: 'refused',
    });
    expect(readFileSync(join(folder, 'users.sqlite')).equals(GARBAGE)).toBe(true);
  });

  test('in a place that is no folder cannot be written', async () => {
    const folder = join(makeFolder(), 'users');
    writeFileSync(folder, 'a file of that name');
    await expect(openUserStore({ kind: 'folder', folder })).rejects.toMatchObject({
      code: 'store/users-not-writable',
      kind: 'refused',
    });
  });

  test('whose file is a folder cannot be written', async () => {
    const folder = makeFolder();
    mkdirSync(join(folder, 'users.sqlite'));
    await expect(openUserStore({ kind: 'folder', folder })).rejects.toMatchObject({
      code: 'store/users-not-writable',
    });
    expect(existsSync(join(folder, 'users.sqlite'))).toBe(true);
  });
});
