import { partOf } from '#std/record';
import { toCompressed, toText } from './compression.ts';

/** Of another version nothing is read. */
export const CACHE_VERSION = 1;
export const DEFAULT_TTL_MS = 5 * 60_000;
export const MEMORY_LIMIT_BYTES = 50 * 1024 * 1024;
export const STORAGE_LIMIT_BYTES = 100 * 1024 * 1024;
/** Larger texts are compressed. */
export const COMPRESS_ABOVE_BYTES = 1024;

export interface CacheMetadata {
  /** Where it was read: path and query. */
  readonly source: string;
  readonly contentType: string;
  readonly etag?: string | undefined;
  readonly lastModified?: string | undefined;
  readonly accessCount: number;
  /** Unix ms. */
  readonly lastAccessed: number;
}

/** One text cached in this browser. */
export interface CacheItem {
  readonly key: string;
  /** The text, or its gzip bytes when `compressed`. */
  readonly data: string | Uint8Array<ArrayBuffer>;
  /** When it was read, unix ms. */
  readonly timestamp: number;
  /** For how long it counts as fresh, ms. */
  readonly ttl: number;
  /** What it takes, bytes. */
  readonly size: number;
  readonly compressed: boolean;
  readonly version: number;
  readonly metadata: CacheMetadata;
}

/** What is to be cached, and when it was read. */
export interface CacheEntry {
  readonly key: string;
  readonly text: string;
  /** Unix ms. */
  readonly timestamp: number;
  /** ms; `DEFAULT_TTL_MS` when left out. */
  readonly ttl?: number | undefined;
  readonly source: string;
  readonly contentType: string;
  readonly etag?: string | undefined;
  readonly lastModified?: string | undefined;
}

export async function toCacheItem({ key, text, timestamp, ttl, ...about }: CacheEntry): Promise<CacheItem> {
  const bytes = new TextEncoder().encode(text);
  const packed = bytes.length > COMPRESS_ABOVE_BYTES ? await toCompressed(bytes) : undefined;
  const isSmaller = packed !== undefined && packed.length < bytes.length;
  return {
    key,
    data: isSmaller ? packed : text,
    timestamp,
    ttl: ttl ?? DEFAULT_TTL_MS,
    size: key.length + (isSmaller ? packed.length : bytes.length),
    compressed: isSmaller,
    version: CACHE_VERSION,
    metadata: { ...about, accessCount: 0, lastAccessed: timestamp },
  };
}

/** The text of an item; `undefined` when its bytes are damaged. */
export async function textOf({ data }: CacheItem): Promise<string | undefined> {
  return typeof data === 'string' ? data : toText(data);
}

export const toTouched = (item: CacheItem, nowMs: number): CacheItem => ({
  ...item,
  metadata: { ...item.metadata, accessCount: item.metadata.accessCount + 1, lastAccessed: nowMs },
});

/** What storage gave, when it is an item of this version. */
export function parseCacheItem(stored: unknown): CacheItem | undefined {
  const metadata = partOf(stored, 'metadata');
  const data = partOf(stored, 'data');
  const fits =
    partOf(stored, 'version') === CACHE_VERSION &&
    typeof partOf(stored, 'key') === 'string' &&
    partOf(stored, 'compressed') === data instanceof Uint8Array &&
    (typeof data === 'string' || data instanceof Uint8Array) &&
    ['timestamp', 'ttl', 'size'].every((name) => isCount(partOf(stored, name))) &&
    ['accessCount', 'lastAccessed'].every((name) => isCount(partOf(metadata, name))) &&
    ['source', 'contentType'].every((name) => typeof partOf(metadata, name) === 'string') &&
    ['etag', 'lastModified'].every((name) => /^(?:string|undefined)$/.test(typeof partOf(metadata, name)));
  return fits ? (stored as CacheItem) : undefined; // every part was looked at
}

const isCount = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value < Infinity;
