import type { Fact } from '#contracts/assistant/agent';
import { isZero } from './exact.ts';
import { unitLength, type Checkable } from './find-checkable.ts';
import { matchFact } from './match-fact.ts';

/**
 * Of the facts a piece may be, the one whose label the sentence uses most words of. None where the sentence names
 * another fact of that kind outright: `The fee was 0 SOL` is no priority fee of 0.
 */
export function toLikeliest(
  piece: Checkable,
  {
    sentence,
    text,
    facts,
  }: {
    readonly sentence: string;
    /** The part of the sentence the piece stands in. */
    readonly text: string;
    readonly facts: ReadonlyMap<string, Fact>;
  },
): Fact | undefined {
  const symbol = symbolBehind(piece, text);
  const low = sentence.toLowerCase();
  const toWords = ({ label }: Fact): readonly string[] => label.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  const toScore = (fact: Fact): number => {
    const words = [...toWords(fact), ...(fact.unit?.toLowerCase().match(/[a-z]{3,}/g) ?? [])];
    return words.filter((word) => low.includes(word)).length / (words.length || 1);
  };
  let best: Fact | undefined;
  let most = -Infinity;
  for (const fact of facts.values()) {
    if (matchFact(piece, [fact]) === undefined) continue;
    if (symbol !== undefined && fact.kind === 'amount' && !isCalled(fact, symbol)) continue;
    // A symbol is what a stranger calls a mint; a model may only repeat it.
    if (
      piece.kind === 'symbol' &&
      fact.unit?.toLowerCase() !== piece.text.toLowerCase() &&
      fact.kind !== 'word'
    )
      continue;
    // An address is itself before it is the mint of an amount.
    const score = toScore(fact) - (piece.kind === 'base58' && isOfMint(fact) ? 2 : 0);
    if (score > most) [best, most] = [fact, score];
  }
  if (best === undefined || most === 1 || piece.value === undefined || !isZero(piece.value)) return best;
  const { kind, unit } = best;
  const own = toWords(best);
  const isNamed = (fact: Fact): boolean =>
    fact.kind === kind &&
    fact.unit === unit &&
    toWords(fact).length > 0 &&
    toWords(fact).length < own.length &&
    toWords(fact).every((word) => own.includes(word) && low.includes(word));
  return [...facts.values()].some(isNamed) ? undefined : best;
}

/** Whether an address is not the fact itself but the mint it is counted in. */
export const isOfMint = ({ kind, mint }: Fact): boolean => mint !== undefined && kind !== 'address';

/** The symbol that stands behind a number: `12.5 USDC`. */
const symbolBehind = (piece: Checkable, text: string): string | undefined =>
  piece.kind === 'number' ? /^ \$?([A-Z][A-Z0-9]{1,9})(?!\w)/.exec(text.slice(piece.end))?.[1] : undefined;

const isCalled = ({ unit, symbol: own }: Fact, symbol: string): boolean =>
  [unit, own].some((one) => one?.toUpperCase() === symbol);

/** A figure as it is shown: the page puts the fact's unit behind it, so it must be counted in that. */
export function toWritten(
  piece: Checkable,
  fact: Fact,
  text: string,
): { readonly text: string; readonly end: number } {
  const isPercent = piece.unit === '%';
  const rest = text.slice(piece.end);
  const isOwn = fact.unit !== undefined && rest.startsWith(` ${fact.unit}`);
  const symbol = symbolBehind(piece, text);
  const isSymbol = symbol !== undefined && fact.symbol?.toUpperCase() === symbol;
  const symbolLength = isSymbol ? rest.indexOf(symbol) + symbol.length : 0;
  const unitBehind = isOwn ? fact.unit.length + 1 : symbolLength || unitLength(rest);
  const behind = isPercent || piece.kind !== 'number' ? 0 : unitBehind;
  const end = piece.end + behind;
  if (fact.unit === undefined) return { text: text.slice(piece.start, end), end };
  if (piece.kind !== 'number') return { text: piece.text, end };
  if (isPercent && /percent$/i.test(piece.text)) return { text: fact.ui, end };
  const sameUnit =
    isOwn || piece.unit === fact.unit.toLowerCase() || (piece.unit === undefined && fact.kind !== 'percent');
  return { text: sameUnit ? piece.text : fact.ui, end };
}
