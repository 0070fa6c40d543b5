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
import type { BlockHead, RawBlock } from './raw-block.ts';
import { readRecordStart, RECORD_MARK, RECORD_START_BYTES, toRecord, type RecordStart } from './record.ts';

/** Bytes that are looked through at once for the next record. */
const WINDOW_BYTES = 1_024 * 1_024;

/** A record, and where in the file its packed block begins. */
type Entry = RecordStart;

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
  append(block: RawBlock): void {
    const { record, start } = toRecord(block);
    try {
      for (let written = 0; written < record.length;) {
        written += writeSync(this.#file, record, written, record.length - written, this.#end + written);
      }
    } catch (error) {
      // What was written of it would be found unfinished; a full disk has better use for the room.
      ftruncateSync(this.#file, this.#end);
      throw error;
    }
    this.#entries.set(block.head.slot, { ...start, at: this.#end + start.at });
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
    const bytes = this.#readBytes(at, Math.min(RECORD_START_BYTES, size - at));
    const start = bytes && readRecordStart(bytes);
    if (start === undefined || at + start.at + start.length > size) return undefined;
    return { ...start, at: at + start.at };
  }

  /** Where the next record begins. */
  #findNext(from: number, size: number): number | undefined {
    for (let at = from; at < size; at += WINDOW_BYTES) {
      // A mark may lie across the end of a window.
      const bytes = this.#readBytes(at, Math.min(WINDOW_BYTES + RECORD_MARK.length - 1, size - at));
      if (bytes === undefined) return undefined;
      for (
        let found = bytes.indexOf(RECORD_MARK);
        found !== -1;
        found = bytes.indexOf(RECORD_MARK, found + 1)
      ) {
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
