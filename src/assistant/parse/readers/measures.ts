/** Values of a thing, whether something holds of it, and the same value of two things. */
import { CATALOGUE } from '../../catalogue/catalogue.ts';
import type { AccountRole, SubjectCatalogue } from '../../catalogue/define-subject.ts';
import type { Form, SubjectKind } from '../../question/question.ts';
import type { Match } from '../../words/spot.ts';
import { pickApart, type Candidate, type ParseContext } from '../context.ts';
import {
  areJoined,
  inOrder,
  isOfOther,
  isAskable,
  isRankedList,
  ofOneTime,
  saidAlong,
  toMeant,
  toSingle,
} from '../measures/meant.ts';
import { findSol, isOfMarket, isUnitAlone, withoutUnits } from '../measures/sol-or-unit.ts';
import {
  findNeeded,
  hasNeeded,
  isWhether,
  toNarrowing,
  toPredicate,
  withNeeded,
} from '../measures/asked-with.ts';
import { isInLonger } from '../events/draft.ts';
import { isOfDegree } from '../judged.ts';
import { withAlong, withoutAccident } from '../measures/asked-along.ts';
import { toEquality } from '../measures/row-bounds.ts';
import { CAUSES, isMarket, isOfOtherVenue, isOfPeople, memosOfAll, OF_NOW } from '../measures/whose.ts';
import { isTitleAlone } from '../measures/title-alone.ts';
import { isExcepted, isLeftOut } from '../measures/is-left-out.ts';
import { findPlace, isOfPlace, matchesAt, toPart } from '../measures/find-place.ts';
import { toCandidate } from '../measures/to-candidate.ts';
import { toComparison, withShown } from '../measures/to-comparison.ts';
import { findSubjects, type FoundSubject } from '../find-subjects.ts';

/** `how profitable is A`, `A confirmed?`: nothing is said but what may hold of a thing that is named. */
function isAllSaid(context: ParseContext, { at }: Match, subjects: readonly FoundSubject[]): boolean {
  const [subject] = subjects;
  const asks = ['how-much', 'how-many', 'who', 'when', 'where', 'which', 'why', 'list'];
  if (subject === undefined || subject.at.length === 0 || context.has('ask', ...asks)) return false;
  const said = new Set([
    ...at,
    ...subject.at,
    ...context.of('ask').flatMap((ask) => ask.at),
    ...(context.time?.at ?? []),
  ]);
  return context.tokens.every((_token, index) => said.has(index) || context.isStop(index));
}

/** What only a stake or token account has is meant before what every account has: `is it active`. */
const inOwnOrder = (
  { predicates }: SubjectCatalogue,
  matches: readonly Match[],
  role: AccountRole | undefined,
): readonly Match[] => {
  const isOwn = ({ key }: Match): boolean =>
    role !== undefined &&
    role !== 'wallet' &&
    predicates.get(key.replace(/-not$/, ''))?.roles?.includes(role) === true;
  return matches.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
};

const MOST_MEASURES = 6;

export default function readMeasures(context: ParseContext): readonly Candidate[] {
  return [...CATALOGUE.values()].flatMap((catalogue) => readKind(context, catalogue));
}

