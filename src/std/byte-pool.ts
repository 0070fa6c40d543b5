/** Engines keep bytes up to here inside the object; more would be an allocation outside of the heap for each. */
const LARGEST_WITHIN = 64;
const POOL_LENGTH = 8192;
/** Larger ones would waste much of a pool. */
const LARGEST_POOLED = 1024;

let pool = new ArrayBuffer(POOL_LENGTH);
let used = 0;

/** Zero bytes, which may share their buffer with others made at about the same time. */
export function takeBytes(length: number): Uint8Array<ArrayBuffer> {
  if (length <= LARGEST_WITHIN || length > LARGEST_POOLED) return new Uint8Array(length);
  if (used + length > POOL_LENGTH) {
    pool = new ArrayBuffer(POOL_LENGTH);
    used = 0;
  }
  const bytes = new Uint8Array(pool, used, length);
  used += length;
  return bytes;
}
