/** What a sentence orders: the first word with content of each of its clauses, after greetings and politeness. */
import type { Match } from '../words/spot.ts';
import type { ParseContext } from './context.ts';

export interface Opening {
  /** Where the word stands, and where its clause ends (not included). */
  readonly at: number;
  readonly end: number;
  /** Polite words and `how do I` before it. */
  readonly before: readonly number[];
}

/** `sign me in and swap all my lnUSD` has two. */
export function findOpenings(context: ParseContext): readonly Opening[] {
  const { tokens, text } = context;
  const starts = [0];
  tokens.forEach((token, index) => {
    const gap = index === 0 ? '' : text.slice(tokens[index - 1]!.end, token.start); // there is one before
    if (/[.!?;:,\n]/.test(gap) || (index > 0 && /^(?:and|then)$/.test(tokens[index - 1]!.text)))
      starts.push(index); // there is one before
  });
  const polite = new Set(context.of('polite').flatMap(({ at }) => at));
  return starts.flatMap((start, order) => {
    const end = starts[order + 1] ?? tokens.length;
    let at = start;
    while (at < end && polite.has(at)) at++;
    return at < end ? [{ at, end, before: range(start, at) }] : [];
  });
}

/** The match of a section that begins where a clause does. */
export const matchAt = (context: ParseContext, section: string, index: number): Match | undefined =>
  context.of(section).find(({ at }) => at[0] === index);

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from }, (_none, index) => from + index);

/** `and freeze my tokens?` after whether more can be minted: asked on, and no order. */
export const goesOn = ({ text, tokens, earlier }: ParseContext): boolean =>
  earlier[0]?.question?.want.kind === 'predicate' &&
  /\?\s{0,9}$/.test(text) &&
  /^(?:and|or|ok|so|but)$/.test(tokens[0]?.text ?? '');