function readKind(context: ParseContext, catalogue: SubjectCatalogue): readonly Candidate[] {
  const { kind } = catalogue;
  const sol = kind === 'token' ? findSol(context) : undefined;
  const found = sol === undefined ? withoutUnits(context, findSubjects(context, kind)) : [sol];
  const subjects = found.length > 0 || kind !== 'account' ? found : memosOfAll(context);
  // What is left out is not asked about: `total volume excluding SOL`.
  if (subjects.some((subject) => isLeftOut(context, subject))) return [];
  const place = kind === 'network' ? findPlace(context) : undefined;
  const matches =
    sol === undefined
      ? place === undefined
        ? context.of(kind)
        : matchesAt(context, place)
      : context
          .of(kind)
          .filter(
            ({ key, at }) =>
              isOfMarket(catalogue, key) && !at.some((index) => sol.at.includes(index) && at.length === 1),
          );
  if (matches.length === 0) return [];
  const named = subjects.filter(({ origin }) => origin === 'named' || origin === 'also');
  const candidates: Candidate[] = [];
  const inSubject = new Set([...named.flatMap(({ at }) => at), ...(place?.at ?? [])]);
  const [main] = subjects;
  // A mint, a pool or a vote account has nothing that only wallets, token or stake accounts have.
  const role =
    kind !== 'account' || main === undefined
      ? undefined
      : (context.roles.get(main.subject.id) ?? (isOfOther(context, main) ? 'data' : undefined));
  const lists = matches.length > 1 && context.tokens[0]?.text === 'name';
  const free = matches.filter(
    ({ key, at }) =>
      at[0]! >= context.asksAt && // a match has tokens
      !at.some((index) => inSubject.has(index)) &&
      !isExcepted(context, at) &&
      // `the fees it paid, in dollars` asks for no other value.
      !(isUnitAlone(context, at) && matches.some((other) => !isUnitAlone(context, other.at))) &&
      !(kind === 'account' && main !== undefined && isOfPeople(catalogue, key) && isMarket(context, main)) &&
      !(kind === 'account' && main !== undefined && isOfOtherVenue(context, catalogue, key, main)) &&
      // `name the largest holders` lists them.
      !(lists && at.length === 1 && at[0] === 0) &&
      isAskable(context, catalogue, key, role),
  );
  const predicates = pickApart(
    withNeeded(
      catalogue,
      inOwnOrder(catalogue, free, role).filter((match) => {
        const predicate = toPredicate(match.key, catalogue);
        return (
          predicate !== undefined &&
          hasNeeded(context, catalogue.predicates.get(predicate.key)?.needs) &&
          // `anyone dumping` asks of sells, where `dumping` alone asks of the price.
          !(catalogue.kind === 'token' && isInLonger(free, match))
        );
      }),
    ),
  );
  // Why a transaction failed, or when it went through, is no matter of whether it did.
  const isWhy =
    kind === 'transaction' && subjects.length > 0 && !context.isYesNo && context.has('ask', 'why', 'when');
  // `transfer fee of it` asks for the fee: without its verb a weak word, or one with `who`, states nothing.
  const asksWho = context.has('ask', 'who');
  // Why it did what it did not do: that it did not is said.
  const supposed = isWhy ? predicates.filter(({ key }) => !CAUSES.test(key)) : [];
  for (const match of supposed)
    candidates.push(toPredicateCandidate(context, catalogue, match, predicates, subjects));
  const stated = context.isYesNo ? predicates : predicates.filter(({ isWeak }) => !isWeak && !asksWho);
  const isStated = stated.some((match) => match.at.length > 1 || isAllSaid(context, match, subjects));
  // `lässt es sich upgraden? wer hat die Rechte?`: who is told with whether.
  const asksBoth =
    context.language !== 'en' &&
    !context.isYesNo &&
    (context.text.match(/[?？؟]/g) ?? []).length +
      context.of('ask').filter(({ key }) => key === 'yesno').length >
      1;
  const along = asksBoth
    ? predicates.filter((match) => {
        const { because } = catalogue.predicates.get(match.key.replace(/-not$/, '')) ?? {};
        return because?.some((key) => free.some((other) => other.key === key)) === true;
      })
    : [];
  for (const match of along)
    candidates.push(
      toPredicateCandidate({ ...context, isYesNo: true }, catalogue, match, predicates, subjects),
    );
  // `passou?`: with a page open, a word and the voice ask whether it is so.
  const isVoicedAlone =
    isVoiced(context) && stated.some((match) => isRestSaid(context, match)) && subjects.length > 0;
  if (!isWhy && (context.isYesNo || isStated || isVoicedAlone)) {
    for (const match of stated)
      candidates.push(toPredicateCandidate(context, catalogue, match, predicates, subjects));
  }
  const asked = free.filter(({ key }) => {
    const measure = catalogue.measures.get(key);
    return measure !== undefined && hasNeeded(context, measure.needs);
  });
  const fitting = toMeant(context, catalogue, pickApart(inOrder(context, catalogue, asked, role)));
  // Rows that bounds pick out are meant by that, whatever else is named: `any validator with over a third of the stake`.
  const listed = asked.find(({ key }) => catalogue.measures.get(key)?.rankBy !== undefined);
  if (listed !== undefined) {
    const candidate = toMeasureCandidate(context, kind, [listed], subjects);
    const { shape, bounds } = candidate.question;
    if (
      (shape.by ?? shape.of) !== undefined ||
      bounds.some(({ field, value }) => field !== undefined && /^\d/.test(value))
    )
      candidates.push(candidate);
  }
  // Weak words say nothing that others do not say better.
  const strong = fitting.filter(
    ({ key, isWeak }) => !isWeak || (place !== undefined && isOfPlace([key], place)),
  );
  const said = withoutAccident(context, strong.length > 0 ? strong : fitting);
  const measures = ofOneTime(context, catalogue, withAlong(context, kind, said))
    .slice(0, MOST_MEASURES)
    .map((match) => toSingle(context, catalogue, match));
  if (measures.length > 0) {
    const isOfSeveral =
      measures.length > 1 && areJoined(context, measures) && !isRankedList(context, catalogue, measures);
    if (isOfSeveral) candidates.push(toMeasureCandidate(context, kind, measures, subjects));
    for (const measure of isOfSeveral ? measures.slice(0, 1) : toSaid(context, measures))
      candidates.push(toMeasureCandidate(context, kind, [measure], subjects));
    // Lists are not compared, only what they are counted by.
    const single = pickApart(
      asked.filter(({ key }) => catalogue.measures.get(key)?.at.includes('*') === false),
    )[0];
    const pair = withShown(context, named);
    if (pair.length > 1) candidates.push(...toComparison(context, kind, single ?? measures[0]!, pair)); // there is one
  }
  return candidates;
}

