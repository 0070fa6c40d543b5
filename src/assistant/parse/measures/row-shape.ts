/** Which rows of a list are meant: `the cheapest validator`, `validators with 0 % commission`, `over a third of the stake`. */
import { CATALOGUE } from '../../catalogue/catalogue.ts';
import type { Measure } from '../../catalogue/define-subject.ts';
import type { Bound, Question } from '../../question/question.ts';
import { toStem } from '../../words/fold.ts';
import type { Match } from '../../words/spot.ts';
import type { ParseContext } from '../context.ts';
import { isInLonger } from '../events/draft.ts';
import { toComparison } from '../find-bounds.ts';
import { isRankable } from './meant.ts';
import {
  COSTS,
  findComparative,
  findLoss,
  findNear,
  findSign,
  findSuperlative,
  SIGNED,
  SIZES,
  toOrder,
  type NamedColumn,
} from './row-order.ts';
import { findLengths, findRowOf, findTimes, findValues } from './row-values.ts';

interface RowShape {
  /** The column that is summed or averaged, where the question names one, and how. */
  readonly of?: string | undefined;
  readonly aggregate?: 'sum' | 'mean' | 'median' | undefined;
  /** The column rows are ranked by. */
  readonly by?: string | undefined;
  readonly order?: 'most' | 'least' | undefined;
  /** Which of the order is meant, from 2. */
  readonly place?: number | undefined;
  /** Words of the order its rows come in anyway. */
  readonly ordered?: readonly number[] | undefined;
  /** On values of columns. */
  readonly bounds: readonly Bound[];
  readonly at: readonly number[];
}

/** Rows of a list that fit what the question says of them. */
export const PICKED = 0.3;

const PERCENTS: ReadonlySet<string> = new Set([
  'commission',
  'share',
  'stake',
  'curve',
  'loanToValue',
  'computeShare',
  'skipShare',
]);
const NONE: RowShape = { bounds: [], at: [] };
const DEALING = ['trade', 'buy', 'sell', 'send', 'receive'] as const;
const PARTS: Readonly<Record<string, string>> = {
  third: '33.333333',
  half: '50',
  quarter: '25',
  fifth: '20',
  tenth: '10',
};

