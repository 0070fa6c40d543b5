import {
  closeSync,
  constants,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readSync,
  writeSync,
} from 'node:fs';
import { crc32 } from 'node:zlib';
import { parseHead, type BlockHead, type RawBlock } from './raw-block.ts';

/**
 * A record of a segment: mark, length of the head, length and checksum of the packed block, checksum of all before it
 * and of the head; then the head as JSON, and the packed block.
 */
const MARK = Buffer.from([0xb1, 0x4f, 0x00, 0x0a]);
const PREFIX_BYTES = 20;
const MAX_HEAD_BYTES = 4_096;
/** Bytes that are looked through at once for the next record. */
const WINDOW_BYTES = 1_024 * 1_024;

/** Where the packed block of a record is. */
interface Entry {
  readonly head: BlockHead;
  readonly at: number;
  readonly length: number;
  readonly checksum: number;
}

/**
 * A file of records, one after the other in any order of slots. What a killed process left unfinished at its end counts for nothing,
 * and the next who writes cuts it off; damage in the middle costs the records it lies in.
 */
export class Segment {
  readonly #file: number;
  readonly #mayWrite: boolean;
  readonly #entries = new Map<number, Entry>();
  /** After the last whole record. */
  #end = 0;
  #damagedBytes = 0;

  /** Opens the file, and makes it where it may be written. Throws errors of the file system. */
  constructor(path: string, mayWrite: boolean) {
    // Not for appending alone: whoever cuts off an end writes there.
    this.#file = openSync(path, mayWrite ? constants.O_RDWR | constants.O_CREAT : 'r');
    this.#mayWrite = mayWrite;
    try {
      this.refresh();
      if (mayWrite && this.#end < fstatSync(this.#file).size) ftruncateSync(this.#file, this.#end);
    } catch (error) {
      closeSync(this.#file);
      throw error;
    }
  }

  /** Bytes in the middle that belong to no record. */
  get damagedBytes(): number {
    return this.#damagedBytes;
  }

  /** Reads the records that came since. */
  refresh(): void {
    const { size } = fstatSync(this.#file);
    let at = this.#end;
    while (at < size) {
      const entry = this.#readEntry(at, size);
      if (entry !== undefined) {
        this.#entries.set(entry.head.slot, entry);
        at = this.#end = entry.at + entry.length;
        continue;
      }
      const next = this.#findNext(at + 1, size);
      if (next === undefined) return;
      this.#damagedBytes += next - at;
      at = next;
    }
  }

  /** In the order of their slots. */
  heads(): readonly BlockHead[] {
    return [...this.#entries.values()].map(({ head }) => head).toSorted((a, b) => a.slot - b.slot);
  }

  head(of: number): BlockHead | undefined {
    return this.#entries.get(of)?.head;
  }

  /** The packed block; `undefined` where there is none, or other bytes than were written, which are forgotten. */
  read(of: number): Uint8Array | undefined {
    const entry = this.#entries.get(of);
    if (entry === undefined) return undefined;
    const packed = this.#readBytes(entry.at, entry.length);
    if (packed !== undefined && crc32(packed) === entry.checksum) return packed;
    this.#entries.delete(of);
    this.#damagedBytes += entry.length;
    return undefined;
  }

  /** Writes a record after the last one; a later one of a slot counts. On a failure nothing is added. */
  append({ head, packed }: RawBlock): void {
    const text = Buffer.from(JSON.stringify(head));
    const prefix = Buffer.alloc(PREFIX_BYTES);
    MARK.copy(prefix);
    prefix.writeUInt32LE(text.length, 4);
    prefix.writeUInt32LE(packed.length, 8);
    const checksum = crc32(packed);
    prefix.writeUInt32LE(checksum, 12);
    prefix.writeUInt32LE(crc32(text, crc32(prefix.subarray(0, 16))), 16);
    const record = Buffer.concat([prefix, text, packed]);
    try {
      for (let written = 0; written < record.length;) {
        written += writeSync(this.#file, record, written, record.length - written, this.#end + written);
      }
    } catch (error) {
      // What was written of it would be found unfinished; a full disk has better use for the room.
      ftruncateSync(this.#file, this.#end);
      throw error;
    }
    this.#entries.set(head.slot, {
      head,
      at: this.#end + PREFIX_BYTES + text.length,
      length: packed.length,
      checksum,
    });
    this.#end += record.length;
  }

  close(): void {
    try {
      if (this.#mayWrite) fsyncSync(this.#file);
    } finally {
      closeSync(this.#file);
    }
  }

  #readEntry(at: number, size: number): Entry | undefined {
    const bytes = this.#readBytes(at, Math.min(PREFIX_BYTES + MAX_HEAD_BYTES, size - at));
    if (bytes === undefined || bytes.length < PREFIX_BYTES || !bytes.subarray(0, 4).equals(MARK)) {
      return undefined;
    }
    const [headLength, length] = [bytes.readUInt32LE(4), bytes.readUInt32LE(8)];
    const start = at + PREFIX_BYTES + headLength;
    if (headLength > bytes.length - PREFIX_BYTES || start + length > size) return undefined;
    const text = bytes.subarray(PREFIX_BYTES, PREFIX_BYTES + headLength);
    if (crc32(text, crc32(bytes.subarray(0, 16))) !== bytes.readUInt32LE(16)) return undefined;
    const head = parseHead(text.toString('utf8'));
    return head && { head, at: start, length, checksum: bytes.readUInt32LE(12) };
  }

  /** Where the next record begins. */
  #findNext(from: number, size: number): number | undefined {
    for (let at = from; at < size; at += WINDOW_BYTES) {
      // A mark may lie across the end of a window.
      const bytes = this.#readBytes(at, Math.min(WINDOW_BYTES + MARK.length - 1, size - at));
      if (bytes === undefined) return undefined;
      for (let found = bytes.indexOf(MARK); found !== -1; found = bytes.indexOf(MARK, found + 1)) {
        if (this.#readEntry(at + found, size) !== undefined) return at + found;
      }
    }
    return undefined;
  }

  /** `undefined` where the file ends before. */
  #readBytes(at: number, length: number): Buffer | undefined {
    const bytes = Buffer.allocUnsafe(length);
    for (let read = 0; read < length;) {
      const more = readSync(this.#file, bytes, read, length - read, at + read);
      if (more === 0) return undefined;
      read += more;
    }
    return bytes;
  }
}
