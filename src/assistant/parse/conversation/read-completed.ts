/**
 * Reads a question as a completion of itself by the questions before: its own words stand, and what they do not say is taken
 * from the last question, or from one before that. Every reader of questions takes part, so that whatever can be asked at
 * once can be asked in steps.
 */
import { toShortAddress } from '#contracts/text/value-text';
import { AGENT_LIMITS } from '#contracts/assistant/agent';
import { findMeasure, findPredicate } from '../../catalogue/catalogue.ts';
import type { SubjectKind } from '../../question/question.ts';
import { ORDERS, type Earlier, type ParseContext, type Reader } from '../context.ts';
import { createContext, type ParseInput } from '../create-context.ts';
import type { Chosen, Parsed } from '../parsed.ts';
import { keepConditions } from './keep-conditions.ts';
import { completeTexts, correctsNumber, isDivided, isNarrowing, oneOf, withThings } from './complete-text.ts';

const ROWS = /^(?:those|these|them)$/;
/** More words than this, and a question stands for itself. */
const MOST_TOKENS = 16;
/** Questions back that it may be a part of, and how much less likely each is than the one after it. */
const MOST_ROOTS = 2;
const OLDER = 0.3;
/** How much less likely each way to complete it is than the one before. */
const LATER = 0.03;
/** A completion that fits less is a guess. */
const LEAST_SCORE = 0.6;
const LEAST_SHARE = 0.55;
/** Of which nothing more can be asked. */
const ENDS: ReadonlySet<string> = new Set(['decline', 'convert', 'compute']);

/** For a word that is left out: one of its own, and one of the question before. */
const LEFT_OUT = 1;
const PAST = 0.1;

interface Tools {
  readonly whole: Chosen | undefined;
  readonly choose: (context: ParseContext, readers?: readonly Reader[]) => Chosen | undefined;
}

/** `undefined` where nothing is understood. Of a question that stands for itself only its words in whole are added. */
export function readCompleted(
  input: ParseInput,
  context: ParseContext,
  { whole: read, choose }: Tools,
): Parsed | undefined {
  const roots = (input.earlier ?? []).filter(isRoot).slice(0, MOST_ROOTS);
  const [root] = roots;
  const whole = root === undefined ? read : keepConditions(read, context, root);
  if (root === undefined || context.tokens.length > MOST_TOKENS) {
    return whole === undefined ? undefined : toParsed(whole, withThings(context));
  }
  if (whole !== undefined && whole !== read && whole.question.unused.length === 0)
    return toParsed(whole, toAsked(input, context, root, whole));
  const lacks = lackOf(whole, context, root);
  if (lacks === 0 && whole !== undefined) return toParsed(whole, toAsked(input, context, root, whole));
  // What points at rows that were told is not asked of everything instead.
  if (whole?.turning?.some((word) => ROWS.test(word)) === true) return toParsed(whole, withThings(context));
  const found = roots
    .flatMap((one, back) => completionsOf(input, context, one, choose).map((each) => ({ ...each, back })))
    .toSorted((a, b) => valueOf(b) - valueOf(a));
  // Its own words alone are no completion of a reading that stands as far as they go.
  const alone = lacks === WEAK ? withThings(context) : undefined;
  const best = found.find(
    ({ lack, text }) => lack < lacks && lack <= mostLeft(lacks, context) && text !== alone,
  );
  if (best !== undefined) {
    const chosen = keepConditions(best.chosen, context, root) ?? best.chosen;
    return toParsed({ ...chosen, others: [] }, best.text);
  }
  if (whole === undefined) return undefined;
  const parsed = toParsed(whole, toAsked(input, context, root, whole));
  if (lacks !== Infinity) return parsed;
  const left = found[0]?.chosen.question.unused ?? whole.question.unused;
  // A number in an answer is a fact, also in letters.
  const numbers = new Set(
    context.of('number').flatMap(({ at }) => at.map((index) => context.tokens[index]?.raw)),
  );
  const unread = left.filter((word) => !/\d/.test(word) && !numbers.has(word));
  return { ...parsed, ...(isStray(whole, context, root) && { score: 0, others: [] }), unread };
}

