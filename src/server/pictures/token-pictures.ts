/**
 * Pictures of tokens: the file a mint's metadata names, and the image that file names, decoded and encoded again. Both
 * addresses come from the chain, so nobody can make this server fetch anything else.
 */
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import type { PictureSource } from '#contracts/token-image';
import { createGuardedFetch, toJsonObject, type FetchJson } from '../outbound/guarded-fetch.ts';
import {
  createGuardedReader,
  readUpTo,
  type FetchFile,
  type Opened,
  type OutboundParts,
} from '../outbound/guarded-file.ts';
import { isDataUri, readDataUri } from '#std/data-uri';
import { drawPicture } from './draw-picture.ts';

const MOST_IMAGE_BYTES = 4 * 1024 * 1024;
const TOO_LARGE = 'It is larger than the 4 MiB read here.';
const IMAGE_MS = 10_000;
/** Pictures that are fetched and drawn at once, and those that wait for it. */
const MOST_AT_ONCE = 4;
const MOST_WAITING = 200;
const MOST_CACHED_BYTES = 32 * 1024 * 1024;
const FOUND_MS = 24 * 3_600_000;
/** A host that was down may be up again. */
const ABSENT_MS = 10 * 60_000;

export interface Picture {
  /** WebP of 96 × 96 pixels. */
  readonly bytes: Buffer;
  readonly tag: string;
}

export interface TokenPictures {
  /** The picture metadata at `uri` leads to; `busy` when too many wait. Never rejects. */
  read(source: PictureSource): Promise<Picture | 'absent' | 'busy'>;
}

export function createTokenPictures(parts?: OutboundParts): TokenPictures {
  const fetchJson = createGuardedFetch(parts);
  const fetchImage = createGuardedReader(
    {
      accept: 'image/webp, image/png, image/jpeg, image/gif, image/avif, image/svg+xml;q=0.5',
      timeoutMs: IMAGE_MS,
      mostAtOnce: MOST_AT_ONCE,
      read: readImage,
    },
    parts,
  );
  const cache = new LRUCache<string, Picture | 'absent'>({
    maxSize: MOST_CACHED_BYTES,
    sizeCalculation: (picture) => (picture === 'absent' ? 128 : picture.bytes.length + 256),
    ttl: FOUND_MS,
  });
  const running = new Map<string, Promise<Picture | 'absent'>>();
  const turns = createTurns();

  return {
    async read({ uri, mayFetch }) {
      const key = createHash('sha256').update(`${mayFetch} ${uri}`).digest('base64');
      const known = cache.get(key) ?? running.get(key);
      if (known !== undefined) return known;
      if (turns.waiting() >= MOST_WAITING) return 'busy';
      const work = turns
        .take(() => readPicture(uri, mayFetch, fetchJson, fetchImage))
        .then((picture) => {
          cache.set(key, picture, { ttl: picture === 'absent' ? ABSENT_MS : FOUND_MS });
          return picture;
        })
        .finally(() => running.delete(key));
      running.set(key, work);
      return work;
    },
  };
}

async function readPicture(
  uri: string,
  mayFetch: boolean,
  fetchJson: FetchJson,
  fetchImage: FetchFile<Buffer>,
): Promise<Picture | 'absent'> {
  if (!mayFetch && !isDataUri(uri)) return 'absent';
  const image = isDataUri(uri) ? readInline(uri) : await readLinked(uri, fetchJson);
  // JSON inside a URI may name an image elsewhere.
  if (image === undefined || (typeof image === 'string' && !isDataUri(image) && !mayFetch)) return 'absent';
  const drawn = await drawPicture(
    typeof image !== 'string' ? image : ((await readBytes(image, fetchImage)) ?? new Uint8Array()),
  );
  if (drawn === undefined) return 'absent';
  return { bytes: drawn, tag: createHash('sha256').update(drawn).digest('hex').slice(0, 16) };
}

/** Metadata in the URI itself: a picture, or JSON that names one. */
function readInline(uri: string): Uint8Array | string | undefined {
  const read = readDataUri(uri);
  if (read === undefined) return undefined;
  return read.type.startsWith('image/') ? read.bytes : imageOf(toJsonObject(read.bytes));
}

async function readLinked(uri: string, fetchJson: FetchJson): Promise<string | undefined> {
  const fetched = await fetchJson(uri);
  return fetched.kind === 'found' ? imageOf(fetched.json) : undefined;
}

/** Source: Metaplex token standard: `image` of the metadata file. */
function imageOf(json: object | undefined): string | undefined {
  const image = json && 'image' in json ? json.image : undefined;
  return typeof image === 'string' && image !== '' ? image : undefined;
}

async function readBytes(image: string, fetchImage: FetchFile<Buffer>): Promise<Uint8Array | undefined> {
  if (isDataUri(image)) return readDataUri(image)?.bytes;
  const fetched = await fetchImage(image);
  return fetched.kind === 'found' ? fetched.file : undefined;
}

const readImage = (headers: Opened['headers'], body: Readable): Promise<Buffer> =>
  readUpTo(MOST_IMAGE_BYTES, TOO_LARGE, headers, body);

/** Runs some at once and the others in the order they came. */
function createTurns() {
  const queue: (() => void)[] = [];
  let running = 0;
  return {
    waiting: () => queue.length,
    async take<T>(work: () => Promise<T>): Promise<T> {
      if (running >= MOST_AT_ONCE) await new Promise<void>((resolve) => queue.push(resolve));
      else running++;
      try {
        return await work();
      } finally {
        const next = queue.shift();
        if (next === undefined) running--;
        else next();
      }
    },
  };
}
