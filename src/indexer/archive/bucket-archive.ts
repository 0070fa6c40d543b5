import type { EpochSchedule } from '#chain';
import { isAppError } from '#std/errors';
import { indexerError } from '../errors.ts';
import {
  MANIFEST,
  readManifest,
  refuseOther,
  toManifest,
  toManifestText,
  type ArchivedLedger,
  type ArchiveStore,
} from './archive-store.ts';
import { EPOCH_FOLDER, readBlockKey, toBlockKey, toKeyAfter } from './bucket-key.ts';
import type { Bucket } from './bucket.ts';
import { KnownBlocks, type KnownBlock } from './known-blocks.ts';
import type { BlockHead, RawBlock } from './raw-block.ts';
import { readRecord, toRecord } from './record.ts';

/** Blocks written side by side. */
const PARALLEL = 16;
/** So long it is believed that a slot has no block: another process may write one. */
const LISTED_MS = 10_000;
const PAGE = 1_000;

interface Options {
  readonly listedMs?: number;
}

/**
 * An archive in a bucket, an object a block: `epoch-000588/000254170656/000254170887_…`, whose name has what its head says and
 * whose bytes are the record that a folder's file has. An object is there as a whole or not at all and never changes, so any
 * number of processes may write and read: the same block has the same name.
 */
export class BucketArchive implements ArchiveStore {
  readonly readOnly = undefined;
  readonly isParallel = true;
  readonly #bucket: Bucket;
  readonly #schedule: EpochSchedule;
  readonly #listedMs: number;
  readonly #known = new KnownBlocks();
  /** Names of objects that are not what was written. */
  readonly #damaged = new Set<string>();
  #damagedBytes = 0;

  private constructor(bucket: Bucket, schedule: EpochSchedule, { listedMs = LISTED_MS }: Options) {
    this.#bucket = bucket;
    this.#schedule = schedule;
    this.#listedMs = listedMs;
  }

  /**
   * Opens the archive in `bucket`, or makes it. Rejects with `indexer/other-archive` for that of another chain, and as the bucket
   * does.
   */
  static async open(bucket: Bucket, ledger: ArchivedLedger, options: Options = {}): Promise<BucketArchive> {
    const context = { bucket: bucket.name };
    const text = (await bucket.get(MANIFEST)) ?? (await writeManifest(bucket, ledger));
    const manifest = readManifest(text.toString('utf8'), context);
    refuseOther(manifest, ledger, context);
    return new BucketArchive(bucket, manifest.schedule, options);
  }

  get damagedBytes(): number {
    return this.#damagedBytes;
  }

  first(): Promise<BlockHead | undefined> {
    return this.next(-1);
  }

