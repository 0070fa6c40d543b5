/** Which of the values that words name are meant: those the account can have, rows or their number, one of what happened. */
import { CATALOGUE } from '../../catalogue/catalogue.ts';
import { isOfTime, type AccountRole, type SubjectCatalogue } from '../../catalogue/define-subject.ts';
import type { Question, SubjectKind } from '../../question/question.ts';
import type { Match } from '../../words/spot.ts';
import { ORDERS, type ParseContext } from '../context.ts';
import { isInLonger } from '../events/draft.ts';
import type { FoundSubject } from '../find-subjects.ts';

/** Whether the account is of a kind that has such a value (where that is not known, it may be), and a change has its time. */
export function isAskable(
  { time }: ParseContext,
  { measures, predicates }: SubjectCatalogue,
  key: string,
  role: AccountRole | undefined,
): boolean {
  const { roles, needsTime } = measures.get(key) ?? predicates.get(key.replace(/-not$/, '')) ?? {};
  return (
    (role === undefined || roles === undefined || roles.includes(role)) &&
    (needsTime !== true || time !== undefined)
  );
}

/** `last 5 transfers`, `show transfers` want them, `how many transfers` their number: what is wanted comes first. */
export function inOrder(
  context: ParseContext,
  { measures }: SubjectCatalogue,
  matches: readonly Match[],
  role: AccountRole | undefined,
): readonly Match[] {
  const isRows = ({ key }: Match): boolean => measures.get(key)?.columns !== undefined;
  // What only such an account has is meant before what all have: the balance of a token account is in tokens.
  const isOwn = ({ key }: Match): boolean => role !== undefined && measures.get(key)?.roles?.length === 1;
  const wanted = wantsRows(context) ? isRows : isOwn;
  return matches.toSorted((a, b) => Number(wanted(b)) - Number(wanted(a)));
}

const wantsRows = (context: ParseContext): boolean =>
  !context.has('ask', 'how-many') &&
  (context.tokens.some(({ text }) => LISTING.test(text)) ||
    context.of('shape').some(
      ({ key, at }) =>
        ORDERS.has(key) &&
        context.numbers.some((one) => one.at[0] === at.at(-1)! + 1 || one.at[0] === at[0]! - 1), // both have tokens
    ));
const LISTING = /^(?:list|lst|show|display|enumerate|print)$/;

/** `when was its latest` asks the time of it; `first transaction` counts no transactions, `vote account X` asks for no vote account. */
export function toMeant(
  context: ParseContext,
  { measures }: SubjectCatalogue,
  picked: readonly Match[],
): readonly Match[] {
  const isWhen = context.has('ask', 'when');
  // When a price was highest is said with that price, and not with the one of another moment.
  const named = isWhen && measures.has('highTime') ? [...picked, ...context.of('token')] : [];
  const extreme = named.find(({ key }) => EXTREMES[key] !== undefined);
  if (extreme !== undefined && picked.length > 0) {
    const at = [...new Set([...picked.flatMap((match) => match.at), ...extreme.at])];
    return [{ ...extreme, key: EXTREMES[extreme.key]!, at }]; // it was found by that
  }
  const meant = picked.map((match) => {
    const when = isWhen ? measures.get(match.key)?.when : undefined;
    return when === undefined ? match : { ...match, key: when };
  });
  if (context.has('ask', 'how-many')) return meant;
  const things = new Set(context.mentions.map(({ at }) => at[0]));
  const isNoun = ({ key, at }: Match): boolean =>
    measures.get(key)?.columns === undefined &&
    context.of('kind').some((kind) => at.every((index) => kind.at.includes(index))) &&
    (things.has(at.at(-1)! + 1) ||
      (at.length === 1 && meant.some((other) => other.key !== key && other.at.includes(at[0]! - 1)))); // a match has tokens
  return meant.some((match) => !isNoun(match)) ? meant.filter((match) => !isNoun(match)) : meant;
}

const EXTREMES: Readonly<Record<string, string>> = {
  high: 'high',
  highTime: 'high',
  low: 'low',
  lowTime: 'low',
};

/** Words of what is told along with a single measure anyway. */
export function saidAlong(
  context: ParseContext,
  kind: SubjectKind,
  keys: readonly string[],
): readonly Match[] {
  const [key, other] = keys;
  if (key === undefined || other !== undefined) return [];
  const beside = CATALOGUE.get(kind)?.measures.get(key)?.beside ?? [];
  return context.of(kind).filter((match) => beside.includes(match.key));
}

/** A word of order that no measure has in its name; `at most` and `most of` are none. */
export const isRanking = (context: ParseContext, used: ReadonlySet<number>): boolean =>
  context
    .of('shape')
    .some(
      (match) =>
        ORDERS.has(match.key) &&
        !match.isWeak &&
        match.at.every((index) => !used.has(index)) &&
        !isInLonger(context.of('than'), match),
    );
export const UNRANKED = 0.25;

