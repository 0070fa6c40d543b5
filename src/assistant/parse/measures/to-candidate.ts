/** A reading of values or of a comparison: the words it uses, and what speaks for it. */
import { CATALOGUE, isOfUnnamed } from '../../catalogue/catalogue.ts';
import type { AccountRole } from '../../catalogue/define-subject.ts';
import type { Question } from '../../question/question.ts';
import type { Candidate, ParseContext } from '../context.ts';
import { BINDING } from '../events/to-time.ts';
import { findSlotSpan } from '../find-slot-span.ts';
import { BONUS, type FoundSubject } from '../find-subjects.ts';
import { isOther, isRankable, isRanking, LESS, OTHER, toEver, UNRANKED } from './meant.ts';
import { unitTokens } from './sol-or-unit.ts';
import { isOtherwise, isReadOfTime, OF_TIME, toDropped } from './dropped.ts';
import { isOfPageWallet, pointsAtPage } from './points-at-page.ts';
import { toLacking, toUnnamed } from './lacking.ts';
import { toAllTime, toPriceSpan } from './time-of.ts';
import { isOfAmounts } from './asked-with.ts';
import type { FoundPlace } from './find-place.ts';
import { toRowBounds } from './row-bounds.ts';
import { PICKED, toRowShape } from './row-shape.ts';
import { toAggregate, toColumnWords, toLimit, toUnit } from './shape-of.ts';

const NAMED = 0.35;
const VENUE = 0.45;
const SAID = 0.2;
/** Of the whole chain, where words point at one thing of it. */
const POINTED = 0.35;
/** Of the whole chain, where it is asked of a wallet. */
const OF_WALLET = -0.8;
/** Of a value that is read as it is now, where a time is asked of and others may know it. */
const OTHER_TIME = 0.35;

