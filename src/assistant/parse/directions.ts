/** Which end of an order is asked for, and whether a query is at that end: the newest are not the first, nor the largest. */
import { findQuerySource } from '#contracts/query/query-sources';
import { askedJoinsOf, type AskedQuery } from '../question/question.ts';
import type { Match } from '../words/spot.ts';
import { ORDERS, type ParseContext } from './context.ts';

export type Direction = 'earliest' | 'latest' | 'smallest' | 'greatest';

/** Whether an order or a figure of them is at that end. */
export function isAtEnd(queries: readonly AskedQuery[], kind: Direction): boolean {
  const isOfTime = kind === 'earliest' || kind === 'latest';
  const isDown = kind === 'latest' || kind === 'greatest';
  const figures = ENDS[kind];
  return queries
    .flatMap((query) => [query, ...askedJoinsOf(query).map((join): AskedQuery => join.in)])
    .some(({ from, order, measures = [], by, show = [] }) => {
      const fields = findQuerySource(from)?.fields ?? {};
      const isTime = (field: string): boolean =>
        ['time', 'slot'].includes(fields[field.replace(/^(?:min|max|first|last)_/, '')]?.kind ?? '') ||
        field === 'bucket';
      const all = measures.flatMap((one) => [one, one.of, one.over, one.less].flatMap((part) => part ?? []));
      const isFigure = all.some(
        ({ measure, among, field = '' }) =>
          (figures.includes(measure) &&
            (!isOfTime || measure === 'first' || measure === 'last' || isTime(field))) ||
          (among?.in.order !== undefined && (among.in.order.descending === true) === isDown),
      );
      const isOrdered =
        order !== undefined && isTime(order.by) === isOfTime && (order.descending === true) === isDown;
      // Rows of what happened come the newest first, and a field may be of the first time itself.
      const isNewest = kind === 'latest' && order === undefined && by === undefined;
      const isField = isOfTime && show.some((field) => (kind === 'earliest' ? FIRST : LAST).test(field));
      return isFigure || isOrdered || isNewest || isField;
    });
}
const ENDS: Readonly<Record<Direction, readonly string[]>> = {
  earliest: ['first', 'min'],
  latest: ['last', 'max'],
  smallest: ['min'],
  greatest: ['max'],
};
const FIRST = /^(?:first|created)/;
const LAST = /^last/;

/** Ends of an order, by the words that mean no other one. */
export const DIRECTIONS: readonly (readonly [Direction, string, RegExp])[] = [
  ['earliest', 'oldest', /^(?:first|oldest|earliest)$/],
  ['latest', 'newest', /^(?:latest|newest)$/],
  ['smallest', 'least', /^(?:smallest|lowest|fewest|tiniest|cheapest)$/],
  ['greatest', 'most', /^(?:biggest|largest|highest|greatest)$/],
];

/** How far behind a word of size `first` may stand that says in what order. */
const FAR = 3;

/** `the first buyer`, and not `largest first` or `the first 5`. */
export function isDirected(
  { tokens, language, ...context }: ParseContext,
  { at }: Match,
  words: RegExp,
): boolean {
  const [index = 0] = at;
  // `first time`, and no phrase of more words.
  if (language !== 'en' || at.length > 2 || !words.test(tokens[index]?.text ?? '')) return false;
  if (tokens[at.at(-1)! + 1]?.thing?.kind === 'number') return false; // a match has tokens
  return !context.of('shape').some(
    (other) =>
      ORDERS.has(other.key) &&
      !other.at.includes(index) &&
      // `highest first`, `highest average first`.
      other.at.some((one) => index - one >= 1 && index - one <= FAR),
  );
}
