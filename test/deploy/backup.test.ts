/** The commands of the guide on backups, carried out while what they copy is written to. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { openStoreReader, openStoreWriter, type StorePlace } from '#store';
import { commitBlocks, mustAcquire, readAll } from '../../src/store/conformance/sample-rows.ts';
import { openPostgresUsers } from '../../src/store/users/postgres-users.ts';
import { toUserPlace } from '../../src/store/users/user-place.ts';
import { openUserStore, type UserStore } from '../../src/store/users/user-store.ts';
import { getBlock, readGuide } from './guide.ts';

const GUIDE = readGuide('back-up-and-restore');
const POSTGRES_URL = process.env['POSTGRES_URL'];

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  folders.push(folder);
  return folder;
}

/** Carries out a block of the guide with the Node this runs on. Rejects where a command fails. */
async function carryOut(block: string, env: Readonly<Record<string, string>>): Promise<void> {
  const path = `${dirname(process.execPath)}:/usr/bin:/bin`;
  const child = spawn('sh', ['-euc', getBlock(GUIDE, `sh ${block}`)], { env: { PATH: path, ...env } });
  let errors = '';
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`${block}: ${errors}`);
}

const addressOf = (n: number): string => `address-${n}`;

async function watch(users: UserStore, userId: string, n: number): Promise<void> {
  const entry = { cluster: 'mainnet', kind: 'account', address: addressOf(n), note: `note ${n}`, addedMs: n };
  await users.watchlist.put(userId, entry, 1_000_000);
}

/** Watched addresses of a user, the oldest first. */
const listWatched = async (users: UserStore, userId: string): Promise<readonly string[]> =>
  (await users.watchlist.list(userId, 1_000_000)).map(({ address }) => address).toReversed();

/** Does `step` again and again while `work` runs, and at least once. Gives how often. */
async function during(work: () => Promise<void>, step: (n: number) => Promise<void>): Promise<number> {
  const state = { isDone: false };
  const working = work().finally(() => {
    state.isDone = true;
  });
  let n = 0;
  do {
    await step(n++);
    await new Promise(setImmediate);
  } while (!state.isDone);
  await working;
  return n;
}

const FIRST = 200;
const WALLET = 'So11111111111111111111111111111111111111112';

/** A user with so many watched addresses. */
async function fill(users: UserStore): Promise<string> {
  const { id } = await users.accounts.ofWallet(WALLET, 'user-1', 1);
  for (let n = 0; n < FIRST; n++) await watch(users, id, n);
  return id;
}

/** What was there when the backup began is there, and beyond it what came first. */
async function expectRestored(restored: UserStore, userId: string, written: number): Promise<void> {
  expect(await restored.accounts.findByWallet(WALLET)).toMatchObject({ id: userId });
  const watched = await listWatched(restored, userId);
  expect(watched.length).toBeGreaterThanOrEqual(FIRST);
  expect(watched.length).toBeLessThanOrEqual(FIRST + written);
  expect(watched).toEqual(watched.map((_, n) => addressOf(n)));
}

