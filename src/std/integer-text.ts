import { toU64 } from './words.ts';

/** So many digits fit a double exactly. */
const MOST_DIGITS = 15;
const ZERO = '0'.charCodeAt(0);

/** What `BigInt` makes of the text, for up to fifteen digits by way of a number. Throws as `BigInt` does. */
export function toBigint(text: string): bigint {
  if (!(text.length <= MOST_DIGITS)) return BigInt(text);
  let value = 0;
  for (let i = 0; i < text.length; i++) {
    const digit = text.charCodeAt(i) - ZERO;
    if (digit < 0 || digit > 9) return BigInt(text);
    value = value * 10 + digit;
  }
  return toU64(value, value / 2 ** 32);
}
