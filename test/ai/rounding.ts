import type { Fact } from '#contracts/assistant/agent';

const SCALES: Readonly<Record<string, number>> = { '': 0, '%': 0, k: 3, m: 6, b: 9, million: 6, billion: 9 };
const WORDS: Readonly<Record<string, string>> = {
  two: '2',
  'a dozen': '12',
  dozen: '12',
  'two million': '2m',
};
const PRINTED = /^([-+]?)\$?(\d+(?:,\d{3})*)(?:\.(\d+))?\s?(%|k|m|b|million|billion)?$/i;
const PLACES = 40;

/**
 * Whether a text is a fact as a model may write it in place of our own wording: its number to the last digit that is
 * printed, the beginning of its time, or the ends of its address.
 */
export function isRounding(text: string, { kind, raw, decimals = 0 }: Fact): boolean {
  if (kind === 'address' || kind === 'signature' || kind === 'hash') return isShortOf(text, raw);
  if (kind === 'time') return new Date(Number(raw) * 1_000).toISOString().startsWith(text);
  if (kind === 'word') return isWordOf(text, raw);
  const [, sign, whole, fraction = '', suffix = ''] = PRINTED.exec(WORDS[text.toLowerCase()] ?? text) ?? [];
  const [, rawSign, rawWhole, rawFraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(raw) ?? [];
  if (whole === undefined || rawWhole === undefined) return false;
  // A change that is said in words has lost its sign: `fell by 3 %`.
  if (sign === '-' && rawSign !== '-') return false;
  const lastDigit = fraction.length - (SCALES[suffix.toLowerCase()] ?? 0);
  const printed = BigInt(whole.replaceAll(',', '') + fraction) * 10n ** BigInt(PLACES - lastDigit);
  const truth = BigInt(rawWhole + rawFraction) * 10n ** BigInt(PLACES - rawFraction.length - decimals);
  const apart = printed > truth ? printed - truth : truth - printed;
  // Nothing rounds to zero, and a count of a few is a count.
  const isExact = printed === 0n || (lastDigit <= 0 && suffix === '' && printed < 10n ** BigInt(PLACES + 1));
  return isExact ? apart === 0n : apart * 2n <= 10n ** BigInt(PLACES - lastDigit);
}

/** Whether a text stands in a passage of ours, and is no part of a longer word or number there. */
function isWordOf(text: string, raw: string): boolean {
  const words = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return (
    text !== '' && new RegExp(`(?<![\\p{L}\\p{N}]|\\d[.,])${words}(?![\\p{L}\\p{N}]|[.,]\\d)`, 'iu').test(raw)
  );
}

function isShortOf(text: string, raw: string): boolean {
  const [head = '', tail] = text.split(/…|\.\.\./);
  return tail === undefined
    ? text.length >= 4 && (raw.startsWith(text) || raw.endsWith(text))
    : raw.startsWith(head) && raw.endsWith(tail);
}
