/** Values of a query as people type them: dollars and SOL with decimals, times of UTC, shares in percent. */
import type { CellKind } from '../columns/define-columns.ts';
import { DECIMALS_OF_KIND } from '../columns/define-columns.ts';
import { toUnits } from '../text/decimal-units.ts';
import { toPlainDecimal } from '../text/value-text.ts';
import type { QueryValue } from './index-query.ts';
import type { QueryField } from './query-fields.ts';
import { readQueryValue } from './query-values.ts';

type Typed = Pick<QueryField, 'kind' | 'values'>;

/** What to type, beside the field. */
const HINTS: Readonly<Partial<Record<CellKind, string>>> = {
  sol: 'SOL, such as 1.5',
  usd: 'dollars, such as 1000',
  time: 'UTC, such as 2026-11-25 14:00',
  change: 'percent, such as 50',
  share: 'percent, such as 1',
  address: 'an address in base58',
  signature: 'a signature in base58',
  integer: 'smallest units of the token',
  count: 'a whole number',
  slot: 'a slot',
  price: 'a number, such as 0.05',
  number: 'a number, such as 0.5',
};

export const hintOf = (kind: CellKind): string => HINTS[kind] ?? 'text';

/** `undefined` for a text that is no value of the field. */
export function parseFieldText(field: Typed, text: string): QueryValue | undefined {
  const value = read(field.kind, text.trim());
  return value === undefined || readQueryValue(field, value) === undefined ? undefined : value;
}

function read(kind: CellKind, text: string): QueryValue | undefined {
  if (text === '') return undefined;
  const decimals = DECIMALS_OF_KIND[kind];
  // Commas may stand between thousands.
  const plain = text.replaceAll(/,(?=\d{3}(?:\D|$))/g, '');
  if (decimals !== undefined) return toUnits(plain.replace(/^\$/, ''), decimals)?.toString();
  switch (kind) {
    case 'flag':
      return text === 'yes' ? true : text === 'no' ? false : undefined;
    case 'time':
      return toSeconds(text);
    case 'count':
    case 'slot':
      return /^\d{1,15}$/.test(plain) ? Number(plain) : undefined;
    case 'integer':
      return /^\d{1,39}$/.test(plain) ? plain : undefined;
    case 'change':
    case 'share': {
      const percent = toNumber(plain.replace(/\s?%$/, ''));
      return percent === undefined ? undefined : Number((percent / 100).toPrecision(12));
    }
    case 'price':
    case 'number':
      return toNumber(plain);
    default:
      return text;
  }
}

const toNumber = (text: string): number | undefined =>
  /^-?\d{1,20}(?:\.\d{1,20})?$/.test(text) ? Number(text) : undefined;

/** Seconds since 1970 of a time of UTC, or as they are. */
export function toSeconds(text: string): number | undefined {
  if (/^\d{9,11}$/.test(text)) return Number(text);
  const [, day, time = '00:00'] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:Z| ?UTC)?)?$/.exec(text) ?? [];
  if (day === undefined) return undefined;
  const ms = Date.parse(`${day}T${time}Z`);
  return Number.isNaN(ms) ? undefined : Math.floor(ms / 1_000);
}

/** The text that is read as this value. */
export function toFieldText(kind: CellKind, value: QueryValue): string {
  const decimals = DECIMALS_OF_KIND[kind];
  if (decimals !== undefined) return toPlainDecimal(String(value), decimals);
  switch (kind) {
    case 'flag':
      return value === true ? 'yes' : 'no';
    case 'time':
      return toTimeText(Number(value));
    case 'change':
    case 'share':
      return String(Number((Number(value) * 100).toPrecision(12)));
    default:
      return String(value);
  }
}

export const toTimeText = (seconds: number): string =>
  new Date(seconds * 1_000)
    .toISOString()
    .slice(0, seconds % 60 === 0 ? 16 : 19)
    .replace('T', ' ');
