import type { ConversionUnit } from '#contracts/network/conversion';
import { toFraction, type Fraction } from '#std/fraction';

/** What two units must share to be turned into each other by a factor alone, or by what `convert.ts` reads. */
export type Dimension = 'sol' | 'token' | 'usd' | 'ratio' | 'length' | 'moment' | 'bytes' | 'compute price';

export const DIMENSION_OF: Readonly<Record<ConversionUnit, Dimension>> = {
  lamports: 'sol',
  SOL: 'sol',
  'raw units': 'token',
  tokens: 'token',
  USD: 'usd',
  bps: 'ratio',
  '%': 'ratio',
  'micro-lamports per CU': 'compute price',
  slots: 'length',
  epochs: 'length',
  seconds: 'length',
  minutes: 'length',
  hours: 'length',
  days: 'length',
  slot: 'moment',
  epoch: 'moment',
  time: 'moment',
  bytes: 'bytes',
};

export interface Pace {
  readonly slotMs: Fraction;
  readonly slotsInEpoch: number;
}

/** One of `unit` in the smallest unit of its dimension: lamports, smallest token units, micro-dollars, bps, milliseconds. */
export function toFactor(unit: ConversionUnit, decimals: number, pace: Pace): Fraction {
  switch (unit) {
    case 'SOL':
      return toFraction(1_000_000_000n);
    case 'tokens':
      return toFraction(10n ** BigInt(decimals));
    case 'USD':
      return toFraction(1_000_000n);
    case '%':
      return toFraction(100n);
    case 'seconds':
      return toFraction(1_000n);
    case 'minutes':
      return toFraction(60_000n);
    case 'hours':
      return toFraction(3_600_000n);
    case 'days':
      return toFraction(86_400_000n);
    case 'slots':
      return pace.slotMs;
    case 'epochs':
      return toFraction(pace.slotMs.top * BigInt(pace.slotsInEpoch), pace.slotMs.bottom);
    default:
      return toFraction(1n);
  }
}

/** Digits after the point a result in `unit` has at most. */
export const placesOf = (unit: ConversionUnit, decimals: number): number =>
  unit === 'SOL' ? 9 : unit === 'tokens' ? decimals : WHOLE.has(unit) ? 0 : unit === 'USD' ? 6 : 9;

const WHOLE: ReadonlySet<ConversionUnit> = new Set([
  'lamports',
  'raw units',
  'slot',
  'epoch',
  'time',
  'bytes',
]);

/** What a quantity is turned into where nobody says. */
export const USUAL_TARGET: Readonly<Record<ConversionUnit, ConversionUnit>> = {
  lamports: 'SOL',
  SOL: 'lamports',
  'raw units': 'tokens',
  tokens: 'raw units',
  USD: 'SOL',
  bps: '%',
  '%': 'bps',
  'micro-lamports per CU': 'SOL',
  slots: 'seconds',
  epochs: 'slots',
  seconds: 'slots',
  minutes: 'slots',
  hours: 'slots',
  days: 'slots',
  slot: 'time',
  epoch: 'slot',
  time: 'slot',
  bytes: 'SOL',
};

const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?(?:\.\d{1,9})?Z?)?$/;

/** Unix seconds of unix seconds or milliseconds, or of a date or time in UTC: `2026-10-01`, `2026-10-01T14:00Z`. */
export function parseMoment(text: string): number | undefined {
  if (/^\d{1,11}$/.test(text)) return Number(text);
  if (/^\d{12,14}$/.test(text)) return Math.floor(Number(text) / 1_000);
  const [, date, minute = '00:00', second = ':00'] = MOMENT.exec(text) ?? [];
  if (date === undefined) return undefined;
  const ms = Date.parse(`${date}T${minute}${second}Z`);
  return Number.isNaN(ms) ? undefined : ms / 1_000;
}
