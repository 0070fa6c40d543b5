import { decodeBase58 } from '#std/base58';
import { fromBase64 } from '#std/json';

/** What a search text is, decided from the text alone. */
export type SearchTarget =
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'signature'; readonly signature: string }
  | { readonly kind: 'slot'; readonly slot: number }
  | { readonly kind: 'wire-transaction'; readonly base64: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'empty' };

/** Longest text looked at; longer ones are cut, except base64 transactions (4,096 bytes make 5,464 characters). */
export const MAX_QUERY_LENGTH = 256;
/** Longest text that is searched for, in characters: a transaction in base64 is the longest that means something. */
export const MAX_SEARCH_LENGTH = 5_600;
const MAX_WIRE_LENGTH = 5_500;
/** Characters of the shortest text that may be a secret: twelve words of three letters, with what stands between them. */
export const SHORTEST_SECRET = 47;
/** Whether a text is a slot or an epoch. They are u64 on chain; no cluster comes near 2⁵³, so a number holds them. */
export const isSlotText = (text: string): boolean => /^\d{1,15}$/.test(text);

const EXPLORER_HOSTS = new Set([
  'solscan.io',
  'explorer.solana.com',
  'solana.fm',
  'orbmarkets.io',
  'orb.markets',
  'orb.helius.dev',
  'xray.helius.xyz',
  'solanabeach.io',
]);

/** Sorts a search text: trimmed, explorer URLs reduced to the entity they name. Never throws. */
export function toSearchTarget(query: string): SearchTarget {
  const text = query.trim();
  if (text === '') return { kind: 'empty' };
  if (text.length > MAX_QUERY_LENGTH) {
    return text.length <= MAX_WIRE_LENGTH && isWireTransaction(text)
      ? { kind: 'wire-transaction', base64: text }
      : { kind: 'text', text: text.slice(0, MAX_QUERY_LENGTH) };
  }
  return toEntity(text) ?? toEntityOfUrl(text) ?? toWire(text) ?? { kind: 'text', text };
}

/** Path of our page for a target. */
export function toSearchPath(target: SearchTarget): string {
  switch (target.kind) {
    case 'address':
      return `/account/${target.address}`;
    case 'signature':
      return `/tx/${target.signature}`;
    case 'slot':
      return `/block/${target.slot}`;
    case 'wire-transaction':
      return `/tx/inspector?transaction=${encodeURIComponent(target.base64)}`;
    case 'text':
      return `/search?q=${encodeURIComponent(target.text)}`;
    case 'empty':
      return '/search';
  }
}

/** What a text by itself names on the chain; `undefined` when that is nothing. */
export function toEntity(
  text: string,
): Extract<SearchTarget, { readonly kind: 'address' | 'signature' | 'slot' }> | undefined {
  if (isSlotText(text)) return { kind: 'slot', slot: Number(text) };
  if (text.length < 32 || text.length > 88) return undefined;
  const bytes = decodeBase58(text);
  if (bytes?.length === 32) return { kind: 'address', address: text };
  if (bytes?.length === 64) return { kind: 'signature', signature: text };
  return undefined;
}

function toEntityOfUrl(text: string): SearchTarget | undefined {
  const spelled = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(spelled)) return undefined;
  const url = new URL(spelled);
  if (!EXPLORER_HOSTS.has(url.hostname.replace(/^www\./, ''))) return undefined;
  for (const part of url.pathname.split('/').toReversed()) {
    const entity = toEntity(part);
    if (entity) return entity;
  }
  return undefined;
}

function toWire(text: string): SearchTarget | undefined {
  return isWireTransaction(text) ? { kind: 'wire-transaction', base64: text } : undefined;
}

/** Long enough for one signature and the smallest message, and plain base64. */
function isWireTransaction(text: string): boolean {
  if (text.length < 180 || !/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return false;
  const bytes = fromBase64(text);
  if (bytes === undefined || bytes.length < 134) return false;
  return bytes[0] === 0x81 || (bytes[0]! > 0 && bytes[0]! <= 19);
}