export function toRowShape(context: ParseContext, want: Question['want']): RowShape {
  if (want.kind !== 'measures') return NONE;
  const [measure] = want.keys.flatMap((key) => CATALOGUE.get(want.of)?.measures.get(key) ?? []);
  if (measure?.isSorted === true) {
    const most = context.of('shape').find(({ key }) => key === 'most');
    return most === undefined ? NONE : { ...NONE, ordered: most.at };
  }
  if (measure?.rankBy === undefined || measure.columns === undefined || !isRankable(measure.at)) return NONE;
  // `the token it trades the most` is not the one it holds the most of.
  if (
    want.of === 'account' &&
    !want.keys.includes('profitByToken') &&
    DEALING.some((key) => context.has('event', key))
  )
    return NONE;
  const columns = findColumns(context, measure);
  const lengths = findLengths(context, measure);
  const times = findTimes(context, measure);
  const sized = [
    ...times,
    ...(lengths.length > 0 ? lengths : findRowBounds(context, measure, columns)),
    ...findAverages(context, measure, columns),
    ...findValues(context, measure),
    ...findRowOf(context, measure),
  ];
  if (!context.has('shape', 'most', 'least')) sized.push(...findSign(context, measure));
  const isBare = sized.length === 0 && !context.has('shape', 'most', 'least', 'sum', 'mean', 'median');
  const taken = new Set(sized.flatMap(({ at }) => at));
  // Whether every validator votes is a statement of its own, and what failed in a block has a list of its own.
  const stated = findStates(context, measure).filter(
    ({ bound, at }) =>
      !at.some((index) => taken.has(index)) && (!isBare || !(context.isYesNo || bound.field === 'status')),
  );
  const bounds = [...sized, ...stated];
  const bounded = new Set(bounds.flatMap(({ at }) => at));
  const ranking = context
    .of('shape')
    .find(
      (match) =>
        RANKS.has(match.key) &&
        !match.at.some((index) => bounded.has(index)) &&
        !isInLonger(context.of('than'), match),
    );
  const superlative = findSuperlative(context, measure.columns) ?? findComparative(context, measure, columns);
  const words = [...columns.flatMap(({ at }) => at), ...bounds.flatMap(({ at }) => at)];
  const near = measure.nearBy === undefined ? [] : findNear(context);
  if (near.length > 0) {
    // `the second closest`.
    const next = context
      .of('ordinal')
      .find(({ key, at }) => /^[2-9]$/.test(key) && near.includes(at.at(-1)! + 1)); // a match has tokens
    return {
      by: measure.nearBy,
      order: 'least',
      ...(next !== undefined && { place: Number(next.key) }),
      bounds: bounds.map(({ bound }) => bound),
      at: [...words, ...near, ...(next?.at ?? [])],
    };
  }
  if (superlative !== undefined)
    return {
      by: superlative.column,
      order: superlative.order,
      bounds: bounds.map(({ bound }) => bound),
      at: [...words, ...superlative.at],
    };
  // `5 % of total stake` says what the percent is of.
  const isWhole = ({ at }: Match): boolean =>
    context.tokens[at[0]! - 1]?.text === 'of' && bounds.some(({ bound }) => bound.unit === 'percent'); // it has a token
  const summed = context
    .of('shape')
    .find((match) => /^(?:sum|mean|median)$/.test(match.key) && !isWhole(match));
  const of = summed === undefined ? undefined : columns.find(({ column }) => SIZES.has(column));
  const [averaged] = columns;
  // `the average leverage`.
  if (ranking === undefined && of === undefined && averaged !== undefined && summed !== undefined)
    return { by: averaged.column, bounds: bounds.map(({ bound }) => bound), at: words };
  if (ranking === undefined)
    return {
      ...(of !== undefined && {
        of: of.column,
        aggregate: summed?.key as 'sum' | 'mean' | 'median', // it is one of them
      }),
      bounds: bounds.map(({ bound }) => bound),
      at: bounds.length > 0 || of !== undefined ? words : [],
    };
  // `the second biggest`.
  const place = context.of('ordinal').find(
    ({ key, at }) =>
      /^[2-9]$/.test(key) &&
      at.at(-1) === ranking.at[0]! - 1 && // a match has tokens
      // `the 3 largest` are three.
      context.tokens[at.at(-1)!]?.thing === undefined,
  );
  // Rows whose first has a name of its own come in their order; another place is told by its number.
  if (measure.single !== undefined && place === undefined)
    return {
      bounds: bounds.map(({ bound }) => bound),
      at: bounds.length > 0 ? words : [],
      ...(ranking.key === 'most' && { ordered: ranking.at }),
    };
  const isCheap = ranking.at.some((index) => context.tokens[index]?.text.startsWith('cheap') === true);
  const cost = isCheap && measure.columns.includes('commission') ? 'commission' : undefined;
  // The highest rank is the least number: it is ranked by what the rank is of.
  const sizes = columns.filter(({ column }) => column !== 'rank' && !NAMES.has(column));
  // `more than 5 % commission, biggest stake first`.
  const next = sizes.find(({ at }) => at[0] === ranking.at.at(-1)! + 1); // a match has tokens
  const said = cost ?? (next ?? sizes[0])?.column;
  const lost = findLoss(context);
  const signed = lost.length === 0 ? undefined : measure.columns.find((column) => SIGNED.has(column));
  // `which positions are losing the most`, whatever their order is else.
  const by = said ?? signed ?? measure.rankBy;
  const loss = SIGNED.has(by) ? lost : [];
  const order = toOrder(ranking, context, { isOfLoss: loss.length > 0, isOfCost: COSTS.has(by) });
  // The smallest loss is one.
  const isSmallLoss = loss.length > 0 && order === 'most';
  return {
    by,
    order,
    ...(place !== undefined && { place: Number(place.key) }),
    bounds: [
      ...bounds.map(({ bound }) => bound),
      ...(isSmallLoss ? [{ is: '<' as const, value: '0', field: by }] : []),
    ],
    at: [...words, ...ranking.at, ...(place?.at ?? []), ...loss],
  };
}

