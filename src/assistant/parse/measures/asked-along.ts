/** In languages other than English: words that name a value by accident, and a second value that only an interrogative asks for. */
import type { SubjectKind } from '../../question/question.ts';
import type { Match } from '../../words/spot.ts';
import type { ParseContext } from '../context.ts';

/** What changed is named with its change. */
const OF_CHANGE: ReadonlySet<string> = new Set(['change', 'changeHour', 'changeWeek', 'changeThen']);

/** Values that words of amount alone name: `wie viel hat W`, `сколько`. */
const OF_AMOUNT: ReadonlySet<string> = new Set(['balance', 'tokenBalance', 'tokenValue', 'held', 'price']);
/** What a list of validators or the time left of an epoch tells anyway. */
const GIVEN: Readonly<Record<string, ReadonlySet<string>>> = {
  validatorList: new Set(['typicalFee', 'stake', 'meanCommission', 'validators']),
  epochLeft: new Set(['epoch', 'epochEnd']),
};

/** `wie viel hat W an Gebühren gezahlt` asks for no balance, and how a price changed for no price. */
export function withoutAccident(context: ParseContext, matches: readonly Match[]): readonly Match[] {
  if (context.language === 'en' || matches.length < 2) return matches;
  const general = new Set(
    [...context.of('ask'), ...context.of('exists'), ...context.of('means')].flatMap(({ at }) => at),
  );
  const isGeneral = ({ key, at }: Match): boolean =>
    OF_AMOUNT.has(key) && at.every((index) => general.has(index) || context.isStop(index));
  const hasChange = matches.some(({ key }) => OF_CHANGE.has(key));
  const isRanked = context.has('shape', 'most', 'least');
  const kinds = new Set(context.of('kind').flatMap(({ at }) => at));
  // `第几个epoch，还剩多久` asks for both.
  const isGiven = ({ key, at }: Match): boolean =>
    matches.some(
      (other) =>
        GIVEN[other.key]?.has(key) === true &&
        (other.key === 'validatorList' ? isRanked : key !== 'epoch' || at.every((index) => kinds.has(index))),
    );
  const own = matches.filter(
    (match) => !isGeneral(match) && !isGiven(match) && !(hasChange && match.key === 'price'),
  );
  return own.length > 0 ? own : matches;
}

/** By kind and key: what is asked for with it by `when`, `who` or `how much`. */
const ALONG: Readonly<
  Partial<Record<SubjectKind, Readonly<Record<string, Readonly<Record<string, string>>>>>>
> = {
  token: { created: { who: 'creator' }, creator: { when: 'created' } },
  account: { failed: { why: 'errors' }, failedList: { why: 'errors' } },
  block: { leader: { when: 'time' }, time: { who: 'leader' } },
  transaction: {
    receiver: { 'how-much': 'moved', 'how-many': 'moved' },
    sender: { 'how-much': 'moved', 'how-many': 'moved' },
  },
};

/** `wann wurde T erstellt und von wem`, `chi ha ricevuto e quanto`. */
export function withAlong(
  context: ParseContext,
  kind: SubjectKind,
  matches: readonly Match[],
): readonly Match[] {
  if (context.language === 'en') return matches;
  const keys = new Set(matches.map(({ key }) => key));
  const more = matches.flatMap((match) =>
    Object.entries(ALONG[kind]?.[match.key] ?? {}).flatMap(([asked, key]): readonly Match[] => {
      const word = context.of('ask').find((one) => one.key === asked);
      if (word === undefined || keys.has(key)) return [];
      keys.add(key);
      return [{ ...match, key, at: word.at }];
    }),
  );
  return [...matches, ...more];
}
