/** `which program?`, `list them`, `mostly why?` after a count of none: there is nothing to split, list or explain. */
import type { Candidate, Earlier, ParseContext } from '../context.ts';
import { isScope } from './operands.ts';
import { turnsBack } from './recall.ts';
import { restOf } from './rest-of.ts';

const BONUS = 1;
/** Words that ask for more about what was counted. */
const PLAIN =
  /^(?:group|grouped|split|break|broken|down|most|mostly|often|many|them|those|these|it|one|example|blame|cause|caused|happen|happened|percent|percentage|per|by|each|name|fail|failed|failing|fails|failures?|errors?|main|mainly|usually|frequent|frequently|common)$/;

export function readNone(context: ParseContext): readonly Candidate[] {
  const [turn] = turnsBack(context.earlier);
  // Of rows of which there are none nothing more can be asked.
  const isOfRows = context.tokens.some(({ text }) => /^(?:them|those|these)$/.test(text));
  if (turn !== undefined && isOfRows && hasNoRows(turn) && !hasOthers(context))
    return [toNone(new Set(context.tokens.keys()))];
  const isRefused = context.has('decline', 'prediction', 'advice', 'guarantee', 'tax');
  if (turn !== undefined && isEmpty(turn) && !isRefused && pointsAtRow(context, turn) && !hasOthers(context))
    return [toNone(new Set(context.tokens.keys()))];
  const [value] = turn?.values ?? [];
  const isCount =
    turn?.question?.want.kind === 'measures' ||
    (turn?.question?.want.kind === 'query' && turn.question.want.answers === 'figure');
  const isFigure = value?.kind === 'count' || value?.kind === 'percent';
  if (!isFigure || value.raw !== '0' || !isCount) return [];
  if (context.time !== undefined || context.numbers.length > 0 || context.isYesNo) return [];
  if (context.mentions.some(({ isSoft }) => isSoft !== true)) return [];
  const asks =
    context.has('ask', 'why', 'which', 'who', 'list', 'where') ||
    context.has('follow', 'list', 'share') ||
    context.has('shape', 'by', 'most', 'share');
  const plain = context.tokens.flatMap(({ text }, index) => (PLAIN.test(text) ? [index] : []));
  const words = [
    ...['shape', 'kind', 'ask'].flatMap((section) => context.of(section)),
    ...context
      .of('follow')
      .filter(({ key }) => key === 'list' || key === 'share' || key === 'change-subject'),
  ].flatMap(({ at }) => at);
  const left = restOf(context, new Set(words), plain);
  if (!asks || left.rest.length > 0) return [];
  return [toNone(left.used)];
}

/** Whether nothing was found: no rows, or a count of none, which a yes or no may have told. */
export function isEmpty(turn: Earlier): boolean {
  const { question, values, listed } = turn;
  if (hasNoRows(turn)) return true;
  const [value] = values;
  const isNone = (value?.kind === 'count' || value?.kind === 'percent') && value.raw === '0';
  return (
    isNone && listed.length === 0 && ['measures', 'predicate', 'query'].includes(question?.want.kind ?? '')
  );
}

/** `the top one`, `how does he get in front`: somebody or something among what was looked for. */
function pointsAtRow({ tokens, ...context }: ParseContext, { subjects }: Earlier): boolean {
  const text = tokens.map((token) => token.text).join(' ');
  // Of an account `he` is its owner.
  const isPeople = subjects.every(({ kind }) => kind !== 'account' && kind !== 'validator');
  return ONE.test(text) || (isPeople && context.page?.kind !== 'account' && PEOPLE.test(text));
}
const ONE =
  /\b(?:(?:top|biggest|largest|first|last|worst|best|second|latest|newest) ones?|(?:biggest|largest|one|any|each|most|which) of (?:those|these|them)|victims?|attackers?)\b/;
const PEOPLE = /\b(?:he|she|him|his|her|they|them|their)\b/;

/** What nothing else is understood of, after an answer that found none. */
export const isOfNone = (context: ParseContext): boolean => {
  const [turn] = turnsBack(context.earlier);
  return (
    turn !== undefined &&
    isEmpty(turn) &&
    context.tokens.length <= MOST_TOKENS &&
    !hasOthers(context) &&
    !context.mentions.some(({ isSoft }) => isSoft !== true) &&
    (context.has('shape', 'most', 'least', 'by') ||
      context.has('ask', 'who', 'which', 'list') ||
      context.tokens.some(({ text }) => /^(?:he|she|him|they|them|those|these|it|example|ones?)$/.test(text)))
  );
};
const MOST_TOKENS = 14;

const hasNoRows = ({ question, listed, things, values }: Earlier): boolean =>
  question?.want.kind === 'query' &&
  question.want.answers === 'rows' &&
  question.want.query.measures === undefined &&
  values.length > 0 &&
  values.every(isScope) &&
  listed.length === 0 &&
  things.length === 0;

/** Sums of none are none, and what is said besides is of something else. */
const hasOthers = (context: ParseContext): boolean =>
  context.time !== undefined ||
  context.has('follow', 'sum', 'mean', 'median', 'count') ||
  context.mentions.some(({ isSoft }) => isSoft !== true);

export const toNone = (used: ReadonlySet<number>): Candidate => ({
  used,
  bonus: BONUS,
  question: {
    subjects: [],
    want: { kind: 'decline', why: 'none' },
    bounds: [],
    shape: {},
    form: 'value',
    negated: false,
  },
});
