/** Rows of a list by a word or a length of time in one of their columns: `only shorts`, `withdrawals`, `older than 5 minutes`. */
import { ROW_TIMES, type Measure } from '../../catalogue/define-subject.ts';
import type { Bound } from '../../question/question.ts';
import type { ParseContext } from '../context.ts';

interface Found {
  readonly bound: Bound;
  readonly at: readonly number[];
}

/** Folded words, and the value of the column they stand for. */
const VALUES: readonly (readonly [words: RegExp, column: string, value: string])[] = [
  [/^longs?$/, 'side', 'long'],
  [/^shorts?$/, 'side', 'short'],
  [/^(?:bids?|buys?|buyers?)$/, 'side', 'buy'],
  [/^(?:asks?|sells?|offers?|sellers?)$/, 'side', 'sell'],
  [/^(?:withdrawals?|withdrew|withdrawn|pulled|pull|removed|removals?|took)$/, 'action', 'withdrawal'],
  [/^(?:deposits?|deposited|added|adds?|additions?)$/, 'action', 'deposit'],
  [/^(?:graduated|graduates?)$/, 'state', 'graduated'],
  [/^(?:selling|ungraduated|unfinished|curve)$/, 'state', 'selling'],
  [/^(?:creators?|devs?|deployers?)$/, 'role', 'creator'],
  [/^snipers?$/, 'role', 'sniper'],
  [/^bundled$/, 'role', 'bundled'],
];
/** Words of the list itself say nothing of its rows. */
const OF_ALL = /^(?:vs|versus|against|and|or)$/;

/** One value of a column that is named alone; `longs vs shorts` names both. */
export function findValues(
  { tokens, language, ...context }: ParseContext,
  { columns = [], key }: Measure,
): readonly Found[] {
  if (language !== 'en') return [];
  const found = VALUES.flatMap(([words, column, word]): readonly Found[] => {
    if (!columns.includes(column)) return [];
    const at = tokens.flatMap(({ text }, index) => (words.test(text) ? [index] : []));
    return at.length === 0 ? [] : [{ bound: { is: '=', value: '0', field: column, word }, at }];
  });
  const [first, second] = found;
  const isTitle = first !== undefined && TITLES[key]?.test(first.bound.word ?? '') === true;
  if (first === undefined || second !== undefined || isTitle) return [];
  const isBeside = first.at.some((index) => OF_ALL.test(tokens[index + 1]?.text ?? ''));
  const but = findBut({ tokens, ...context }, first.at);
  if (but.length > 0) return [{ bound: { ...first.bound, isNot: true }, at: [...but, ...first.at] }];
  // A role is seldom asked for by its name alone: `the largest holder besides pools`.
  return isBeside || first.bound.field === 'role' || context.has('not', 'not') ? [] : [first];
}
/** What the words of a list name anyway. */
const TITLES: Readonly<Record<string, RegExp>> = {
  bids: /^buy$/,
  asks: /^sell$/,
  graduated: /^graduated$/,
  graduatedLaunches: /^graduated$/,
};

/** Words that leave out what stands behind them. */
function findBut(
  { tokens, ...context }: Pick<ParseContext, 'tokens' | 'of'>,
  at: readonly number[],
): readonly number[] {
  const [index = 0] = at;
  const sign = [
    ...context.of('shape').filter(({ key }) => key === 'except'),
    ...context.of('follow').filter(({ key }) => key === 'exclude'),
    ...context.of('not'),
  ].find((match) => {
    const gap = index - match.at.at(-1)!; // a match has tokens
    return gap >= 1 && gap <= 3;
  });
  return sign === undefined
    ? []
    : [...sign.at, ...tokens.flatMap((_token, one) => (one > sign.at.at(-1)! && one < index ? [one] : []))];
}

const LENGTH =
  /\b(?<than>older|staler|longer|more|over|above|younger|newer|fresher|less|under|shorter)(?: (?:than|then))? (?<count>\d{1,5}|an?|one|two|three|five|ten) ?(?<unit>s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?|days?)\b/;
const STILL =
  /\bnot (?:been )?(?<than>moved|updated|posted|changed|refreshed)(?: in| for| within| since| over)?(?: the)?(?: last| past)? (?<count>\d{1,5}|an?|one|two|three|five|ten) ?(?<unit>s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?|days?)\b/;
const WORDS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, five: 5, ten: 10 };
const LESS = /^(?:younger|newer|fresher|less|under|shorter)$/;

/** `older than 5 minutes`, of the column that is a length of time. */
export function findLengths(
  { text, tokens, language }: ParseContext,
  { columns = [] }: Measure,
): readonly Found[] {
  const field = columns.find((column) => column === 'age');
  const said = text.toLowerCase();
  const match = language === 'en' ? (LENGTH.exec(said) ?? STILL.exec(said)) : null;
  const { than = '', count = '', unit = '' } = match?.groups ?? {};
  const length = UNITS[unit.charAt(0)];
  if (field === undefined || match === null || length === undefined) return [];
  const value = String(WORDS[count] ?? Number(count));
  const at = tokens.flatMap(({ start, end }, index) =>
    start >= match.index && end <= match.index + match[0].length ? [index] : [],
  );
  return [{ bound: { is: LESS.test(than) ? '<' : '>', value, unit: length, field }, at }];
}
const UNITS: Readonly<Record<string, string>> = { s: 'second', m: 'minute', h: 'hour', d: 'day' };

/** `positions opened in the last 10 minutes`. */
export function findTimes(
  { time, language }: ParseContext,
  { columns = [], timed }: Measure,
): readonly Found[] {
  const field = columns.find((column) => ROW_TIMES.has(column));
  const { from, to } = time?.value ?? {};
  if (language !== 'en' || time === undefined || timed !== undefined || field === undefined) return [];
  return [
    ...(from === undefined
      ? []
      : [{ bound: { is: '>=' as const, value: String(from), field }, at: time.at }]),
    ...(to === undefined ? [] : [{ bound: { is: '<' as const, value: String(to), field }, at: time.at }]),
  ];
}

/** `his share`, `when did that one add`: the row of a thing the last answer listed. */
export function findRowOf(
  { mentions, earlier, ...context }: ParseContext,
  { of, at: place, isThing, columns = [] }: Measure,
): readonly Found[] {
  const field =
    isThing === true ? place.slice(place.lastIndexOf('/') + 1) : columns.find((one) => OWNERS.has(one));
  const listed = new Set(earlier[0]?.listed.map(({ id }) => id));
  // A wallet that is named, or a row of the last list that is pointed at.
  const [first, second] = mentions.filter(
    ({ subject, at, isOrdinal, isPair }) =>
      isPair !== true &&
      // `them` are all of its rows.
      !/^(?:they|them|their|those|these)$/.test(context.tokens[at[0] ?? 0]?.text ?? '') &&
      (isOrdinal === true
        ? listed.has(subject.id)
        : (of === 'pool' || of === 'network') && subject.kind === 'account'),
  );
  if (field === undefined || !columns.includes(field) || first === undefined || second !== undefined)
    return [];
  const but = findBut(context, first.at);
  return [
    {
      bound: {
        is: '=',
        value: '0',
        field,
        word: first.subject.id,
        ...(but.length > 0 && { isNot: true as const }),
      },
      at: [...but, ...first.at],
    },
  ];
}
const OWNERS: ReadonlySet<string> = new Set(['owner', 'trader', 'attacker', 'victim', 'creator']);
