/**
 * What a question asks to be done, by its interrogatives and verbs: told when, told who, counted, ranked, averaged, set in
 * relation. A reading that does not do it answers something else, however many words it uses.
 */
import { findMeasure } from '../catalogue/catalogue.ts';
import { givenBy, tellsShare, tellsThing, tellsTime } from '../catalogue/gives.ts';
import type { Measure } from '../catalogue/define-subject.ts';
import type { Question } from '../question/question.ts';
import type { Match } from '../words/spot.ts';
import { ORDERS, type Candidate, type ParseContext } from './context.ts';
import { isAmountToo, isCountable } from './counted-words.ts';
import { DIRECTIONS, isDirected, type Direction } from './directions.ts';
import { isInLonger } from './events/draft.ts';
import { queryDoes } from './query-does.ts';

export type OperationKind =
  | 'when'
  | 'who'
  | 'why'
  | 'where'
  | 'amount'
  | 'other'
  | 'best'
  | Direction
  | 'count'
  | 'distinct'
  | 'list'
  | 'rank'
  | 'size'
  | 'mean'
  | 'median'
  | 'share'
  | 'ratio'
  | 'span'
  | 'not';

export interface Operation {
  readonly kind: OperationKind;
  /** Words that ask for it. */
  readonly at: readonly number[];
}

/** Readings that are no values, rows or figures of the chain do what their words say. */
const OTHERWISE: ReadonlySet<Question['want']['kind']> = new Set([
  'concept',
  'product',
  'convert',
  'compute',
  'decline',
]);

export function findOperations(context: ParseContext): readonly Operation[] {
  // `the first one` names a row of an earlier answer.
  const named = context.mentions.flatMap(({ at, isOrdinal }) => (isOrdinal === true ? at : []));
  const timed = new Set([...(context.time?.at ?? []), ...named]);
  const of = (kind: OperationKind, matches: readonly Match[]): readonly Operation[] =>
    matches.slice(0, 1).map(({ at }) => ({ kind, at }));
  const shapes = context
    .of('shape')
    .filter(
      (match) =>
        !match.isWeak &&
        !match.at.some((index) => timed.has(index) || isNumbered(context, index)) &&
        !isInLonger(context.of('than'), match) &&
        !isInLonger(context.of('shape'), match),
    );
  const shape = (...keys: readonly string[]): readonly Match[] =>
    shapes.filter(({ key }) => keys.includes(key));
  return [
    ...of('when', asked(context, 'when')),
    ...of(
      'who',
      asked(context, 'who').filter((match) => !isRelative(context, match)),
    ),
    ...of('why', asked(context, 'why')),
    ...of('where', asked(context, 'where')),
    ...of('amount', findAmount(context)),
    ...of('other', findOther(context)),
    ...of('best', findBest(context)),
    ...DIRECTIONS.flatMap(([kind, key, words]) =>
      of(
        kind,
        shape(key).filter((match) => isDirected(context, match, words)),
      ),
    ),
    ...of(
      'count',
      asked(context, 'how-many').filter((match) => isCounted(context, match)),
    ),
    ...of('distinct', shape('distinct')),
    ...of('list', findList(context)),
    ...of(
      'rank',
      shape(...ORDERS).filter((match) => isRank(context, match)),
    ),
    ...of(
      'size',
      shape('most', 'least').filter((match) => isRank(context, match)),
    ),
    ...of('mean', shape('mean')),
    ...of('median', shape('median')),
    ...of('share', shape('share')),
    ...of('ratio', findRatio(context)),
    ...of(
      'span',
      shape('per-minute', 'per-hour', 'per-day', 'per-week').filter((match) => isSpan(context, match)),
    ),
    ...of(
      'not',
      context.of('not').filter((match) => isDenial(context, match)),
    ),
  ];
}

