/** Times that are counted from now, by the words of the lexicon: `last 6 hours`, `24 h`, `yesterday`, `2 days ago`. */
import type { AskedTime } from '../question/question.ts';
import type { Match } from '../words/spot.ts';
import type { ParseContext } from './context.ts';
import { SECONDS } from './find-time.ts';
import type { ScannedToken } from './scan.ts';

const DAY = 86_400;

/** A time, and the two that are set beside each other where the one before it is asked for too. */
interface RelativeTime {
  readonly time: NonNullable<ParseContext['time']>;
  readonly ranges?: readonly [AskedTime, AskedTime] | undefined;
}

const WORDS: Readonly<Record<string, number>> = {
  half: 0.5,
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  couple: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
};
/** `one` in other languages, folded: `depuis une heure`, `za один час`. */
const ONE =
  /^(?:un|una|uno|une|um|uma|eine[rnms]?|een|jeden|jedna|jedną|jedna|jednej|jednego|ein|один|одну|одного|одной|одна|одну|одни|одне|bir|satu|mot|एक|واحد|واحده)$/;

/** A length that is counted from something else than now, or is no time at all. */
const NOT_BEFORE =
  /^(?:first|initial|top|bottom|peak|longest|opening|busiest|quietest|each|every|per|than|best|worst|slowest|which|by|any)$/;
const NOT_BEHIND =
  /^(?:window|windows|after|later|apart|bucket|buckets|candle|candles|interval|intervals|span|spans)$/;
/** `compared to the 6 hours before`. */
const BEFORE = /^(?:before|prior|previous|preceding|earlier|previously)$/;

interface Length {
  readonly seconds: number;
  /** Its number and unit. */
  readonly at: readonly number[];
}

export function findRelative(
  tokens: readonly ScannedToken[],
  words: readonly Match[],
  now: number,
  /** Adjectives stand behind what they are of in many languages: `jam terakhir`, `الساعة الماضية`. */
  isEitherSide = false,
): RelativeTime | undefined {
  const midnight = now - (now % DAY);
  const say = (at: readonly number[]): string =>
    said(
      tokens,
      [...new Set(at)].toSorted((a, b) => a - b),
    );
  const find = (key: string): Match | undefined => words.find((match) => match.key === key);
  const lengths = words.flatMap(
    (unit): readonly (Length & { readonly unit: Match; readonly isCounted: boolean })[] => {
      const length = SECONDS[unit.key];
      if (length === undefined) return [];
      const counted = countBefore(tokens, unit.at[0]!) ?? countApart(tokens, words, unit.at[0]!); // a match has tokens
      return [
        {
          unit,
          seconds: Math.min(Math.round((counted?.times ?? 1) * length), now),
          at: [...(counted?.at ?? []), ...unit.at],
          isCounted: counted?.isNumber === true,
        },
      ];
    },
  );
  const inDay = findPartOfDay(tokens, lengths, { midnight, now, say, find });
  if (inDay !== undefined) return { time: inDay };
  for (const { unit, seconds, at: own, isCounted } of lengths) {
    const [first = 0] = own;
    const [place = 0] = unit.at;
    // `than an hour ago` is a time, `longer than an hour` a length.
    const isBack = words.some(({ key, at }) => key === 'ago' && at[0] === (own.at(-1) ?? 0) + 1);
    if ((isElsewhere(tokens, own) && !isBack) || isBetweenActs(tokens, own)) continue;
    const end = own.at(-1)!; // it has a unit
    const last = words.find(
      ({ key, at }) =>
        key === 'last' &&
        ((at.at(-1)! < place && first - at.at(-1)! <= 2) || (isEitherSide && at[0]! - end === 1)), // a match has tokens
    );
    const ago = words.find(({ key, at }) => key === 'ago' && Math.abs(at[0]! - place) <= 3);
    const between = ago === undefined ? undefined : findBetween(tokens, own, seconds);
    if (between !== undefined) {
      const at = [...between.at, ...own, ...ago!.at]; // checked above
      return { time: { value: { from: now - seconds, to: now - between.seconds, text: say(at) }, at } };
    }
    // `depuis une heure`, `desde hace 2 horas`: up to now.
    const since = isEitherSide
      ? words.find(({ key, at }) => key === 'since' && at.at(-1)! < first && first - at.at(-1)! <= 2) // a match has tokens
      : undefined;
    if (since !== undefined && own.length > unit.at.length) {
      const at = [...since.at, ...own, ...(ago?.at ?? [])];
      return { time: { value: { from: now - seconds, to: now, text: say(at) }, at } };
    }
    if (!isCounted && last === undefined && ago === undefined) continue;
    // `the 45 minutes before` is of the time before the first.
    if (last === undefined && BEFORE.test(tokens[own.at(-1)! + 1]?.text ?? '')) continue; // it has a unit
    // `за последние 2 часа`, `dalam 2 jam terakhir`: every word of it.
    const bound = words.filter(
      ({ key, at: one }) =>
        key === 'last' &&
        ((one[0]! < place && first - one.at(-1)! <= 2) || // a match has tokens
          (isEitherSide && one.every((index) => Math.abs(index - first) <= 2 || Math.abs(index - end) <= 2))),
    );
    const at = [
      ...(isCounted || last !== undefined || ago !== undefined ? own : unit.at),
      ...(last?.at ?? []),
      ...(last === undefined ? [] : bound.flatMap((match) => match.at)),
      ...(ago?.at ?? []),
    ];
    if (ago !== undefined && last === undefined)
      return { time: { value: { at: now - seconds, text: say(at) }, at } };
    const value = { from: now - seconds, to: now, text: say(at) };
    const before = findBefore(tokens, lengths, { first, seconds, from: value.from });
    return before === undefined
      ? { time: { value, at } }
      : {
          time: { value, at: [...at, ...before.at] },
          ranges: [value, { from: before.from, to: value.from, text: say(before.at) }],
        };
  }
  // `compared with the 6 hours before` alone is of the last 6.
  const counted = lengths.find(
    ({ isCounted, at }) => isCounted && BEFORE.test(tokens[at.at(-1)! + 1]?.text ?? ''),
  ); // it has a unit
  if (
    counted !== undefined &&
    tokens.some(({ text }) => /^(?:compared|versus|vs|than|against)$/.test(text))
  ) {
    const at = [...counted.at, counted.at.at(-1)! + 1]; // as above
    const value = { from: now - counted.seconds, to: now, text: say(counted.at) };
    return {
      time: { value, at },
      ranges: [value, { from: value.from - counted.seconds, to: value.from, text: say(at) }],
    };
  }
  const plain = (key: string, from: number, to: number): RelativeTime | undefined => {
    const match = find(key);
    return match === undefined
      ? undefined
      : { time: { value: { from, to, text: say(match.at) }, at: match.at } };
  };
  return (
    plain('yesterday', midnight - DAY, midnight) ??
    plain('today', midnight, now) ??
    plain('week', now - 7 * DAY, now) ??
    plain('month', now - 30 * DAY, now)
  );
}

