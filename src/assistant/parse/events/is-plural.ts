/** Whether several rows are asked for: `newest tokens` are several, `newest token` is one. */
import type { Match } from '../../words/spot.ts';
import type { ParseContext } from '../context.ts';
import type { Draft } from './draft.ts';

/** Endings of words that mean several, folded; Spanish, French and Portuguese have the English one. */
const ENDINGS: Readonly<Record<string, RegExp>> = {
  ru: /(?:ы|(?<!ци)и|ов)$/,
  uk: /(?:и|ив|ів)$/,
  nl: /(?:en|s)$/,
  pl: /(?:y|e|i|ow)$/,
  tr: /(?:ler|lar)(?:i|in|de|da|den|dan)?$/,
};
/** Articles of several, for words that are the same for one and for several. */
const ARTICLES: Readonly<Record<string, RegExp>> = { de: /^(?:die|alle)$/, it: /^(?:i|gli)$/ };
const LOANS = /^(?:token|coin|pool|trade|swap|wallet|holder|validator|memecoin)$/;

export const isPlural = ({ context, event }: Draft): boolean =>
  event.key === 'block'
    ? context.tokens.some(({ text }) => text === 'blocks' || text === 'slots')
    : context.tokens.some(({ text }) => text === 'events') ||
      [
        ...context
          .of('event')
          .filter(({ key }) => key === event.key || (event.key === 'allTokens' && key === 'tokens')),
        ...context.of('kind'),
      ].some((match) => meansSeveral(context, match));

function meansSeveral({ tokens, language }: ParseContext, { at }: Match): boolean {
  const last = at.at(-1)!; // a match has tokens
  const word = tokens[last]?.text ?? '';
  if (/[^s]s$/.test(word) || ENDINGS[language]?.test(word) === true) return true;
  return LOANS.test(word) && ARTICLES[language]?.test(tokens[last - 1]?.text ?? '') === true;
}
