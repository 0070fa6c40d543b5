import { crc32 } from 'node:zlib';
import { parseHead, type BlockHead, type RawBlock } from './raw-block.ts';

/**
 * A record: mark, length of the head, length and checksum of the packed block, checksum of all before it and of the head; then
 * the head as JSON, and the packed block.
 */
export const RECORD_MARK = Buffer.from([0xb1, 0x4f, 0x00, 0x0a]);
const PREFIX_BYTES = 20;
const MAX_HEAD_BYTES = 4_096;
/** What of a record's beginning is enough for `readRecordStart`. */
export const RECORD_START_BYTES = PREFIX_BYTES + MAX_HEAD_BYTES;

/** What a record says before its block. */
export interface RecordStart {
  readonly head: BlockHead;
  /** Where the packed block begins, counted from the record. */
  readonly at: number;
  readonly length: number;
  readonly checksum: number;
}

export function toRecord({ head, packed }: RawBlock): {
  readonly record: Buffer<ArrayBuffer>;
  readonly start: RecordStart;
} {
  const text = Buffer.from(JSON.stringify(head));
  const prefix = Buffer.alloc(PREFIX_BYTES);
  RECORD_MARK.copy(prefix);
  prefix.writeUInt32LE(text.length, 4);
  prefix.writeUInt32LE(packed.length, 8);
  const checksum = crc32(packed);
  prefix.writeUInt32LE(checksum, 12);
  prefix.writeUInt32LE(crc32(text, crc32(prefix.subarray(0, 16))), 16);
  return {
    record: Buffer.concat([prefix, text, packed]),
    start: { head, at: PREFIX_BYTES + text.length, length: packed.length, checksum },
  };
}

/** `undefined` where `bytes`, the first of a record, begin none. */
export function readRecordStart(bytes: Buffer): RecordStart | undefined {
  if (bytes.length < PREFIX_BYTES || !bytes.subarray(0, 4).equals(RECORD_MARK)) return undefined;
  const [headLength, length] = [bytes.readUInt32LE(4), bytes.readUInt32LE(8)];
  if (headLength > MAX_HEAD_BYTES || headLength > bytes.length - PREFIX_BYTES) return undefined;
  const text = bytes.subarray(PREFIX_BYTES, PREFIX_BYTES + headLength);
  if (crc32(text, crc32(bytes.subarray(0, 16))) !== bytes.readUInt32LE(16)) return undefined;
  const head = parseHead(text.toString('utf8'));
  return head && { head, at: PREFIX_BYTES + headLength, length, checksum: bytes.readUInt32LE(12) };
}

/** The one block of `bytes`; `undefined` for all that is no whole record and nothing else. */
export function readRecord(bytes: Buffer): RawBlock | undefined {
  const start = readRecordStart(bytes.subarray(0, RECORD_START_BYTES));
  if (start === undefined || start.at + start.length !== bytes.length) return undefined;
  const packed = bytes.subarray(start.at);
  return crc32(packed) === start.checksum ? { head: start.head, packed } : undefined;
}
