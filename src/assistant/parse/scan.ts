/** Cuts a question into tokens, with a single token for each thing of the chain and each number that it writes. */
import { isBase58OfLength } from '#std/base58';
import { fold, tokenise, type Token } from '../words/fold.ts';

/** What one token stands for besides a word. */
export type Thing =
  | {
      readonly kind: 'transaction' | 'address' | 'domain' | 'foreign' | 'malformed' | 'quoted';
      readonly id: string;
    }
  /** `value` as an exact decimal; `sign` is what stood before it: `$`. */
  | { readonly kind: 'number'; readonly value: string; readonly sign?: string | undefined };

export interface ScannedToken extends Token {
  readonly thing?: Thing | undefined;
}

export interface Scan {
  readonly text: string;
  readonly tokens: readonly ScannedToken[];
}

interface Span {
  readonly start: number;
  readonly end: number;
  readonly thing: Thing;
}

const LINK = /https?:\/\/[^\s<>"')]+/g;
const RUN = /(?<![\p{L}\p{N}])[A-Za-z0-9]{32,100}(?![\p{L}\p{N}])/gu;
const DOMAIN = /(?<![\w.-])((?:[a-z0-9_-]{1,63}\.)?[a-z0-9_-]{1,63}\.sol)\b/gi;
const FOREIGN = /\b(?:0x[0-9a-f]{40,64}|bc1[a-z0-9]{20,60})\b/gi;
/** `1,250,000`, `0.25`, `0,25`, `1.5k`, `$50`, `10M`; times and dates are taken out before. */
const NUMBER =
  /(?<![A-Za-z\p{Script=Cyrillic}\p{N}.,_])([$€])?\s?(\d{1,3}(?:[,_' ]\d{3})+(?:\.\d{1,20})?|\d{1,40}(?:[.,]\d{1,20})?)\s?(k|m|mm|mio|bn|b|mil|тыс|млн|万|億|亿)?(?![A-Za-z\p{Script=Cyrillic}\p{N}])/giu;
const SCALES: Readonly<Record<string, number>> = {
  k: 3,
  mil: 3,
  тыс: 3,
  m: 6,
  mm: 6,
  mio: 6,
  млн: 6,
  bn: 9,
  b: 9,
  万: 4,
  億: 8,
  亿: 8,
};

/** `taken` are spans that mean something already, such as a date; they become one token without a thing. */
export function scan(
  text: string,
  taken: readonly { readonly start: number; readonly end: number }[] = [],
): Scan {
  const spans: Span[] = [];
  const isFree = (start: number, end: number): boolean =>
    [...spans, ...taken].every((span) => end <= span.start || start >= span.end);
  const take = (pattern: RegExp, toThing: (match: RegExpMatchArray) => Thing | undefined): void => {
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      const thing = isFree(start, end) ? toThing(match) : undefined;
      if (thing !== undefined) spans.push({ start, end, thing });
    }
  };
  take(LINK, ([link]) => toLinked(link));
  take(FOREIGN, ([id]) => ({ kind: 'foreign', id }));
  take(RUN, ([run]) => toNamed(run));
  take(DOMAIN, ([, name = '']) => ({ kind: 'domain', id: name.toLowerCase() }));
  take(NUMBER, ([, sign, digits = '', scale]) => toNumber(digits, scale, sign));
  return { text, tokens: joinTokens(text, spans, taken) };
}

function joinTokens(
  text: string,
  spans: readonly Span[],
  taken: readonly { readonly start: number; readonly end: number }[],
): readonly ScannedToken[] {
  const words = tokenise(text).filter(({ start, end }) =>
    [...spans, ...taken].every((span) => end <= span.start || start >= span.end),
  );
  const things = spans.map(({ start, end, thing }): ScannedToken => {
    const raw = text.slice(start, end);
    // A number is compared as it is written; other things equal no word.
    const written = thing.kind === 'number' ? fold(raw) : '';
    return { raw, text: written, stem: written, start, end, thing };
  });
  return [...words, ...things].sort((a, b) => a.start - b.start);
}

function toNamed(run: string): Thing | undefined {
  if (run.length >= 64 && run.length <= 88 && isBase58OfLength(run, 64))
    return { kind: 'transaction', id: run };
  if (run.length <= 44 && isBase58OfLength(run, 32)) return { kind: 'address', id: run };
  // Words of other languages may be long; an id mixes digits and letters.
  return /\d/.test(run) && /[A-Za-z]/.test(run) ? { kind: 'malformed', id: run } : undefined;
}

/** An explorer's link names one thing in its path. */
function toLinked(link: string): Thing | undefined {
  for (const part of link.split(/[/?#=&]/).toReversed()) {
    const thing = toNamed(part);
    if (thing !== undefined && thing.kind !== 'malformed') return thing;
  }
  return undefined;
}

function toNumber(digits: string, scale: string | undefined, sign: string | undefined): Thing {
  const grouped = /^\d{1,3}(?:[,_' ]\d{3})+/.test(digits);
  const plain = grouped ? digits.replace(/[,_' ]/g, '') : digits.replace(',', '.');
  const places = scale === undefined ? 0 : (SCALES[scale.toLowerCase()] ?? 0);
  return { kind: 'number', value: shift(plain, places), ...(sign !== undefined && { sign }) };
}

/** A decimal times a power of ten, exactly. */
export function shift(value: string, places: number): string {
  const [whole = '0', fraction = ''] = value.split('.');
  const digits = whole + fraction.padEnd(places, '0').slice(0, places);
  const rest = fraction.slice(places);
  const integer = digits.replace(/^0+(?=\d)/, '');
  return rest === '' ? integer : `${integer}.${rest}`;
}
