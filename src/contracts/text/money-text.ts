/** Dollars, prices and shares as plain text. Exact where the amount is; a price is a ratio and is rounded. */
import { trimEndOf } from '#std/text';
import { toGrouped } from './value-text.ts';

const MICRO = 1_000_000n;
const SUFFIXES: readonly (readonly [bigint, string])[] = [
  [1_000_000_000_000n, 'T'],
  [1_000_000_000n, 'B'],
  [1_000_000n, 'M'],
  [10_000n, 'K'],
];
const PRICE_DIGITS = 5;

/** 10⁻⁶ dollars, short: `$1.23M`, `$845`, `$0.52`, `<$0.01` for less than a cent. Cut, never rounded up. */
export function toUsdText(microUsd: bigint | string): string {
  const value = BigInt(microUsd);
  const sign = value < 0n ? '-' : '';
  const whole = (value < 0n ? -value : value) / MICRO;
  for (const [bound, suffix] of SUFFIXES) {
    if (whole < bound) continue;
    const unit = suffix === 'K' ? 1_000n : bound;
    return `${sign}$${cut(whole, unit)}${suffix}`;
  }
  const cents = ((value < 0n ? -value : value) % MICRO) / 10_000n;
  if (whole >= 1_000n) return `${sign}$${group(whole)}`;
  // Little is not nothing.
  if (whole === 0n && cents === 0n && value !== 0n) return `${sign}<$0.01`;
  return `${sign}$${whole}.${String(cents).padStart(2, '0')}`;
}

/** Two decimals below a hundred units, one below a thousand. */
function cut(whole: bigint, unit: bigint): string {
  const hundredths = (whole * 100n) / unit;
  const [left, right] = [hundredths / 100n, String(hundredths % 100n).padStart(2, '0')];
  return left >= 100n ? `${group(left)}.${right[0]}` : `${left}.${right}`;
}

const group = (whole: bigint): string => toGrouped(whole);

/**
 * A price to five significant digits: `148.31`, `0.00002117`. Leading zeros beyond four are counted,
 * as traders write them: `0.0₆2117`.
 */
export function toPriceText(price: number): string {
  if (!Number.isFinite(price)) return 'no price';
  if (price === 0) return '0';
  const [mantissa = '', exponentText = '0'] = price.toExponential(PRICE_DIGITS - 1).split('e');
  const exponent = Number(exponentText);
  if (exponent >= PRICE_DIGITS - 1) return Math.round(price).toLocaleString('en');
  const digits = mantissa.replace('.', '').replace('-', '');
  if (exponent >= 0) {
    const [whole = '', ...fraction] = trim(
      Number(mantissa + 'e' + exponentText).toFixed(PRICE_DIGITS - 1 - exponent),
    ).split('.');
    return [toGrouped(whole), ...fraction].join('.');
  }
  const zeros = -exponent - 1;
  const rest = trimEndOf(digits, '0') || '0';
  const sign = price < 0 ? '-' : '';
  return zeros > 4 ? `${sign}0.0${subscript(zeros)}${rest}` : `${sign}0.${'0'.repeat(zeros)}${rest}`;
}

const trim = (text: string): string => (text.includes('.') ? trimEndOf(trimEndOf(text, '0'), '.') : text);

const subscript = (count: number): string =>
  [...String(count)].map((digit) => String.fromCodePoint(0x2080 + Number(digit))).join('');

/** A share as a signed percentage: two decimals below 100 %, one below 1,000 %, none above: `+12.40 %`, `-100.0 %`. */
export const toChangeText = (share: number): string => `${toChangeDigits(share)} %`;

/** The same for sentences, as a number without its unit: `+12.4`, `-3.1`, `0`. */
export const toShortChange = (share: number): string => trim(toChangeDigits(share));

function toChangeDigits(share: number): string {
  const size = Math.abs(share * 100);
  const digits = size >= 1_000 ? 0 : size >= 100 ? 1 : 2;
  // What is worth anything at all has not lost everything: two decimals are of less than a hundred.
  const text = size.toFixed(digits).replace('100.00', '99.99');
  const grouped = Number(text) >= 1_000 ? Number(text).toLocaleString('en') : text;
  return Number(text) === 0 ? text : `${share > 0 ? '+' : '-'}${grouped}`;
}

/** A share without a sign: `12.4 %`. */
export const toShareText = (share: number): string =>
  `${trim((share * 100).toFixed(share < 0.01 ? 2 : 1))} %`;