/** Whether it narrows something, and was read as something else: `only to those it never paid before`. */
function isStray(
  { isOn, question: { want, subjects } }: Chosen,
  context: ParseContext,
  { question }: Earlier,
): boolean {
  if (isOn || !OF_CHAIN.has(want.kind) || !isNarrowing(context)) return false;
  const ids = new Set(question?.subjects.map(({ id }) => id));
  return ids.size > 0 && !subjects.some(({ id }) => ids.has(id));
}

/** Where nothing else is understood, one word of several may be left out, which the answer says. */
function mostLeft(lacks: number, context: ParseContext): number {
  const content = context.tokens.filter((_token, index) => !context.isStop(index)).length;
  return lacks === Infinity && content >= LEAST_CONTENT ? 1 : 0;
}

const LEAST_CONTENT = 2;

const isRoot = ({ asked, question }: Earlier): boolean =>
  asked !== undefined && question !== undefined && !ENDS.has(question.want.kind);

function toParsed({ used: _used, isOn: _isOn, ...parsed }: Chosen, asked: string): Parsed {
  return { ...parsed, asked: asked.slice(0, AGENT_LIMITS.askedLength) };
}

/** In whole: what changed the last question is a part of it. */
function toAsked(input: ParseInput, context: ParseContext, root: Earlier, whole: Chosen): string {
  if (!whole.isOn) return withThings(context);
  const completed = completeTexts(context, contextOf(input, root, root.asked ?? '', context.language));
  return completed[0] ?? withThings(context);
}

interface Completion {
  readonly chosen: Chosen;
  readonly text: string;
  /** Among the ways to complete it. */
  readonly place: number;
  /** Weight of its own words that say nothing in it. */
  readonly lack: number;
  /** Words of the question before that are left over. */
  readonly past: number;
}

const valueOf = ({ chosen, back, place, lack, past }: Completion & { readonly back: number }): number =>
  chosen.score + chosen.share - back * OLDER - place * LATER - lack * LEFT_OUT - past * PAST;

function completionsOf(
  input: ParseInput,
  own: ParseContext,
  root: Earlier,
  choose: Tools['choose'],
): readonly Completion[] {
  const before = contextOf(input, root, root.asked ?? '', own.language);
  const isThing = saysThingAlone(own);
  const words = new Set(own.tokens.map(({ raw }) => raw.toLowerCase()));
  const things = new Set(
    before.mentions.flatMap(({ subject, at }) => [
      toShortAddress(subject.id),
      ...at.map((index) => before.tokens[index]?.raw ?? ''),
    ]),
  );
  return completeTexts(own, before, root.question).flatMap((text, place): readonly Completion[] => {
    const chosen = choose(contextOf(input, root, text, own.language));
    if (chosen === undefined || !isSound(chosen, root)) return [];
    // What changes nothing was not understood.
    if (isSame(chosen, root) || (isThing && !isOfSameWant(chosen, root))) return [];
    if (losesThing(chosen, own, root)) return [];
    const { unused } = chosen.question;
    const left = unused.filter((word) => words.has(word.toLowerCase()));
    // What the question before was about is not left out of it.
    if (unused.some((word) => things.has(word) && !words.has(word.toLowerCase()))) return [];
    return [
      {
        chosen: { ...chosen, question: { ...chosen.question, unused: left } },
        text,
        place,
        lack: left.length,
        past: unused.length - left.length,
      },
    ];
  });
}