/** `how many times did it fail`: what is named is meant, and not what interrogatives alone count. */
function toSaid(context: ParseContext, measures: readonly Match[]): readonly Match[] {
  const asks = new Set(context.of('ask').flatMap(({ at }) => at));
  const named = measures.filter(({ at }) => !at.every((index) => asks.has(index)));
  return named.length > 0 ? named : measures;
}

function toPredicateCandidate(
  context: ParseContext,
  catalogue: SubjectCatalogue,
  match: Match,
  picked: readonly Match[],
  subjects: readonly FoundSubject[],
): Candidate {
  const { key: named, expects } = toPredicate(match.key, catalogue)!; // it was picked by that
  const { timedKey, window } = catalogue.predicates.get(named) ?? {};
  const isOfTime = context.time !== undefined && (window === undefined || !isOfDay(context));
  const key = timedKey !== undefined && isOfTime ? timedKey : named;
  // `still open or closed` asks one thing twice.
  const same = [
    ...picked.filter((other) => toPredicate(other.key, catalogue)?.key === named),
    // The same said in more words than one phrase has.
    ...context.of(catalogue.kind).filter((other) => other.key === match.key),
  ];
  const inSame = new Set(same.flatMap(({ at }) => at));
  const negations = context
    .of('not')
    .filter(({ at }) => at[0]! >= context.asksAt && !at.some((index) => inSame.has(index))); // a match has tokens
  // `isn't it final?` asks whether it is; `is it true that it did not fail` and `no longer` ask for the opposite.
  const negated = negations.some((not) => !isOpening(context, not));
  const predicate = catalogue.predicates.get(key);
  const needed = subjects.length === 0 ? [] : findNeeded(context, predicate?.needs);
  // `did the price rise` says what rose.
  const isPrice = key === 'rising' || key === 'rose';
  // `is it upgradeable, and who can do it`: what is told anyway is asked along with it.
  const because = pickApart(
    context
      .of(catalogue.kind)
      .filter(
        (other) =>
          (predicate?.because?.includes(other.key) === true || (isPrice && other.key === 'price')) &&
          !other.at.some((index) => match.at.includes(index)),
      ),
  );
  // `did it go up or down` is answered by which, not by yes.
  const isEither = same.some((other) => toPredicate(other.key, catalogue)?.expects !== expects);
  const found = catalogue.kind === 'network' ? findPlace(context) : undefined;
  const place = found !== undefined && isOfPlace([key], found) ? found : undefined;
  return toCandidate(context, [...subjects.slice(0, 1), ...needed], [...same, ...negations, ...because], {
    place,
    want: { kind: 'predicate', of: catalogue.kind, key, expects: expects !== negated },
    form: (context.isYesNo || isVoiced(context)) && !isEither && !isOfDegree(context) ? 'yes-no' : 'value',
    bonus: context.isYesNo ? 0.12 : 0,
  });
}

/** Whether nothing else is said but words that carry nothing. */
const isRestSaid = (context: ParseContext, { at }: Match): boolean =>
  context.tokens.every((_token, index) => at.includes(index) || context.isStop(index));

/** `T安全?`, `T безопасен?`: the voice alone asks where no other word does. */
const isVoiced = ({ language, text, ...context }: ParseContext): boolean =>
  language !== 'en' && /[?？؟]\s{0,9}$/.test(text) && context.of('ask').length === 0;

/** `up today` may be told by the change of a day where the day is the last one: `than yesterday`, `in 24 h`. */
function isOfDay({ time, nowSeconds, ...context }: ParseContext): boolean {
  const { from, to, at } = time?.value ?? {};
  if (at !== undefined) return Math.abs(nowSeconds - at - DAY) < DAY / 20;
  const isThan =
    /yesterday/i.test(time?.value.text ?? '') && context.tokens.some(({ text }) => text === 'than');
  return isThan || (from !== undefined && to === nowSeconds && Math.abs(to - from - DAY) < DAY / 20);
}
const DAY = 86_400;

/** A negation right behind the opening verb only sounds doubtful, as in `is it not true that`. */
function isOpening({ tokens }: ParseContext, { at }: Match): boolean {
  const [index = 0] = at;
  if (at.length !== 1 || tokens[index]?.text !== 'not') return false;
  return index <= 1 || (index <= 2 && /^(?:true|correct|right)$/.test(tokens[index + 1]?.text ?? ''));
}

