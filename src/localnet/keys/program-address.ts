import { createHash } from 'node:crypto';
import { encodeBase58 } from '#std/base58';
import { toAddressBytes } from './address-bytes.ts';
import { isOnCurve } from './is-on-curve.ts';
import { PROGRAMS } from '../programs/addresses.ts';

const MARKER = Buffer.from('ProgramDerivedAddress');
const CACHE_LIMIT = 20_000;
const associated = new Map<string, string>();

/** The address with the highest bump that is off the curve, as `findProgramAddress` of every SDK. */
export function findProgramAddress(
  seeds: readonly Uint8Array[],
  program: string,
): { readonly address: string; readonly bump: number } {
  for (let bump = 255; bump >= 0; bump--) {
    const hash = createHash('sha256');
    for (const seed of seeds) hash.update(seed);
    const bytes = hash.update(Uint8Array.of(bump)).update(toAddressBytes(program)).update(MARKER).digest();
    if (!isOnCurve(bytes)) return { address: encodeBase58(bytes), bump };
  }
  throw new RangeError('no bump leaves the curve');
}

/** Address of the associated token account of `owner` for `mint`. */
export function findAssociatedToken(owner: string, mint: string, tokenProgram: string): string {
  const key = `${owner}${mint}`;
  const known = associated.get(key);
  if (known) return known;
  const seeds = [owner, tokenProgram, mint].map(toAddressBytes);
  const { address } = findProgramAddress(seeds, PROGRAMS.associatedToken);
  if (associated.size >= CACHE_LIMIT) associated.clear();
  associated.set(key, address);
  return address;
}
