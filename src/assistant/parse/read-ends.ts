/** `first and last time`, `best trade and worst trade`: both ends of one order, which are two questions. */
import type { ParseContext } from './context.ts';
import type { ParseInput } from './create-context.ts';
import type { Question } from '../question/question.ts';
import type { Parsed } from './parsed.ts';

const OPPOSITES: Readonly<Record<string, string>> = {
  most: 'least',
  least: 'most',
  newest: 'oldest',
  oldest: 'newest',
};
const JOINING = /^(?:and|or|&|plus|n)$/;
/** What takes both ends together. */
const TAKEN = /^(?:between|difference|gap|ratio|spread|range|compare|compared|from|versus|vs)$/;
/** As many words may stand behind the first end: `best trade and worst trade`. */
const MOST_BETWEEN = 2;
const LEAST_SCORE = 0.6;

/** `undefined` where it asks for one end, or a reading of the whole has both. */
export function readEnds(
  input: ParseInput,
  context: ParseContext,
  whole: Parsed | undefined,
  read: (input: ParseInput) => Parsed | undefined,
): Parsed | undefined {
  const { language, tokens } = context;
  if (language !== 'en' || (whole !== undefined && hasBoth(whole.question))) return undefined;
  const pair = findPair(context);
  if (pair === undefined || tokens.some(({ text }) => TAKEN.test(text))) return undefined;
  const [first, second] = pair.map((text) => read({ ...input, text, language }));
  if (!isRead(first) || !isRead(second)) return undefined;
  return {
    ...second,
    question: first.question,
    also: [...(first.also ?? []), second.question, ...(second.also ?? [])],
    score: Math.min(first.score, second.score),
    share: Math.min(first.share, second.share),
    others: [],
  };
}

/** Whether a reading may have both: one order alone has one end. */
const hasBoth = ({ want, unused }: Question): boolean =>
  unused.length === 0 &&
  (want.kind === 'measures'
    ? want.keys.length > 1
    : want.kind !== 'query' || want.query.order === undefined || want.against !== undefined);

const isRead = (one: Parsed | undefined): one is Parsed =>
  one !== undefined &&
  one.score >= LEAST_SCORE &&
  (one.unread ?? []).length === 0 &&
  one.question.unused.length === 0;

/** The text with each of the two ends alone. */
function findPair({ text, tokens, ...context }: ParseContext): readonly [string, string] | undefined {
  const ends = context.of('shape').filter(({ key, at }) => OPPOSITES[key] !== undefined && at.length === 1);
  for (const { key, at } of ends) {
    const [from = 0] = at;
    const other = ends.find((one) => one.key === OPPOSITES[key] && one.at[0]! > from); // a match has tokens
    const to = other?.at[0] ?? 0;
    const joint = to - 1;
    const between = joint - from - 1;
    if (other === undefined || between < 0 || between > MOST_BETWEEN) continue;
    if (!JOINING.test(tokens[joint]?.text ?? '')) continue;
    // What is said behind the second end is of both, unless the first one has words of its own.
    const end = tokens[between === 0 ? to : Math.min(to + between, tokens.length - 1)]!; // within them
    const start = tokens[joint]!.start; // as above
    return [
      `${text.slice(0, start)}${text.slice(end.end)}`,
      `${text.slice(0, tokens[from]!.start)}${text.slice(tokens[to]!.start)}`, // as above
    ];
  }
  return undefined;
}
