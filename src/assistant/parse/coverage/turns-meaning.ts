/** Words without which a question is another one: left out of `volume divided by liquidity`, the volume is no answer. */
import type { ParseContext } from '../context.ts';
import type { Coverage } from './find-coverage.ts';

/** Sections of words that set what is asked in relation to something, bound it or put it in order, in any language. */
const RELATING: ReadonlySet<string> = new Set(['than', 'not']);
const SHAPES =
  /^(?:most|least|newest|oldest|size|mean|median|share|distinct|except|difference|per-(?:minute|hour|day|week)|by|over-mean|under-mean)$/;
/** Of whatever is asked. */
const ALWAYS =
  /^(?:ratio|ratios|divided?|divides|dividing|versus|compared|comparing|worst|non|absolute|entry|percentiles?|p[5-9]\d|quartiles?|deciles?|sigma|vwap|twap|earn(?:ed|s|ing)?|half|halves|else|others?|another|counterpart(?:y|ies))$/;
/** Of rows and what they come to, where values of a thing have names of their own that such words are parts of. */
const OF_ROWS =
  /^(?:ratio|ratios|divided?|divides|dividing|per|each|every|versus|vs|compared?|comparing|comparison|relative|average|avg|mean|median|share|percent|percentage|fraction|proportion|rate|rates|net|profit|profits|profitable|loss|losses|pnl|gains?|win|winners?|losers?|worst|best|before|after|within|inside|under|over|below|above|between|except|excluding|without|ignoring|ignore|skip|drop|dropped|dropping|drops|fell|fall|falling|rose|rising|down|up|non|not|never|no|null|both|either|neither|same|other|others|else|everything|unique|distinct|different|minus|plus|common|earliest|until|since|correlation|correlated|trend|growth|consecutive|absolute|entry|held|hold|holding|among|unless|least|most|highest|lowest|higher|lower|more|less|fewer|than|missing|skipped|transfers|success(?:ful)?|succeed(?:ed|ing|s)?|volume|sellers?|buyers?|senders?|receivers?|signers?|counterpart(?:y|ies))$/;

/** `priciest`, `heaviest`: what is ranked by no word of the lexicon is ranked by nothing else. */
const SUPERLATIVE = /^[a-z]{2,12}(?:i|[^aeiou])est$/;
const NO_SUPERLATIVE =
  /^(?:interest|request|test|rest|best|west|harvest|honest|modest|forest|invest|suggest|contest|protest|digest|arrest|manifest|latest|newest|oldest|soonest|earliest)$/;

/** Whether a word that found no place turns the question into another one. */
export function turnsMeaning(
  index: number,
  { language, tokens, matches, bounds }: ParseContext,
  { lost, isOfRows }: Coverage,
): boolean {
  // A value in one unit of two is that value: the other unit is named.
  const isUnit = matches.some(({ section, at }) => section === 'unit' && at.includes(index));
  if (isUnit && !isOfRows && !bounds.some(({ at }) => at.includes(index))) return false;
  if (lost.has(index) || bounds.some(({ at }) => at.includes(index))) return true;
  const { text = '' } = tokens[index] ?? {};
  if (language === 'en' && SUPERLATIVE.test(text) && !NO_SUPERLATIVE.test(text)) return true;
  if (language === 'en' && (ALWAYS.test(text) || (isOfRows && OF_ROWS.test(text)))) return true;
  return (
    isOfRows &&
    matches.some(
      ({ section, key, at, isWeak }) =>
        !isWeak && at.includes(index) && (RELATING.has(section) || (section === 'shape' && SHAPES.test(key))),
    )
  );
}
