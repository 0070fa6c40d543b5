import { deserialize, serialize } from 'node:v8';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { localnetError } from '../errors.ts';
import type { Block } from './block.ts';

/** First byte of serialized values; no deflated text begins with it, since its block type does not exist. */
const SERIALIZED = 0xff;
const SMALL_BLOCK = 4;

/** Bytes of a block for the ledger; read only by the version of this product that wrote them. */
export function encodeBlock(block: Block): Uint8Array {
  const bytes = serialize(block);
  // Quiet history is made of small blocks, on which little room is gained and much time lost.
  return block.transactions.length < SMALL_BLOCK ? bytes : deflateRawSync(bytes, { level: 3 });
}

/** Throws `localnet/damaged` for bytes that `encodeBlock` did not write. */
export function decodeBlock(bytes: Uint8Array): Block {
  try {
    return deserialize(bytes[0] === SERIALIZED ? bytes : inflateRawSync(bytes)) as Block; // only `encodeBlock` writes these
  } catch (cause) {
    throw localnetError('damaged', { cause });
  }
}