/** Whether rows of everything stand for a thing that was asked about, and no other one is named. */
function losesThing({ question }: Chosen, own: ParseContext, { question: root }: Earlier): boolean {
  const thing = root?.subjects.find(({ kind }) => kind !== 'network');
  const { want } = question;
  if (thing === undefined || root?.want.kind === 'query' || want.kind !== 'query') return false;
  const isOther =
    own.mentions.some(({ isSoft, subject }) => isSoft !== true && subject.kind === thing.kind) ||
    own.of('kind').some(({ key }) => key === thing.kind);
  return !isOther && !JSON.stringify(want).includes(thing.kind === 'block' ? `:${thing.id}` : thing.id);
}

/** What makes two questions the same one; rows alone can be shaped. */
function valueOfQuestion({ want, subjects, time, bounds, shape }: NonNullable<Earlier['question']>): unknown {
  const measure = want.kind === 'measures' ? findMeasure(want.of, want.keys[0] ?? '') : undefined;
  const isShaped = measure === undefined || measure.columns !== undefined || measure.at.includes('*');
  return [want, subjects.map(({ id }) => id), time?.from, time?.to, bounds, isShaped ? shape : {}];
}
const isSame = ({ question }: Chosen, root: Earlier): boolean =>
  root.question !== undefined &&
  JSON.stringify(valueOfQuestion(question)) === JSON.stringify(valueOfQuestion(root.question));

/** `and W?`: of another thing the same is asked, and nothing else. */
const saysThingAlone = (own: ParseContext): boolean => {
  const named = new Set(own.mentions.flatMap(({ at, isSoft }) => (isSoft === true ? [] : at)));
  const plain = own.of('ask').filter(({ key }) => key !== 'again').length === 0 && own.time === undefined;
  return (
    named.size > 0 &&
    plain &&
    !own.isYesNo &&
    // `not X` leaves it out.
    own.of('not').length === 0 &&
    own.tokens.every((_token, index) => named.has(index) || own.isStop(index)) &&
    own.of('shape').length === 0
  );
};

function isOfSameWant({ question: { want } }: Chosen, { question }: Earlier): boolean {
  const root = question?.want;
  if (want.kind === 'query' && root?.kind === 'query') return want.query.from === root.query.from;
  const keysOf = (one: typeof want | undefined): unknown =>
    one !== undefined && 'keys' in one
      ? one.keys[0]
      : one !== undefined && 'key' in one
        ? one.key
        : undefined;
  // Whether it made a profit, and how much with one token.
  const shown = root?.kind === 'predicate' ? findPredicate(root.of, root.key)?.because : undefined;
  const key = keysOf(want);
  return typeof key === 'string' && (key === keysOf(root) || shown?.includes(key) === true);
}

/** Whether it may be acted on: it means something of a thing that is there. */
function isSound({ question: { want, subjects }, score, share }: Chosen, { question }: Earlier): boolean {
  if (want.kind === 'decline') return false;
  // What is told by the documentation goes on from what was.
  if (want.kind === 'product' && question?.want.kind !== 'product') return false;
  if (want.kind === 'concept' && (question?.want.kind !== 'concept' || question.want.topic === want.topic))
    return false;
  const isOfNone = 'of' in want && want.of !== 'network' && subjects.length === 0;
  return !isOfNone && score >= LEAST_SCORE && share >= LEAST_SHARE;
}