/** `did it make or lose money`: which of the two is told by the value. */
const isEither = ({ tokens }: ParseContext, measures: readonly Match[]): boolean =>
  measures.some(({ at }) =>
    // Its last word, and the one that is joined to it: `ahead or behind`.
    tokens.slice(at[0], at.at(-1)! + 2).some(({ text }) => text === 'or'),
  ); // a match has tokens

function toMeasureCandidate(
  context: ParseContext,
  kind: SubjectKind,
  measures: readonly Match[],
  subjects: readonly FoundSubject[],
): Candidate {
  const now = OF_NOW[kind];
  if (
    subjects.length === 0 &&
    now !== undefined &&
    // Its end and the time until then are said in the same words.
    measures.length === 1 &&
    context.has('kind', kind) &&
    measures.every(({ key }) => now[key] !== undefined)
  )
    return toMeasureCandidate(
      context,
      'network',
      measures.map((match) => ({ ...match, key: now[match.key]! })), // every one has
      findSubjects(context, 'network'),
    );
  const keys = [...new Set(measures.map(({ key }) => key))];
  // `more failed than successful` compares two values of one thing: both are told.
  const isBoth =
    context.bounds.length === 0 && measures.length > 1 && context.tokens.some(({ text }) => text === 'than');
  const isBare = keys.some((key) => CATALOGUE.get(kind)?.measures.get(key)?.isBare === true);
  const asked: Form =
    context.isYesNo && !isBare && !isBoth && !isEither(context, measures)
      ? 'yes-no'
      : context.has('ask', 'list')
        ? 'list'
        : 'value';
  const found = kind === 'network' ? findPlace(context) : undefined;
  const place = found !== undefined && isOfPlace(keys, found) ? found : undefined;
  // A value that is asked about with another thing: `is W a signer`, `does it hold X`.
  const others = context.mentions.filter(
    ({ at }) => !subjects[0]?.at.includes(at[0]!) && place?.at.includes(at[0]!) !== true, // a mention has tokens
  );
  const needs = keys
    .map((key) => CATALOGUE.get(kind)?.measures.get(key)?.needs)
    .find((one) => one !== undefined);
  const narrows = keys
    .map((key) => CATALOGUE.get(kind)?.measures.get(key)?.narrows)
    .find((one) => one !== undefined);
  // Without the first thing, the second is none: it is asked which one is meant.
  const second =
    needs !== undefined
      ? subjects.length === 0
        ? []
        : findNeeded(context, needs)
      : narrows !== undefined && subjects.length > 0 && toNarrowing(context, narrows, keys).length > 0
        ? toNarrowing(context, narrows, keys)
        : asked === 'yes-no' && keys.every((key) => CATALOGUE.get(kind)?.measures.get(key)?.isThing === true)
          ? others.slice(0, 1)
          : [];
  const equality = toEquality(context, keys);
  const form =
    asked === 'yes-no' &&
    (needs?.argument === 'address' || (equality === undefined && !isWhether(context, second.length > 0)))
      ? 'value'
      : asked;
  // `is there no memo?` asks for the opposite; `is it no more than 5 SOL` only bounds it.
  const inKeys = new Set([...measures, ...context.bounds].flatMap(({ at }) => [...at]));
  const negated =
    form === 'yes-no' &&
    context
      .of('not')
      .some((not) => !isOpening(context, not) && !not.at.some((index) => inKeys.has(index))) !==
      (equality?.isDenied === true);
  const candidate = toCandidate(
    context,
    [
      ...subjects.slice(0, 1),
      ...second.map(({ subject, at }): FoundSubject => ({ subject, at, origin: 'named' })),
      ...toPart(place),
    ],
    [
      ...measures,
      ...(place === undefined ? context.of(kind) : matchesAt(context, place)).filter(
        ({ key, isWeak }) => (!isWeak || place !== undefined) && keys.includes(key),
      ),
      ...saidAlong(context, kind, keys),
      ...(form === 'yes-no' ? context.of('not').slice(0, 1) : []),
    ],
    {
      want: { kind: 'measures', of: kind, keys },
      form,
      negated,
      equality: equality?.found,
      place,
      bonus: isTitleAlone(context, measures, subjects) ? BY_TITLE : 0,
    },
  );
  // `with 0.1 % of slippage`: of what was quoted nothing is known, so that it is set beside what was asked for and got.
  return keys.includes('slippageRoom')
    ? { ...candidate, apart: new Set(context.numbers.flatMap(({ at }) => [...at])) }
    : candidate;
}

const BY_TITLE = 0.55;
