import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { encodeBase58 } from '#std/base58';

/** Signs as one address. */
export interface Keypair {
  readonly address: string;
  readonly publicKey: Uint8Array;
  sign(message: Uint8Array): Uint8Array;
}

/** PKCS #8 header of an Ed25519 private key (RFC 8410); the 32 secret bytes follow. */
const PKCS8_HEADER = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The keypair that `seed` and `name` always give. */
export function createKeypair(seed: string, name: string): Keypair {
  const secret = createHash('sha256').update(`${seed}/key/${name}`).digest();
  const key = createPrivateKey({ key: Buffer.concat([PKCS8_HEADER, secret]), format: 'der', type: 'pkcs8' });
  const publicKey = new Uint8Array(
    createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32),
  );
  return {
    address: encodeBase58(publicKey),
    publicKey,
    sign: (message) => new Uint8Array(sign(null, message, key)),
  };
}
