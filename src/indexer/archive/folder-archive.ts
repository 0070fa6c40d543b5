import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { epochOfSlot, type EpochSchedule } from '#chain';
import { findDiskFault } from '#std/disk-faults';
import { holdFolder } from '#std/hold-folder';
import { indexerError } from '../errors.ts';
import {
  MANIFEST,
  readManifest,
  refuseOther,
  startOfSegment,
  toManifest,
  toManifestText,
  type ArchivedLedger,
  type ArchiveStore,
  type Manifest,
  type ReadOnly,
} from './archive-store.ts';
import type { BlockHead, RawBlock } from './raw-block.ts';
import { Segment } from './segment.ts';

/** Files that are open at once. */
const OPEN_SEGMENTS = 8;
const EPOCH_FOLDER = /^epoch-\d{1,10}$/;

/**
 * An archive in a folder: `epoch-588/254170656.blocks` has the blocks of 432 slots. One process writes, any
 * number read.
 */
export class FolderArchive implements ArchiveStore {
  readonly #folder: string;
  readonly #schedule: EpochSchedule;
  readonly #release: (() => void) | undefined;
  /** Why it is only read; `undefined` where it is written. */
  readonly readOnly: ReadOnly | undefined;
  readonly isParallel = false;
  /** First slots of the files there are, ascending. */
  #starts: number[] = [];
  /** Those used last are last. */
  readonly #open = new Map<number, Segment>();

  private constructor(folder: string, schedule: EpochSchedule, hold: Hold) {
    this.#folder = folder;
    this.#schedule = schedule;
    this.#release = hold.release;
    this.readOnly = hold.readOnly;
    this.#listFiles();
  }

  /**
   * Opens the archive in `folder`, or makes it. Throws `indexer/other-archive` for that of another chain, and errors of the
   * file system.
   */
  static open(folder: string, ledger: ArchivedLedger): FolderArchive {
    const hold = holdToWrite(folder);
    try {
      const manifest = findManifest(folder) ?? writeManifest(folder, ledger);
      refuseOther(manifest, ledger, { folder });
      return new FolderArchive(folder, manifest.schedule, hold);
    } catch (error) {
      hold.release?.();
      throw error;
    }
  }

  /** The oldest block there is. */
  first(): BlockHead | undefined {
    return this.next(-1);
  }

  /** The newest block there is. */
  last(): BlockHead | undefined {
    this.#look();
    for (const start of this.#starts.toReversed()) {
      const head = this.#segment(start).heads().at(-1);
      if (head !== undefined) return head;
    }
    return undefined;
  }

  /** The first block above `slot`. */
  next(slot: number): BlockHead | undefined {
    this.#look();
    const begun = this.#starts.findLastIndex((start) => start <= slot + 1);
    for (const start of this.#starts.slice(Math.max(begun, 0))) {
      const head = this.#segment(start)
        .heads()
        .find((one) => one.slot > slot);
      if (head !== undefined) return head;
    }
    return undefined;
  }

