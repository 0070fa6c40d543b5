import { encodeBase58 } from '#std/base58';
import { checkValue, toBytes } from '../check-value.ts';
import { isOptional, kindOf, type Column, type ColumnKind, type ColumnValue } from '../column.ts';

/** Column type in DDL, without what says that it may be absent. */
const TYPES: Readonly<Record<ColumnKind, string>> = {
  integer: 'Int64',
  int64: 'Int64',
  uint: 'UInt128',
  real: 'Float64',
  text: 'String',
  flag: 'UInt8',
  address: 'FixedString(32)',
  signature: 'FixedString(64)',
  hash: 'FixedString(32)',
};

export const toSqlType = (column: Column): string =>
  isOptional(column) ? `Nullable(${TYPES[kindOf(column)]})` : TYPES[kindOf(column)];

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  "'": "\\'",
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
};
/** Bytes as a field of TabSeparated: every letter of the text stands for one byte. */
const escape = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('latin1')
    .replaceAll(/[\\'\t\n\r]/g, (letter) => ESCAPES[letter]!);

const ABSENT = String.raw`\N`;
function toPlainCell(kind: ColumnKind, value: Exclude<ColumnValue, undefined>): string {
  checkValue(kind, value);
  switch (kind) {
    case 'flag':
      return value === true ? '1' : '0';
    case 'text':
      return escape(Buffer.from(value as string)); // the check above
    case 'address':
    case 'signature':
    case 'hash':
      return escape(toBytes(kind, value as string));
    default:
      return String(value);
  }
}

/** A value as a field of TabSeparated, a letter for each byte. Throws for one that is not of its column's kind. */
export function toCell(column: Column, value: ColumnValue): string {
  if (value !== undefined) return toPlainCell(kindOf(column), value);
  if (!isOptional(column)) throw new TypeError(`no value for a column of the kind ${column}`);
  return ABSENT;
}

const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
/** Longer than any address, so it equals none. */
const NO_ADDRESS = `unhex('${'00'.repeat(33)}')`;

/**
 * A value in a statement. Text is written in hexadecimal digits, so nothing of it can be read as SQL. What is no address
 * equals none.
 */
export function toLiteral(kind: ColumnKind, value: ColumnValue): string {
  if (value === undefined) return 'NULL';
  checkValue(kind, value);
  switch (kind) {
    case 'integer':
      return (value as number) < 0 ? `(${value})` : String(value);
    case 'int64':
      return `toInt64('${value}')`;
    case 'uint':
      return `toUInt128('${value}')`;
    case 'real':
      return `toFloat64('${value}')`;
    case 'flag':
      return value === true ? '1' : '0';
    case 'text':
      return `unhex('${hexOf(Buffer.from(value as string))}')`;
    case 'address':
    case 'signature':
    case 'hash':
      return toBytesLiteral(kind, value as string) ?? NO_ADDRESS;
  }
}

/** Items of a list; what is no address is none of them. */
export function toListLiteral(kind: ColumnKind, values: readonly (string | number)[]): string {
  const isOfBytes = kind === 'address' || kind === 'signature' || kind === 'hash';
  const items = values.flatMap((value) =>
    isOfBytes ? (toBytesLiteral(kind, value as string) ?? []) : toLiteral(kind, value),
  );
  // Nothing is among nothing known.
  return items.length === 0 ? 'NULL' : items.join(', ');
}

function toBytesLiteral(kind: 'address' | 'signature' | 'hash', text: string): string | undefined {
  let bytes: Uint8Array;
  try {
    bytes = toBytes(kind, text);
  } catch {
    return undefined;
  }
  return `toFixedString(unhex('${hexOf(bytes)}'), ${bytes.length})`;
}

const LETTERS: Readonly<Record<string, string>> = {
  t: '\t',
  n: '\n',
  r: '\r',
  b: '\b',
  f: '\f',
  '0': '\0',
};
const unescape = (cell: string): Buffer =>
  Buffer.from(
    cell.includes('\\')
      ? cell.replaceAll(/\\(.)/gs, (_all, letter: string) => LETTERS[letter] ?? letter)
      : cell,
    'latin1',
  );

/** A field of TabSeparated, a letter for each byte, as the value it is. */
export function fromCell(column: Column, cell: string): ColumnValue {
  if (cell === ABSENT) return undefined;
  switch (kindOf(column)) {
    case 'integer':
    case 'real':
      return Number(cell);
    case 'int64':
    case 'uint':
      return BigInt(cell);
    case 'flag':
      return cell !== '0' && cell !== 'false';
    case 'text':
      return unescape(cell).toString('utf8');
    case 'address':
    case 'signature':
    case 'hash':
      return encodeBase58(unescape(cell));
  }
}
