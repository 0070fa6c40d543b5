import { deserialize, serialize } from 'node:v8';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Block } from '../chain/block.ts';

/** Bytes of a block for the ledger; read only by the version of this product that wrote them. */
export function encodeBlock(block: Block): Uint8Array {
  return deflateRawSync(serialize(block), { level: 3 });
}

export function decodeBlock(bytes: Uint8Array): Block {
  return deserialize(inflateRawSync(bytes)) as Block; // only `encodeBlock` writes these
}