/** Those of the operations a reading does not do. */
export const findMissed = (
  { question, used, also = [] }: Candidate,
  operations: readonly Operation[],
  context: ParseContext,
): readonly Operation[] =>
  OTHERWISE.has(question.want.kind)
    ? question.want.kind === 'concept'
      ? operations.filter(({ kind }) => FIGURED.has(kind) && operations.length > 1)
      : // What is done here is told, and not when something of the chain happens: `when can I withdraw`.
        question.want.kind === 'product'
        ? operations.filter(({ kind, at: [first = 0] }) => kind === 'when' && first > 0)
        : []
    : operations.filter(
        (operation) => ![question, ...also].some((one) => does(one, used, operation, context)),
      );

/** `how much`, which no yes or no and no state tells. */
const findAmount = ({ language, ...context }: ParseContext): readonly Match[] =>
  language === 'en'
    ? context.of('ask').filter(({ key, at: [first = 0] }) => key === 'how-much' && first <= LATEST)
    : [];

/** `ratio of volume to liquidity`, `volume divided by holders`: one figure by another one, and no part of a whole. */
function findRatio({ tokens, language }: ParseContext): readonly Match[] {
  if (language !== 'en') return [];
  const index = tokens.findIndex(({ text }, at) => {
    const around = tokens.slice(Math.max(0, at - 4), at + 5).map((token) => token.text);
    return text === 'ratio' ? around.includes('to') : text === 'divided' && tokens[at + 1]?.text === 'by';
  });
  return index < 0 ? [] : [{ section: 'shape', key: 'share', at: [index], isWeak: false, isTitle: false }];
}

/** `the worst trade` is the one that lost most, and not the smallest. */
function findBest({ tokens, language }: ParseContext): readonly Match[] {
  const index = tokens.findIndex(
    ({ text }, at) =>
      /^(?:best|worst)$/.test(text) && /^(?:trade|swap|deal)s?$/.test(tokens[at + 1]?.text ?? ''),
  );
  return language !== 'en' || index < 0
    ? []
    : [{ section: 'shape', key: 'most', at: [index], isWeak: false, isTitle: false }];
}

/** `what else`, `any others`, `another one`: something that was not told; `the other one` names it. */
function findOther({ tokens, language, mentions }: ParseContext): readonly Match[] {
  if (language !== 'en') return [];
  const named = new Set(mentions.flatMap(({ at }) => at));
  const index = tokens.findIndex(({ text }, at) => {
    const [before, after] = [tokens[at - 1]?.text ?? '', tokens[at + 1]?.text ?? ''];
    return (
      /^(?:else|others?|another)$/.test(text) &&
      !named.has(at) &&
      // `other than`, `each other`, `one another`, `another way`, `the other way around`.
      !/^(?:than|way|ways|words|word)$/.test(after) &&
      !/^(?:each|one|the)$/.test(before)
    );
  });
  return index < 0 ? [] : [{ section: 'ask', key: 'other', at: [index], isWeak: false, isTitle: false }];
}

/** What is worked out, and no word explains: `what % of wallets lost, and how much on average`. */
const FIGURED: ReadonlySet<OperationKind> = new Set(['share', 'mean', 'median', 'count']);

/** An interrogative that opens the question or a clause of it; `the time when` binds one. */
function asked(context: ParseContext, key: string): readonly Match[] {
  const { tokens, text } = context;
  return context.of('ask').filter((match) => {
    const [first = 0] = match.at;
    if (match.key !== key || first < context.asksAt) return false;
    // `if I unstake now when can I withdraw`.
    if (first <= LATEST || tokens[0]?.text === 'if') return true;
    const gap = text.slice(tokens[first - 1]!.end, tokens[first]!.start); // there is one before
    return (
      /[.,;:!?–—-]/.test(gap) || JOINT.test(tokens[first - 1]!.text) || match.at.at(-1) === tokens.length - 1
    );
  });
}
const LATEST = 2;
const JOINT = /^(?:and|but|or|then|by|to|from|und|y|e|et|ed|и|та|ve|dan|và)$/;

/** `wallets who bought`, `people whose`. */
const isRelative = (context: ParseContext, { at: [first = 0] }: Match): boolean =>
  first > 0 &&
  [...context.of('kind'), ...context.of('field'), ...context.of('event')].some(
    ({ key, at }) => at.at(-1) === first - 1 && key !== 'network',
  );