/** How much of its words a reading leaves over, or does not do; 0 where it stands as it is. */
function lackOf(whole: Chosen | undefined, context: ParseContext, root: Earlier): number {
  if (whole === undefined || isStray(whole, context, root)) return Infinity;
  const { want, subjects, unused, layout, language } = whole.question;
  const isOfNone = 'of' in want && want.of !== 'network' && subjects.length === 0;
  if (isOfNone || whole.score < NOT_UNDERSTOOD.score) return Infinity;
  if (whole.share < NOT_UNDERSTOOD.share && want.kind !== 'decline') return Infinity;
  const named = context.mentions.filter(({ isSoft, isPair }) => isSoft !== true && isPair !== true);
  const said = JSON.stringify([want.kind === 'query' ? want : whole.question, whole.also ?? []]);
  // A thing that is named is in the question.
  const lost = named.filter(({ subject }) => !said.includes(subject.id));
  if (unused.length + lost.length > 0 && OF_CHAIN.has(want.kind)) return unused.length + lost.length;
  if (unused.length > 0) return unused.length;
  // Nothing but a thing is said, and what of it was said before; or a word is explained where a figure is asked for.
  const isBare = want.kind === 'explain' && want.topic === 'overview' && context.of('explain').length === 0;
  const isOther =
    want.kind === 'concept' && (context.has('ask', ...FIGURES) || context.has('shape', ...ORDERS));
  if (isBare || isOther || isApart(whole, context)) return WEAK;
  if (correctsNumber(context)) return WEAK;
  // `compare with B` has two sides.
  const isOneSided = subjects.length < 2 && named.length === 1 && context.has('ask', 'compare');
  if (isOneSided && (want.kind === 'measures' || want.kind === 'predicate')) return WEAK;
  // `in one`, `the top one's share`: of a kind that was spoken of.
  if (oneOf(context, root.question) !== undefined) return WEAK;
  if (isDivided(context) && !isDividedAs(whole, root)) return WEAK;
  const isOtherForm = layout !== undefined || language !== root.question?.language;
  // What is told along with the same is more than it.
  const isMore = whole.also !== undefined;
  return whole.isOn && !isOtherForm && !isMore && isSame(whole, root) ? WEAK : 0;
}

/** Whether a reading divides the rows that were told, or has their groups in another order. */
function isDividedAs({ question: { want } }: Chosen, { question }: Earlier): boolean {
  const root = question?.want;
  if (!OF_CHAIN.has(want.kind)) return true;
  // Of the same list a column is added up.
  if (want.kind === 'measures' && root?.kind === 'measures' && want.keys[0] === root.keys[0]) return true;
  if (want.kind !== 'query')
    return root === undefined || !OF_CHAIN.has(root.kind) || root.kind === 'predicate';
  if (root?.kind !== 'query' || root.query.by === undefined) return true;
  return (
    want.query.from === root.query.from && root.query.by.every((key) => want.query.by?.includes(key) === true)
  );
}

/** Whether it reads by itself what its words say is of something before: `what share of that came from …`. */
function isApart({ isOn, question: { want, subjects } }: Chosen, context: ParseContext): boolean {
  if (isOn || !OF_CHAIN.has(want.kind)) return false;
  const meant = new Set(context.mentions.flatMap(({ at }) => at));
  const isOpen = context
    .of('point')
    .some(({ key, at }) => key === 'back' && !at.some((index) => meant.has(index)));
  return isOpen && !subjects.some(({ id }) => id !== '');
}

/** What reads something of the chain. */
const OF_CHAIN: ReadonlySet<string> = new Set(['measures', 'predicate', 'query', 'compare', 'explain']);
const FIGURES = ['who', 'when', 'how-much', 'how-many'];
/** Less than a word that is left over. */
const WEAK = 0.5;

/** As the planner has it. */
const NOT_UNDERSTOOD = { score: 0.45, share: 0.35 } as const;

/** A text as if it had been asked first, where the thing that was spoken of is in front of the visitor. */
function contextOf(input: ParseInput, root: Earlier, text: string, language: string): ParseContext {
  const subject = root.question?.subjects.find(({ kind }) => kind !== 'network');
  return createContext({
    ...input,
    text,
    earlier: [],
    page: subject ?? input.page,
    kinds: withKinds(input),
    language,
  });
}

/** What its things are, as earlier answers had them. */
function withKinds({ kinds, earlier = [] }: ParseInput): ReadonlyMap<string, SubjectKind> {
  const all = new Map(kinds);
  for (const { subjects, things } of earlier.toReversed()) {
    for (const { kind, id } of [...things.map(({ subject }) => subject), ...subjects]) all.set(id, kind);
  }
  return all;
}