function said(tokens: readonly ScannedToken[], at: readonly number[]): string {
  return at
    .map((index, order) => {
      const { raw = '', start } = tokens[index] ?? {};
      // Scripts without spaces are said without them.
      return order > 0 && tokens[at[order - 1]!]?.end === start ? raw : ` ${raw}`; // not the first
    })
    .join('')
    .trim()
    .slice(0, 120);
}

/** `6 hours`, `two hours`, `half an hour`, `a couple of days`. */
function countBefore(
  tokens: readonly ScannedToken[],
  unit: number,
): { readonly times: number; readonly at: readonly number[]; readonly isNumber: boolean } | undefined {
  const { thing, text = '' } = tokens[unit - 1] ?? {};
  if (thing?.kind === 'number') return { times: Number(thing.value), at: [unit - 1], isNumber: true };
  const isJoint = text === 'an' || text === 'a' || text === 'of';
  const word =
    isJoint && /^(?:half|couple)$/.test(tokens[unit - 2]?.text ?? '') ? tokens[unit - 2]!.text : text; // it has a text
  const times = Object.hasOwn(WORDS, word) ? WORDS[word] : ONE.test(word) ? 1 : undefined;
  return times === undefined || thing !== undefined
    ? undefined
    : { times, at: word === text ? [unit - 1] : [unit - 2, unit - 1], isNumber: false };
}

/** `dix dernières minutes`: the word of order between the number and its unit. */
function countApart(
  tokens: readonly ScannedToken[],
  words: readonly Match[],
  unit: number,
): ReturnType<typeof countBefore> {
  const isOrder = words.some(({ key, at }) => key === 'last' && at.length === 1 && at[0] === unit - 1);
  const { thing } = tokens[unit - 2] ?? {};
  return isOrder && thing?.kind === 'number' && thing.sign === undefined
    ? { times: Number(thing.value), at: [unit - 2], isNumber: true }
    : undefined;
}

