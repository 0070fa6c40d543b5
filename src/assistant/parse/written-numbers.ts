/** Numbers in letters, in languages other than English: `las tres mayores`, `過去十分`, `за пять минут`. */
import type { Lexicon } from '../words/lexicon.ts';
import { spot, type Match } from '../words/spot.ts';
import type { ScannedToken } from './scan.ts';
import { SECONDS } from './find-time.ts';

/** What is counted, and what a count is of. */
const COUNTED: ReadonlySet<string> = new Set(['unit', 'kind', 'event', 'field', 'row', 'rows']);
const ORDERS: ReadonlySet<string> = new Set(['most', 'least', 'newest', 'oldest', 'last']);

/**
 * The tokens with each such number as one token of its own. Words that are numbers too are taken for one only beside
 * what is counted or an order, since `sei` and `neuf` say other things as well.
 */
export function readWritten(tokens: readonly ScannedToken[], lexicon: Lexicon): readonly ScannedToken[] {
  if (lexicon.language === 'en' || !lexicon.keys.has('number')) return tokens;
  const matches = spot(tokens, [lexicon]);
  const numbers = matches
    .filter(
      (match) =>
        match.section === 'number' &&
        isRun(match.at) &&
        !isOfTitle(matches, match) &&
        !isOfVerb(matches, match),
    )
    .toSorted((a, b) => b.at.length - a.at.length);
  if (numbers.length === 0) return tokens;
  const taken = new Set<number>();
  const found = new Map<number, Match>();
  for (const number of numbers) {
    if (number.at.some((index) => taken.has(index)) || !isBeside(matches, number)) continue;
    for (const index of number.at) taken.add(index);
    found.set(number.at[0]!, number); // a match has tokens
  }
  return tokens.flatMap((token, index): readonly ScannedToken[] => {
    const number = found.get(index);
    if (number === undefined) return taken.has(index) ? [] : [token];
    const last = tokens[number.at.at(-1)!]!; // a match has tokens
    const raw = number.at.map((one) => tokens[one]!.raw).join(''); // as above
    return [
      {
        raw,
        text: number.key,
        stem: number.key,
        start: token.start,
        end: last.end,
        thing: { kind: 'number', value: number.key },
      },
    ];
  });
}

const isRun = (at: readonly number[]): boolean =>
  at.every((index, order) => order === 0 || index === at[order - 1]! + 1); // not the first

/** How many words more the title of a value has: `Anteil der zehn größten Konten`. */
const TITLE_WORDS = 3;

const isOfTitle = (matches: readonly Match[], { at }: Match): boolean =>
  matches.some(
    (other) => other.at.length >= at.length + TITLE_WORDS && at.every((index) => other.at.includes(index)),
  );

/** Vietnamese `nắm giữ`, to hold: without its marks its first word is `năm`, five. */
const isOfVerb = (matches: readonly Match[], { at }: Match): boolean =>
  matches.some(
    (other) =>
      other.section === 'event' &&
      other.at.length > at.length &&
      isRun(other.at) &&
      at.every((index) => other.at.includes(index)),
  );

/** Counters and the like may stand between, as in `三个钱包`. */
const MOST_BETWEEN = 2;

function isBeside(matches: readonly Match[], { at: [first = 0, ...more] }: Match): boolean {
  const last = more.at(-1) ?? first;
  return matches.some(({ section, key, at }) => {
    const [start = 0] = at;
    const end = at.at(-1) ?? start;
    const isNext = start > last && start - last <= MOST_BETWEEN;
    const isBefore = end < first && first - end <= MOST_BETWEEN;
    const isOrder = (section === 'shape' || section === 'time') && ORDERS.has(key);
    const isLength = section === 'time' && SECONDS[key] !== undefined;
    return (isNext && (COUNTED.has(section) || isLength || isOrder)) || (isBefore && isOrder);
  });
}
