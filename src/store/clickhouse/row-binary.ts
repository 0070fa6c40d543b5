import { checkValue, toBytes } from '../check-value.ts';
import { isOptional, kindOf, type Column, type ColumnKind, type ColumnValue } from '../column.ts';

const WORD = 4_294_967_296;
const FIRST_LENGTH = 65_536;
const MAX_SPARE = 33_554_432;
const NO_BYTES = Buffer.alloc(0);
/** Addresses whose bytes are remembered: most rows name the same ones. */
const MAX_CACHED = 200_000;
const ADDRESS_WORDS = 8;

/** Where each address lies in `words`, which have the byte order of the processor, little-endian wherever Node runs. */
const places = new Map<string, number>();
let words = new Uint32Array(ADDRESS_WORDS * 1_024);

/** How often all places were forgotten. */
let era = 0;

function placeOf(address: string): number {
  const known = places.get(address);
  if (known !== undefined) return known;
  const bytes = toBytes('address', address);
  if (places.size >= MAX_CACHED) {
    places.clear();
    era++;
  }
  const place = places.size * ADDRESS_WORDS;
  if (place === words.length) {
    const longer = new Uint32Array(words.length * 2);
    longer.set(words);
    words = longer;
  }
  new Uint8Array(words.buffer, place * 4, 32).set(bytes);
  places.set(address, place);
  return place;
}

/** What the last rows were written into: megabytes that the next ones need as well. */
let spare: Buffer | undefined;

/** Rows in ClickHouse's RowBinary: fields without anything between them, numbers from their lowest byte. */
export class RowBytes {
  #bytes = spare ?? Buffer.allocUnsafe(FIRST_LENGTH);
  #view = toView(this.#bytes);
  #at = 0;

  constructor() {
    spare = undefined;
  }

  get length(): number {
    return this.#at;
  }

