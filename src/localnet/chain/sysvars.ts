/**
 * Sysvars the engine never advances. Layouts are bincode: SlotHashes is a length and (slot, hash) pairs,
 * newest first; SlotHistory is an optional bit vector of 2²⁰ slots, its length, and the next slot.
 */
import type { Engine } from '../engine/engine.ts';
import { toAddressBytes } from '../keys/address-bytes.ts';
import { PROGRAMS, SYSVARS } from '../keys/program-addresses.ts';

const MAX_HASHES = 512;
const PAIR_LENGTH = 40;
const HISTORY_SLOTS = 1_048_576;
const BITS_OFFSET = 9;
const HISTORY_LENGTH = BITS_OFFSET + HISTORY_SLOTS / 8 + 16;

export class Sysvars {
  readonly #engine: Engine;
  readonly #hashes = Buffer.alloc(8 + MAX_HASHES * PAIR_LENGTH);
  readonly #history = Buffer.alloc(HISTORY_LENGTH);
  #count = 0;
  #nextSlot = 0;

  constructor(engine: Engine) {
    this.#engine = engine;
    this.#history[0] = 1;
    this.#history.writeBigUInt64LE(BigInt(HISTORY_SLOTS / 64), 1);
    this.#history.writeBigUInt64LE(BigInt(HISTORY_SLOTS), HISTORY_LENGTH - 16);
  }

  /** Records a sealed block. Slots must come in order. */
  addBlock(slot: number, hash: string): void {
    this.#hashes.copyWithin(8 + PAIR_LENGTH, 8, 8 + (MAX_HASHES - 1) * PAIR_LENGTH);
    this.#hashes.writeBigUInt64LE(BigInt(slot), 8);
    this.#hashes.set(toAddressBytes(hash), 16);
    this.#count = Math.min(this.#count + 1, MAX_HASHES);
    this.#hashes.writeBigUInt64LE(BigInt(this.#count), 0);

    // The vector is a ring: slots without a block must not show the one a turn before them.
    const from = Math.max(this.#nextSlot, slot - HISTORY_SLOTS);
    for (let skipped = from; skipped < slot; skipped++) this.#mark(skipped, false);
    this.#mark(slot, true);
    this.#nextSlot = slot + 1;
    this.#history.writeBigUInt64LE(BigInt(slot + 1), HISTORY_LENGTH - 8);
  }

  #mark(slot: number, hasBlock: boolean): void {
    const at = BITS_OFFSET + ((slot % HISTORY_SLOTS) >> 3);
    const bit = 1 << (slot & 7);
    this.#history[at] = hasBlock ? this.#history[at]! | bit : this.#history[at]! & ~bit;
  }

  /** Makes what was recorded visible to programs; but for SlotHistory, which is large, in a quiet slot. */
  publish(isQuiet: boolean): void {
    this.#set(SYSVARS.slotHashes, this.#hashes);
    if (!isQuiet) this.#set(SYSVARS.slotHistory, this.#history);
  }

  #set(address: string, data: Uint8Array): void {
    this.#engine.setAccount(toAddressBytes(address), {
      lamports: 1n,
      data,
      ownerBytes: toAddressBytes(PROGRAMS.sysvarOwner),
      executable: false,
      rentEpoch: 0n,
    });
  }
}
