/** Names tokens carry on chain: the Token-2022 metadata extension and Metaplex metadata accounts. */
import { findProgramAddress } from '#chain';
import type { Address } from '#contracts/chain';
import { decodeBase58 } from '#std/base58';
import { Cursor } from '#std/cursor';
import { decodeUtf8 } from '#std/utf8';

/** Source: metaplex-foundation/mpl-token-metadata. */
const METADATA_PROGRAM = 'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s';
const METADATA_SEED = new TextEncoder().encode('metadata');

const MINT_LENGTH = 82;
const DECIMALS_OFFSET = 44;
const SUPPLY_OFFSET = 36;
/** Source: token-2022 interface: account type at byte 165, then extensions of type u16, length u16, value. */
const EXTENSIONS_OFFSET = 166;
const METADATA_EXTENSION = 19;
const MAX_TEXT_LENGTH = 64;
const MAX_URI_LENGTH = 4_096;

export interface TokenText {
  readonly symbol: string | undefined;
  readonly name: string | undefined;
  /** Address of its metadata file, as the chain states it. */
  readonly uri: string | undefined;
}

/** Where Metaplex keeps a mint's metadata: the program address of `metadata`, the program and the mint. */
export function toMetadataAddress(mint: Address): Address | undefined {
  const key = decodeBase58(mint);
  return key?.length === 32
    ? findProgramAddress([METADATA_SEED, decodeBase58(METADATA_PROGRAM)!, key], METADATA_PROGRAM)
    : undefined;
}

/** Decimals of a mint account, or `undefined` when the bytes are no mint. */
export function readMintDecimals(data: Uint8Array): number | undefined {
  return data.length === MINT_LENGTH || (data.length > EXTENSIONS_OFFSET && data[165] === 1)
    ? data[DECIMALS_OFFSET]
    : undefined;
}

/** All units of a mint; `undefined` when the bytes are no mint. */
export const readMintSupply = (data: Uint8Array): bigint | undefined =>
  readMintDecimals(data) === undefined
    ? undefined
    : new DataView(data.buffer, data.byteOffset).getBigUint64(SUPPLY_OFFSET, true);

/** The metadata a Token-2022 mint carries itself, if it does. */
export function readMetadataExtension(data: Uint8Array): TokenText | undefined {
  if (data.length <= EXTENSIONS_OFFSET || data[165] !== 1) return undefined;
  try {
    const cursor = new Cursor(data, EXTENSIONS_OFFSET);
    while (cursor.remaining >= 4) {
      const type = cursor.u16();
      const value = cursor.take(cursor.u16());
      if (type === 0) return undefined;
      if (type === METADATA_EXTENSION) return readNameAndSymbol(new Cursor(value, 64));
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return undefined;
}

/** Name, symbol and URI of a Metaplex metadata account: key, update authority, mint, name, symbol, URI. */
export function readMetadataAccount(data: Uint8Array): TokenText | undefined {
  const METADATA_V1 = 4;
  if (data[0] !== METADATA_V1) return undefined;
  try {
    return readNameAndSymbol(new Cursor(data, 65));
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function readNameAndSymbol(cursor: Cursor): TokenText {
  const name = toPlainText(cursor.take(cursor.u32()));
  const symbol = toPlainText(cursor.take(cursor.u32()));
  return { name, symbol, uri: readUri(cursor) };
}

/** A name is worth having without what follows it. */
function readUri(cursor: Cursor): string | undefined {
  if (cursor.remaining < 4) return undefined;
  const length = cursor.u32();
  return length <= cursor.remaining && length <= MAX_URI_LENGTH
    ? toPlainText(cursor.take(length), MAX_URI_LENGTH)
    : undefined;
}

/** Text without padding, control and direction marks, which could make it read as something else. */
export function toPlainText(bytes: Uint8Array, most: number = MAX_TEXT_LENGTH): string | undefined {
  const text = (decodeUtf8(bytes) ?? '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/gu, '')
    .trim()
    .slice(0, most);
  return text === '' ? undefined : text;
}