  /** By folders, since names are listed upwards only. */
  async last(): Promise<BlockHead | undefined> {
    const epochs = await this.#listFolders('');
    for (const epoch of epochs.filter((name) => EPOCH_FOLDER.test(name)).toReversed()) {
      for (const segment of (await this.#listFolders(epoch)).toReversed()) {
        const heads: BlockHead[] = [];
        for await (const { objects } of this.#bucket.list(segment)) {
          for (const { key } of objects) {
            const head = this.#readKey(key);
            if (head !== undefined) heads.push(head);
          }
        }
        if (heads.length > 0) return heads.at(-1);
      }
    }
    return undefined;
  }

  async next(slot: number): Promise<BlockHead | undefined> {
    if (!this.#known.covers(slot + 1, slot + 1, this.#listedMs)) await this.#list(slot + 1, slot + 1, 2);
    return this.#known.next(slot)?.head;
  }

  async list(first: number, last: number): Promise<readonly BlockHead[]> {
    if (!this.#known.covers(first, last, this.#listedMs)) {
      await this.#list(first, last, Math.min(last - first + 2, PAGE));
    }
    return this.#known.list(first, last).map(({ head }) => head);
  }

  async head(slot: number): Promise<BlockHead | undefined> {
    return (await this.#find(slot))?.head;
  }

  async read(slot: number): Promise<Uint8Array | undefined> {
    const found = await this.#find(slot);
    if (found === undefined) return undefined;
    const bytes = await this.#bucket.get(found.key);
    const block = bytes && readRecord(bytes);
    if (block !== undefined && this.#toKey(block.head) === found.key) return block.packed;
    this.#known.forget(slot);
    if (bytes !== undefined) {
      this.#damaged.add(found.key);
      // An object may have been cut to nothing.
      this.#damagedBytes += Math.max(bytes.length, 1);
    }
    return undefined;
  }

  /**
   * Sixteen at a time, the next ones once all of them are there: so what a killed process leaves out lies among the last few.
   */
  async append(blocks: readonly RawBlock[]): Promise<void> {
    for (let at = 0; at < blocks.length; at += PARALLEL) {
      const written = await Promise.allSettled(
        blocks.slice(at, at + PARALLEL).map((block) => this.#appendOne(block)),
      );
      const failed = written.find(({ status }) => status === 'rejected');
      if (failed?.status === 'rejected') throw failed.reason;
    }
  }

  close(): void {}

  async #appendOne(block: RawBlock): Promise<void> {
    const { head } = block;
    const key = this.#toKey(head);
    // No chain has such a block, and whoever comes later asks for it.
    if (key === undefined) return;
    // That it was not there a while ago is enough: written twice it is there once.
    const there = await this.#find(head.slot, Infinity);
    if (there?.head.hash === head.hash) return;
    await this.#bucket.put(key, toRecord(block).record);
    this.#damaged.delete(key);
    this.#known.add({ key, head, modifiedMs: Date.now() });
    if (there !== undefined && there.key !== key) await this.#remove(there.key);
  }

  /** Of two blocks of a slot the one written later counts, so one that may not be removed does no harm. */
  async #remove(key: string): Promise<void> {
    try {
      await this.#bucket.delete(key);
    } catch (error) {
      if (!isAppError(error, 'indexer/archive-refused')) throw error;
    }
  }

  async #find(slot: number, listedMs = this.#listedMs): Promise<KnownBlock | undefined> {
    const known = this.#known.get(slot);
    if (known !== undefined) return known;
    if (!this.#known.covers(slot, slot, listedMs)) await this.#list(slot, slot, 2);
    return this.#known.get(slot);
  }

  /** Learns of `[first, last]`, and of what lies between it and the next block above. */
  async #list(first: number, last: number, pageSize: number): Promise<void> {
    const beganMs = performance.now();
    const found: KnownBlock[] = [];
    let end = Infinity;
    const startAfter = toKeyAfter(this.#schedule, first - 1);
    for await (const { objects } of this.#bucket.list('epoch-', { startAfter, pageSize })) {
      for (const { key, modifiedMs } of objects) {
        const head = this.#readKey(key);
        if (head === undefined) continue;
        found.push({ key, head, modifiedMs });
        // One more may follow in its slot.
        if (head.slot > last) end = Math.min(end, head.slot - 1);
      }
      if (end < Infinity) break;
    }
    const within = found.filter(({ head }) => head.slot <= end);
    this.#known.learn(first, end, within, beganMs);
    const above = found.find(({ head }) => head.slot > end);
    if (above !== undefined) this.#known.add(above);
  }

  async #listFolders(under: string): Promise<readonly string[]> {
    const names: string[] = [];
    for await (const { folders } of this.#bucket.list(under, { folders: true })) names.push(...folders);
    return names;
  }

  /** `undefined` for what is no block of this archive, or one that is damaged. */
  #readKey(key: string): BlockHead | undefined {
    const head = readBlockKey(key);
    return head !== undefined && this.#toKey(head) === key && !this.#damaged.has(key) ? head : undefined;
  }

  #toKey(head: BlockHead): string | undefined {
    return toBlockKey(this.#schedule, head);
  }
}

async function writeManifest(bucket: Bucket, ledger: ArchivedLedger): Promise<Buffer> {
  for await (const { objects } of bucket.list('epoch-', { pageSize: 1 })) {
    // Nobody knows of which chain blocks are that lie here already.
    if (objects.length > 0) {
      throw indexerError('other-archive', {
        detail: `${MANIFEST} is missing.`,
        context: { bucket: bucket.name },
      });
    }
    break;
  }
  const text = Buffer.from(toManifestText(toManifest(ledger)));
  await bucket.putUnlessThere(MANIFEST, text);
  // Another process may have been first.
  return (await bucket.get(MANIFEST)) ?? text;
}

/** Forgets an archive, for a localnet that started over; what says of which chain it was goes last. */
export async function removeBucketArchive(bucket: Bucket): Promise<void> {
  for await (const { objects } of bucket.list('epoch-')) {
    for (let at = 0; at < objects.length; at += PARALLEL) {
      await Promise.all(objects.slice(at, at + PARALLEL).map(({ key }) => bucket.delete(key)));
    }
  }
  await bucket.delete(MANIFEST);
}
