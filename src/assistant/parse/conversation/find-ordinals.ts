/** `the second one`, `number 3`, `the last`: rows of the newest answer that listed some. */
import type { Earlier, Mention } from '../context.ts';
import type { ScannedToken } from '../scan.ts';
import type { Subject } from '../../question/question.ts';
import type { Match } from '../../words/spot.ts';
import { turnsBack } from './recall.ts';
import { alsoOf } from './roles.ts';

/** Behind an ordinal these are measures of their own: `first transaction`, `last trade`. */
const MEASURED =
  /^(?:transaction|tx|buyer|trade|swap|time|slot|block|epoch|hour|hours|day|days|active|seen|week|month|minute|minutes|half|ever)s?$/;

/** `#3` is a place; `top 3` is how many. */
export const isPlace = ({ at }: Match, tokens: readonly ScannedToken[], text: string): boolean => {
  const token = tokens[at[0]!]; // a match has tokens
  return at.length > 1 || token?.thing?.kind !== 'number' || /#\s?$/.test(text.slice(0, token.start));
};

export function findOrdinals({
  ordinals,
  tokens,
  earlier,
  named,
  text,
}: {
  readonly text: string;
  readonly ordinals: readonly Match[];
  readonly tokens: readonly ScannedToken[];
  readonly earlier: readonly Earlier[];
  readonly named: readonly Mention[];
}): readonly Mention[] {
  if (named.some(({ subject }) => subject.kind !== 'token')) return [];
  const turn = toListing(earlier, tokens);
  const listed = turn === undefined ? undefined : inOrder(turn, tokens);
  const [word] = ordinals
    .filter((one) => isPlace(one, tokens, text))
    .toSorted((a, b) => b.at.length - a.at.length);
  if (listed === undefined || word === undefined) return [];
  const next = tokens[word.at.at(-1)! + 1]; // a match has tokens
  // `the last 5`, `first buyer`
  if (next?.thing !== undefined || MEASURED.test(next?.text ?? '')) return [];
  const place = word.key === 'last' ? listed.length : Number(word.key);
  const subject = listed[place - 1];
  return subject === undefined ? [] : [{ subject, also: alsoOf(subject), at: word.at, isOrdinal: true }];
}

/** `the first one was when`: the first in time, where the newest stands first. */
function inOrder({ question, listed }: Earlier, tokens: readonly ScannedToken[]): readonly Subject[] {
  const order = question?.want.kind === 'query' ? question.want.query.order : undefined;
  const isNewestFirst = order?.by === 'time' && order.descending === true;
  return isNewestFirst && tokens.some(({ text }) => text === 'when') ? listed.toReversed() : listed;
}

/** As few words ask of another row what was asked of one: `and the first?`. */
const FEW = 4;

/** The newest list; where a row of an older one was asked about last and nothing else is said, that older one. */
function toListing(earlier: readonly Earlier[], tokens: readonly ScannedToken[]): Earlier | undefined {
  const lists = turnsBack(earlier).filter((one) => one.listed.length > 0);
  const [asked] = turnsBack(earlier)[0]?.subjects ?? [];
  const older =
    tokens.length > FEW || asked === undefined
      ? undefined
      : lists.find(
          (one) =>
            one.listed.some(({ id }) => id === asked.id) && !one.subjects.some(({ id }) => id === asked.id),
        );
  return older ?? lists[0];
}