/** Columns of names, which have no order or size: an address may look like a number. Ranks are told by what they are of. */
const NAMES: ReadonlySet<string> = new Set(
  'rank attacker victim trader owner creator liquidator market token side action signature program vote identity payer feePayer account address status error kind validator pool venue'.split(
    ' ',
  ),
);
const RANKS: ReadonlySet<string> = new Set(['most', 'least']);

/** What a kind of thing calls a column that has another name in its rows. */
const NAMED_AS: Readonly<Record<string, string>> = {
  computeUnits: 'computeUsed',
  made: 'blocks',
};

/** Columns the question names, by their own name or by the words their kind of thing has for them. */
function findColumns(context: ParseContext, { of, columns = [], rowsOf }: Measure): readonly NamedColumn[] {
  const found: NamedColumn[] = [];
  const named = context.of('column').filter(({ isWeak }) => !isWeak);
  const words = rowsOf === undefined ? [] : context.of(rowsOf).filter(({ isWeak }) => !isWeak);
  for (const column of columns) {
    const stem = toStem(column.toLowerCase());
    // `open interest` says nothing of when a position was opened.
    const at = context.tokens.flatMap((token, index) =>
      token.stem === stem && token.text !== 'open' ? [index] : [],
    );
    const match =
      words.find(({ key }) => key === column || key === NAMED_AS[column]) ??
      named.find(({ key }) => key === `${of}.${column}`) ??
      named.find(({ key }) => key === column);
    const isOpen = match?.at.length === 1 && context.tokens[match.at[0]!]?.text === 'open'; // it has one
    const all = [...new Set([...at, ...(match === undefined || isOpen ? [] : match.at)])];
    if (all.length > 0) found.push({ column, at: all });
  }
  // `by profit` says it itself; a share of the stake is no stake.
  const isSaid = ({ at }: NamedColumn): boolean =>
    at.some((index) => context.tokens[index - 1]?.text === 'by');
  return found.toSorted((a, b) => Number(isSaid(b)) - Number(isSaid(a)) || b.at.length - a.at.length);
}

function findRowBounds(
  context: ParseContext,
  { columns = [], rankBy = '' }: Measure,
  named: readonly NamedColumn[],
): readonly { readonly bound: Bound; readonly at: readonly number[] }[] {
  // Of several columns each bound is of the one that is named next to it.
  const nearest = (found: readonly NamedColumn[], at: readonly number[]): NamedColumn | undefined =>
    found.toSorted((a, b) => distanceOf(a, at) - distanceOf(b, at))[0];
  const columnFor = (unit: string | undefined, at: readonly number[] = []): string | undefined => {
    if (unit === 'percent') {
      // A percent of the stake is a share of it.
      const near = nearest(
        named.filter(({ column }) => PERCENTS.has(column)),
        at,
      )?.column;
      const fitting = near === 'stake' && columns.includes('share') ? 'share' : near;
      return (
        fitting ??
        ['share', 'commission', 'curve', 'loanToValue', 'computeShare'].find((column) =>
          columns.includes(column),
        )
      );
    }
    const sized = named.filter(({ column }) => column !== 'share' && !NAMES.has(column));
    // A bare number is no share.
    const other = unit === undefined && PERCENTS.has(rankBy) && rankBy !== 'stake' ? undefined : rankBy;
    return nearest(sized, at)?.column ?? other;
  };
  const bounded = context.bounds.flatMap(({ bound, at }) => {
    const isPercent = bound.unit === 'percent' || isPercentAt(context, at);
    const field = columnFor(isPercent ? 'percent' : bound.unit, at);
    const part = isPercent ? { unit: 'percent' } : {};
    return field === undefined ? [] : [{ bound: { ...bound, ...part, field }, at }];
  });
  if (bounded.length > 0) return bounded;
  return [...findParts(context, columnFor), ...findEqual(context, named)];
}