/** `how often` and `how many of it changed hands` count; `how many SOL` asks for an amount. */
const isCounted = (context: ParseContext, { at }: Match): boolean => {
  const next = at.at(-1)! + 1; // a match has tokens
  if (isAmountToo(context, at) && !isCountable(context, next)) return false;
  return (
    !context.of('unit').some((unit) => unit.at[0] === next) &&
    !context.mentions.some((mention) => mention.at[0] === next)
  );
};

const VERBS = /^(?:list|enumerate|show|display|print)$/;
const ROWS =
  /^(?:trades|swaps|buys|sells|sales|transfers|payments|transactions|txs|txns|mints|burns|creations|deposits|withdrawals|anomalies|sandwiches)$/;

/** `list the trades`, `show me failed transactions`: a verb of listing and the plural of what happened. */
function findList({ tokens, language, asksAt }: ParseContext): readonly Match[] {
  if (language !== 'en') return [];
  const verb = tokens.findIndex(({ text }, index) => index >= asksAt && index <= LATEST && VERBS.test(text));
  if (verb < 0) return [];
  const noun = tokens.findIndex(({ text }, index) => index > verb && ROWS.test(text));
  const isNear =
    noun > verb &&
    noun - verb <= 4 &&
    tokens
      .slice(verb + 1, noun)
      .every(({ text }) => !/^(?:number|count|share|sum|total|of|fee|fees)$/.test(text));
  return isNear ? [{ section: 'ask', key: 'list', at: [verb], isWeak: false, isTitle: false }] : [];
}

/** `the last block` and `first seen` are names of values where their words have them; `last 3 hours` is a time. */
const isRank = ({ tokens, language }: ParseContext, { at }: Match): boolean =>
  language !== 'en' || at.some((index) => SUPERLATIVE.test(tokens[index]?.text ?? ''));
const SUPERLATIVE =
  /^(?:most|biggest|largest|highest|greatest|top|busiest|heaviest|best|worst|least|fewest|lowest|smallest|cheapest|quietest|slowest|fastest|deepest|oldest|earliest|first|newest|latest)$/;

/** `per hour`, `by day`, `hourly`. */
const isSpan = ({ tokens, language }: ParseContext, { at }: Match): boolean =>
  language !== 'en' ||
  at.some((index) => /^(?:per|by|each|every|hourly|daily|weekly)$/.test(tokens[index]?.text ?? ''));

/** `no more than 5` bounds, and `why not` denies nothing that was asked. */
const isDenial = (context: ParseContext, { at }: Match): boolean =>
  at[0]! >= context.asksAt && // a match has tokens
  at.at(-1)! < context.tokens.length - 1 &&
  !at.some((index) => isNumbered(context, index));

const isNumbered = (context: ParseContext, index: number): boolean =>
  context.numbers.some(({ at }) => at.includes(index)) || context.bounds.some(({ at }) => at.includes(index));

