/** Eight bytes seen as one number; a view reads them without a call into the runtime, as `BigInt` of a number is. */
const view = new DataView(new ArrayBuffer(8));

/** The unsigned integer of 64 bits whose halves of 32 bits these are, whatever their sign. */
export function toU64(low: number, high: number): bigint {
  view.setInt32(0, low, true);
  view.setInt32(4, high, true);
  return view.getBigUint64(0, true);
}

/** The signed integer in the four bytes at `at`, all of which are there. */
export const wordAt = (bytes: Uint8Array, at: number): number =>
  bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24);
