/** `divide the first by the second`, `the difference in SOL`, `so average trade size?`: over values of earlier answers. */
import { AGENT_LIMITS, type TurnValue } from '#contracts/assistant/agent';
import { tokenise } from '../../words/fold.ts';
import type { Candidate, ParseContext } from '../context.ts';
import type { Match } from '../../words/spot.ts';
import { chooseOperands, type Chosen } from './operands.ts';
import { columnsOf, isSize } from './read-said-rows.ts';
import { turnsBack } from './recall.ts';
import { restOf } from './rest-of.ts';

const BONUS = { whole: 0.5, part: -0.15 } as const;
/** The order in which words decide, where several are there: `add both up, what % is that`. */
const OPERATIONS = ['change', 'ratio', 'difference', 'product', 'median', 'mean', 'sum', 'share'] as const;
const FIGURES: ReadonlySet<string> = new Set(['mean', 'median', 'sum']);
/** Words for a value that say nothing else. */
const PLAIN =
  /^(?:size|value|amount|number|figure|two|result|day|days|hour|hours|minutes|sol|between|numbers|values|first|second|both|by|more|less|higher|lower|longer)$/;

/** Words that point at several values of their own, whatever each means; `those` and `them` are of one column. */
const BOTH = /^(?:add|both|plus|two|sum|together|combined|values|numbers|altogether)$/;
const ROWS = /^(?:those|these|them)$/;

export function readArithmetic(context: ParseContext): readonly Candidate[] {
  const strong = context.mentions.filter(({ isSoft, isPair }) => isSoft !== true && isPair !== true);
  if (strong.length > 0 || context.time !== undefined) return [];
  const turns = turnsBack(context.earlier).map(({ values }) => values);
  // `of the total` adds nothing up.
  const all = context.of('follow');
  const words = all.filter(
    ({ key, at }) =>
      !all.some(
        (other) =>
          other.key !== key && other.at.length > at.length && at.every((index) => other.at.includes(index)),
      ),
  );
  for (const op of OPERATIONS) {
    // `first time` multiplies nothing.
    const word = words.find(
      ({ key, at }) => key === op && !(op === 'product' && context.tokens[at[0]!]?.text === 'time'), // a match has tokens
    );
    const places = word === undefined ? undefined : toPlaces(context, op);
    if (places === null) return [];
    const isOfRows = context.tokens.some(({ text }) => ROWS.test(text));
    const isBoth = context.tokens.some(({ text }) => BOTH.test(text));
    // `how many in total` counts, and adds nothing of two answers up.
    // `the average of the last 100 blocks` is of those, and not of two that were told.
    if (context.numbers.length > 0 && context.of('kind').length > 0 && FIGURES.has(op)) continue;
    if (op === 'sum' && context.has('ask', 'how-many') && !isBoth) continue;
    const chosen =
      word === undefined
        ? undefined
        : (places ??
          chooseOperands(op, turns, {
            ofTime: op === 'difference' && isOfTime(context),
            ofAny: isBoth && !isOfRows,
          }));
    if (word === undefined || chosen === undefined) continue;
    // `what share do the first 3 have` is of rows, and not of the two values told last.
    if (op === 'share' && context.numbers.length > 0) continue;
    // Of rows that were not all remembered nothing is added up.
    if (chosen.operands.length > 2 && (context.earlier[0]?.values.length ?? 0) >= AGENT_LIMITS.values)
      continue;
    const stems = new Set(chosen.operands.flatMap(({ label }) => tokenise(label).map(({ stem }) => stem)));
    const named = context.tokens.flatMap(({ stem, text }, index) =>
      stems.has(stem) || PLAIN.test(text) ? [index] : [],
    );
    const left = restOf(context, new Set(word.at), [...named, ...otherWords(context, words)]);
    return [
      {
        used: left.used,
        bonus: left.rest.length === 0 ? BONUS.whole : BONUS.part,
        question: {
          subjects: [],
          want: { kind: 'compute', op },
          operands: toTurns(chosen.operands),
          bounds: [],
          shape: {},
          form: 'value',
          negated: false,
        },
      },
    ];
  }
  return [];
}

/** `in total`, `in SOL`, `the first`: said along with an operation. */
const otherWords = (context: ParseContext, words: readonly Match[]): readonly number[] =>
  [
    ...words.filter(({ key }) => (OPERATIONS as readonly string[]).includes(key)),
    ...context.of('ordinal'),
    ...context.of('unit'),
    ...context.mentions,
  ].flatMap(({ at }) => [...at]);

/** So that they are chosen again as they were: two as values of two answers, more as rows of one. */
const toTurns = (operands: readonly TurnValue[]): readonly (readonly TurnValue[])[] =>
  operands.length === 2 ? operands.toReversed().map((one) => [one]) : [operands];

/** `how many days between`, `how much later`: of moments, whatever else the answers said. */
const isOfTime = ({ tokens }: ParseContext): boolean =>
  tokens.some(({ text }) => /^(?:days?|hours?|minutes?|weeks?|long|longer|later|earlier|apart)$/.test(text));

/**
 * `the difference between the first and the second`: of two rows of the newest list. `undefined` where no two places are
 * named, `null` where the rows have no figure.
 */
function toPlaces({ earlier, tokens }: ParseContext, op: string): Chosen | null | undefined {
  const places = [...new Set(tokens.flatMap(({ text }) => PLACES[text] ?? []))];
  const [first, second, third] = places;
  if (first === undefined || second === undefined || third !== undefined) return undefined;
  const [turn] = turnsBack(earlier);
  if (turn === undefined || turn.listed.length < 2 || (op !== 'difference' && op !== 'ratio'))
    return undefined;
  const column = columnsOf(turn).find(isSize);
  const values = [column?.values[first - 1], column?.values[second - 1]].filter((one) => one !== undefined);
  return values.length === 2 ? { op, operands: values } : null;
}

const PLACES: Readonly<Record<string, number>> = {
  first: 1,
  '1st': 1,
  top: 1,
  second: 2,
  '2nd': 2,
  third: 3,
  '3rd': 3,
  fourth: 4,
  fifth: 5,
};
