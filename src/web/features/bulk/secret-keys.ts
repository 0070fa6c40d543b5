import { decodeBase58 } from '#std/base58';
import { SECRET, type LeftOut, type ReadList } from './read-list.ts';

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
  // Not that of the browser, which older ones lack and pages without https have none of.
  const { ed25519 } = await import('@noble/curves/ed25519.js');
  if (signatures.size > MAX_SIGNATURES) signatures.clear();
  for (const [i, text] of fresh.entries()) {
    if (i % AT_ONCE === AT_ONCE - 1) await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    const bytes = decodeBase58(text);
    if (bytes === undefined) continue; // readers of lists took it for one of 64 bytes
    const key = ed25519.getPublicKey(bytes.subarray(0, 32));
    if (key.every((byte, at) => byte === bytes[32 + at])) found.add(text);
    else signatures.add(text);
  }
  return found;
}
