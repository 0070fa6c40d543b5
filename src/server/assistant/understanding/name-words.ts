import { ORDINARY_WORDS } from './ordinary-words.ts';
import { isKnownWord } from './words.ts';

/** A word that stands where a token is named, and that nobody here knows: a symbol, or what a price is asked `of`. */
export function unknownName(line: string): string | undefined {
  const symbol = nameWords(line).find(
    (word) => /^[A-Z][A-Z0-9]{2,11}$/.test(word) && !isKnownWord(word) && !FIELD_TERMS.has(word),
  );
  const named = /\b(?:of|for) \$?([a-z][a-z0-9]{1,11})\W{0,20}$/i.exec(line)?.[1];
  if (symbol !== undefined || named === undefined) return symbol;
  const isWord = isKnownWord(named) || ORDINARY_WORDS.has(named.toLowerCase()) || SPANS.test(named);
  return isWord ? undefined : named;
}

/** Capitals of the field that are no symbols. */
const FIELD_TERMS: ReadonlySet<string> = new Set(
  'TVL FDV ATH ATL MCAP OHLC NFT NFTS APY APR ROI PNL USD EUR UTC TPS RPC API DEX AMM CEX MEV WTF ASAP PLS THX FYI IMO'.split(
    ' ',
  ),
);

const SPANS =
  /^(?:to(?:day|morrow|night)|yesterday|hours?|days?|weeks?|months?|years?|sure|ever|good|us|him|her|mine|yours|course)$/i;

/** Words that may be names: those that are not words of questions. */
export function nameWords(line: string): readonly string[] {
  const words = line.match(/[\p{L}\p{N}$][\p{L}\p{N}.-]{0,31}/gu) ?? [];
  return words
    .map((word) => word.replace(/^\$/, '').replace(/[.-]{1,31}$/, ''))
    .filter((word) => word.length >= 2 && word.length <= 24 && !/^\d+$/.test(word))
    .filter((word) => !isKnownWord(word) || /^[A-Z][A-Z0-9]{1,11}$/.test(word));
}
