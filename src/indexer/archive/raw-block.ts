import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress, zstdDecompressSync } from 'node:zlib';
import type { RpcBlock } from '#chain/rpc-types';
import { parseLossless } from '#std/json';

/** What a block says of its place, which is read without unpacking it. */
export interface BlockHead {
  readonly slot: number;
  readonly parentSlot: number;
  readonly hash: string;
  readonly parentHash: string;
  /** Unix seconds; `null` where the node recorded none. */
  readonly time: number | null;
  readonly transactions: number;
  /** Sent by Yellowstone and brought into the form of `getBlock`: texts nobody reads, such as amounts in words, are missing. */
  readonly isPushed?: true;
}

/** A whole block as it is stored and sent: its JSON, compressed by zstd. */
export interface RawBlock {
  readonly head: BlockHead;
  readonly packed: Uint8Array;
}

/** 3.5 MB of a recorded block become 0.45 MB; the next levels take five times as long for a twelfth less. */
const PACKING = { params: { [constants.ZSTD_c_compressionLevel]: 3 } };
/** Of a block as JSON, many times the largest recorded one; a few kilobytes can be packed that unpack to far more. */
export const MAX_TEXT_BYTES = 256 * 1_024 * 1_024;
const UNPACKING = { maxOutputLength: MAX_TEXT_BYTES };

const pack = promisify(zstdCompress);
const unpack = promisify(zstdDecompress);

export function toHead(slot: number, block: RpcBlock): BlockHead {
  return {
    slot,
    parentSlot: block.parentSlot,
    hash: block.blockhash,
    parentHash: block.previousBlockhash,
    time: block.blockTime ?? null,
    transactions: block.transactions?.length ?? 0,
  };
}

/** `undefined` for a text that is no head. */
export function parseHead(text: string): BlockHead | undefined {
  try {
    const value = JSON.parse(text) as unknown;
    return isHead(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

function isHead(value: unknown): value is BlockHead {
  if (typeof value !== 'object' || value === null) return false;
  const head = value as Partial<Record<keyof BlockHead, unknown>>; // every part of it is looked at
  return (
    isCount(head.slot) &&
    isCount(head.parentSlot) &&
    typeof head.hash === 'string' &&
    typeof head.parentHash === 'string' &&
    (head.time === null || Number.isSafeInteger(head.time)) &&
    isCount(head.transactions) &&
    (head.isPushed === undefined || head.isPushed === true)
  );
}

export async function packText(head: BlockHead, text: Uint8Array): Promise<RawBlock> {
  return { head, packed: await pack(text, PACKING) };
}

/** What of a block `getBlock` with no details gives: all but its transactions and rewards. */
export const toBareBlock = (head: BlockHead): RpcBlock => ({
  blockhash: head.hash,
  previousBlockhash: head.parentHash,
  parentSlot: head.parentSlot,
  blockTime: head.time,
});

/** Rejects for bytes that are no packed block, and for one larger than `MAX_TEXT_BYTES`. */
export const unpackBlock = async (packed: Uint8Array): Promise<RpcBlock> =>
  parseText(await unpack(packed, UNPACKING));

/** The same for a thread that has nothing else to do. Throws. */
export const unpackBlockSync = (packed: Uint8Array): RpcBlock =>
  parseText(zstdDecompressSync(packed, UNPACKING));

/** The block that `toText` made a text. Throws for one that is no JSON. */
export const parseText = (text: Uint8Array): RpcBlock =>
  parseLossless(Buffer.from(text.buffer, text.byteOffset, text.length).toString('utf8')) as RpcBlock; // a node gave it as one

/** The block as JSON, which `parseLossless` reads. */
export function toText(block: RpcBlock): Uint8Array {
  try {
    return Buffer.from(JSON.stringify(block));
  } catch (error) {
    // Few blocks have integers beyond 2⁵³, and a replacer makes all of them slow.
    if (!(error instanceof TypeError)) throw error;
    return Buffer.from(JSON.stringify(block, replaceInteger));
  }
}

const replaceInteger = (_key: string, value: unknown): unknown =>
  typeof value === 'bigint' ? JSON.rawJSON(String(value)) : value;
