import { toU64, wordAt } from './words.ts';

const MOST_STEPS = 20_000;

/**
 * Reads little-endian fields off bytes. Every read past the end throws `RangeError`, so a caller catches
 * once for a whole layout. Byte slices share memory with the source.
 */
export class Cursor {
  readonly bytes: Uint8Array;
  offset: number;
  readonly end: number;

  #steps = 0;

  constructor(bytes: Uint8Array, offset = 0, end: number = bytes.length) {
    this.bytes = bytes;
    this.offset = offset;
    this.end = end;
  }

  /**
   * Counts a step that may read nothing. A layout from outside can nest empty types without end, so it throws
   * `RangeError` after more steps than any real layout takes.
   */
  step(): void {
    if (++this.#steps > MOST_STEPS) throw new RangeError(`more than ${MOST_STEPS} values`);
  }

  get remaining(): number {
    return this.end - this.offset;
  }

  /** Moves past `length` bytes and gives where they began. */
  skip(length: number): number {
    const at = this.offset;
    if (length < 0 || at + length > this.end) throw toTooFew(this, length);
    this.offset = at + length;
    return at;
  }

  u8(): number {
    return this.bytes[this.skip(1)]!;
  }
  i8(): number {
    return (this.u8() << 24) >> 24;
  }
  u16(): number {
    const at = this.skip(2);
    return this.bytes[at]! | (this.bytes[at + 1]! << 8);
  }
  i16(): number {
    return (this.u16() << 16) >> 16;
  }
  u32(): number {
    return this.i32() >>> 0;
  }
  i32(): number {
    return wordAt(this.bytes, this.skip(4));
  }
  u64(): bigint {
    const at = this.skip(4);
    this.skip(4);
    return toU64(wordAt(this.bytes, at), wordAt(this.bytes, at + 4));
  }
  i64(): bigint {
    return BigInt.asIntN(64, this.u64());
  }
  u128(): bigint {
    const low = this.u64();
    return (this.u64() << 64n) | low;
  }
  i128(): bigint {
    return BigInt.asIntN(128, this.u128());
  }
  f32(): number {
    const at = this.skip(4);
    return new DataView(this.bytes.buffer, this.bytes.byteOffset + at, 4).getFloat32(0, true);
  }
  f64(): number {
    const at = this.skip(8);
    return new DataView(this.bytes.buffer, this.bytes.byteOffset + at, 8).getFloat64(0, true);
  }
  take(length: number): Uint8Array {
    const at = this.skip(length);
    return this.bytes.subarray(at, at + length);
  }
  rest(): Uint8Array {
    return this.take(this.remaining);
  }
}

/** Apart from `skip`, which is compiled into everything that reads. */
const toTooFew = ({ offset, end }: Cursor, length: number): RangeError =>
  new RangeError(`needs ${length} bytes at ${offset}, has ${end - offset}`);
