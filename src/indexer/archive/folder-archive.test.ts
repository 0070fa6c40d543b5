import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { LEDGER, pack, slotsOf, toBlock } from '../testing/make-raw-block.ts';
import { FolderArchive, removeFolderArchive } from './folder-archive.ts';
import { unpackBlock } from './raw-block.ts';

const closers: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closers.splice(0).toReversed()) close();
});

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'archive-'));
  closers.push(() => rmSync(folder, { recursive: true }));
  return folder;
}

function open(folder: string, ledger = LEDGER): FolderArchive {
  const archive = FolderArchive.open(folder, ledger);
  closers.push(() => archive.close());
  return archive;
}

describe('an archive in a folder', () => {
  test('has a file for 432 slots, in a folder of its epoch', async () => {
    const folder = makeFolder();
    const archive = open(folder);
    archive.append([await pack(2_500)]);
    expect(statSync(join(folder, 'epoch-2/2432.blocks')).isFile()).toBe(true);
  });

  test('is written by one, and read by others as it grows', async () => {
    const folder = makeFolder();
    const writer = open(folder);
    writer.append([await pack(5)]);
    const reader = open(folder);
    expect(writer.readOnly).toBeUndefined();
    expect(reader.readOnly).toEqual({ kind: 'taken', holder: String(process.pid) });
    writer.append([await pack(6)]);
    writer.append([await pack(700)]);
    expect(await slotsOf(reader)).toEqual([5, 6, 700]);
    expect(await unpackBlock(reader.read(700)!)).toEqual(toBlock(700));
    writer.close();
    expect(open(folder).readOnly).toBeUndefined();
  });

  test('can be forgotten, and nothing else in its folder is', async () => {
    const folder = makeFolder();
    const archive = open(folder);
    archive.append([await pack(5)]);
    archive.close();
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    removeFolderArchive(folder);
    expect(await slotsOf(open(folder, { ...LEDGER, genesisHash: 'Other' }))).toEqual([]);
    expect(readFileSync(join(folder, 'notes.txt'), 'utf8')).toBe('mine');
  });
});

describe('a file of an archive', () => {
  test('that ends at any byte of its last block has all others, and takes that block again', async () => {
    const folder = makeFolder();
    const whole = open(folder);
    for (const slot of [5, 6]) whole.append([await pack(slot)]);
    const path = join(folder, 'epoch-0/0.blocks');
    const begun = statSync(path).size;
    whole.append([await pack(7)]);
    whole.close();
    const bytes = readFileSync(path);
    for (let length = begun; length < bytes.length; length++) {
      writeFileSync(path, bytes.subarray(0, length));
      const archive = FolderArchive.open(folder, LEDGER);
      expect(await slotsOf(archive)).toEqual([5, 6]);
      archive.append([await pack(7)]);
      expect(await unpackBlock(archive.read(7)!)).toEqual(toBlock(7));
      archive.close();
      expect(readFileSync(path).equals(bytes)).toBe(true);
    }
    truncateSync(path, 1);
    expect(await slotsOf(open(folder))).toEqual([]);
  });

  test('with any byte changed gives no block that is not what was written, and all that are', async () => {
    const folder = makeFolder();
    const whole = open(folder);
    const path = join(folder, 'epoch-0/0.blocks');
    const ends: number[] = [];
    for (const slot of [5, 6, 7]) {
      whole.append([await pack(slot)]);
      ends.push(statSync(path).size);
    }
    whole.close();
    const bytes = readFileSync(path);
    for (let at = 0; at < bytes.length; at++) {
      const damaged = Buffer.from(bytes);
      damaged[at]! ^= 0x5a;
      writeFileSync(path, damaged);
      const archive = FolderArchive.open(folder, LEDGER);
      const found: number[] = [];
      for (const slot of [5, 6, 7]) {
        const packed = archive.read(slot);
        if (packed === undefined) continue;
        expect(await unpackBlock(packed)).toEqual(toBlock(slot));
        found.push(slot);
      }
      const hit = 5 + ends.findIndex((end) => at < end);
      expect(found).toEqual([5, 6, 7].filter((slot) => slot !== hit));
      // Damage at the end looks like a block that was never finished.
      if (hit < 7) expect(archive.damagedBytes).toBeGreaterThan(0);
      archive.append([await pack(hit)]);
      for (const slot of [5, 6, 7]) expect(await unpackBlock(archive.read(slot)!)).toEqual(toBlock(slot));
      archive.close();
    }
  });

  test('a process that was killed while it wrote holds nothing any more, and its blocks are whole', async () => {
    const folder = makeFolder();
    const modules = ['folder-archive.ts', '../chain-block.ts'].map((name) =>
      JSON.stringify(join(import.meta.dirname, name)),
    );
    const script = `
      const [{ FolderArchive }, { packBlock }] = await Promise.all([import(${modules[0]!}), import(${modules[1]!})]);
      const archive = FolderArchive.open(${JSON.stringify(folder)}, ${JSON.stringify(LEDGER)});
      const rewards = Array.from({ length: 2_000 }, (_, i) => ({ pubkey: String(i * 7_919), lamports: i, postBalance: i }));
      setTimeout(() => process.kill(process.pid, 'SIGKILL'), 150);
      for (let slot = 1; ; slot++) {
        const block = { blockhash: 'hash-' + slot, previousBlockhash: 'hash-' + (slot - 1), parentSlot: slot - 1, rewards };
        archive.append([await packBlock({ slot, block })]);
      }`;
    const child = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    expect(child.signal).toBe('SIGKILL');
    const archive = open(folder);
    expect(archive.readOnly).toBeUndefined();
    const slots = await slotsOf(archive);
    expect(slots).toEqual(Array.from(slots, (_slot, i) => i + 1));
    expect(slots.length).toBeGreaterThan(0);
    for (const slot of slots) {
      const { blockhash, rewards } = await unpackBlock(archive.read(slot)!);
      expect(blockhash).toBe(`hash-${slot}`);
      expect(rewards).toHaveLength(2_000);
    }
  });
});
