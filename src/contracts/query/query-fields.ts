/** What sources of queries are described with. */
import type { CellKind } from '../columns/define-columns.ts';

export interface QueryField {
  readonly title: string;
  readonly kind: CellKind;
  /** May be absent in a row. */
  readonly isOptional?: true | undefined;
  /** What it can be, where that is a short list. */
  readonly values?: readonly string[] | undefined;
  /** What a price is in. */
  readonly unit?: string | undefined;
  /** Field that names the mint a raw amount is of. */
  readonly mintField?: string | undefined;
  /** Whether the address is a mint, so that it shows as a token. */
  readonly isMint?: true | undefined;
}

export interface QuerySource {
  readonly name: string;
  readonly title: string;
  /** What one row is called, and several. */
  readonly row: readonly [one: string, many: string];
  readonly about: string;
  /** Whether its rows have a time, so that an interval bounds them. */
  readonly isEvents: boolean;
  /** How much time one row is of, in seconds, where it is no moment. */
  readonly seconds?: number | undefined;
  readonly fields: Readonly<Record<string, QueryField>>;
}

export const field = (
  title: string,
  kind: CellKind,
  more: Omit<QueryField, 'title' | 'kind'> = {},
): QueryField => ({
  title,
  kind,
  ...more,
});
export const optional = { isOptional: true } as const;
/** A price in dollars. */
export const dollars = (title: string): QueryField =>
  field(title, 'price', { isOptional: true, unit: 'USD' });
export const mint = (title = 'Token'): QueryField => field(title, 'address', { isMint: true });
export const units = (title: string, mintField: string): QueryField => field(title, 'integer', { mintField });

export const MINUTE = 60;
export const HOUR = 3_600;
export const DAY = 86_400;
export const time = field('Time', 'time');
export const hour = field('Hour', 'time');
export const slot = field('Slot', 'slot');
export const signature = field('Transaction', 'signature', optional);
export const volumes = {
  lamports: field('Volume (SOL)', 'sol'),
  microUsd: field('Volume (USD)', 'usd'),
} as const;

/** Names come from outside: `constructor` is no field. */
const onlyOwn = (fields: QuerySource['fields']): QuerySource['fields'] =>
  Object.assign(Object.create(null) as object, fields);

export const events = (
  name: string,
  title: string,
  row: QuerySource['row'],
  about: string,
  fields: QuerySource['fields'],
): QuerySource => ({ name, title, row, about, isEvents: true, fields: onlyOwn(fields) });
/** Rows that are sums over minutes, hours or days. */
export const spans = (seconds: number, ...rest: Parameters<typeof events>): QuerySource => ({
  ...events(...rest),
  seconds,
});
export const entities = (
  name: string,
  title: string,
  row: QuerySource['row'],
  about: string,
  fields: QuerySource['fields'],
): QuerySource => ({ name, title, row, about, isEvents: false, fields: onlyOwn(fields) });