describe('a backup of files', () => {
  test('holds accounts as they were, and their restored file is written to', async () => {
    const [from, backup, to] = [makeFolder(), makeFolder(), makeFolder()];
    const users = await openUserStore(toUserPlace(undefined, from));
    const userId = await fill(users);
    writeFileSync(join(from, 'users/webhook.key'), 'a key', { mode: 0o600 });
    const written = await during(
      () => carryOut('backup', { DATA_DIR: from, BACKUP: backup }),
      (n) => watch(users, userId, FIRST + n),
    );
    await users.close();
    await carryOut('restore', { DATA_DIR: to, BACKUP: backup });
    const restored = await openUserStore(toUserPlace(undefined, to));
    await expectRestored(restored, userId, written);
    await watch(restored, userId, 1_000_000);
    await restored.close();
    expect(readFileSync(join(to, 'users/webhook.key'), 'utf8')).toBe('a key');
    for (const file of ['users/users.sqlite', 'users/webhook.key'])
      expect(statSync(join(backup, file)).mode & 0o077).toBe(0);
  });

  test('holds an index up to one of its blocks, and indexing goes on from there', async () => {
    const [from, backup, to] = [makeFolder(), makeFolder(), makeFolder()];
    const placeIn = (folder: string): StorePlace => ({
      kind: 'folder',
      folder: join(folder, 'index/mainnet'),
    });
    await (await openUserStore(toUserPlace(undefined, from))).close();
    const writer = openStoreWriter(placeIn(from));
    await writer.migrate();
    const lease = await mustAcquire(writer);
    await commitBlocks(writer, lease, [1, 2, 3, 4, 5]);
    const written = await during(
      () => carryOut('backup', { DATA_DIR: from, BACKUP: backup }),
      (n) => commitBlocks(writer, lease, [6 + n]),
    );
    await writer.close();
    // Accounts alone have no key of webhooks.
    expect(existsSync(join(backup, 'users/webhook.key'))).toBe(false);
    await carryOut('restore', { DATA_DIR: to, BACKUP: backup });

    const restored = openStoreWriter(placeIn(to));
    const { slot } = (await restored.findCheckpoint(0))!;
    expect(slot).toBeGreaterThanOrEqual(5);
    expect(slot).toBeLessThanOrEqual(5 + written);
    const place = placeIn(makeFolder());
    const same = openStoreWriter(place);
    await same.migrate();
    const sameLease = await mustAcquire(same);
    await commitBlocks(
      same,
      sameLease,
      Array.from({ length: slot }, (_, i) => i + 1),
    );
    const [reader, sameReader] = [openStoreReader(placeIn(to)), openStoreReader(place)];
    const rows = await readAll(reader);
    expect(Object.keys(rows).length).toBeGreaterThan(3);
    expect(rows).toEqual(await readAll(sameReader));

    await commitBlocks(restored, await mustAcquire(restored), [slot + 1]);
    await commitBlocks(same, sameLease, [slot + 1]);
    expect(await readAll(reader)).toEqual(await readAll(sameReader));
    for (const one of [restored, same, reader, sameReader]) await one.close();
  });

  test('fails where there is nothing to back up', async () => {
    const folder = makeFolder();
    mkdirSync(join(folder, 'empty'));
    await expect(
      carryOut('backup', { DATA_DIR: join(folder, 'none'), BACKUP: join(folder, 'empty') }),
    ).rejects.toThrow('unable to open database file');
  });
});

describe.skipIf(POSTGRES_URL === undefined)('a backup of PostgreSQL', () => {
  test('holds accounts as they were', async () => {
    const name = `backup_${randomBytes(6).toString('hex')}`;
    const place = (database: string): string => {
      const url = new URL(POSTGRES_URL!);
      url.pathname = `/${database}`;
      return url.href;
    };
    const server = openPostgresUsers(POSTGRES_URL!, 'public');
    const backup = makeFolder();
    try {
      for (const end of ['from', 'to']) await server.run(`CREATE DATABASE ${name}_${end}`);
      const users = await openUserStore(toUserPlace(place(`${name}_from`), backup));
      const userId = await fill(users);
      const written = await during(
        () => carryOut('dump', { USERS_URL: place(`${name}_from`), BACKUP: backup }),
        (n) => watch(users, userId, FIRST + n),
      );
      await users.close();
      await carryOut('load', { USERS_URL: place(`${name}_to`), BACKUP: backup });
      const restored = await openUserStore(toUserPlace(place(`${name}_to`), backup));
      await expectRestored(restored, userId, written);
      await restored.close();
    } finally {
      for (const end of ['from', 'to'])
        await server.run(`DROP DATABASE IF EXISTS ${name}_${end} WITH (FORCE)`);
      await server.close();
    }
  });
});
