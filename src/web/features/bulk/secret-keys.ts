import { decodeBase58 } from '#std/base58';
import { toBase64 } from '#std/json';
import { SECRET, type LeftOut, type ReadList } from './read-list.ts';

/** The DER header of an Ed25519 seed as PKCS #8. Source: RFC 8410, 7. */
const PKCS8 = [0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 4, 0x22, 4, 0x20];
/** Keys computed before the browser may do something else. */
const AT_ONCE = 50;
const MAX_SIGNATURES = 20_000;

/** Texts that were looked at and are signatures, so that a list somebody types is not computed again at every key. */
const signatures = new Set<string>();

/**
 * The list without secret keys: in base58 one has the form of a signature, but its last 32 bytes are the public key of
 * the seed before them. Rejects when `signal` aborts.
 */
export async function withoutSecretKeys(list: ReadList, signal?: AbortSignal): Promise<ReadList> {
  const secrets = await findSecretKeys(
    list.items.flatMap(({ kind, text }) => (kind === 'transaction' ? [text] : [])),
    signal,
  );
  if (secrets.size === 0) return list;
  const found = list.items
    .filter(({ text }) => secrets.has(text))
    .map(({ line }): LeftOut => ({ line, reason: SECRET, text: '', isRepeated: false }));
  const others = list.leftOut.map((one) => (secrets.has(one.text) ? { ...one, text: '' } : one));
  return {
    ...list,
    items: list.items.filter(({ text }) => !secrets.has(text)),
    leftOut: [...others, ...found].sort((a, b) => a.line - b.line),
  };
}

async function findSecretKeys(
  texts: readonly string[],
  signal: AbortSignal | undefined,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const fresh = texts.filter((text) => !signatures.has(text));
  if (fresh.length === 0) return found;
  if (signatures.size > MAX_SIGNATURES) signatures.clear();
  const toKey = await (pickToKey ??= pickCryptography());
  for (let start = 0; start < fresh.length; start += AT_ONCE) {
    signal?.throwIfAborted();
    await Promise.all(
      fresh.slice(start, start + AT_ONCE).map(async (text) => {
        const bytes = decodeBase58(text)!; // readers of lists took it for 64 bytes
        const key = await toKey(bytes.slice(0, 32));
        if (key === toBase64(bytes.subarray(32))) found.add(text);
        else signatures.add(text);
      }),
    );
    await new Promise((resolve) => setTimeout(resolve));
  }
  signal?.throwIfAborted();
  return found;
}

/** The public key of a seed, in base64. */
export type ToKey = (seed: Uint8Array) => Promise<string>;
let pickToKey: Promise<ToKey> | undefined;

/** That of the browser is faster; older ones lack it, and pages without https have none. */
async function pickCryptography(): Promise<ToKey> {
  try {
    await keyByBrowser(new Uint8Array(32));
    return keyByBrowser;
  } catch {
    return keyByNoble;
  }
}

export const keyByBrowser: ToKey = async (seed) => {
  const { subtle } = globalThis.crypto;
  const key = await subtle.importKey('pkcs8', new Uint8Array([...PKCS8, ...seed]), 'Ed25519', true, ['sign']);
  const { x = '' } = await subtle.exportKey('jwk', key);
  return `${x.replaceAll('-', '+').replaceAll('_', '/')}=`;
};

export const keyByNoble: ToKey = async (seed) => {
  const { ed25519 } = await import('@noble/curves/ed25519.js');
  return toBase64(ed25519.getPublicKey(seed));
};
