/** The value of the last answer in another unit: `in lamports`, `in lnUSD terms`, `raw`. */
import { trimEndOf } from '#std/text';
import type { TurnValue } from '#contracts/assistant/agent';
import type { Question, Subject } from '../../question/question.ts';
import { shift } from '../find-numbers.ts';

export interface Target {
  /** Of the `convert` tool. */
  readonly unit: string;
  readonly token?: Subject | undefined;
}

interface Given {
  readonly value: string;
  readonly from: string;
  readonly mint?: string | undefined;
}

/** What the tool is given for a value; `undefined` for values that have no other unit. */
function toGiven({ kind, raw, decimals = 0, unit, mint }: TurnValue): Given | undefined {
  if (!/^\d+(?:\.\d+)?$/.test(raw)) return undefined;
  switch (kind) {
    case 'amount':
      if (mint !== undefined) return { value: scaled(raw, decimals), from: 'tokens', mint };
      return unit === 'SOL'
        ? { value: scaled(raw, decimals), from: 'SOL' }
        : { value: raw, from: 'lamports' };
    case 'money':
      return { value: scaled(raw, decimals), from: 'USD' };
    case 'price':
      return unit === 'USD' || unit === 'SOL' ? { value: raw, from: unit } : undefined;
    case 'percent':
      return { value: raw, from: '%' };
    case 'duration':
      return { value: raw, from: 'seconds' };
    case 'slot':
      return { value: raw, from: 'slot' };
    case 'epoch':
      return { value: raw, from: 'epoch' };
    case 'time':
      return { value: raw, from: 'time' };
    default:
      return undefined;
  }
}

/** Units by what they measure: worth, shares, lengths of time, moments. */
const FAMILIES: readonly ReadonlySet<string>[] = [
  new Set(['SOL', 'lamports', 'USD', 'tokens', 'raw units']),
  new Set(['%', 'bps']),
  new Set(['seconds', 'minutes', 'hours', 'days', 'slots', 'epochs']),
  new Set(['slot', 'epoch', 'time']),
];

/** The conversion of the first value that can be written so. */
export function toConversion(
  values: readonly TurnValue[],
  target: Target,
): Pick<Question, 'want' | 'subjects'> | undefined {
  for (const value of values) {
    const given = toGiven(value);
    if (given === undefined || !isSameFamily(given.from, target.unit)) continue;
    // SOL without its decimals is lamports.
    const to = target.unit === 'raw units' && given.from === 'SOL' ? 'lamports' : target.unit;
    if (to === given.from && target.token?.id === given.mint) return undefined;
    const mint = given.mint === undefined ? [] : [{ kind: 'token', id: given.mint } as const];
    return {
      want: { kind: 'convert', what: 'quantity', value: given.value, from: given.from, to },
      subjects: [...mint, ...(target.token === undefined ? [] : [target.token])],
    };
  }
  return undefined;
}

const isSameFamily = (from: string, to: string): boolean =>
  FAMILIES.some((units) => units.has(from) && units.has(to));

/** Smallest units as a decimal, exactly. */
function scaled(raw: string, decimals: number): string {
  if (decimals === 0) return raw;
  const digits = raw.padStart(decimals + 1, '0');
  const fraction = trimEndOf(digits.slice(-decimals), '0');
  const whole = shift(digits.slice(0, -decimals), 0);
  return fraction === '' ? whole : `${whole}.${fraction}`;
}