export function toCandidate(
  context: ParseContext,
  subjects: readonly FoundSubject[],
  matches: readonly { readonly at: readonly number[] }[],
  {
    want,
    form,
    bonus,
    negated = false,
    equality,
    place,
  }: Pick<Question, 'want' | 'form'> & {
    readonly bonus: number;
    readonly negated?: boolean;
    readonly equality?: ReturnType<typeof toRowBounds>[number] | undefined;
    /** The venue it is of, where that is named or in front. */
    readonly place?: FoundPlace | undefined;
  },
): Candidate {
  const used = new Set<number>();
  const take = (at: readonly number[]): void => at.forEach((index) => used.add(index));
  const ever = context.of('time').filter(({ key }) => key === 'ever');
  for (const { at } of [
    ...matches,
    ...subjects,
    ...ever,
    ...(want.kind === 'measures' && want.of === 'token' ? unitTokens(context) : []),
    ...context.of('ask'),
    ...context.of('kind'),
    ...context.of('role'),
    // `how much does it hold`: whose a balance is.
    ...(subjects[0]?.subject.kind === 'account' ? context.of('exists') : []),
  ])
    take(at);
  const span = toSlotSpan(context, want);
  take(span?.at ?? []);
  take(place?.at ?? []);
  const inMatches = new Set(matches.flatMap(({ at }) => at));
  // What is only told before the question is no part of it.
  for (let index = 0; index < context.asksAt; index++) used.add(index);
  const rows = toRowShape(context, want);
  take(rows.at);
  take(rows.ordered ?? []);
  const named = toRowBounds(context, want);
  // A bound asks whether, or leaves rows out.
  const bounds = [
    ...(equality === undefined ? [] : [equality]),
    ...named,
    ...(rows.bounds.length > 0
      ? rows.bounds.map((bound) => ({ bound, at: [] }))
      : context.bounds.slice(0, want.kind === 'measures' && form === 'yes-no' ? 1 : 0)),
  ];
  for (const { at } of bounds) take(at);
  if (context.time !== undefined) {
    take(context.time.at);
    for (const { key, at } of context.of('time')) if (BINDING.has(key)) take(at);
  }
  // `how much SOL`: what it is of is said with the value.
  if (want.kind === 'measures' && want.of === 'transaction')
    for (const { key, at } of context.of('unit')) if (key === 'SOL') take(at);
  // Sums by token have one of SOL, and what kind of account it is says which is meant.
  if (want.kind === 'measures' && want.keys.every((key) => FLOWS.has(key)))
    for (const { key, at } of context.of('unit')) if (key === 'SOL') take(at);
  const role = context.roles.get(subjects[0]?.subject.id ?? '');
  for (const [index, { text }] of context.tokens.entries())
    if (role !== undefined && ROLE_WORDS[role]?.test(text) === true) used.add(index);
  const order = context
    .of('shape')
    .find(({ key, at }) => (key === 'least' || key === 'most') && !at.some((index) => inMatches.has(index)));
  // `the most` ranks the rows of a list, or tells two things apart; one value has no order.
  const isRanked =
    want.kind === 'compare' ||
    (want.kind === 'measures' &&
      want.keys.some((key) => isRankable(CATALOGUE.get(want.of)?.measures.get(key)?.at)));
  // Rows without a rank come the newest first, whatever is said of their size.
  const hasSizes =
    want.kind === 'compare' ||
    (want.kind === 'measures' &&
      want.keys.some((key) => CATALOGUE.get(want.of)?.measures.get(key)?.rankBy !== undefined));
  if (order !== undefined && hasSizes) take(order.at);
  // Rows of what happened come the newest first.
  if (isRanked && want.kind === 'measures')
    for (const { key, at } of context.of('shape')) if (key === 'newest') take(at);
  const isLess = want.kind === 'compare' && context.tokens.some(({ text }) => LESS.test(text));
  for (const index of toColumnWords(context, want)) used.add(index);
  // Of one multisig nothing is counted, and of the figures of a pool there is no mean.
  const isOfFigures = place !== undefined && (place.isPart === true || !hasRows(want));
  const aggregate =
    want.kind === 'measures' && !isOfAmounts(want) && !isOfFigures
      ? toAggregate(context, inMatches)
      : undefined;
  if (aggregate !== undefined) take(aggregate.at);
  // `what did it buy last` is not answered by how often it bought.
  const isOutOfOrder = isRanking(context, used) && want.kind === 'measures';
  const [subject] = subjects;
  const isNetwork = subject?.subject.kind === 'network' && context.has('kind', 'network');
  // Its own words name what has no address: the lender, the order book.
  const isOfVenue =
    subjects.length > 0 &&
    (place !== undefined || matches.some((match) => !('isWeak' in match && match.isWeak === true))) &&
    ((want.kind === 'measures' && want.keys.every((key) => isOfUnnamed(want.of, key))) ||
      (want.kind === 'predicate' && isOfUnnamed(want.of, want.key)));
  const phrase = Math.max(0, ...matches.map(({ at }) => at.length)) * 0.03;
  return {
    used,
    bonus:
      bonus +
      phrase +
      (rows.at.length > 0 ? PICKED : 0) -
      (isOtherwise(want, context.time?.value) ? OTHER_TIME : 0) +
      (isReadOfTime(want, context.time?.value) ? OF_TIME : 0) +
      (span === undefined ? 0 : OF_SLOTS) -
      toDropped(context, want, used, subjects[0]?.origin) -
      (isOutOfOrder ? UNRANKED : 0) -
      (isOther(context, subject) ? OTHER : 0) -
      (subject?.subject.kind === 'network' && place === undefined && pointsAtPage(context) ? POINTED : 0) +
      (subject?.subject.kind === 'network' && place === undefined && isOfPageWallet(context)
        ? OF_WALLET
        : 0) +
      (isNetwork ? SAID : 0) +
      (isOfVenue ? VENUE : 0) +
      (place === undefined ? 0 : BONUS[place.at.length > 0 ? 'named' : 'page']) +
      // A token besides says which market of it is meant.
      (isOfVenue && subject?.subject.kind === 'network' && subjects.length > 1 && place === undefined
        ? SAID
        : 0) +
      (named.length > 0 || equality !== undefined ? NAMED : 0) +
      (subject === undefined ? toLacking(context) - toUnnamed(context, want) : BONUS[subject.origin]),
    question: {
      subjects: subjects.map((one) => one.subject),
      want,
      time:
        span?.value ??
        toPriceSpan(context, want) ??
        context.time?.value ??
        toAllTime(context, want, ever) ??
        toEver(context, want),
      bounds: bounds.map(({ bound }) => bound),
      shape: {
        ...(isLess
          ? { order: 'least' as const }
          : order !== undefined && { order: order.key === 'most' ? ('most' as const) : ('least' as const) }),
        ...(rows.by !== undefined && { by: rows.by, order: rows.order }),
        ...(rows.place !== undefined && { place: rows.place }),
        ...(aggregate !== undefined && { aggregate: aggregate.value }),
        ...toLimit(context, used, want),
      },
      form,
      negated,
      ...toUnit(context, used),
    },
  };
}

const hasRows = (want: Question['want']): boolean =>
  want.kind === 'measures' &&
  want.keys.every((key) => CATALOGUE.get(want.of)?.measures.get(key)?.columns !== undefined);

/** Of a figure of the chain that is read of the blocks that are named. */
const OF_SLOTS = 0.45;

/** Blocks the figures are read of, where all of them are. */
function toSlotSpan(context: ParseContext, want: Question['want']) {
  const isRead =
    want.kind === 'measures' &&
    want.of === 'network' &&
    want.keys.every((key) => CATALOGUE.get('network')?.measures.get(key)?.timed?.startsWith('get_rate_at'));
  const span = isRead ? findSlotSpan(context) : undefined;
  if (span === undefined) return undefined;
  const places = span.at.toSorted((a, b) => a - b);
  const text = context.text.slice(
    context.tokens[places[0]!]!.start, // a span has tokens
    context.tokens[places.at(-1)!]!.end, // as above
  );
  return { value: { slots: span.slots, text: text.slice(0, 120) }, at: span.at };
}

const FLOWS: ReadonlySet<string> = new Set(['sent', 'received', 'netFlow']);
const ROLE_WORDS: Readonly<Partial<Record<AccountRole, RegExp>>> = {
  stake: /^(?:stake|staking|account)$/,
  'token-account': /^(?:token|account)$/,
  nonce: /^(?:nonce|account)$/,
  multisig: /^(?:multisig|account)$/,
};