/** `not delinquent`, `failed ones`: rows of which something holds, or does not. */
function findStates(
  context: ParseContext,
  { rowsOf, states = {} }: Measure,
): readonly { readonly bound: Bound; readonly at: readonly number[] }[] {
  if (rowsOf === undefined) return [];
  return Object.entries(states).flatMap(([key, { column, is, isNot }]) => {
    const found = context
      .of(rowsOf)
      .filter((one) => !one.isWeak && (one.key === key || one.key === `${key}-not`));
    const [match] = found;
    if (match === undefined) return [];
    // `isn't delinquent`, `without skipped slots`.
    const denials = [
      ...context.of('not'),
      ...context.of('shape').filter((one) => one.key === 'except'),
      ...context.of('follow').filter((one) => one.key === 'exclude'),
    ];
    const not = denials.find((one) => {
      const gap = match.at[0]! - one.at.at(-1)!; // both have tokens
      return gap >= 1 && gap <= 2;
    });
    const holds = (match.key === key) !== (not !== undefined);
    const value = holds ? is : isNot;
    const bound: Bound = value.startsWith('>')
      ? { is: '>', value: value.slice(1), field: column }
      : { is: '=', value, field: column };
    return [{ bound, at: [...found.flatMap(({ at }) => at), ...(not?.at ?? [])] }];
  });
}

/** `above average stake`: of the column that is named next to it. */
function findAverages(
  context: ParseContext,
  { rankBy = '' }: Measure,
  named: readonly NamedColumn[],
): readonly { readonly bound: Bound; readonly at: readonly number[] }[] {
  return context.of('shape').flatMap((match) => {
    const { key, at } = match;
    const is = AVERAGES[key];
    const first = context.of('shape').find((one) => one.key === key);
    if (is === undefined || match !== first || isInLonger(context.of('shape'), match)) return [];
    const [near] = named.toSorted((a, b) => distanceOf(a, at) - distanceOf(b, at));
    const field = near !== undefined && distanceOf(near, at) <= NEAR ? near.column : rankBy;
    const of = key.endsWith('median') ? ('median' as const) : ('mean' as const);
    return [{ bound: { is, value: '0', field, of }, at }];
  });
}
/** By how many words a column is named away from others. */
const distanceOf = (one: NamedColumn, at: readonly number[]): number =>
  Math.min(...one.at.flatMap((index) => at.map((other) => Math.abs(index - other))));
const AVERAGES: Readonly<Record<string, Bound['is']>> = {
  'over-mean': '>',
  'under-mean': '<',
  'over-median': '>',
  'under-median': '<',
};
const NEAR = 3;

/** Whether a percent sign is behind one of these numbers. */
export const isPercentAt = ({ text, tokens }: ParseContext, at: readonly number[]): boolean =>
  at.some((index) => {
    const token = tokens[index];
    return token?.thing?.kind === 'number' && /^\s?%/.test(text.slice(token.end));
  });

/** `more than a third`, `over half`. */
function findParts(
  context: ParseContext,
  columnFor: (unit: string) => string | undefined,
): readonly { readonly bound: Bound; readonly at: readonly number[] }[] {
  const index = context.tokens.findIndex(({ text }) => PARTS[text] !== undefined);
  const than = context.of('than').find(({ at }) => index - at.at(-1)! >= 1 && index - at.at(-1)! <= 2); // a match has tokens
  const field = columnFor('percent');
  if (index < 0 || than === undefined || field === undefined) return [];
  const value = PARTS[context.tokens[index]!.text] ?? '0';
  return [
    {
      bound: { is: toComparison(than), value, unit: 'percent', field },
      at: [...than.at, index],
    },
  ];
}

/** `with 0% commission`, `charge 0 %`. */
function findEqual(
  context: ParseContext,
  named: readonly NamedColumn[],
): readonly { readonly bound: Bound; readonly at: readonly number[] }[] {
  const column = named.find((one) => one.column === 'commission');
  const index = context.tokens.findIndex(
    ({ thing }, at) => (thing?.kind === 'number' && isPercentAt(context, [at])) || isZero(context, at),
  );
  const token = context.tokens[index];
  if (column === undefined || token === undefined) return [];
  const value = token.thing?.kind === 'number' ? token.thing.value : '0';
  return [{ bound: { is: '=', value, unit: 'percent', field: column.column }, at: [index] }];
}

/** `no commission`, `zero commission`. */
const isZero = ({ tokens }: ParseContext, index: number): boolean =>
  /^(?:zero|no)$/.test(tokens[index]?.text ?? '') && /^commission|^fee/.test(tokens[index + 1]?.text ?? '');
