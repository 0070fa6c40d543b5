import { findProgramAddressAndBump } from '#chain/program-address';
import { toAddressBytes } from './address-bytes.ts';
import { PROGRAMS } from './program-addresses.ts';

const CACHE_LIMIT = 20_000;
const associated = new Map<string, string>();

/** The program address of `seeds` with its bump. Throws when `program` is no address. */
export function findProgramAddress(
  seeds: readonly Uint8Array[],
  program: string,
): { readonly address: string; readonly bump: number } {
  const found = findProgramAddressAndBump(seeds, program);
  if (found === undefined) throw new RangeError(`${program} is no address`);
  return found;
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
