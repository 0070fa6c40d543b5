import type { BlockHead } from './raw-block.ts';

/** An object that has a block. */
export interface KnownBlock {
  readonly key: string;
  readonly head: BlockHead;
  /** Unix milliseconds. */
  readonly modifiedMs: number;
}

/** Slots of which it was listed which have a block, both included. */
interface Listed {
  readonly first: number;
  readonly last: number;
  readonly atMs: number;
}

/** Beyond that the older ones are listed again. */
const MAX_BLOCKS = 20_000;
const MAX_LISTED = 32;

/** What was listed of a bucket, so that it need not be listed for each block. */
export class KnownBlocks {
  readonly #blocks = new Map<number, KnownBlock>();
  #listed: Listed[] = [];

  /** Whether it is known of all slots of `[first, last]`, from a listing that is no older. */
  covers(first: number, last: number, listedMs: number): boolean {
    const oldestMs = performance.now() - listedMs;
    return this.#listed.some((one) => one.first <= first && one.last >= last && one.atMs > oldestMs);
  }

  get(slot: number): KnownBlock | undefined {
    return this.#blocks.get(slot);
  }

  /** In the order of their slots. */
  list(first: number, last: number): readonly KnownBlock[] {
    return [...this.#blocks.values()]
      .filter(({ head }) => head.slot >= first && head.slot <= last)
      .toSorted((a, b) => a.head.slot - b.head.slot);
  }

  /** The lowest one above `slot`. */
  next(slot: number): KnownBlock | undefined {
    let next: KnownBlock | undefined;
    for (const block of this.#blocks.values()) {
      if (block.head.slot > slot && (next === undefined || block.head.slot < next.head.slot)) next = block;
    }
    return next;
  }

  /** One that was written. */
  add(block: KnownBlock): void {
    this.#blocks.set(block.head.slot, block);
  }

  /** One that was listed and is not there, or damaged. */
  forget(slot: number): void {
    this.#blocks.delete(slot);
  }

  /** All blocks that a listing of `[first, last]` gave; of two of a slot the later one counts. */
  learn(first: number, last: number, blocks: readonly KnownBlock[], atMs: number): void {
    if (this.#blocks.size + blocks.length > MAX_BLOCKS) {
      this.#blocks.clear();
      this.#listed = [];
    }
    for (const slot of this.#blocks.keys()) if (slot >= first && slot <= last) this.#blocks.delete(slot);
    for (const block of blocks) {
      const other = this.#blocks.get(block.head.slot);
      if (other === undefined || other.modifiedMs <= block.modifiedMs)
        this.#blocks.set(block.head.slot, block);
    }
    this.#listed = [...this.#listed.slice(1 - MAX_LISTED), { first, last, atMs }];
  }
}
