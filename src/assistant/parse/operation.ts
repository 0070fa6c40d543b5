/**
 * What a question asks to be done, by its interrogatives and verbs: told when, told who, counted, ranked, averaged, set in
 * relation. A reading that does not do it answers something else, however many words it uses.
 */
import { findQuerySource } from '#contracts/query/query-sources';
import { findMeasure } from '../catalogue/catalogue.ts';
import { givenBy, tellsShare, tellsThing, tellsTime } from '../catalogue/gives.ts';
import type { Measure } from '../catalogue/define-subject.ts';
import { askedJoinsOf, type AskedQuery, type Question } from '../question/question.ts';
import type { Match } from '../words/spot.ts';
import { ORDERS, type Candidate, type ParseContext } from './context.ts';
import { isInLonger } from './events/draft.ts';

type Kind =
  | 'when'
  | 'who'
  | 'why'
  | 'count'
  | 'distinct'
  | 'list'
  | 'rank'
  | 'size'
  | 'mean'
  | 'median'
  | 'share'
  | 'span'
  | 'not';

export interface Operation {
  readonly kind: Kind;
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
  const timed = new Set(context.time?.at ?? []);
  const of = (kind: Kind, matches: readonly Match[]): readonly Operation[] =>
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
  { question, used }: Candidate,
  operations: readonly Operation[],
): readonly Operation[] =>
  OTHERWISE.has(question.want.kind) ? [] : operations.filter((operation) => !does(question, used, operation));

/** An interrogative that opens the question or a clause of it; `the time when` binds one. */
function asked(context: ParseContext, key: string): readonly Match[] {
  const { tokens, text } = context;
  return context.of('ask').filter((match) => {
    const [first = 0] = match.at;
    if (match.key !== key || first < context.asksAt) return false;
    if (first <= LATEST) return true;
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
): boolean {
  const isSaid = at.every((index) => used.has(index));
  if (kind === 'not') return isSaid || want.kind === 'explain';
  if (want.kind === 'query') return queryDoes(want, kind);
  if (want.kind === 'compare') return kind !== 'when' || want.key === 'time';
  if (want.kind === 'explain') return NARRATED.has(kind);
  if (want.kind === 'predicate') return isSaid || !UNSAID.has(kind);
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
    case 'why':
      return measures.some(({ key }) => REASONS.test(key)) || isPlace(measures, REASONS);
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

/** Values that count different things. */
const DIFFERENT = /(?:traders|feePayers|holdersSeen|Count)$/;
/** What a thing told whole tells besides. */
const NARRATED: ReadonlySet<Kind> = new Set(['when', 'who', 'why']);
/** What a yes or no says nothing of, unless its words have it. */
const UNSAID: ReadonlySet<Kind> = new Set(['when', 'who', 'why', 'count', 'distinct', 'median', 'span']);

const REASONS = /error|reason|message|danger|risk|fail|slippage|rights/i;
const isPlace = (measures: readonly Measure[], pattern: RegExp): boolean =>
  measures.some(({ at }) => pattern.test(at));

type Want = Extract<Question['want'], { kind: 'query' }>;

function queryDoes(
  { query, answers, against, relate, window, isByEpoch }: Want,
  kind: Exclude<Kind, 'not'>,
): boolean {
  const fields = findQuerySource(query.from)?.fields ?? {};
  const kindOf = (field: string | undefined): string | undefined => fields[field ?? '']?.kind;
  const measures = query.measures ?? [];
  const isRows = answers === 'rows' || answers === 'first' || answers === 'part' || answers === 'exists';
  const shows = (wanted: (field: string) => boolean): boolean =>
    isRows && [...(query.show ?? []), ...(query.by ?? [])].some(wanted);
  switch (kind) {
    case 'when':
      return (
        query.per !== undefined ||
        isByEpoch === true ||
        // When something last changed is not when what is asked of it was so.
        ((answers !== 'rows' || findQuerySource(query.from)?.isEvents === true) &&
          shows((field) => kindOf(field) === 'time')) ||
        measures.some(({ field }) => kindOf(field) === 'time')
      );
    case 'who':
      return (
        shows(
          (field) => kindOf(field) === 'address' && fields[field]?.isMint !== true && !PLACES.has(field),
        ) || against !== undefined
      );
    case 'why':
      return false;
    case 'count':
      return answers !== 'first' || query.by !== undefined;
    case 'distinct':
      return measures.some(({ measure }) => measure === 'distinct') || query.by !== undefined;
    case 'list':
      return isRows;
    case 'size':
      // The newest are not the largest.
      return !isRows || query.order === undefined || !isByTime(query);
    case 'rank':
      return isRanked({ query, answers }) || against !== undefined || window !== undefined;
    case 'mean':
      return measures.some(({ measure, over, of }) => measure === 'mean' || (over ?? of) !== undefined);
    case 'median':
      return measures.some(({ measure }) => measure === 'median');
    case 'share':
      return (
        relate === 'share' ||
        relate === 'percent_change' ||
        measures.some(({ measure, of, over }) => measure === 'share' || (of ?? over) !== undefined) ||
        shows((field) => kindOf(field) === 'share' || kindOf(field) === 'change')
      );
    case 'span':
      return (
        query.per !== undefined ||
        query.each?.per !== undefined ||
        isByEpoch === true ||
        // Rows of hours are by hour already, and their average is one of hours.
        (measures.some(({ measure }) => measure === 'mean' || measure === 'median') &&
          findQuerySource(query.from)?.seconds !== undefined) ||
        (isRows && query.show !== undefined && findQuerySource(query.from)?.seconds !== undefined)
      );
  }
}

const isByTime = ({ from, order }: AskedQuery): boolean =>
  findQuerySource(from)?.isEvents === true && findQuerySource(from)?.fields[order?.by ?? '']?.kind === 'time';

/** Where something happened, and not who did it. */
const PLACES: ReadonlySet<string> = new Set(['market', 'venue', 'router', 'launchpad']);

/** A figure without groups has no order, unless it is the greatest or least itself. */
const isRanked = ({
  query,
  answers,
}: {
  readonly query: AskedQuery;
  readonly answers: Want['answers'];
}): boolean =>
  answers === 'figure'
    ? (query.measures ?? []).some(({ measure }) => ['min', 'max', 'first', 'last'].includes(measure)) ||
      askedJoinsOf(query).some(({ in: inner }) => inner.limit !== undefined)
    : query.order !== undefined || query.each !== undefined;