/** `between 1 and 2 hours ago`: the number before the length, in its unit. */
function findBetween(
  tokens: readonly ScannedToken[],
  [second = 0]: readonly number[],
  seconds: number,
): { readonly seconds: number; readonly at: readonly number[] } | undefined {
  const [number, other] = [tokens[second - 2]?.thing, tokens[second]?.thing];
  if (tokens[second - 3]?.text !== 'between' || tokens[second - 1]?.text !== 'and') return undefined;
  if (number?.kind !== 'number' || other?.kind !== 'number') return undefined;
  const share = Number(number.value) / Number(other.value);
  return share > 0 && share < 1
    ? { seconds: Math.round(seconds * share), at: [second - 3, second - 2, second - 1] }
    : undefined;
}

const isElsewhere = (tokens: readonly ScannedToken[], at: readonly number[]): boolean =>
  NOT_BEFORE.test(tokens[at[0]! - 1]?.text ?? '') || NOT_BEHIND.test(tokens[at.at(-1)! + 1]?.text ?? ''); // it has a unit

/** `sold within 2 hours of buying`: counted from another thing that happened. */
const isBetweenActs = (tokens: readonly ScannedToken[], at: readonly number[]): boolean =>
  tokens[at[0]! - 1]?.text === 'within' && tokens[at.at(-1)! + 1]?.text === 'of'; // it has a unit

/** The time before the one that was found: as long as that, or as its own length says. */
function findBefore(
  tokens: readonly ScannedToken[],
  lengths: readonly Length[],
  { first, seconds, from }: { readonly first: number; readonly seconds: number; readonly from: number },
): { readonly from: number; readonly at: readonly number[] } | undefined {
  const word = tokens.findIndex(({ text }, index) => index > first && BEFORE.test(text));
  if (word < 0) return undefined;
  const own = lengths.find(({ at }) => at[0]! > first + 1 && Math.abs(word - at.at(-1)!) <= 2); // it has a unit
  // `trades in the last hour before X` is one time.
  const isCompared =
    own !== undefined ||
    tokens.some(({ text }) => /^(?:compared|versus|vs|than|against|difference|change)$/.test(text));
  if (!isCompared) return undefined;
  return { from: from - (own?.seconds ?? seconds), at: [...(own?.at ?? []), word] };
}

/** `the first hour of today`, `the last 2 hours of yesterday`, `this morning`. */
function findPartOfDay(
  tokens: readonly ScannedToken[],
  lengths: readonly (Length & { readonly unit: Match })[],
  {
    midnight,
    now,
    say,
    find,
  }: {
    readonly midnight: number;
    readonly now: number;
    readonly say: (at: readonly number[]) => string;
    readonly find: (key: string) => Match | undefined;
  },
): NonNullable<ParseContext['time']> | undefined {
  const yesterday = find('yesterday');
  const today = find('today');
  const day = yesterday === undefined ? midnight : midnight - DAY;
  const named = yesterday ?? today;
  for (const { at, seconds } of named === undefined ? [] : lengths) {
    const before = tokens[at[0]! - 1]?.text ?? ''; // it has a unit
    const end = at.at(-1)!; // as above
    if (tokens[end + 1]?.text !== 'of' || named!.at[0]! - end > 3) continue; // it was found
    if (before !== 'first' && before !== 'last') continue;
    const all = [at[0]! - 1, ...at, ...named!.at]; // as above
    const close = yesterday === undefined ? now : midnight;
    const value =
      before === 'first' ? { from: day, to: day + seconds } : { from: close - seconds, to: close };
    return { value: { ...value, text: say(all) }, at: all };
  }
  const index = tokens.findIndex(({ text }) => Object.hasOwn(PARTS, text));
  const before = tokens[index - 1]?.text ?? '';
  if (index < 0 || (named === undefined && before !== 'this' && before !== 'last')) return undefined;
  if (SECONDS[tokens[index + 1]?.text ?? ''] !== undefined) return undefined;
  const [from, to] = PARTS[tokens[index]!.text]!; // found by it
  const isPast =
    (before === 'last' && yesterday === undefined) || (named === undefined && midnight + from * 3_600 > now);
  const begin = isPast ? midnight - DAY : day;
  const at = [...(before === 'this' || before === 'last' ? [index - 1] : []), index, ...(named?.at ?? [])];
  return {
    value: { from: begin + from * 3_600, to: Math.min(begin + to * 3_600, now), text: say(at) },
    at: [...new Set(at)],
  };
}

/** Hours of a day in UTC. */
const PARTS: Readonly<Record<string, readonly [from: number, to: number]>> = {
  morning: [6, 12],
  afternoon: [12, 18],
  evening: [18, 24],
  night: [0, 6],
};
