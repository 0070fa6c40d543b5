/** `what share do the first three have together`, `the top 5 combined`: the first rows of the last list, added up. */
import type { TurnValue } from '#contracts/assistant/agent';
import type { Candidate, ParseContext } from '../context.ts';
import { columnsOf, type Column } from './read-said-rows.ts';
import { turnsBack } from './recall.ts';
import { restOf } from './rest-of.ts';

const BONUS = 1;
const PLAIN =
  /^(?:first|top|have|has|had|hold|holds|held|own|owns|together|combined|altogether|total|sum|the|of|do|does|did|those|these|them|largest|biggest|ones?|holders?|rows?|add|up|in|all|percent|percentage|make|makes|it|so|with|account|for|zusammen|haben|juntos|juntas|ensemble|what's|whats)$/;
const TOGETHER =
  /^(?:have|has|had|hold|holds|own|owns|together|combined|altogether|total|sum|add|make|makes|account|zusammen|haben|juntos|juntas|tienen|ensemble|ont|average|mean)$/;
/** `the first`, `the top`: behind it stands how many. */
const LEADING = /^(?:first|top|largest|biggest|ersten|erste|primer[oa]s|premiers|premières|größten)$/;

export function readRowSum(context: ParseContext): readonly Candidate[] {
  const [turn] = turnsBack(context.earlier);
  if (turn === undefined || context.time !== undefined) return [];
  const asks = context.has('follow', 'share', 'sum', 'mean') || context.has('shape', 'share', 'sum', 'mean');
  const place = context.tokens.findIndex(
    (_token, index) =>
      countAt(context, index) !== undefined && LEADING.test(context.tokens[index - 1]?.text ?? ''),
  );
  if (
    !asks ||
    place < 0 ||
    context.mentions.some(({ isSoft, isOrdinal }) => isSoft !== true && isOrdinal !== true)
  )
    return [];
  // `top 3 with percentages` lists them.
  if (!context.tokens.some(({ text: word }) => TOGETHER.test(word))) return [];
  const count = countAt(context, place)!; // it was found by that
  const wantsShare = context.has('follow', 'share') || context.has('shape', 'share');
  const column = chooseColumn(context, columnsOf(turn), wantsShare);
  const values = column?.values.slice(0, count) ?? [];
  if (column === undefined || values.length !== count || count < 2) return [];
  const plain = context.tokens.flatMap((token, index) => (PLAIN.test(token.text) ? [index] : []));
  const words = ['follow', 'shape', 'ordinal', 'kind', 'ask'].flatMap((section) =>
    context.of(section).flatMap(({ at }) => at),
  );
  const left = restOf(context, new Set([place, place - 1]), [
    ...plain,
    ...words,
    ...context.tokens.flatMap(({ stem }, index) => (column.words.has(stem) ? [index] : [])),
    ...context.mentions.flatMap(({ at }) => at),
  ]);
  if (left.rest.length > 0) return [];
  const isMean = context.has('follow', 'mean') || context.has('shape', 'mean');
  return [
    {
      used: left.used,
      bonus: BONUS,
      question: {
        subjects: [],
        want: { kind: 'compute', op: isMean ? 'mean' : 'sum' },
        operands: values.length === 2 ? values.toReversed().map((one) => [one]) : [values],
        bounds: [],
        shape: {},
        form: 'value',
        negated: false,
      },
    },
  ];
}

/** A number of rows, in digits or letters. */
function countAt(context: ParseContext, place: number): number | undefined {
  const text = context.tokens[place]?.text ?? '';
  const written =
    context.of('number').find(({ at: [first, ...more] }) => first === place && more.length === 0)?.key ??
    (/^[1-9]\d?$/.test(text) ? text : undefined);
  return written === undefined ? undefined : Number(written);
}

const SIZED: ReadonlySet<TurnValue['kind']> = new Set(['amount', 'money', 'count', 'number']);

/** The column that is named, the one of shares where a share is asked for, else the first of sizes. */
function chooseColumn(
  { tokens }: ParseContext,
  columns: readonly Column[],
  wantsShare: boolean,
): Column | undefined {
  const sized = columns.filter(({ values: [first] }) => first?.place?.endsWith('/rank') !== true);
  // Where rows show no share, none is made from other figures.
  if (wantsShare) return sized.find(({ values: [first] }) => first?.kind === 'percent');
  const named = sized.find(({ words }) => tokens.some(({ stem }) => words.has(stem)));
  return named ?? sized.find(({ values: [first] }) => first !== undefined && SIZED.has(first.kind));
}
