import type { Chain } from '#chain';
import { findDiskFault } from '#std/disk-faults';
import type { Log } from '#std/log';
import { packBlock, type ChainBlock } from '../chain-block.ts';
import { fetchParents } from '../sources/fetch-parents.ts';
import type { StoreReport } from '../store-report.ts';
import { BlockArchive, type ArchivedLedger } from './block-archive.ts';
import { listUnproven, type SlotRange } from './list-unproven.ts';
import type { BlockHead, RawBlock } from './raw-block.ts';

/** How often a folder that could not be opened is tried again. */
const RETRY_MS = 5_000;
/** What a killed process had not written, or a full disk did not take, is asked for once more: so many blocks at most. */
const MAX_MISSING = 256;
/** So often it is asked for before the gap is left. */
const MAX_REFUSALS = 20;
/** Blocks that wait until they are final. */
const MAX_WAITING_BYTES = 128 * 1_024 * 1_024;

export interface ArchiverParts {
  readonly folder: string;
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
 * Writes what the indexer adds into an archive once it is final, and gives it back. A disk that takes nothing is said once, and
 * stops nobody: what is missing afterwards is asked for again, as far as it is little.
 */
export class Archiver {
  readonly #parts: ArchiverParts;
  readonly #nowMs: () => number;
  #archive: BlockArchive | undefined;
  #triedAt = -Infinity;
  readonly #waiting = new Map<number, Waiting>();
  /** Blocks of the archive that did not follow the index: they are asked for. */
  readonly #doubted = new Set<number>();
  #writing: Promise<void> = Promise.resolve();
  #damagedBytes = 0;
  /** The last one written. */
  #newest: BlockHead | undefined;
  #isFailing = false;
  /** How often in a row the node did not give what is missing. */
  #refusals = 0;

  /** Throws `indexer/other-archive`. A folder that cannot be opened now is tried again. */
  constructor(parts: ArchiverParts) {
    this.#parts = parts;
    this.#nowMs = parts.nowMs ?? (() => performance.now());
    this.#open();
  }

  /** The oldest slot of the archive that has a block. */
  get firstSlot(): number | undefined {
    return this.#archive?.first()?.slot;
  }

  /** What there is of `[first, last]`. */
  list(first: number, last: number): ArchivedRange {
    if (this.#archive === undefined) return { slots: [], unproven: [[first, last]] };
    try {
      const heads = this.#archive.list(first, last).filter(({ slot }) => !this.#doubted.has(slot));
      const above = this.#archive.next(last);
      this.#noteDamage();
      return {
        slots: heads.map(({ slot }) => slot),
        unproven: listUnproven(above === undefined ? heads : [...heads, above], first, last),
      };
    } catch (error) {
      this.#parts.log.warn('archive-not-read', { first, last, error });
      return { slots: [], unproven: [[first, last]] };
    }
  }

  /** The block of a slot; `undefined` where there is none, or one that is damaged. */
  read(slot: number): RawBlock | undefined {
    if (this.#archive === undefined || this.#doubted.has(slot)) return undefined;
    try {
      const head = this.#archive.head(slot);
      const packed = this.#archive.read(slot);
      return head && packed && { head, packed };
    } catch (error) {
      this.#parts.log.warn('archive-not-read', { slot, error });
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
      if (this.#archive === undefined) this.#open();
      const archive = this.#archive;
      if (archive === undefined || archive.readOnly !== undefined) return;
      for (const [, { packing }] of due) {
        const block = await packing;
        const newest = this.#newest ?? archive.last();
        // Nothing is asked for again while the disk takes nothing.
        if (this.#isFailing) archive.append(block);
        const missing = await this.#fetchMissing(archive, newest, block.head);
        for (const one of missing) archive.append(one);
        archive.append(block);
        if (newest === undefined || block.head.slot > newest.slot) this.#newest = block.head;
        this.#isFailing = false;
        written++;
      }
      if (written > 0) this.#parts.report.worked();
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
    archive: BlockArchive,
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

  #open(): void {
    if (this.#nowMs() - this.#triedAt < RETRY_MS) return;
    this.#triedAt = this.#nowMs();
    const { folder, ledger, report, log } = this.#parts;
    try {
      this.#archive = BlockArchive.open(folder, ledger);
    } catch (error) {
      if (findDiskFault(error) === undefined || !report.failed(error)) throw error;
      return;
    }
    const { readOnly } = this.#archive;
    if (readOnly?.kind === 'taken') log.info('archive-only-read', { holder: readOnly.holder });
    if (readOnly?.kind === 'fault') report.failed(readOnly.error);
    log.info('archive-opened', { first: this.firstSlot, last: this.#archive.last()?.slot });
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

interface Waiting {
  readonly packing: Promise<RawBlock>;
  bytes: number;
}
