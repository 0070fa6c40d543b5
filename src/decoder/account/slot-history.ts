import type { Cursor } from '#std/cursor';
import type { Field } from '#contracts/decoded';
import type { AccountSections } from '../define-protocol.ts';
import { LayoutError } from '../layout/codec.ts';

/** How many bits of a byte are set. */
const ONES = Uint8Array.from({ length: 256 }, (_unused, byte) => {
  let ones = 0;
  for (let rest = byte; rest > 0; rest >>= 1) ones += rest & 1;
  return ones;
});

function countOnes(bytes: Uint8Array): number {
  let ones = 0;
  for (const byte of bytes) ones += ONES[byte]!;
  return ones;
}

/**
 * A ring with one bit for each of the last 2²⁰ slots, set where the slot has a block; counted here, since
 * nobody reads a million bits. Source: solana-slot-history `lib.rs`: option tag, u64 count of words, words,
 * u64 count of bits, u64 next slot.
 */
export function readSlotHistory(cursor: Cursor): AccountSections {
  if (cursor.u8() !== 1) throw new LayoutError('the slots are missing');
  const words = cursor.u64();
  if (words * 8n > BigInt(cursor.remaining)) {
    throw new LayoutError(`${words} words of slots, ${cursor.remaining} bytes are left`);
  }
  const withBlock = BigInt(countOnes(cursor.take(Number(words) * 8)));
  const capacity = cursor.u64();
  const nextSlot = cursor.u64();
  const oldestSlot = nextSlot > capacity ? nextSlot - capacity : 0n;
  const covered = nextSlot - oldestSlot;
  if (withBlock > covered) throw new LayoutError(`${withBlock} blocks in ${covered} slots`);
  const fields: Field[] = [
    { name: 'oldestSlot', value: { kind: 'slot', slot: oldestSlot } },
    { name: 'nextSlot', value: { kind: 'slot', slot: nextSlot } },
    { name: 'slots', value: { kind: 'integer', integer: covered } },
    { name: 'slotsWithBlock', value: { kind: 'integer', integer: withBlock } },
    { name: 'slotsSkipped', value: { kind: 'integer', integer: covered - withBlock } },
  ];
  return {
    fields,
    summary: { template: '{slotsWithBlock} of the {slots} slots since {oldestSlot} have a block', fields },
  };
}
