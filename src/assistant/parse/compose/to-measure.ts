/** A figure of a clause as a measure of a source, and what bounds it as the source stores it. */
import { toScaled } from '../find-numbers.ts';
import type { Measure } from '../composed/figures.ts';
import { mentionOf, type Phrase } from '../composed/phrase.ts';
import type { Clause, Wanted } from './clause.ts';
import type { ComposedSource, FigureKey, Given } from './sources.ts';

/** `undefined` where the source has no such figure, or cannot sum it up so. */
export function toMeasure(
  source: ComposedSource,
  { figure, sum }: Wanted,
  clause: Clause,
): Measure | undefined {
  const inSol = clause.unit === 'SOL' && source.from === 'trades';
  // `buys and sells in SOL` are what they came to.
  const named = clause.unit !== undefined && sum === undefined ? (AMOUNTS[figure] ?? figure) : figure;
  const given: Given | undefined = source.figures[named];
  if (given === undefined) return undefined;
  const { where, isDistinct, each, measure } = given;
  const field = inSol && given.field === 'microUsd' ? 'lamports' : given.field;
  // What fees came to is not known in dollars here.
  if (clause.unit === 'USD' && field?.toLowerCase().endsWith('lamports') === true) return undefined;
  const as = inSol && given.as?.endsWith('Usd') === true ? given.as.replace('Usd', 'Sol') : given.as;
  // Units of one token alone can be netted.
  if (figure === 'net' && clause.things.filter(({ sign }) => sign.startsWith('T')).length !== 1)
    return undefined;
  if (measure !== undefined && source.isOnePerHour === true && clause.per === undefined)
    return figure === 'open' || figure === 'close'
      ? { ...measure, measure: figure === 'open' ? 'first' : 'last' }
      : measure;
  if (measure !== undefined) return sum === undefined || sum === 'sum' ? measure : undefined;
  const only = where === undefined ? {} : { where: [...where], as };
  if (isDistinct === true) return { measure: 'distinct', field, ...only };
  const isSize = source.from === 'trades' && (figure === 'trades' || figure === 'buys' || figure === 'sells');
  const isSized = sum !== undefined && sum !== 'count' && sum !== 'sum' && sum !== 'distinct';
  if (field === undefined) {
    // `average trade` is of its value; `average number of trades` is of groups, which one query does not add up twice.
    if (isSized && isSize)
      return {
        measure: sum,
        field: clause.unit === 'SOL' ? 'lamports' : 'microUsd',
        ...(where !== undefined && sum !== 'median' && { where: [...where], as: undefined }),
      };
    return isSized ? undefined : { measure: 'count', ...only };
  }
  // `transactions excluding failed`.
  const isOfAll =
    figure === 'transactions' && source.figures.failed?.field !== undefined && where === undefined;
  if (clause.isOfSucceeded === true && isOfAll && (sum === undefined || sum === 'sum' || sum === 'count'))
    return {
      measure: 'sum',
      field,
      less: { measure: 'sum', field: source.figures.failed.field },
      as: 'succeeded',
    };
  if (figure === 'size') return { measure: sum === undefined || sum === 'count' ? 'mean' : sum, field };
  if (sum === undefined || sum === 'sum' || sum === 'count') return { measure: 'sum', field, ...only };
  // A row that is a sum itself has no single values; of blocks and hours there is a mean by each.
  if (sum === 'mean' && each !== undefined && !(clause.entity === 'block'))
    return { measure: 'sum', field, over: { measure: 'sum', field: each.field }, as: each.as };
  return source.from === 'trades' && where === undefined ? { measure: sum, field } : undefined;
}

/** What is counted, as what it came to. */
const AMOUNTS: Readonly<Partial<Record<string, FigureKey>>> = {
  trades: 'volume',
  buys: 'bought',
  sells: 'sold',
};

/** As the figure is stored: dollars by the millionth, SOL in lamports. */
export function toLimit(
  { figure }: Wanted,
  value: string,
  unit: string | undefined,
): string | number | undefined {
  const isDollars = ['volume', 'size', 'bought', 'sold', 'profit', 'liquidity'].includes(figure);
  const isSol = ['fees', 'priorityFees'].includes(figure);
  if (isDollars) return unit === undefined || unit === 'USD' ? toScaled(value, 6) : undefined;
  if (isSol)
    return unit === undefined || unit === 'SOL'
      ? toScaled(value, 9)
      : unit === 'lamports'
        ? value
        : undefined;
  if (figure === 'failedPart')
    return unit === undefined || unit === '%' || unit === 'percent' ? Number(value) / 100 : undefined;
  return unit === undefined ? Number(value) : undefined;
}

export function toThose(
  phrase: Phrase,
  { sign, side }: NonNullable<Clause['those']>,
  source: ComposedSource,
): Measure | undefined {
  if (source.from !== 'trades') return undefined;
  if (side !== undefined)
    return {
      measure: 'count',
      where: [{ field: 'isBuy', is: '=', value: side }],
      as: side ? 'buys' : 'sells',
    };
  const field = source.things[sign?.charAt(0) ?? ''];
  const id = mentionOf(phrase, sign ?? '')?.subject.id;
  return field === undefined || id === undefined
    ? undefined
    : { measure: 'count', where: [{ field, is: '=', value: id }], as: 'partOf' };
}
