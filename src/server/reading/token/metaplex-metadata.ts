/** Accounts of Metaplex Token Metadata. Source: metaplex-foundation/mpl-token-metadata `state/metadata.rs`, `state/edition.rs`. */
import { findProgramAddress } from '#chain';
import type { Address } from '#contracts/chain';
import type { NftFacts, TokenCreator, TokenMetadata } from '#contracts/account/token';
import { toAddressText } from '#decoder';
import { decodeBase58 } from '#std/base58';
import { Cursor } from '#std/cursor';
import { toPlainText } from './token-metadata.ts';

export const METAPLEX_PROGRAM = 'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s';
const SEED = new TextEncoder().encode('metadata');
const EDITION_SEED = new TextEncoder().encode('edition');

const EDITION = 1;
const MASTER_EDITION_1 = 2;
const METADATA = 4;
const MASTER_EDITION_2 = 6;
const STANDARDS = [
  'non-fungible',
  'fungible-asset',
  'fungible',
  'non-fungible-edition',
  'programmable-non-fungible',
  'programmable-non-fungible-edition',
];
const MOST_CREATORS = 5;
const MAX_URI = 1_000;

/** Where Metaplex keeps what it knows of an NFT's editions, and the NFT's own rights. */
export function toEditionAddress(mint: Address): Address | undefined {
  const key = decodeBase58(mint);
  return key?.length === 32
    ? findProgramAddress([SEED, decodeBase58(METAPLEX_PROGRAM)!, key, EDITION_SEED], METAPLEX_PROGRAM)
    : undefined;
}

/** The metadata in an account of the program, or `undefined` when it holds none, or another mint's. */
export function readMetaplexMetadata(
  account: Address,
  data: Uint8Array,
  mint: Address,
): TokenMetadata | undefined {
  if (data[0] !== METADATA || data.length < 65 || toAddressText(data, 33) !== mint) return undefined;
  const cursor = new Cursor(data, 65);
  const start = { origin: 'metaplex' as const, account, updateAuthority: toAddressText(data, 1), more: [] };
  try {
    const name = readText(cursor);
    const symbol = readText(cursor);
    const uri = readText(cursor, MAX_URI);
    const royaltyBasisPoints = BigInt(cursor.u16());
    const creators = cursor.u8() === 1 ? readCreators(cursor) : [];
    cursor.skip(1);
    const mutable = cursor.u8() === 1;
    return { ...start, name, symbol, uri, royaltyBasisPoints, creators, mutable, ...readLater(cursor) };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Fields later versions added; old accounts end before them or hold other bytes there. */
function readLater(cursor: Cursor): Pick<TokenMetadata, 'standard' | 'collection'> {
  try {
    if (cursor.u8() === 1) cursor.skip(1);
    const standard = cursor.u8() === 1 ? STANDARDS[cursor.u8()] : undefined;
    if (cursor.u8() !== 1) return { standard };
    const verified = cursor.u8() === 1;
    return { standard, collection: { verified, mint: toAddressText(cursor.bytes, cursor.skip(32)) } };
  } catch (error) {
    if (error instanceof RangeError) return {};
    throw error;
  }
}

function readCreators(cursor: Cursor): readonly TokenCreator[] {
  const count = cursor.u32();
  if (count > MOST_CREATORS) throw new RangeError(`${count} creators`);
  return Array.from({ length: count }, () => ({
    address: toAddressText(cursor.bytes, cursor.skip(32)),
    verified: cursor.u8() === 1,
    sharePercent: cursor.u8(),
  }));
}

const readText = (cursor: Cursor, most?: number): string | undefined =>
  toPlainText(cursor.take(cursor.u32()), most);

/** What an edition account says: a master and its prints, or the number of a print. */
export function readEdition(data: Uint8Array): NftFacts['edition'] {
  try {
    const cursor = new Cursor(data);
    const key = cursor.u8();
    if (key === EDITION) {
      const parent = toAddressText(data, cursor.skip(32));
      return { kind: 'print', parent, number: cursor.u64() };
    }
    if (key !== MASTER_EDITION_1 && key !== MASTER_EDITION_2) return undefined;
    const printed = cursor.u64();
    return { kind: 'master', printed, most: cursor.u8() === 1 ? cursor.u64() : undefined };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