function does(
  { want, shape, time }: Question | Candidate['question'],
  used: ReadonlySet<number>,
  { kind, at }: Operation,
  context: ParseContext,
): boolean {
  const isSaid = at.every((index) => used.has(index));
  if (kind === 'not') return isSaid || want.kind === 'explain';
  if (want.kind === 'query') return queryDoes(want, kind);
  if (want.kind === 'compare') {
    if (kind === 'mean' || kind === 'median') return /mean|average|typical|median|per[A-Z]/i.test(want.key);
    return kind === 'when' ? want.key === 'time' : kind !== 'other';
  }
  if (want.kind === 'explain') return NARRATED.has(kind);
  // `who else was paid` is a phrase of a value.
  const isNamed =
    'of' in want &&
    context
      .of(want.of)
      .some(({ key, at: own }) => wantsKey(want, key) && at.every((index) => own.includes(index)));
  if (isNamed) return true;
  // A list that is named beside the word has the others, too.
  const isNear = (own: readonly number[]): boolean => own.some((index) => Math.abs(index - at[0]!) <= NEAR); // it has a word
  if (
    kind === 'other' &&
    want.kind === 'measures' &&
    hasRows(want) &&
    context.of(want.of).some(({ key, at: own }) => wantsKey(want, key) && isNear(own))
  )
    return true;
  if (kind === 'best') return false;
  if (kind === 'other' || (kind === 'amount' && want.kind === 'predicate')) return false;
  // What opens with `who` wants no yes or no.
  if (want.kind === 'predicate') return kind === 'who' && at[0] === 0 ? false : isSaid || !UNSAID.has(kind);
  if (want.kind !== 'measures') return true;
  const measures = want.keys.flatMap((key) => findMeasure(want.of, key) ?? []);
  const all = measures.flatMap((measure) => [
    measure,
    ...(measure.beside ?? []).flatMap((key) => findMeasure(want.of, key) ?? []),
  ]);
  // Only rows are counted or averaged, and of what happened only the newest are listed.
  const [first] = measures;
  const isMade =
    shape.aggregate !== undefined &&
    first?.at.includes('*') === true &&
    (want.of === 'transaction' || want.of === 'block' || first.columns?.includes('signature') !== true);
  const isInWords = isSaid && shape.aggregate === undefined;
  switch (kind) {
    case 'when':
      return all.some(tellsTime);
    case 'who':
      return measures.some(tellsThing) || measures.some((measure) => measure.isThing === true);
    case 'why': {
      // How many failed is no reason of it.
      const reasons = measures.filter(
        ({ key }) => want.of === 'transaction' || !/^(?:failed|failedShare|failures|succeeded)$/.test(key),
      );
      return reasons.some(({ key }) => REASONS.test(key)) || isPlace(reasons, REASONS);
    }
    case 'where':
      return measures.some(tellsThing);
    case 'earliest':
      return hasRows(want) || all.some(tellsTime);
    case 'amount':
    case 'ratio':
    case 'latest':
    case 'smallest':
    case 'greatest':
      return true;
    case 'count':
      return isMade || measures.some((measure) => givenBy(measure) === 'number');
    case 'distinct':
      return (isMade && shape.aggregate === 'distinct') || isInWords || isPlace(measures, DIFFERENT);
    case 'list':
      return measures.some(({ at: place, columns }) => columns !== undefined || place.includes('*'));
    case 'rank':
    case 'size':
    case 'mean':
    case 'median':
      return (
        ((kind === 'rank' || kind === 'size') && isSaid) ||
        (kind === 'mean' && isPlace(measures, MEANS)) ||
        (isMade && shape.aggregate === kind) ||
        shape.by !== undefined ||
        isInWords
      );
    case 'share':
      return all.some(tellsShare) || isSaid;
    case 'span':
      return isSaid && time === undefined;
  }
}

/** Values that are averages by themselves. */
const MEANS = /(?:slotTime|slotSeconds)$/;
/** Values that count different things. */
const DIFFERENT = /(?:traders|feePayers|holdersSeen|Count)$/;
/** What a thing told whole tells besides. */
const NARRATED: ReadonlySet<OperationKind> = new Set(['when', 'who', 'why', 'where']);
/** As many words lie between what is listed and the word for others. */
const NEAR = 3;
const hasRows = ({ of, keys }: Extract<Question['want'], { kind: 'measures' }>): boolean =>
  keys.some((key) => findMeasure(of, key)?.columns !== undefined);
const wantsKey = (want: Question['want'], key: string): boolean =>
  want.kind === 'measures'
    ? want.keys.includes(key)
    : want.kind === 'predicate' && want.key === key.replace(/-not$/, '');
/** What a yes or no says nothing of, unless its words have it. */
const UNSAID: ReadonlySet<OperationKind> = new Set([
  'when',
  'who',
  'why',
  'where',
  'amount',
  'count',
  'distinct',
  'median',
  'span',
]);

const REASONS = /error|reason|message|danger|risk|fail|slippage|rights/i;
const isPlace = (measures: readonly Measure[], pattern: RegExp): boolean =>
  measures.some(({ at }) => pattern.test(at));