  /** Blocks of `[first, last]` in their order. */
  list(first: number, last: number): readonly BlockHead[] {
    this.#look();
    const begun = Math.max(
      this.#starts.findLastIndex((start) => start <= first),
      0,
    );
    const heads: BlockHead[] = [];
    for (const start of this.#starts.slice(begun)) {
      if (start > last) break;
      heads.push(...this.#segment(start).heads());
    }
    return heads.filter(({ slot }) => slot >= first && slot <= last);
  }

  head(slot: number): BlockHead | undefined {
    const start = this.#startOf(slot);
    return this.#starts.includes(start) ? this.#segment(start).head(slot) : undefined;
  }

  /** The packed block; `undefined` where there is none, or one that is damaged. */
  read(slot: number): Uint8Array | undefined {
    const start = this.#startOf(slot);
    return this.#starts.includes(start) ? this.#segment(start).read(slot) : undefined;
  }

  /** In their order. Throws errors of the file system, and then nothing of the block it failed at was added. */
  append(blocks: readonly RawBlock[]): void {
    for (const block of blocks) this.#appendOne(block);
  }

  /** Bytes of the files that are open which belong to no block. */
  get damagedBytes(): number {
    return [...this.#open.values()].reduce((sum, { damagedBytes }) => sum + damagedBytes, 0);
  }

  close(): void {
    try {
      for (const segment of this.#open.values()) segment.close();
    } finally {
      this.#open.clear();
      this.#release?.();
    }
  }

  #appendOne(block: RawBlock): void {
    const { slot } = block.head;
    const start = this.#startOf(slot);
    if (!this.#starts.includes(start)) {
      mkdirSync(this.#epochFolder(start), { recursive: true });
      const segment = this.#segment(start);
      this.#starts = [...this.#starts, start].toSorted((a, b) => a - b);
      segment.append(block);
      return;
    }
    const segment = this.#segment(start);
    if (segment.head(slot)?.hash !== block.head.hash) segment.append(block);
  }

  /** Whoever does not write sees what was written since. */
  #look(): void {
    if (this.readOnly === undefined) return;
    this.#listFiles();
    for (const segment of this.#open.values()) segment.refresh();
  }

  #listFiles(): void {
    const starts: number[] = [];
    for (const epoch of readdirSync(this.#folder)) {
      if (!EPOCH_FOLDER.test(epoch)) continue;
      for (const file of readdirSync(join(this.#folder, epoch))) {
        const [, start] = /^(\d{1,15})\.blocks$/.exec(file) ?? [];
        if (start !== undefined && this.#startOf(Number(start)) === Number(start)) starts.push(Number(start));
      }
    }
    this.#starts = starts.toSorted((a, b) => a - b);
  }

  #segment(start: number): Segment {
    const open = this.#open.get(start) ?? new Segment(this.#pathOf(start), this.#release !== undefined);
    this.#open.delete(start);
    this.#open.set(start, open);
    if (this.#open.size > OPEN_SEGMENTS) {
      const [oldest, segment] = this.#open.entries().next().value!;
      this.#open.delete(oldest);
      segment.close();
    }
    return open;
  }

  #startOf(slot: number): number {
    return startOfSegment(this.#schedule, slot);
  }

  #epochFolder(start: number): string {
    return join(this.#folder, `epoch-${epochOfSlot(this.#schedule, start)}`);
  }

  #pathOf(start: number): string {
    return join(this.#epochFolder(start), `${start}.blocks`);
  }
}

interface Hold {
  readonly release?: (() => void) | undefined;
  readonly readOnly?: ReadOnly | undefined;
}

function holdToWrite(folder: string): Hold {
  try {
    mkdirSync(folder, { recursive: true });
    const hold = holdFolder(folder, process.pid, 0);
    return hold.kind === 'held'
      ? { release: hold.release }
      : { readOnly: { kind: 'taken', holder: hold.holder } };
  } catch (error) {
    // One that is there can be read from a disk that takes nothing.
    if (findDiskFault(error) === undefined || !existsSync(join(folder, MANIFEST))) throw error;
    return { readOnly: { kind: 'fault', error } };
  }
}

/** Forgets an archive, for a localnet that started over; what else lies in the folder stays. */
export function removeFolderArchive(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (name === MANIFEST || EPOCH_FOLDER.test(name)) rmSync(join(folder, name), { recursive: true });
  }
}

function findManifest(folder: string): Manifest | undefined {
  try {
    return readManifest(readFileSync(join(folder, MANIFEST), 'utf8'), { folder });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    // Nobody knows of which chain blocks are that lie here already.
    if (!readdirSync(folder).some((name) => EPOCH_FOLDER.test(name))) return undefined;
    throw indexerError('other-archive', { detail: `${MANIFEST} is missing.`, context: { folder } });
  }
}

/** Whole or not at all. */
function writeManifest(folder: string, ledger: ArchivedLedger): Manifest {
  const manifest = toManifest(ledger);
  const path = join(folder, MANIFEST);
  const file = openSync(`${path}.new`, 'w');
  try {
    writeFileSync(file, toManifestText(manifest));
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(`${path}.new`, path);
  return manifest;
}
