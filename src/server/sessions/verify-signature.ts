import { ed25519 } from '@noble/curves/ed25519.js';
import { decodeBase58 } from '#std/base58';

const KEY_BYTES = 32;
const SIGNATURE_BYTES = 64;

/**
 * Whether a base64 signature of `message` was made with the key of `address`.
 *
 * The strict rules of RFC 8032 are used and keys of small order refused: by the lenient rules of ZIP-215 a made-up
 * signature verifies for such keys, the System Program's address among them. Nothing in the environment changes it.
 */
export function isSignatureOf(address: string, message: string, signature: string): boolean {
  const key = toKey(address);
  const bytes = toSignatureBytes(signature);
  if (key === undefined || bytes === undefined) return false;
  try {
    return ed25519.verify(bytes, new TextEncoder().encode(message), key, { zip215: false });
  } catch {
    return false; // not a point of the curve
  }
}

/** Whether an address can belong to a wallet: 32 bytes that are a canonical point of full order on the curve. */
export const isSigningAddress = (address: string): boolean => toKey(address) !== undefined;

function toKey(address: string): Uint8Array | undefined {
  const key = decodeBase58(address);
  if (key?.length !== KEY_BYTES) return undefined;
  try {
    const point = ed25519.Point.fromBytes(key, false);
    return point.isSmallOrder() || !point.isTorsionFree() ? undefined : key;
  } catch {
    return undefined;
  }
}

/** Canonical base64 of 64 bytes, nothing else: one signature has one text. */
function toSignatureBytes(text: string): Uint8Array | undefined {
  const bytes = Buffer.from(text, 'base64');
  return bytes.length === SIGNATURE_BYTES && bytes.toString('base64') === text ? bytes : undefined;
}
