/** Addresses derived from others. Source: solana-sdk `address/src/lib.rs`. */
import { createHash } from 'node:crypto';
import { asAddress, type Address } from '#contracts/chain';
import { decodeBase58, encodeBase58 } from '#std/base58';
import { isOnCurve } from './is-on-curve.ts';

const MARKER = new TextEncoder().encode('ProgramDerivedAddress');

/** The program address of `seeds`: that with the highest bump off the curve. Absent when `program` is no address. */
export function findProgramAddress(seeds: readonly Uint8Array[], program: string): Address | undefined {
  return findProgramAddressAndBump(seeds, program)?.address;
}

/** The same, with the byte that took it off the curve, which a program signs with. */
export function findProgramAddressAndBump(
  seeds: readonly Uint8Array[],
  program: string,
): { readonly address: Address; readonly bump: number } | undefined {
  const owner = decodeBase58(program);
  if (owner?.length !== 32) return undefined;
  for (let bump = 255; bump >= 0; bump--) {
    const hash = createHash('sha256');
    for (const seed of seeds) hash.update(seed);
    const bytes = hash.update(Uint8Array.of(bump)).update(owner).update(MARKER).digest();
    if (!isOnCurve(bytes)) return { address: asAddress(encodeBase58(bytes)), bump };
  }
  return undefined;
}

/** The address `create_account_with_seed` gives. Absent when one of the two is no address. */
export function toSeededAddress(base: string, seed: string, owner: string): Address | undefined {
  const [from, program] = [decodeBase58(base), decodeBase58(owner)];
  if (from?.length !== 32 || program?.length !== 32) return undefined;
  const hash = createHash('sha256').update(from).update(seed).update(program).digest();
  return asAddress(encodeBase58(hash));
}

/** Whether there can be a key that signs for `address`; else only a program can, for it derived it. */
export function isSignableAddress(address: string): boolean {
  const bytes = decodeBase58(address);
  return bytes?.length === 32 && isOnCurve(bytes);
}
