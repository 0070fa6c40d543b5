import type { Chain } from '#chain';
import type { Log } from '#std/log';
import { packBlock, type ChainBlock } from '../chain-block.ts';
import { indexerError } from '../errors.ts';
import { fetchParents } from '../sources/fetch-parents.ts';
import type { StoreReport } from '../store-report.ts';
import type { ArchivedLedger, ArchiveStore } from './archive-store.ts';
import { listUnproven, type SlotRange } from './list-unproven.ts';
import { openArchiveStore, type ArchivePlace } from './open-archive.ts';
import type { BlockHead, RawBlock } from './raw-block.ts';

/** How often a store that could not be opened is tried again. */
const RETRY_MS = 5_000;
/** What a killed process had not written, or a full disk did not take, is asked for once more: so many blocks at most. */
const MAX_MISSING = 256;
/** So often it is asked for before the gap is left. */
const MAX_REFUSALS = 20;
/** Blocks that wait until they are final. */
const MAX_WAITING_BYTES = 128 * 1_024 * 1_024;

export interface ArchiverParts {
  readonly place: ArchivePlace;
  readonly ledger: ArchivedLedger;
  readonly chain: Chain;
  readonly report: StoreReport;
  readonly log: Log;
  readonly signal: AbortSignal;
  readonly nowMs?: () => number;
}

/** Blocks of the archive, and what lies between them. */
export interface ArchivedRange {
  readonly slots: readonly number[];
  /** Slots of which nobody here knows whether they have a block. */
  readonly unproven: readonly SlotRange[];
}

/**
 * Writes what the indexer adds into an archive once it is final, and gives it back. A store that takes nothing is said once, and
 * stops nobody: what is missing afterwards is asked for again, as far as it is little.
 */
export class Archiver {
  readonly #parts: ArchiverParts;
  readonly #nowMs: () => number;
  #archive: ArchiveStore | undefined;
  #triedAt = -Infinity;
  readonly #waiting = new Map<number, Waiting>();
  /** Blocks of the archive that did not follow the index: they are asked for. */
  readonly #doubted = new Set<number>();
  #writing: Promise<void> = Promise.resolve();
  #damagedBytes = 0;
  /** The last one written. */
  #newest: BlockHead | undefined;
  #isFailing = false;
  /** Whether it was said that it cannot be read. */
  #isUnread = false;
  /** How often in a row the node did not give what is missing. */
  #refusals = 0;

  private constructor(parts: ArchiverParts) {
    this.#parts = parts;
    this.#nowMs = parts.nowMs ?? (() => performance.now());
  }

  /** Rejects with `indexer/other-archive`. A store that cannot be opened now is tried again. */
  static async open(parts: ArchiverParts): Promise<Archiver> {
    const archiver = new Archiver(parts);
    await archiver.#open();
    return archiver;
  }

