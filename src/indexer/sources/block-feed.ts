import type { RpcBlock } from '#chain/rpc-types';
import type { SlotSignal } from './slot-signal.ts';

/**
 * Blocks a node sends without being asked. Only a shortcut: a slot that is not there is asked for, so a message
 * that is lost, late, doubled or out of order costs only time.
 */
export interface BlockFeed extends SlotSignal {
  /**
   * The block sent for `slot`, which is given once: whoever asks for a slot again had a reason to doubt the block,
   * and is never given one that was sent.
   */
  take(slot: number): RpcBlock | undefined;
}

/** What a block costs besides its bytes. */
const OVERHEAD_BYTES = 256;

/** Blocks that were sent and not yet taken, as the bytes they came in, so that their size is known and not guessed. */
export class PushedBlocks {
  readonly #limitBytes: number;
  readonly #blocks = new Map<number, Uint8Array>();
  #bytes = 0;
  #takenTo = -1;

  constructor(limitBytes: number) {
    this.#limitBytes = limitBytes;
  }

  /** The size of the held blocks, in bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Keeps a block in place of an earlier one of its slot, and drops those that came first when they are too many. */
  add(slot: number, block: Uint8Array): void {
    if (slot <= this.#takenTo) return;
    this.#drop(slot);
    this.#blocks.set(slot, block);
    this.#bytes += block.length + OVERHEAD_BYTES;
    for (const oldest of this.#blocks.keys()) {
      if (this.#bytes <= this.#limitBytes) break;
      this.#drop(oldest);
    }
  }

  /** Gives the block of `slot` and forgets it with all below it, also those that are still to come. */
  take(slot: number): Uint8Array | undefined {
    if (slot <= this.#takenTo) return undefined;
    this.#takenTo = slot;
    const block = this.#blocks.get(slot);
    for (const held of this.#blocks.keys()) if (held <= slot) this.#drop(held);
    return block;
  }

  #drop(slot: number): void {
    const block = this.#blocks.get(slot);
    if (block === undefined) return;
    this.#blocks.delete(slot);
    this.#bytes -= block.length + OVERHEAD_BYTES;
  }
}
