/** Cuts a question into tokens, with a single token for each thing of the chain and each number that it writes. */
import { isBase58OfLength } from '#std/base58';
import { fold, tokenise, type Token } from '../words/fold.ts';
import { findNumbers } from './find-numbers.ts';

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

/** What an address is no part of: other scripts hang their particles on it without a space, as in `W에서`. */
const LINK = /https?:\/\/[^\s<>"')\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/gu;
const RUN =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}])[A-Za-z0-9]{32,100}(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}])/gu;
const DOMAIN = /(?<![\w.-])((?:[a-z0-9_-]{1,63}\.)?[a-z0-9_-]{1,63}\.sol)\b/gi;
const FOREIGN = /\b(?:0x[0-9a-f]{40,64}|bc1[a-z0-9]{20,60})\b/gi;
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
  for (const { start, end, value, sign } of findNumbers(text)) {
    if (isFree(start, end)) spans.push({ start, end, thing: { kind: 'number', value, sign } });
  }
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
