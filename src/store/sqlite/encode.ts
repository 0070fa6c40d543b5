import { encodeBase58 } from '#std/base58';
import { checkValue, toBytes } from '../check-value.ts';
import { kindOf, type Column, type ColumnKind, type ColumnValue } from '../column.ts';

/** What SQLite is given and gives back. */
export type SqlValue = null | number | bigint | string | Uint8Array;

/** Numbers that stand for addresses. */
export interface AddressIds {
  /** `undefined` for one the index has never seen. */
  find(address: string): number | undefined;
  text(id: number): string;
}

const LAST_INT64 = (1n << 63n) - 1n;

/**
 * SQLite's integers end at 2⁶³ − 1. Larger values are 16 bytes, big end first: SQLite sorts every blob after
 * every integer, so the order holds over both.
 */
export function toUint(value: bigint): bigint | Uint8Array {
  if (value <= LAST_INT64) return value;
  const bytes = new Uint8Array(16);
  const view = new DataView(bytes.buffer);
  view.setBigUint64(0, value >> 64n);
  view.setBigUint64(8, value & 0xffff_ffff_ffff_ffffn);
  return bytes;
}

export function fromUint(value: SqlValue): bigint {
  if (!(value instanceof Uint8Array)) return BigInt(value as number | bigint); // never text or null here
  const view = new DataView(value.buffer, value.byteOffset, 16);
  return (view.getBigUint64(0) << 64n) | view.getBigUint64(8);
}

/** A value as SQLite keeps it. `idOf` gives or makes the number of an address. */
export function encode(kind: ColumnKind, value: ColumnValue, idOf: (address: string) => number): SqlValue {
  if (value === undefined) return null;
  checkValue(kind, value);
  switch (kind) {
    case 'integer':
    case 'real':
    case 'text':
      return value as number | string; // a row's type ties value and kind together
    case 'int64':
      return value as bigint;
    case 'uint':
      return toUint(value as bigint);
    case 'flag':
      return value === true ? 1 : 0;
    case 'address':
      return idOf(value as string);
    case 'signature':
    case 'hash':
      return toBytes(kind, value as string);
  }
}

export type Decoder = (value: SqlValue) => ColumnValue;

/** How values of a column are read back. */
export function toDecoder(column: Column, ids: AddressIds): Decoder {
  const read = toPlainDecoder(kindOf(column), ids);
  return (value) => (value === null ? undefined : read(value));
}

function toPlainDecoder(kind: ColumnKind, ids: AddressIds): Decoder {
  switch (kind) {
    case 'integer':
    case 'real':
      return Number;
    case 'text':
      return String;
    case 'int64':
      return (value) => BigInt(value as bigint | number); // an INTEGER column holds nothing else
    case 'uint':
      return fromUint;
    case 'flag':
      return (value) => Number(value) !== 0;
    case 'address':
      return (value) => ids.text(Number(value));
    case 'signature':
    case 'hash':
      return (value) => encodeBase58(value as Uint8Array); // a BLOB column holds nothing else
  }
}

/** Column type in DDL. `uint` has none that converts. */
export function toSqlType(column: Column): string {
  const types: Record<ColumnKind, string> = {
    integer: 'INTEGER',
    int64: 'INTEGER',
    flag: 'INTEGER',
    address: 'INTEGER',
    uint: 'BLOB',
    real: 'REAL',
    text: 'TEXT',
    signature: 'BLOB',
    hash: 'BLOB',
  };
  return types[kindOf(column)];
}
