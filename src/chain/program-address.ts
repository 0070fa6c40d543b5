/** Addresses derived from others. Source: solana-sdk `address/src/lib.rs`. */
import { ed25519 } from '@noble/curves/ed25519.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { asAddress, type Address } from '#contracts/chain';
import { decodeBase58, encodeBase58 } from '#std/base58';

const MARKER = new TextEncoder().encode('ProgramDerivedAddress');

/** The program address of `seeds`: that with the highest bump off the curve. Absent when `program` is no address. */
export function findProgramAddress(seeds: readonly Uint8Array[], program: string): Address | undefined {
  const owner = decodeBase58(program);
  if (owner?.length !== 32) return undefined;
  for (let bump = 255; bump >= 0; bump--) {
    const hash = sha256.create();
    for (const seed of seeds) hash.update(seed);
    const bytes = hash.update(Uint8Array.of(bump)).update(owner).update(MARKER).digest();
    if (!isOnCurve(bytes)) return asAddress(encodeBase58(bytes));
  }
  return undefined;
}

/** The address `create_account_with_seed` gives. Absent when one of the two is no address. */
export function toSeededAddress(base: string, seed: string, owner: string): Address | undefined {
  const [from, program] = [decodeBase58(base), decodeBase58(owner)];
  if (from?.length !== 32 || program?.length !== 32) return undefined;
  const hash = sha256.create().update(from).update(new TextEncoder().encode(seed)).update(program).digest();
  return asAddress(encodeBase58(hash));
}

/** Whether there can be a key that signs for `address`; else only a program can, for it derived it. */
export function isSignableAddress(address: string): boolean {
  const bytes = decodeBase58(address);
  return bytes?.length === 32 && isOnCurve(bytes);
}

function isOnCurve(bytes: Uint8Array): boolean {
  try {
    ed25519.Point.fromBytes(bytes);
    return true;
  } catch {
    return false;
  }
}
