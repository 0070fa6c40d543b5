/** A number without loss: `units` of 10⁻`places`. */
export interface Exact {
  readonly units: bigint;
  readonly places: number;
}

const DECIMAL = /^([-+]?)(\d{0,60})(?:\.(\d{0,60}))?$/;

/** A plain decimal, such as a fact's `raw`; `undefined` for anything else. */
export function toExact(text: string, decimals = 0): Exact | undefined {
  const match = DECIMAL.exec(text);
  const [, sign, whole = '', fraction = ''] = match ?? [];
  if (match === null || whole + fraction === '') return undefined;
  const units = BigInt(whole + fraction) * (sign === '-' ? -1n : 1n);
  return { units, places: fraction.length + decimals };
}

/** The value times 10^`digits`. */
export const shift = ({ units, places }: Exact, digits: number): Exact => ({
  units,
  places: places - digits,
});

export const times = ({ units, places }: Exact, factor: bigint): Exact => ({ units: units * factor, places });

export const isZero = ({ units }: Exact): boolean => units === 0n;
export const isNegative = ({ units }: Exact): boolean => units < 0n;
export const magnitude = ({ units, places }: Exact): Exact => ({
  units: units < 0n ? -units : units,
  places,
});

/** -1, 0 or 1. */
export function compare(a: Exact, b: Exact): number {
  const [left, right] = align(a, b);
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Whether two values are at most `most` apart. */
export function isWithin(a: Exact, b: Exact, most: Exact): boolean {
  const [left, right] = align(a, b);
  const apart: Exact = {
    units: left > right ? left - right : right - left,
    places: Math.max(a.places, b.places),
  };
  return compare(apart, most) <= 0;
}

function align(a: Exact, b: Exact): readonly [bigint, bigint] {
  const places = Math.max(a.places, b.places);
  return [a.units * 10n ** BigInt(places - a.places), b.units * 10n ** BigInt(places - b.places)];
}
