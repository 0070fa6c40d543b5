/** A number without loss: `top` over `bottom`, which is above zero. */
export interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

export const toFraction = (top: bigint | number, bottom: bigint | number = 1): Fraction => ({
  top: BigInt(top),
  bottom: BigInt(bottom),
});

const DECIMAL = /^([-+]?)(\d{0,40})(?:\.(\d{0,40}))?(?:e([-+]?\d{1,3}))?$/i;

/** A decimal text as it is written: `-1.5`, `.25`, `1e-9`; `undefined` for anything else. */
export function parseFraction(text: string): Fraction | undefined {
  const match = DECIMAL.exec(text);
  const [, sign, whole = '', fraction = '', exponent = '0'] = match ?? [];
  if (match === null || whole + fraction === '') return undefined;
  const units = BigInt(whole + fraction) * (sign === '-' ? -1n : 1n);
  const places = fraction.length - Number(exponent);
  return places >= 0
    ? { top: units, bottom: 10n ** BigInt(places) }
    : { top: units * 10n ** BigInt(-places), bottom: 1n };
}

/** A finite number as its shortest decimal text says it. */
export const fractionOf = (value: number): Fraction => parseFraction(String(value))!;

export const multiply = (a: Fraction, b: Fraction): Fraction => ({
  top: a.top * b.top,
  bottom: a.bottom * b.bottom,
});

/** Throws `RangeError` for a divisor of zero. */
export function divide(a: Fraction, b: Fraction): Fraction {
  if (b.top === 0n) throw new RangeError('the divisor is zero');
  const sign = b.top < 0n ? -1n : 1n;
  return { top: a.top * b.bottom * sign, bottom: a.bottom * b.top * sign };
}

export const isWhole = ({ top, bottom }: Fraction): boolean => top % bottom === 0n;

/** The next whole number towards minus infinity. */
export const floorOf = ({ top, bottom }: Fraction): bigint =>
  top / bottom - (top < 0n && top % bottom !== 0n ? 1n : 0n);

/** The next whole number towards infinity. */
export const ceilOf = ({ top, bottom }: Fraction): bigint => -floorOf({ top: -top, bottom });

/** With at most `places` digits after the point, the rest cut off; `isExact` where nothing was. */
export function toDecimalText(
  { top, bottom }: Fraction,
  places: number,
): { readonly text: string; readonly isExact: boolean } {
  const scaled = (top < 0n ? -top : top) * 10n ** BigInt(places);
  const digits = (scaled / bottom).toString().padStart(places + 1, '0');
  const fraction = digits.slice(digits.length - places).replace(/0{1,99}$/, '');
  const whole = digits.slice(0, digits.length - places);
  const text = fraction === '' || places === 0 ? whole : `${whole}.${fraction}`;
  return { text: top < 0n && /[1-9]/.test(text) ? `-${text}` : text, isExact: scaled % bottom === 0n };
}
