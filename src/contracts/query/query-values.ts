/** What the fields of a query are compared with. */
import { isBase58OfLength } from '#std/base58';
import { DECIMALS_OF_KIND, type CellKind } from '../columns/define-columns.ts';
import type { QueryValue } from './index-query.ts';
import type { QueryField } from './query-fields.ts';

const AMOUNTS: ReadonlySet<CellKind> = new Set([
  ...(Object.keys(DECIMALS_OF_KIND) as CellKind[]),
  'integer',
  'count',
  'time',
  'slot',
]);
const MAX_SAFE = BigInt(Number.MAX_SAFE_INTEGER);
const MAX_INT64 = (1n << 63n) - 1n;
const MAX_UINT = (1n << 128n) - 1n;

/**
 * The value as a store compares it: a bigint for amounts, a number for counts, times and ratios. `undefined` when it
 * is not one of the field’s kind.
 */
export function readQueryValue(
  { kind, values }: Pick<QueryField, 'kind' | 'values'>,
  value: QueryValue,
): bigint | number | string | boolean | undefined {
  if (kind === 'flag') return typeof value === 'boolean' ? value : undefined;
  if (typeof value === 'boolean') return undefined;
  if (AMOUNTS.has(kind)) return readWhole(kind, value);
  switch (kind) {
    case 'price':
    case 'number':
    case 'change':
    case 'share':
      return readFraction(value);
    case 'address':
      return typeof value === 'string' && isBase58OfLength(value, 32) ? value : undefined;
    case 'signature':
      return typeof value === 'string' && isBase58OfLength(value, 64) ? value : undefined;
    default:
      if (typeof value !== 'string' || value.length > 200 || !value.isWellFormed() || value.includes('\0'))
        return undefined;
      return values === undefined || values.includes(value) ? value : undefined;
  }
}

function readWhole(kind: CellKind, value: string | number): bigint | number | undefined {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) return undefined;
  if (typeof value === 'string' && !/^-?\d{1,39}$/.test(value)) return undefined;
  const whole = BigInt(value);
  if (kind === 'integer') return whole >= 0n && whole <= MAX_UINT ? whole : undefined;
  if (kind === 'count' || kind === 'time' || kind === 'slot')
    return whole >= -MAX_SAFE && whole <= MAX_SAFE ? Number(whole) : undefined;
  return whole >= -MAX_INT64 && whole <= MAX_INT64 ? whole : undefined;
}

function readFraction(value: string | number): number | undefined {
  const read = typeof value === 'number' ? value : /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : NaN;
  return Number.isFinite(read) ? read : undefined;
}

/** What a value of the field is, as a sentence without its end. */
export function toExpected({ kind, values, title }: QueryField): string {
  if (values !== undefined) return `${title} is one of ${values.join(', ')}`;
  switch (kind) {
    case 'flag':
      return `${title} is true or false`;
    case 'address':
      return `${title} is an address, base58 of 32 bytes`;
    case 'signature':
      return `${title} is a signature, base58 of 64 bytes`;
    case 'sol':
      return `${title} is a whole number of lamports`;
    case 'usd':
      return `${title} is a whole number of millionths of a dollar`;
    case 'integer':
      return `${title} is a whole number of the token’s smallest units, up to 2^128 − 1`;
    case 'time':
      return `${title} is in unix seconds`;
    case 'count':
    case 'slot':
      return `${title} is a whole number`;
    case 'text':
    case 'words':
      return `${title} is a text of at most 200 characters`;
    default:
      return `${title} is a number`;
  }
}
