/** Values as plain text: for titles, cards, descriptions and exports. Takes values in code and on the wire. */
import type { Wire } from '#std/json';
import { trimEndOf } from '#std/text';
import type { Names } from '../answers.ts';
import { SOL_DECIMALS } from '../chain.ts';
import type { Sentence, Value } from '../decoded.ts';

type AnyValue = Value | Wire<Value>;
type AnySentence = Sentence | Wire<Sentence>;
type AnyNames = Names | Wire<Names>;

/** Four characters at each end; whole when that would not be shorter. */
export function toShortAddress(address: string): string {
  return address.length <= 11 ? address : `${address.slice(0, 4)}…${address.slice(-4)}`;
}

/** Groups of three digits, exact for any size: `1843200` → `1,843,200`. */
export function toGrouped(integer: bigint | number | string): string {
  const text = String(integer);
  const sign = text.startsWith('-') ? '-' : '';
  const groups: string[] = [];
  for (let end = text.length; end > sign.length; end -= 3)
    groups.push(text.slice(Math.max(sign.length, end - 3), end));
  return sign + groups.toReversed().join(',');
}

/** Raw units as a decimal number with grouped digits and no trailing zeros: `1500000`, 6 → `1.5`. */
export function toDecimal(units: bigint | number | string, decimals: number): string {
  const value = BigInt(units);
  const sign = value < 0n ? '-' : '';
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = decimals === 0 ? '' : trimEndOf(digits.slice(-decimals), '0');
  return sign + toGrouped(whole) + (fraction === '' ? '' : `.${fraction}`);
}

/** The same without groups, for files: `1234500000`, 6 → `1234.5`. */
export const toPlainDecimal = (units: bigint | number | string, decimals: number): string =>
  toDecimal(units, decimals).replaceAll(',', '');

/**
 * How many units of one asset for one whole unit of another, rounded to six significant digits at least:
 * 2.5 SOL for 368.6 USDC is `147.44` USDC a SOL. Absent when the divisor is zero.
 */
export function toRatioText(
  dividend: { readonly units: bigint | string; readonly decimals: number },
  divisor: { readonly units: bigint | string; readonly decimals: number },
): string | undefined {
  const top = BigInt(dividend.units) * 10n ** BigInt(divisor.decimals);
  const bottom = BigInt(divisor.units) * 10n ** BigInt(dividend.decimals);
  if (bottom === 0n || top === 0n) return undefined;
  const places = Math.max(0, RATIO_DIGITS - (top.toString().length - bottom.toString().length));
  return toDecimal((2n * top * 10n ** BigInt(places) + bottom) / (2n * bottom), places);
}

const RATIO_DIGITS = 6;

/** A number with its whole part grouped; very large and very small ones by their power of ten: `64,622.369`, `1e-9`. */
function toNumberText(value: number): string {
  const [, whole, rest] = /^(-?\d+)(\.\d+)?$/.exec(String(value)) ?? [];
  return whole === undefined ? String(value) : toGrouped(whole) + (rest ?? '');
}

/** `150` → `1.5 %`. */
export function toPercentText(basisPoints: bigint | number | string): string {
  return `${toDecimal(basisPoints, 2)} %`;
}

/** Seconds in the largest two units that fit: `3 d 4 h`, `12 s`. */
export function toDurationText(seconds: bigint | number | string): string {
  let rest = BigInt(seconds);
  const sign = rest < 0n ? '-' : '';
  if (rest < 0n) rest = -rest;
  const parts: string[] = [];
  for (const [unit, size] of [
    ['d', 86_400n],
    ['h', 3_600n],
    ['min', 60n],
    ['s', 1n],
  ] as const) {
    const count = rest / size;
    rest %= size;
    if (count > 0n) parts.push(`${toGrouped(count)} ${unit}`);
  }
  return sign + (parts.slice(0, 2).join(' ') || '0 s');
}

/** Bytes in binary units: `10240` → `10 KiB`. */
export function toByteSizeText(bytes: bigint | number | string): string {
  const value = BigInt(bytes);
  if (value < 1024n) return `${value} B`;
  const [unit, size] = value < 1_048_576n ? (['KiB', 1024n] as const) : (['MiB', 1_048_576n] as const);
  return `${toDecimal((value * 10n) / size, 1)} ${unit}`;
}

/** Unit of a token: its symbol where the chain gives one, else its short address. */
export function toUnit(mint: string | undefined, names: AnyNames): string {
  if (mint === undefined) return 'tokens';
  return names.tokens[mint]?.symbol || toShortAddress(mint);
}

/** One value as text. */
export function toValueText(value: AnyValue, names: AnyNames): string {
  switch (value.kind) {
    case 'lamports':
      return `${toDecimal(value.lamports, SOL_DECIMALS)} SOL`;
    case 'amount': {
      const decimals =
        value.decimals ?? (value.mint === undefined ? undefined : names.tokens[value.mint]?.decimals);
      const unit = toUnit(value.mint, names);
      return decimals === undefined
        ? `${toGrouped(value.amount)} raw units of ${unit}`
        : `${toDecimal(value.amount, decimals)} ${unit}`;
    }
    case 'address':
      return (
        names.labels[value.address]?.name ??
        (names.tokens[value.address]?.symbol || toShortAddress(value.address))
      );
    case 'signature':
      return toShortAddress(value.signature);
    case 'hash':
      return value.hash;
    case 'integer':
      return toGrouped(value.integer);
    case 'decimal':
      return toNumberText(value.decimal);
    case 'flag':
      return value.flag ? 'yes' : 'no';
    case 'text':
      return value.text;
    case 'choice':
      return value.choice;
    case 'time':
      return toInstantText(value.unixSeconds);
    case 'duration':
      return toDurationText(value.seconds);
    case 'slot':
      return toGrouped(value.slot);
    case 'epoch':
      return toGrouped(value.epoch);
    case 'basis-points':
      return toPercentText(value.basisPoints);
    case 'percent':
      return `${value.percent} %`;
    case 'compute-units':
      return `${toGrouped(value.units)} CU`;
    case 'compute-price':
      return `${toDecimal(value.microLamports, 6)} lamports per CU`;
    case 'byte-size':
      return toByteSizeText(value.bytes);
    case 'bytes':
      return typeof value.bytes === 'string' ? value.bytes : `${value.bytes.length} bytes`;
    case 'list':
      return value.items.map((item) => toValueText(item, names)).join(', ');
    case 'record':
      return value.fields.map((field) => `${field.name} ${toValueText(field.value, names)}`).join(', ');
    case 'none':
      return 'none';
  }
}

/** Largest time a JavaScript date can hold. */
const MAX_DATE_SECONDS = 8_640_000_000_000n;

/** ISO 8601 in UTC; plain seconds beyond the year 275760. */
export function toInstantText(unixSeconds: bigint | number | string): string {
  const seconds = BigInt(unixSeconds);
  if (seconds > MAX_DATE_SECONDS || seconds < -MAX_DATE_SECONDS) return `${toGrouped(seconds)} s`;
  return new Date(Number(seconds) * 1000).toISOString().replace('.000Z', 'Z');
}

/** A sentence with its holes filled. A hole that nothing fills shows as `…`. */
export function toSentenceText(sentence: AnySentence, names: AnyNames): string {
  return sentence.template.replace(/\{(\w+)\}/g, (_all, hole: string) => {
    for (const field of sentence.fields) if (field.name === hole) return toValueText(field.value, names);
    return '…';
  });
}