  /**
   * The oldest slot of the archive that has a block. Rejects while a bucket cannot be read.
   */
  async findFirstSlot(): Promise<number | undefined> {
    if (this.#archive === undefined) await this.#open();
    if (this.#archive !== undefined) return (await this.#archive.first())?.slot;
    if (this.#parts.place.kind === 'bucket') throw indexerError('archive-away');
    return undefined;
  }

  /** What there is of `[first, last]`. */
  async list(first: number, last: number): Promise<ArchivedRange> {
    const found = await this.#look({ first, last }, async (archive) => {
      const all = await archive.list(first, last);
      const heads = all.filter(({ slot }) => !this.#doubted.has(slot));
      const above = await archive.next(last);
      return {
        slots: heads.map(({ slot }) => slot),
        unproven: listUnproven(above === undefined ? heads : [...heads, above], first, last),
      };
    });
    return found ?? { slots: [], unproven: [[first, last]] };
  }

  /** The block of a slot; `undefined` where there is none, or one that is damaged. */
  async read(slot: number): Promise<RawBlock | undefined> {
    if (this.#doubted.has(slot)) return undefined;
    return this.#look({ slot }, async (archive) => {
      const head = await archive.head(slot);
      const packed = await archive.read(slot);
      return head && packed && { head, packed };
    });
  }

  /** That it cannot be read is said once; the chain is asked then. */
  async #look<T>(
    what: Readonly<Record<string, number>>,
    read: (archive: ArchiveStore) => Promise<T>,
  ): Promise<T | undefined> {
    if (this.#archive === undefined) return undefined;
    try {
      const found = await read(this.#archive);
      this.#isUnread = false;
      return found;
    } catch (error) {
      if (!this.#isUnread) this.#parts.log.warn('archive-not-read', { ...what, error });
      this.#isUnread = true;
      return undefined;
    } finally {
      this.#noteDamage();
    }
  }

  /** It did not follow the block below it, so the chain is asked. */
  doubt(slot: number): void {
    this.#doubted.add(slot);
  }

  /** A block that follows those before it; it waits until `write` finds it final. */
  take(block: ChainBlock): void {
    if (block.source === 'archive' || this.#archive === undefined || this.#archive.readOnly !== undefined)
      return;
    const packing = packBlock(block);
    // Whoever writes it hears of it.
    packing.catch(() => undefined);
    const waiting: Waiting = { packing, bytes: 0 };
    this.#waiting.set(block.slot, waiting);
    void packing.then(
      ({ packed }) => (waiting.bytes = packed.length),
      () => undefined,
    );
    this.#forgetOldest();
  }

  /** The blocks above `slot` were taken back. */
  takeBack(slot: number): void {
    for (const above of this.#waiting.keys()) if (above > slot) this.#waiting.delete(above);
  }

  /** Writes what waits up to `finalized`, after what was asked to be written before. Never rejects. */
  write(finalized: number): Promise<void> {
    const due = [...this.#waiting].filter(([slot]) => slot <= finalized).toSorted(([a], [b]) => a - b);
    for (const [slot] of due) this.#waiting.delete(slot);
    this.#writing = this.#writing.then(() => this.#writeAll(due));
    return this.#writing;
  }

  async close(): Promise<void> {
    await this.#writing;
    try {
      this.#archive?.close();
    } catch (error) {
      this.#parts.log.warn('archive-not-closed', { error });
    }
    this.#archive = undefined;
  }

  async #writeAll(due: readonly (readonly [number, Waiting])[]): Promise<void> {
    let written = 0;
    try {
      if (this.#archive === undefined) await this.#open();
      const archive = this.#archive;
      if (archive === undefined || archive.readOnly !== undefined || due.length === 0) return;
      let newest = this.#newest ?? (await findEnd(archive));
      let blocks: RawBlock[] = [];
      for (const [at, [, { packing }]] of due.entries()) {
        const block = await packing;
        // Nothing is asked for again while the store takes nothing.
        if (this.#isFailing) await archive.append([block]);
        blocks.push(...(await this.#fetchMissing(archive, newest, block.head)), block);
        if (newest === undefined || block.head.slot > newest.slot) newest = block.head;
        if (archive.isParallel && at < due.length - 1) continue;
        await archive.append(blocks);
        blocks = [];
        this.#newest = newest;
        this.#isFailing = false;
        written = at + 1;
      }
      this.#parts.report.worked();
    } catch (error) {
      this.#isFailing = this.#parts.report.failed(error);
      for (const [slot, waiting] of due.slice(written)) {
        if (!this.#waiting.has(slot)) this.#waiting.set(slot, waiting);
      }
      this.#forgetOldest();
      if (!this.#isFailing) this.#parts.log.info('archive-waits', { error });
    }
  }

  /**
   * What lies between two blocks, from the lowest up; nothing where that is too much. Rejects when the node does not give it, for
   * some times; then there is nothing, either.
   */
  async #fetchMissing(
    archive: ArchiveStore,
    newest: BlockHead | undefined,
    above: BlockHead,
  ): Promise<readonly RawBlock[]> {
    if (newest === undefined || above.parentSlot <= newest.slot) return [];
    const { chain, signal, log } = this.#parts;
    const isLittle = above.parentSlot - newest.slot <= MAX_MISSING;
    let reason: unknown = 'too many blocks';
    try {
      if (isLittle) {
        const find = (slot: number) => archive.head(slot);
        const options = { chain, signal, most: MAX_MISSING, find };
        const missing = await fetchParents(newest.slot, above.parentSlot, options);
        const packed = await Promise.all(missing.map(packBlock));
        this.#refusals = 0;
        return packed;
      }
    } catch (error) {
      if (++this.#refusals < MAX_REFUSALS) throw error;
      reason = error;
    }
    this.#refusals = 0;
    log.warn('archive-has-gap', { after: newest.slot, before: above.slot, reason });
    return [];
  }

  async #open(): Promise<void> {
    if (this.#nowMs() - this.#triedAt < RETRY_MS) return;
    this.#triedAt = this.#nowMs();
    const { place, ledger, report, log, signal } = this.#parts;
    try {
      const archive = await openArchiveStore(place, ledger, signal);
      const [first, last] = [await archive.first(), await archive.last()];
      this.#archive = archive;
      const { readOnly } = archive;
      if (readOnly?.kind === 'taken') log.info('archive-only-read', { holder: readOnly.holder });
      if (readOnly?.kind === 'fault') report.failed(readOnly.error);
      log.info('archive-opened', { first: first?.slot, last: last?.slot });
    } catch (error) {
      if (!report.failed(error)) throw error;
    }
  }

  #forgetOldest(): void {
    let bytes = 0;
    for (const waiting of this.#waiting.values()) bytes += waiting.bytes;
    for (const [slot, waiting] of this.#waiting) {
      if (bytes <= MAX_WAITING_BYTES) return;
      this.#waiting.delete(slot);
      bytes -= waiting.bytes;
    }
  }

  #noteDamage(): void {
    const bytes = this.#archive?.damagedBytes ?? 0;
    if (bytes > this.#damagedBytes) {
      this.#parts.log.warn('archive-damaged', { bytes, outcome: 'its blocks are asked for again' });
    }
    this.#damagedBytes = Math.max(bytes, this.#damagedBytes);
  }
}

/** The newest block below which nothing is left out of what was written last. */
async function findEnd(archive: ArchiveStore): Promise<BlockHead | undefined> {
  const last = await archive.last();
  if (last === undefined || !archive.isParallel) return last;
  const heads = await archive.list(Math.max(last.slot - MAX_MISSING, 0), last.slot);
  const above = heads.findIndex(({ parentSlot }, i) => i > 0 && parentSlot > heads[i - 1]!.slot);
  return above === -1 ? last : heads[above - 1];
}

interface Waiting {
  readonly packing: Promise<RawBlock>;
  bytes: number;
}
