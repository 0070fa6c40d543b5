import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { TokenFileAnswer } from '#contracts/account/token';
import { isDataUri, readDataUri } from '#std/data-uri';
import { mintText, toAddress } from '../input/texts.ts';
import { createGuardedFetch, toJsonObject, type FetchedJson } from '../outbound/guarded-fetch.ts';
import { readTokenFacts } from '../reading/token/token-facts.ts';
import { defineEndpoint } from './define-endpoint.ts';

const MOST_TEXT = 2_000;
const MOST_ATTRIBUTES = 100;

const fetchJson = createGuardedFetch();
/** A file that was read is not asked for again for a while, however often visitors click. */
const cache = new LRUCache<string, Extract<FetchedJson, { kind: 'found' }>>({ max: 200, ttl: 10 * 60_000 });

export default defineEndpoint({
  name: 'tokenFile',
  route: '/api/tokens/:mint/file',
  says: 'The file the metadata of a token points to: name, description, image and attributes; it is fetched from its own address when this is asked.',
  input: z.strictObject({ mint: mintText }),
  absences: true,
  async run(ask, input): Promise<TokenFileAnswer> {
    const mint = toAddress(input.mint);
    if (mint === undefined) {
      return ask.absent('malformed', 'This is not an address: it must be base58 of 32 bytes.');
    }
    const facts = await readTokenFacts(ask.reader, mint, { signal: ask.signal });
    if (typeof facts === 'string') return ask.absent('not-found', 'There is no token at this address.');
    const uri = facts.metadata?.uri;
    if (uri === undefined) return ask.absent('not-found', 'It has no off-chain metadata.');
    if (!isDataUri(uri) && !ask.reader.fetchesFiles) {
      return ask.absent(
        'not-available',
        'This server fetches no file that an account of your endpoint’s chain names.',
        { hint: `Its address is ${uri.slice(0, 300)}` },
      );
    }
    const fetched = cache.get(uri) ?? (isDataUri(uri) ? readInline(uri) : await fetchJson(uri, ask.signal));
    if (fetched.kind === 'refused') {
      return ask.absent('not-available', fetched.reason, { hint: `Its address is ${uri.slice(0, 300)}` });
    }
    cache.set(uri, fetched);
    const { url, bytes, json } = fetched;
    const record = json as Readonly<Record<string, unknown>>; // an object, as the fetch made sure
    return {
      kind: 'found',
      provenance: ask.provenance(facts.slot),
      mint,
      uri,
      url,
      bytes,
      name: toText(record['name']),
      symbol: toText(record['symbol']),
      description: toText(record['description']),
      image: toText(record['image']),
      site: toText(record['external_url']),
      attributes: toAttributes(record['attributes']),
      json: JSON.stringify(json, undefined, 2),
    };
  },
});

/** Metadata that stands in its URI. */
function readInline(uri: string): FetchedJson {
  const bytes = readDataUri(uri)?.bytes;
  const json = bytes && toJsonObject(bytes);
  return bytes === undefined || json === undefined
    ? { kind: 'refused', reason: 'The metadata in its URI is not a JSON object.' }
    : { kind: 'found', url: uri, bytes: bytes.length, json };
}

function toText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, MOST_TEXT) : undefined;
}

/** Source: Metaplex token standard: `attributes` is a list of `trait_type` and `value`. */
function toAttributes(value: unknown): readonly { readonly trait: string; readonly value: string }[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, MOST_ATTRIBUTES).flatMap((item: unknown) => {
    if (typeof item !== 'object' || item === null || !('value' in item)) return [];
    const trait = 'trait_type' in item ? toText(item.trait_type) : undefined;
    const said = typeof item.value === 'number' ? String(item.value) : toText(item.value);
    return said === undefined ? [] : [{ trait: trait ?? 'attribute', value: said }];
  });
}
