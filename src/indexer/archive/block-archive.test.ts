import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import type { RpcBlock } from '#chain/rpc-types';
import { packBlock } from '../chain-block.ts';
import { BlockArchive, removeArchive, type ArchivedLedger } from './block-archive.ts';
import { unpackBlock, type RawBlock } from './raw-block.ts';

const closers: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closers.splice(0).toReversed()) close();
});

const LEDGER: ArchivedLedger = {
  cluster: 'mainnet',
  genesisHash: 'GenesisHash',
  schedule: { slotsPerEpoch: 1_000, warmup: false, firstNormalEpoch: 0, firstNormalSlot: 0 },
};

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'archive-'));
  closers.push(() => rmSync(folder, { recursive: true }));
  return folder;
}

function open(folder: string, ledger = LEDGER): BlockArchive {
  const archive = BlockArchive.open(folder, ledger);
  closers.push(() => archive.close());
  return archive;
}

const toBlock = (slot: number, parentSlot = slot - 1): RpcBlock => ({
  blockhash: `hash-${slot}`,
  previousBlockhash: `hash-${parentSlot}`,
  parentSlot,
  blockTime: 1_700_000_000 + slot,
  blockHeight: slot,
  transactions: [],
  rewards: [{ pubkey: 'Validator', lamports: 5, postBalance: 18_000_000_000_000_000_001n }],
});
const pack = (slot: number, parentSlot?: number): Promise<RawBlock> =>
  packBlock({ slot, block: toBlock(slot, parentSlot) });

const slotsOf = (archive: BlockArchive): readonly number[] => archive.list(0, 1e9).map(({ slot }) => slot);

describe('an archive of blocks', () => {
  test('gives back each block as it was, also integers a double cannot hold', async () => {
    const archive = open(makeFolder());
    archive.append(await pack(5));
    expect(await unpackBlock(archive.read(5)!)).toEqual(toBlock(5));
    expect(archive.read(6)).toBeUndefined();
    expect(archive.head(5)).toEqual({
      slot: 5,
      parentSlot: 4,
      hash: 'hash-5',
      parentHash: 'hash-4',
      time: 1_700_000_005,
      transactions: 0,
    });
  });

  test('lists blocks in the order of their slots, across files and epochs, however they came', async () => {
    const folder = makeFolder();
    const archive = open(folder);
    // Files begin at 0, 432 and 864, and with the next epoch at 1,000.
    for (const slot of [999, 3, 1_000, 431, 432, 2_500, 864]) archive.append(await pack(slot));
    for (const one of [archive, open(folder)]) {
      expect(slotsOf(one)).toEqual([3, 431, 432, 864, 999, 1_000, 2_500]);
      expect(one.list(432, 999).map(({ slot }) => slot)).toEqual([432, 864, 999]);
      expect(one.first()?.slot).toBe(3);
      expect(one.last()?.slot).toBe(2_500);
      expect(one.next(431)?.slot).toBe(432);
      expect(one.next(2_500)).toBeUndefined();
    }
    expect(statSync(join(folder, 'epoch-2/2432.blocks')).isFile()).toBe(true);
  });

  test('of another cluster or genesis is refused, and of a version or a chain nobody can name, too', async () => {
    const folder = makeFolder();
    const archive = open(folder);
    archive.append(await pack(5));
    archive.close();
    expect(() => open(folder, { ...LEDGER, genesisHash: 'Other' })).toThrow(
      'The archive of blocks is not one of this chain. archive.json names mainnet with genesis hash GenesisHash, and the chain is mainnet with Other.',
    );
    expect(() => open(folder, { ...LEDGER, cluster: 'devnet' })).toThrow('archive.json names mainnet');
    const manifest = join(folder, 'archive.json');
    const text = readFileSync(manifest, 'utf8');
    for (const other of [text.replace('"format": 1', '"format": 2'), 'null', '{']) {
      writeFileSync(manifest, other);
      expect(() => open(folder)).toThrow('archive.json is of another version, or damaged.');
    }
    rmSync(manifest);
    expect(() => open(folder)).toThrow('archive.json is missing.');
    writeFileSync(manifest, text);
    expect(slotsOf(open(folder))).toEqual([5]);
  });

  test('is written by one, and read by others as it grows', async () => {
    const folder = makeFolder();
    const writer = open(folder);
    writer.append(await pack(5));
    const reader = open(folder);
    expect(writer.readOnly).toBeUndefined();
    expect(reader.readOnly).toEqual({ kind: 'taken', holder: String(process.pid) });
    writer.append(await pack(6));
    writer.append(await pack(700));
    expect(slotsOf(reader)).toEqual([5, 6, 700]);
    expect(await unpackBlock(reader.read(700)!)).toEqual(toBlock(700));
    writer.close();
    expect(open(folder).readOnly).toBeUndefined();
  });

  test('takes a block once', async () => {
    const folder = makeFolder();
    const archive = open(folder);
    archive.append(await pack(5));
    const { size } = statSync(join(folder, 'epoch-0/0.blocks'));
    archive.append(await pack(5));
    expect(statSync(join(folder, 'epoch-0/0.blocks')).size).toBe(size);
  });

  test('can be forgotten, and nothing else in its folder is', async () => {
    const folder = makeFolder();
    const archive = open(folder);
    archive.append(await pack(5));
    archive.close();
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    removeArchive(folder);
    expect(slotsOf(open(folder, { ...LEDGER, genesisHash: 'Other' }))).toEqual([]);
    expect(readFileSync(join(folder, 'notes.txt'), 'utf8')).toBe('mine');
  });
});

