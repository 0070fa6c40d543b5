/**
 * Kinds of column. An engine chooses how it keeps a kind; whoever reads or writes sees only its value. A value
 * that is not of its kind is refused (`check-value.ts`).
 *
 * - `integer`: up to 2⁵³ − 1 either way, a number (slots, unix seconds, counts).
 * - `int64`: a signed amount that may be summed in SQL (lamports, 10⁻⁶ dollars).
 * - `uint`: a raw token amount or a sum of such, 0 to 2¹²⁸ − 1; it sorts, but is never summed in SQL.
 * - `real`: a ratio such as a price, finite. Never an amount.
 * - `text`: well-formed, without NUL; it sorts by its UTF-8 bytes.
 * - `flag`: 1 or 0 in SQL.
 * - `address`, `signature`, `hash`: base58 of 32, 64 and 32 bytes. Addresses are stored once and named by number.
 */
export type ColumnKind =
  | 'integer'
  | 'int64'
  | 'uint'
  | 'real'
  | 'text'
  | 'flag'
  | 'address'
  | 'signature'
  | 'hash';

/** `?` marks a column that may have no value. */
export type Column = ColumnKind | `${ColumnKind}?`;

interface Values {
  integer: number;
  int64: bigint;
  uint: bigint;
  real: number;
  text: string;
  flag: boolean;
  address: string;
  signature: string;
  hash: string;
}

export type ValueOf<C extends Column> = C extends `${infer Kind extends ColumnKind}?`
  ? Values[Kind] | undefined
  : C extends ColumnKind
    ? Values[C]
    : never;

/** Any value a column can hold. */
export type ColumnValue = bigint | number | string | boolean | undefined;

export type Columns = Readonly<Record<string, Column>>;

export type RowOf<C extends Columns> = { readonly [Name in keyof C]: ValueOf<C[Name]> };

/** A row whose columns are not known to the type checker. */
export type AnyRow = Readonly<Record<string, ColumnValue>>;

export function kindOf(column: Column): ColumnKind {
  return (column.endsWith('?') ? column.slice(0, -1) : column) as ColumnKind; // the type's own pattern
}

export const isOptional = (column: Column): boolean => column.endsWith('?');

/** `quoteAmount` → `quote_amount`: SQL folds case. */
export const toSqlName = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
