/** Accounts of the Program Metadata program: what a program's upgrade authority publishes about it. */
import { gunzip, inflate } from 'node:zlib';
import { promisify } from 'node:util';
import { findProgramAddress, type AccountReading } from '#chain';
import type { Address } from '#contracts/chain';
import { decodeBase58 } from '#std/base58';
import { Cursor } from '#std/cursor';
import { decodeUtf8 } from '#std/utf8';

/** Source: solana-program/program-metadata, canonical address of [program, seed in 16 bytes]. */
export const METADATA_PROGRAM = 'ProgM6JCCvbYkfKqJYHePx4xxSUSqJp7rh8Lyv7nk7S';
const SEED_LENGTH = 16;
const METADATA_TAG = 2;
const ENCODING_AT = 83;
const LENGTH_AT = 87;
const DATA_AT = 96;
const BASE58 = 2;
const BASE64 = 3;
/** Publications larger than this are not read. */
export const MOST_PUBLISHED_BYTES = 512 * 1024;
const MOST_INFLATED = 4 * 2 ** 20;

const unzip = { gzip: promisify(gunzip), zlib: promisify(inflate) };

/** Where only the upgrade authority of `program` can publish under `seed` (`idl`, `security`). */
export function toMetadataPlace(program: Address, seed: string): Address | undefined {
  const key = decodeBase58(program);
  if (key?.length !== 32) return undefined;
  const padded = new Uint8Array(SEED_LENGTH);
  padded.set(new TextEncoder().encode(seed));
  return findProgramAddress([key, padded], METADATA_PROGRAM);
}

/** The published bytes. Only what stands in the account itself is read: a URL in it is never fetched. */
export async function unpackMetadata({ data }: AccountReading): Promise<Uint8Array | undefined> {
  if (data.length < DATA_AT || data[0] !== METADATA_TAG) return undefined;
  const [encoding, compression, , source] = data.subarray(ENCODING_AT, LENGTH_AT);
  if (source !== 0) return undefined;
  const length = new Cursor(data, LENGTH_AT).u32();
  const raw = data.subarray(DATA_AT, DATA_AT + length);
  // A text encoding inside bytes is allowed by the format and used by nobody for an IDL, but for base64.
  if (encoding === BASE58) return undefined;
  const bytes = encoding === BASE64 ? Buffer.from(decodeUtf8(raw) ?? '', 'base64') : raw;
  return compression === 0 ? bytes : inflateBounded(compression === 1 ? 'gzip' : 'zlib', bytes);
}

/** `undefined` for bytes that are not compressed so, or that grow beyond 4 MiB. */
export async function inflateBounded(
  kind: keyof typeof unzip,
  bytes: Uint8Array,
): Promise<Uint8Array | undefined> {
  return unzip[kind](bytes, { maxOutputLength: MOST_INFLATED }).catch(() => undefined);
}
