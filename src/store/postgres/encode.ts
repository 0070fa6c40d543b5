import { encodeBase58 } from '#std/base58';
import { checkValue, toBytes } from '../check-value.ts';
import { kindOf, type Column, type ColumnKind, type ColumnValue } from '../column.ts';

/** Column type in DDL, and of parameters. */
export const SQL_TYPES: Readonly<Record<ColumnKind, string>> = {
  integer: 'bigint',
  int64: 'bigint',
  uint: 'numeric(39,0)',
  real: 'double precision',
  text: 'text',
  // A number as in SQLite, so that `is_buy = 1` is the same statement.
  flag: 'smallint',
  address: 'bigint',
  signature: 'bytea',
  hash: 'bytea',
};

/** A value in PostgreSQL's text form. */
export function encode(
  kind: ColumnKind,
  value: ColumnValue,
  idOf: (address: string) => number,
): string | null {
  if (value === undefined) return null;
  checkValue(kind, value);
  switch (kind) {
    case 'flag':
      return value === true ? '1' : '0';
    case 'address':
      return String(idOf(value as string)); // the kind says so
    case 'signature':
    case 'hash':
      return toBytea(toBytes(kind, value as string));
    default:
      return String(value);
  }
}

export const toBytea = (bytes: Uint8Array): string => `\\x${Buffer.from(bytes).toString('hex')}`;

/** Values of one column as an array's text form. */
export function toArray(kind: ColumnKind, values: readonly (string | null)[]): string {
  const mayNeedQuotes = kind === 'text' || kind === 'signature' || kind === 'hash';
  const items = mayNeedQuotes
    ? values.map((value) => (value === null ? 'NULL' : `"${value.replaceAll(/["\\]/g, '\\$&')}"`))
    : values.map((value) => value ?? 'NULL');
  return `{${items.join(',')}}`;
}

/** How values of a column are read back; `textOf` gives the address of a number. */
export function decode(column: Column, value: string | null, textOf: (id: number) => string): ColumnValue {
  if (value === null) return undefined;
  switch (kindOf(column)) {
    case 'integer':
    case 'real':
      return Number(value);
    case 'text':
      return value;
    case 'int64':
    case 'uint':
      return BigInt(value);
    case 'flag':
      // A comparison gives a boolean.
      return value !== '0' && value !== 'f';
    case 'address':
      return textOf(Number(value));
    case 'signature':
    case 'hash':
      return encodeBase58(fromBytea(value));
  }
}

/** Of `\x…`, which is how every server since 9.0 writes it. */
export const fromBytea = (text: string): Uint8Array => Buffer.from(text.slice(2), 'hex');