describe('a file of an archive', () => {
  test('that ends at any byte of its last block has all others, and takes that block again', async () => {
    const folder = makeFolder();
    const whole = open(folder);
    for (const slot of [5, 6]) whole.append(await pack(slot));
    const path = join(folder, 'epoch-0/0.blocks');
    const begun = statSync(path).size;
    whole.append(await pack(7));
    whole.close();
    const bytes = readFileSync(path);
    for (let length = begun; length < bytes.length; length++) {
      writeFileSync(path, bytes.subarray(0, length));
      const archive = BlockArchive.open(folder, LEDGER);
      expect(slotsOf(archive)).toEqual([5, 6]);
      archive.append(await pack(7));
      expect(await unpackBlock(archive.read(7)!)).toEqual(toBlock(7));
      archive.close();
      expect(readFileSync(path).equals(bytes)).toBe(true);
    }
    truncateSync(path, 1);
    expect(slotsOf(open(folder))).toEqual([]);
  });

  test('with any byte changed gives no block that is not what was written, and all that are', async () => {
    const folder = makeFolder();
    const whole = open(folder);
    const path = join(folder, 'epoch-0/0.blocks');
    const ends: number[] = [];
    for (const slot of [5, 6, 7]) {
      whole.append(await pack(slot));
      ends.push(statSync(path).size);
    }
    whole.close();
    const bytes = readFileSync(path);
    for (let at = 0; at < bytes.length; at++) {
      const damaged = Buffer.from(bytes);
      damaged[at]! ^= 0x5a;
      writeFileSync(path, damaged);
      const archive = BlockArchive.open(folder, LEDGER);
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
      archive.append(await pack(hit));
      for (const slot of [5, 6, 7]) expect(await unpackBlock(archive.read(slot)!)).toEqual(toBlock(slot));
      archive.close();
    }
  });

  test('a process that was killed while it wrote holds nothing any more, and its blocks are whole', async () => {
    const folder = makeFolder();
    const modules = ['block-archive.ts', '../chain-block.ts'].map((name) =>
      JSON.stringify(join(import.meta.dirname, name)),
    );
    const script = `
      const [{ BlockArchive }, { packBlock }] = await Promise.all([import(${modules[0]!}), import(${modules[1]!})]);
      const archive = BlockArchive.open(${JSON.stringify(folder)}, ${JSON.stringify(LEDGER)});
      const rewards = Array.from({ length: 2_000 }, (_, i) => ({ pubkey: String(i * 7_919), lamports: i, postBalance: i }));
      setTimeout(() => process.kill(process.pid, 'SIGKILL'), 150);
      for (let slot = 1; ; slot++) {
        const block = { blockhash: 'hash-' + slot, previousBlockhash: 'hash-' + (slot - 1), parentSlot: slot - 1, rewards };
        archive.append(await packBlock({ slot, block }));
      }`;
    const child = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    expect(child.signal).toBe('SIGKILL');
    const archive = open(folder);
    expect(archive.readOnly).toBeUndefined();
    const slots = slotsOf(archive);
    expect(slots).toEqual(Array.from(slots, (_slot, i) => i + 1));
    expect(slots.length).toBeGreaterThan(0);
    for (const slot of slots) {
      const { blockhash, rewards } = await unpackBlock(archive.read(slot)!);
      expect(blockhash).toBe(`hash-${slot}`);
      expect(rewards).toHaveLength(2_000);
    }
  });
});