  /** What was written. Nothing is written afterwards. */
  take(): Buffer {
    const bytes = this.#bytes;
    const taken = Buffer.from(bytes.subarray(0, this.#at));
    if (bytes.length <= MAX_SPARE) spare = bytes;
    this.#bytes = NO_BYTES;
    this.#at = 0;
    return taken;
  }

  byte(value: number): void {
    const at = this.#take(1);
    this.#bytes[at] = value;
  }

  word(value: number): void {
    const at = this.#take(4);
    this.#view.setUint32(at, value, true);
  }

  /** Over a word that was written. */
  setWord(at: number, value: number): void {
    this.#view.setUint32(at, value, true);
  }

  /** A whole number below 2⁵³ either way, in eight bytes. */
  integer(value: number): void {
    const at = this.#take(8);
    this.#view.setUint32(at, value >>> 0, true);
    this.#view.setInt32(at + 4, Math.floor(value / WORD), true);
  }

  /** The lowest 64 bits. */
  long(value: bigint): void {
    const at = this.#take(8);
    this.#view.setBigUint64(at, BigInt.asUintN(64, value), true);
  }

  real(value: number): void {
    const at = this.#take(8);
    this.#view.setFloat64(at, value, true);
  }

  /** The address of a place. */
  address(place: number): void {
    const at = this.#take(32);
    const view = this.#view;
    for (let i = 0; i < ADDRESS_WORDS; i++) view.setUint32(at + i * 4, words[place + i]!, true);
  }

  bytes(value: Uint8Array): void {
    const at = this.#take(value.length);
    this.#bytes.set(value, at);
  }

  zeros(count: number): void {
    const at = this.#take(count);
    this.#bytes.fill(0, at, at + count);
  }

  /** With its length in front, seven bits a byte. */
  text(value: string): void {
    this.textOf(Buffer.from(value));
  }

  textOf(bytes: Uint8Array): void {
    let rest = bytes.length;
    for (; rest > 127; rest >>>= 7) this.byte((rest & 127) | 128);
    this.byte(rest);
    this.bytes(bytes);
  }

  /** Makes room for so many bytes and gives where they go. The buffer may be another one afterwards. */
  #take(count: number): number {
    const at = this.#at;
    this.#at += count;
    if (this.#at > this.#bytes.length) {
      const longer = Buffer.allocUnsafe(Math.max(this.#at, this.#bytes.length * 2));
      longer.set(this.#bytes.subarray(0, at));
      this.#bytes = longer;
      this.#view = toView(longer);
    }
    return at;
  }
}

const toView = ({ buffer, byteOffset, length }: Buffer): DataView => new DataView(buffer, byteOffset, length);

/** Writes one field. Throws for a value that is not of its column's kind. */
export type WriteField = (into: RowBytes, value: ColumnValue) => void;

export function toFieldWriter(column: Column): WriteField {
  const write = toPlainWriter(kindOf(column));
  if (isOptional(column))
    return (into, value) => {
      into.byte(value === undefined ? 1 : 0);
      if (value !== undefined) write(into, value);
    };
  return (into, value) => {
    if (value === undefined) throw new TypeError(`no value for a column of the kind ${column}`);
    write(into, value);
  };
}

/** Writes what a column has where there is nothing to say. */
export function toBlankWriter(column: Column): (into: RowBytes) => void {
  if (isOptional(column)) return (into) => into.byte(1);
  const length = LENGTHS[kindOf(column)];
  return (into) => into.zeros(length);
}

/** How many bytes a value takes; an empty text is its length alone. */
export const LENGTHS: Readonly<Record<ColumnKind, number>> = {
  integer: 8,
  int64: 8,
  uint: 16,
  real: 8,
  text: 1,
  flag: 1,
  address: 32,
  signature: 64,
  hash: 32,
};

type WritePlain = (into: RowBytes, value: Exclude<ColumnValue, undefined>) => void;

function toPlainWriter(kind: ColumnKind): WritePlain {
  if (kind === 'int64') return writeLong;
  if (kind === 'uint') return writeUint;
  if (kind === 'address') return toAddressWriter();
  const write = PLAIN[kind];
  return (into, value) => {
    checkValue(kind, value);
    write(into, value as never); // the check above
  };
}

const PLAIN: {
  readonly [K in Exclude<ColumnKind, 'int64' | 'uint' | 'address'>]: (into: RowBytes, value: never) => void;
} = {
  integer: (into, value: number) => into.integer(value),
  real: (into, value: number) => into.real(value),
  text: (into, value: string) => into.text(value),
  flag: (into, value: boolean) => into.byte(value ? 1 : 0),
  signature: (into, value: string) => into.bytes(toBytes('signature', value)),
  hash: (into, value: string) => into.bytes(toBytes('hash', value)),
};

/** Rows in the order of a key often name the one that the row before named. */
function toAddressWriter(): WritePlain {
  let last: unknown;
  let [place, lastEra] = [0, era];
  return (into, value) => {
    if (value !== last || era !== lastEra) {
      checkValue('address', value);
      place = placeOf(value as string); // the check above
      [last, lastEra] = [value, era];
    }
    into.address(place);
  };
}

// Most amounts are exact as numbers, which are checked and written in a fraction of the time.
const toNumber = (value: unknown): number => (typeof value === 'bigint' ? Number(value) : Number.NaN);

function writeLong(into: RowBytes, value: Exclude<ColumnValue, undefined>): void {
  const number = toNumber(value);
  if (Number.isSafeInteger(number)) return into.integer(number);
  checkValue('int64', value);
  into.long(value as bigint); // the check above
}

function writeUint(into: RowBytes, value: Exclude<ColumnValue, undefined>): void {
  const number = toNumber(value);
  if (number >= 0 && Number.isSafeInteger(number)) {
    into.integer(number);
    return into.integer(0);
  }
  checkValue('uint', value);
  into.long(value as bigint); // the check above
  into.long((value as bigint) >> 64n); // the check above
}
