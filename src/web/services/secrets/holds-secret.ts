import { list64Bytes, looksSecretText } from '#contracts/text/secret-text';
import { importAgain } from '../../ui/state/import-again.ts';

let failures = 0;

/**
 * Whether a text is or has a secret key, or a phrase that makes one. In base58 such a key has the form of a signature,
 * but its last 32 bytes are the public key of the seed before them. Rejects where the curve could not be fetched.
 */
export async function holdsSecret(text: string): Promise<boolean> {
  if (looksSecretText(text)) return true;
  const found = list64Bytes(text);
  if (found.length === 0) return false;
  const { ed25519 } = await loadCurve();
  return found.some((bytes) => {
    const key = ed25519.getPublicKey(bytes.subarray(0, 32));
    return key.every((byte, at) => byte === bytes[32 + at]);
  });
}

/** Not that of the browser, which older ones lack and pages without https have none of. */
async function loadCurve(): Promise<typeof import('@noble/curves/ed25519.js')> {
  try {
    return await import('@noble/curves/ed25519.js');
  } catch (error) {
    failures++;
    return importAgain(error, failures);
  }
}
