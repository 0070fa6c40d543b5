import { parseJson } from '#std/json';
import { decodeUtf8 } from '#std/utf8';
import { createGuardedReader, readUpTo, type Opened, type OutboundParts } from './guarded-file.ts';
import { Refusal } from './public-target.ts';
import type { Readable } from 'node:stream';

export type FetchedJson =
  | { readonly kind: 'found'; readonly url: string; readonly bytes: number; readonly json: object }
  /** Why it was not read, for the visitor. */
  | { readonly kind: 'refused'; readonly reason: string };

export type FetchJson = (url: string, signal?: AbortSignal) => Promise<FetchedJson>;

const MOST_BYTES = 64 * 1024;
const MOST_DEPTH = 32;
const TOO_LARGE = 'It is larger than the 64 KiB read here.';

/** JSON objects at URLs from the chain. Never rejects: what goes wrong is a reason. At most four are fetched at once. */
export function createGuardedFetch(parts?: OutboundParts): FetchJson {
  const fetchFile = createGuardedReader(
    { accept: 'application/json, text/plain;q=0.5', timeoutMs: 3_000, mostAtOnce: 4, read: readJson },
    parts,
  );
  return async (text, signal) => {
    const fetched = await fetchFile(text, signal);
    return fetched.kind === 'found' ? { kind: 'found', url: fetched.url, ...fetched.file } : fetched;
  };
}

async function readJson(
  headers: Opened['headers'],
  body: Readable,
): Promise<{ readonly bytes: number; readonly json: object }> {
  const type = headers['content-type'] ?? '';
  if (!/^(?:application\/(?:[\w.+-]*\+)?json|text\/(?:plain|json))\b/i.test(type)) {
    throw new Refusal('The file is not JSON.');
  }
  const bytes = await readUpTo(MOST_BYTES, TOO_LARGE, headers, body);
  const json = toJsonObject(bytes);
  if (json === undefined) throw new Refusal('The file is not a JSON object.');
  return { bytes: bytes.length, json };
}

/** The object in a JSON file, at most 32 levels deep; `undefined` for everything else. */
export function toJsonObject(bytes: Uint8Array): object | undefined {
  const text = decodeUtf8(bytes);
  if (text === undefined) return undefined;
  try {
    const value = parseJson(text, MOST_DEPTH);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
