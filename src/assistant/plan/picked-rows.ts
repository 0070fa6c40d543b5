/** The rows of a list that are meant: those within bounds, the one that leads by a column. */
import { compareDecimals } from '#std/compare-decimals';
import type { Fact, ToolResult } from '#contracts/assistant/agent';
import { toPath, type Measure } from '../catalogue/define-subject.ts';
import type { Bound, Question } from '../question/question.ts';
import { isFact, leafOfRow, rowsAt, type Leaf } from '../write/facts-at.ts';
import type { Words } from '../write/words.ts';
import { listed, toSpans, type Piece, type Writer } from '../write/writer.ts';
import { fits, isSameUnit } from './fits.ts';
import { text } from './query/query-writing.ts';

interface PickedRows {
  readonly rows: readonly string[];
  /** Of how many. */
  readonly all: number;
  readonly bounds: readonly Bound[];
  readonly by?: string | undefined;
  /** That they could not be ranked: their amounts are of different tokens, and what those are worth is not known. */
  readonly isMixed?: boolean | undefined;
  /** The unit of a bound that none of the values is in. */
  readonly isNotIn?: string | undefined;
}

/** Whether amounts are of more than one token. */
const areUnlike = (facts: readonly Fact[]): boolean =>
  new Set(facts.map(({ mint, unit }) => mint ?? unit)).size > 1;

/** Where a row has the value of an amount in dollars: `amount` in `value`, `borrowed` in `borrowedValue`, `longs` in `longValue`. */
const toValueColumn = (column: string): string =>
  column === 'amount' ? 'value' : `${column.replace(/s$/, '')}Value`;

/** `undefined` where the question picks none. */
export function pickRows(
  result: ToolResult,
  measure: Measure,
  { shape, bounds }: Pick<Question, 'shape'> & { readonly bounds: readonly Bound[] },
): PickedRows | undefined {
  const own = bounds.filter(({ field }) => field !== undefined && measure.columns?.includes(field) === true);
  const { by, order } = shape;
  const isRanked = by !== undefined && measure.columns?.includes(by) === true;
  // Where rows have no rank a number is the name of one: `error 6000`.
  if ((own.length === 0 && !isRanked) || measure.rankBy === undefined) return undefined;
  const all = rowsAt(result, toPath(measure.at));
  const factOf = (row: string, column: string): Fact | undefined => {
    const leaf = leafOfRow(result, row, column);
    return leaf !== undefined && isFact(leaf) ? leaf : undefined;
  };
  // A bound in SOL says nothing of values in dollars, and so leaves none out.
  const other = own.find((bound) => {
    const facts = bound.word === undefined ? all.flatMap((row) => factOf(row, bound.field ?? '') ?? []) : [];
    return facts.length > 0 && facts.every((fact) => !isSameUnit(fact, bound));
  });
  if (other !== undefined) return { rows: all, all: all.length, bounds: own, isNotIn: other.unit ?? '' };
  const inside = all.filter((row) =>
    own.every((bound) => {
      const fact = factOf(row, bound.field ?? '');
      if (bound.word !== undefined)
        return (fact?.raw.split(', ').includes(bound.word) === true) !== (bound.isNot === true);
      return fact !== undefined && isSameUnit(fact, bound) && fits(fact, bound);
    }),
  );
  const hasSize = (row: string, column: string): boolean =>
    compareDecimals(factOf(row, column)?.raw ?? '', '0') !== undefined;
  // A column of names, which `which addresses` has said, has no order.
  const named = inside.some((row) => hasSize(row, by ?? '')) ? (by ?? '') : measure.rankBy;
  const isMixed = isRanked && areUnlike(inside.flatMap((row) => factOf(row, named) ?? []));
  const valued = toValueColumn(named);
  // Units of different tokens have no order: what they are worth has.
  if (isMixed && !inside.some((row) => hasSize(row, valued)))
    return { rows: inside, all: all.length, bounds: own, isMixed };
  const column = isMixed ? valued : named;
  const size = (row: string): string => factOf(row, column)?.raw ?? '';
  const direction = order === 'least' ? 1 : -1;
  const sized = inside.filter((row) => hasSize(row, column));
  // What has no such value leads nothing, and is none the less there: holdings without a price.
  const rows = isRanked
    ? [
        ...sized.toSorted((a, b) => direction * (compareDecimals(size(a), size(b)) ?? 0)),
        ...(sized.length > 0 && own.length === 0 && shape.limit === undefined
          ? inside.filter((row) => !sized.includes(row))
          : []),
      ]
    : inside;
  return { rows, all: all.length, bounds: own, by: isRanked ? column : undefined };
}

interface Writing {
  readonly writer: Writer;
  readonly words: Words;
  readonly question: Question;
}

/** The first line: who leads, or how many of all there are and which. */
export function writePicked(
  { writer, words, question: { form, shape, negated } }: Writing,
  { rows, bounds, by, isMixed, isNotIn }: PickedRows,
  measure: Measure,
  result: ToolResult,
  /** Of the rows, where it was asked for. */
  count: Fact | undefined,
): void {
  if (isNotIn !== undefined) {
    const unit = { kind: 'text', text: words.title(`unit.${isNotIn}`) || isNotIn } as const;
    writer.spans(1, words.say('not-in-unit', { unit }), 'note');
    return;
  }
  if (isMixed === true) {
    writer.spans(1, words.say('rows-mixed'));
    return;
  }
  const name = toPath(measure.at).split('/').at(-1) ?? '';
  const thingOf = (row: string): Piece => leafOfRow(result, row, name === '*' ? '' : name);
  const list = listed(rows.slice(0, shape.limit ?? MOST).map(thingOf), words.title('say.and'));
  const leader = rows[(shape.place ?? 1) - 1];
  // A column that is only averaged puts nothing in order.
  if (bounds.length === 0 && by !== undefined && shape.order === undefined) return;
  if (bounds.length === 0 && leader !== undefined && by !== undefined) {
    const value: Leaf | undefined = leafOfRow(result, leader, by);
    if (shape.limit !== undefined && shape.limit > 1) {
      writer.spans(1, words.say('rows-ranked', { list }));
      return;
    }
    const column = { kind: 'text', text: words.column(measure.of, by).toLowerCase() } as const;
    // What is newest or oldest has no size.
    const isTime = value !== undefined && isFact(value) && value.kind === 'time';
    if (shape.place !== undefined || isTime) {
      writer.spans(1, toSpans([thingOf(leader), text(': '), value, text('.')]));
      return;
    }
    const least = shape.order === 'least' ? 'row-least' : 'row-most';
    writer.spans(1, words.say(least, { who: thingOf(leader), column, value }));
    return;
  }
  const isThere = rows.length > 0;
  const word = form === 'yes-no' ? [...words.say(isThere === negated ? 'no' : 'yes'), text(' ')] : [];
  // `deposit, deposit and withdrawal` says nothing the rows do not.
  const led = rows[0] === undefined ? undefined : leafOfRow(result, rows[0], name);
  const isNamed = led === undefined || !isFact(led) || led.kind !== 'word';
  const said = isNamed || count === undefined ? list : [];
  const sentence = isThere
    ? !isNamed && count === undefined
      ? []
      : [...(count === undefined ? [] : [count, text(isNamed ? ': ' : '')]), said, text('.')]
    : words.say('rows-fit-none');
  if (word.length + sentence.length > 0) writer.spans(1, toSpans([...word, ...sentence]));
}

const MOST = 10;