/** `has this address received SOL from W`, on its page: W is not what is asked about. */
export const isOther = ({ page, tokens }: ParseContext, subject: FoundSubject | undefined): boolean =>
  page?.kind === 'account' &&
  subject?.subject.kind === 'account' &&
  (subject.origin === 'named' || subject.origin === 'also') &&
  subject.subject.id !== page.id &&
  tokens.some(
    ({ text }, index) =>
      /^(?:i|me|my|here)$/.test(text) ||
      // `did he ever get SOL from W`.
      (/^(?:he|she|they|it)$/.test(text) &&
        /^(?:from|to|by|with)$/.test(tokens[(subject.at[0] ?? 0) - 1]?.text ?? '')) ||
      (text === 'this' && /^(?:address|account|wallet|guy|person|user)$/.test(tokens[index + 1]?.text ?? '')),
  );
export const OTHER = 0.35;

/** Rows have an order; sums by token of what came and went are of no single time. */
export const isRankable = (at: string | undefined): boolean =>
  at?.includes('*') === true && !at.includes('/sums/');

/** Whether an account is named that is a token, a pool, a program or the vote account of a validator. */
export const isOfOther = ({ mentions, page, earlier }: ParseContext, { subject }: FoundSubject): boolean =>
  [
    ...mentions.map((one) => one.subject),
    ...(page === undefined ? [] : [page]),
    ...earlier.flatMap(({ subjects, things }) => [...subjects, ...things.map((thing) => thing.subject)]),
  ].some(
    ({ id, kind }) => id === subject.id && (kind === 'token' || kind === 'pool' || kind === 'validator'),
  );

/** What a validator did is of this epoch, so that `since genesis` is another time than that. */
export function toEver({ tokens, ...context }: ParseContext, want: Question['want']): Question['time'] {
  const ever = context.of('time').find(({ key, at }) => key === 'ever' && at.length > 1);
  if (ever === undefined || !('of' in want) || want.of !== 'validator') return undefined;
  // Whether it votes is read as it is now.
  const isOfEpoch =
    want.kind === 'predicate' || ('keys' in want && want.keys.some((key) => OF_EPOCH.has(key)));
  const text = ever.at.map((index) => tokens[index]?.raw ?? '').join(' ');
  return isOfEpoch ? { from: 0, text: text.slice(0, 120) } : undefined;
}
const OF_EPOCH: ReadonlySet<string> = new Set(['blocks', 'skipped', 'skipShare', 'leaderSlots', 'credits']);

/** `the largest holder` is the first of the largest holders, and the second largest one of them. */
export function toSingle(context: ParseContext, { measures }: SubjectCatalogue, match: Match): Match {
  const isPlaced = context
    .of('ordinal')
    .some(({ key, at }) => /^[2-9]$/.test(key) && at.at(-1) === match.at[0]! - 1); // a match has tokens
  const list = [...measures.values()].find(({ single: one }) => one === match.key);
  if (isPlaced && list !== undefined) return { ...match, key: list.key };
  const single = measures.get(match.key)?.single;
  const isMany =
    match.at.some((index) => /[^s]s$/.test(context.tokens[index]?.text ?? '')) ||
    context.has('ask', 'list') ||
    context.numbers.some(({ unit }) => unit === undefined);
  return single === undefined || isMany ? match : { ...match, key: single };
}

/** `long vs short open interest, and the largest position`: of two lists one alone is ranked. */
export const isRankedList = (
  context: ParseContext,
  { measures: all }: SubjectCatalogue,
  measures: readonly Match[],
): boolean =>
  context.has('shape', 'most', 'least') &&
  measures.filter(({ key }) => all.get(key)?.rankBy !== undefined).length > 1;

/** Beside a value of the time that is asked for none of now is told: its words are named instead. */
export function ofOneTime(
  { time }: ParseContext,
  { measures: all }: SubjectCatalogue,
  measures: readonly Match[],
): readonly Match[] {
  if (time === undefined) return measures;
  const timed = measures.filter(({ key }) => {
    const measure = all.get(key);
    return measure !== undefined && isOfTime(measure, time.value);
  });
  return timed.length === 0 ? measures : timed;
}

/** `supply and decimals`, `price, volume`: words of two values with others between them, and nothing that joins them, are of one. */
export function areJoined({ tokens, text, language }: ParseContext, measures: readonly Match[]): boolean {
  if (language !== 'en') return true;
  const [first, ...rest] = inPlace(measures);
  let end = first?.at.at(-1) ?? 0;
  return rest.every(({ at }) => {
    const [from, start = 0] = [end, at[0]];
    end = Math.max(end, at.at(-1) ?? 0);
    const between = tokens.slice(from + 1, at.at(-1)).map((token) => token.text);
    // Signs between words, and not those of a link.
    const signs = tokens
      .slice(from, start)
      .map(({ end: last }, index) => text.slice(last, tokens[from + index + 1]?.start))
      .join('');
    return start - from <= 1 || /[,;/&+]/.test(signs) || between.some((word) => JOINING.test(word));
  });
}
const JOINING = /^(?:and|or|plus|with|also|vs|versus|than|as|but|including|both)$/;
const inPlace = (matches: readonly Match[]): readonly Match[] =>
  matches.toSorted((a, b) => a.at[0]! - b.at[0]!); // a match has tokens

export const LESS = /^(?:less|lower|fewer|smaller|cheaper|slower|younger|earlier|shorter|lighter)$/;
export const MORE = /^(?:more|higher|larger|bigger|greater|older|faster|richer|later|longer|heavier|better)$/;
