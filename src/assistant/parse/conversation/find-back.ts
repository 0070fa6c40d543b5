/** `back to the first transaction`, `back to the token`: what an earlier question was about, whatever was asked since. */
import type { Earlier, Mention } from '../context.ts';
import type { ScannedToken } from '../scan.ts';
import type { Subject } from '../../question/question.ts';
import type { Match } from '../../words/spot.ts';

const ORDER: Readonly<Record<string, number>> = { first: 0, original: 0, initial: 0, second: 1, third: 2 };

export function findBack({
  tokens,
  earlier,
  kinds,
  follows,
}: {
  readonly tokens: readonly ScannedToken[];
  readonly earlier: readonly Earlier[];
  readonly kinds: readonly Match[];
  readonly follows: readonly Match[];
}): readonly Mention[] {
  const sign = follows.find(({ key }) => key === 'back-to');
  if (sign === undefined) return [];
  const end = sign.at.at(-1)!; // a match has tokens
  const noun = kinds.find(({ at }) => at[0]! > end && at[0]! - end <= 3);
  const place = tokens.slice(end + 1, end + 4).find(({ text }) => Object.hasOwn(ORDER, text))?.text;
  const one = tokens.findIndex(({ text }, index) => index > end && index - end <= 3 && text === 'one');
  if (noun === undefined && place === undefined) return [];
  const spoken = unique(
    earlier.toReversed().flatMap(({ subjects }) => subjects.filter(({ kind }) => kind !== 'network')),
  ).filter(({ kind }) => noun === undefined || kind === noun.key || isWallet(noun.key, kind));
  const subject = place === undefined ? spoken.at(-1) : spoken[ORDER[place]!]; // it is one of them
  if (subject === undefined) return [];
  const from = end + 1;
  const to = Math.max(noun?.at.at(-1) ?? from, one);
  const at = Array.from({ length: to - from + 1 }, (_one, offset) => from + offset);
  return [{ subject, also: [], at: [...sign.at, ...at], isOrdinal: true }];
}

const isWallet = (noun: string, kind: Subject['kind']): boolean =>
  noun === 'account' && (kind === 'validator' || kind === 'pool');

function unique(subjects: readonly Subject[]): readonly Subject[] {
  return subjects.filter((one, index) => subjects.findIndex(({ id }) => id === one.id) === index);
}
