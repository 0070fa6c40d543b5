import { decodeBase58 } from '#std/base58';

const CACHE_LIMIT = 20_000;
const cache = new Map<string, Uint8Array>();

/** The 32 bytes of an address of our own making. Throws `RangeError` for any other text. */
export function toAddressBytes(address: string): Uint8Array {
  const known = cache.get(address);
  if (known) return known;
  const bytes = decodeBase58(address);
  if (bytes?.length !== 32) throw new RangeError('not an address');
  if (cache.size >= CACHE_LIMIT) cache.clear();
  cache.set(address, bytes);
  return bytes;
}
