import { PRODUCT } from '#contracts/product';

import { isZero, shift, toExact, type Exact } from './exact.ts';
import { LARGE, toWordNumber, WORD_NUMBER } from './word-numbers.ts';

/** A piece of text that states something of the chain, so it must be a fact. */
export interface Checkable {
  readonly kind: 'number' | 'date' | 'base58' | 'symbol';
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Of a number: what it says; `undefined` where it says none that could be a fact, such as `3,4`. */
  readonly value?: Exact | undefined;
  /** Half a unit of its last printed digit; absent for a number that is printed whole. */
  readonly tolerance?: Exact | undefined;
  /** The unit that stands with a number, in lower case: `sol`, `%`, `h`, `usd`. */
  readonly unit?: string | undefined;
}

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const DATES = [
  /\b\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:\s?(?:Z|UTC))?)?/g,
  new RegExp(`\\b${MONTH}\\.? \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?\\b`, 'gi'),
  new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}\\b\\.?(?:,? \\d{4})?\\b`, 'gi'),
  new RegExp(`\\b${MONTH},? (?:19|20)\\d{2}\\b`, 'gi'),
  /\b\d{1,2}:\d{2}(?::\d{2})?(?:\s?(?:am|pm|UTC|Z)\b)?/gi,
  /\b(?:19|20)\d{2}-\d{2}\b/g,
];
const SHORT_ADDRESS = /[0-9A-Za-z]{3,12}(?:…|\.\.\.)[0-9A-Za-z]{3,12}/g;
const LONG_BASE58 = /(?<![\w])[1-9A-HJ-NP-Za-km-z]{24,90}(?![\w])/g;
/** A piece of an address: capitals, small letters and digits in one word. */
const PART_BASE58 =
  /(?<![\w.…$])(?=\w{0,22}\d)(?=\w{0,22}[a-z])(?=\w{0,22}[A-Z])[1-9A-HJ-NP-Za-km-z]{4,23}(?![\w…])/g;
const HEX = /\b0x[0-9a-f]+\b/gi;
const NUMBER =
  /(?<![\p{L}\p{N}_.,])[-+−]?\$?(\d{1,90}(?:,\d{1,90}){0,30}(?:\.\d{1,90})?|\.\d{1,90})(?:e([-+]?\d{1,3})(?![\p{L}\p{N}]))?(?:\s?(%|percent\b|k\b|m\b|bn?\b|t\b|thousand\b|million\b|billion\b|trillion\b))?(?:st\b|nd\b|rd\b|th\b)?(?![\p{L}\p{N}_]{0,90}\d)/giu;
const SYMBOL = /\$[A-Za-z][A-Za-z0-9]{1,14}\b|(?<![\w$])[A-Z][A-Z0-9]{2,9}(?![\w])/g;
const UNIT =
  /^[\s-]?(sol|lamports?|cu|compute units?|usd|dollars?|%|bps|basis points?|milliseconds?|ms|seconds?|secs?|s|minutes?|mins?|hours?|hrs?|h|days?|d|weeks?|months?|years?)\b/i;

/** Capitals that are words of the field and no symbols of tokens. */
const TERMS = new Set([
  PRODUCT.name,
  PRODUCT.assistantName,
  ...'SOL USD EUR CPI ATA PDA NFT NFTS API RPC TPS SPL DEX AMM CLOB UTC JSON CLI DAO MEV IDL BPF SBF SVM URL URI FAQ CSV ISO TVL PNL ROI APY APR EVM ETH BTC MCP REST HTTP HTTPS TLS YES NOT AND THE LLM ZK DCA OTC KYC USA NOTE TIP ALT IDS'.split(
    ' ',
  ),
]);

/** Everything in a text that has to be a fact, in its order and without overlaps. Ordinals of lists are left to the caller. */
export function findCheckable(text: string): readonly Checkable[] {
  const found: Checkable[] = [];
  const isFree = (start: number, end: number) => !found.some((one) => start < one.end && end > one.start);
  const add = (one: Checkable) => {
    if (isFree(one.start, one.end)) found.push(one);
  };
  const each = (
    pattern: RegExp,
    toOne: (match: RegExpExecArray) => Omit<Checkable, 'start' | 'end' | 'text'> | undefined,
  ) => {
    for (const match of text.matchAll(pattern)) {
      const one = toOne(match);
      if (one !== undefined)
        add({ ...one, text: match[0], start: match.index, end: match.index + match[0].length });
    }
  };
  for (const pattern of DATES) each(pattern, () => ({ kind: 'date' }));
  each(LONG_BASE58, ([run]) => (/\d/.test(run) || /[a-z][A-Z]/.test(run) ? { kind: 'base58' } : undefined));
  each(SHORT_ADDRESS, () => ({ kind: 'base58' }));
  each(HEX, ([run]) => ({ kind: 'number', value: { units: BigInt(run), places: 0 } }));
  each(PART_BASE58, () => ({ kind: 'base58' }));
  each(NUMBER, (match) => toNumber(match, text));
  each(WORD_NUMBER, ({ 0: words, index }) => ({
    kind: 'number',
    ...toWordNumber(words, toUnit(text.slice(index + words.length))),
  }));
  each(SYMBOL, ([symbol]) => (TERMS.has(symbol) ? undefined : { kind: 'symbol' }));
  return found.sort((a, b) => a.start - b.start);
}

/** The unit at the beginning of a text. */
const toUnit = (text: string): string | undefined => {
  const unit = UNIT.exec(text)?.[1]?.toLowerCase();
  if (unit === undefined) return undefined;
  if (unit.startsWith('dollar')) return 'usd';
  if (unit.startsWith('compute')) return 'cu';
  return unit.startsWith('basis') ? 'bps' : unit;
};

/** Length of a unit that stands behind a number, with the space before it; 0 for none. */
export const unitLength = (text: string): number => UNIT.exec(text)?.[0].length ?? 0;

function toNumber(
  match: RegExpExecArray,
  text: string,
): Omit<Checkable, 'start' | 'end' | 'text'> | undefined {
  const [whole, digits = '', exponent = '0', suffix = ''] = match;
  const isDollar = whole.includes('$');
  const unit = /^(?:%|percent)$/i.test(suffix)
    ? '%'
    : (toUnit(text.slice(match.index + whole.length)) ?? (isDollar ? 'usd' : undefined));
  const [before = '', after = ''] = digits.split('.');
  // `3,4` and `12,34` are no numbers here: whether the comma groups or divides, nobody can know.
  if (before.includes(',') && !/^\d{1,3}(?:,\d{3})+$/.test(before)) return { kind: 'number', unit };
  const factor = (LARGE[suffix.toLowerCase()] ?? 0) + Number(exponent);
  const printed = toExact(`${/[-−]/.test(whole[0]!) ? '-' : ''}${before.replaceAll(',', '')}.${after}`);
  if (printed === undefined || Math.abs(factor) > 60) return { kind: 'number', unit };
  const value = shift(printed, factor);
  // `1,234` is printed whole; `1.2k` is printed to a hundred. Nothing rounds to zero.
  const isRounded = (after.length > 0 || factor !== 0) && !isZero(value);
  const tolerance: Exact = { units: 5n, places: after.length + 1 - factor };
  return { kind: 'number', value, ...(isRounded && { tolerance }), unit };
}
