/** A clause as one query: the source that has its figures, its groups, and what is bounded by other rows of the same things. */
import { toMeasureKey } from '#contracts/query/index-query';
import { askedJoinsOf, type AskedQuery } from '../../question/question.ts';
import { toInterval } from '../events/to-time.ts';
import { findTwoTimes } from '../events/relate.ts';
import type { Composed } from '../composed/composed.ts';
import type { Measure, Where } from '../composed/figures.ts';
import { toPhraseTime } from '../composed/phrase-time.ts';
import type { Phrase } from '../composed/phrase.ts';
import { SOL_MINT } from '../../question/sol.ts';
import { findParts } from './find-parts.ts';
import { addBound, type Join } from './add-bound.ts';
import { toMeasure, toThose } from './to-measure.ts';
import type { Clause } from './clause.ts';
import { readClause } from './read-clause.ts';
import { COMPOSED_SOURCES, type ComposedSource, type FigureKey } from './sources.ts';

const ROWS = 50;
const MOST_JOINS = 4;

/** `undefined` where no figure of a group is asked for, or no source has all of it. */
export function composeQuery(phrase: Phrase): Composed | undefined {
  const parts = findParts(phrase);
  const clause = readClause(phrase, parts);
  if (clause === undefined || !isComposed(clause, phrase) || isReadElsewhere(phrase, clause))
    return undefined;
  if (clause.isEach && clause.figures.some(({ figure, sum }) => sum === 'mean' && COUNTED.has(figure)))
    return undefined;
  const isTimed = phrase.context.time !== undefined;
  const built = COMPOSED_SOURCES.flatMap((source) => {
    const own = onPage(clause, phrase, source);
    return fits(source, own, phrase, isTimed) ? (build(phrase, own, source) ?? []) : [];
  });
  // Of sources that have as much of it the first one.
  return built.toSorted((a, b) => b.used.length - a.used.length || joinsIn(a) - joinsIn(b))[0];
}

const PAGE_SIGNS: Readonly<Record<string, string>> = { token: 'T', pool: 'P' };
/** What is asked of all of them on the page of one. */
const OF_ALL =
  /(?<!\w)(?:all|every|any|each|other|different|distinct|unique|across) (?:the )?(?:tokens?|coins?|mints?|pools?|markets?|pairs?)(?!\w)|(?<!\w)(?:chain|network|solana|overall|globally|cluster|everything|everywhere|tokens|coins)(?!\w)/;

/** Where no thing is named, the token or pool of the page is meant. */
function onPage(
  clause: Clause,
  { context: { page, mentions }, text }: Phrase,
  source: ComposedSource,
): Clause {
  const sign = PAGE_SIGNS[page?.kind ?? ''];
  const field = source.things[sign ?? ''];
  const isOther = clause.things.length > 0 || mentions.length > 0 || OF_ALL.test(text) || !source.isEvents;
  if (page === undefined || sign === undefined || field === undefined || isOther) return clause;
  const key = clause.entity === undefined ? undefined : source.keys[clause.entity];
  return key === field ? clause : { ...clause, things: [{ sign, id: page.id, isNot: false, at: [] }] };
}

/** What stands between several figures. */
const SEVERAL = / and | , | vs | versus /;

/** Why something is so is explained, and `my` names one that has to be named. */
const isReadElsewhere = ({ text, context }: Phrase, { related, things }: Clause): boolean =>
  context.has('ask', 'why') ||
  // Of the one thing that is named it may speak again.
  POINTS.test(things.length === 1 ? text.replaceAll(/(?<!\w)its (?!page)/g, '') : text) ||
  // A ratio of each is a figure of groups.
  (BESIDE.test(text) && related.length === 0) ||
  NOT_COUNTED.test(text);
/** `trades of the day` are a value of their own, and who gets fees is not who paid them. */
const NOT_COUNTED =
  /(?<!hour )(?<!hours )(?<!\w)of the day(?!\w)|(?<!\w)(?:gets?|receives?|earns?|collects?) (?:the |their )?fees(?!\w)/;
/** Two things beside each other are compared: a list would not show the one that has nothing. */
const BESIDE =
  /(?<!\w)[TWPGVXBE]\d{1,20} (?:vs|versus|against|compared (?:to|with)) [TWPGVXBE]\d{1,20}(?!\w)/;
const POINTS =
  /(?<!\w)(?:my|mine|it|its|he|she|his|her|this|these|here|those (?!were|are|was)|that (?:token|wallet|pool|program|account|block|one|transaction|tx))(?!\w)|failed (?:the )?most/;

const joinsIn = ({ want: { query } }: Composed): number => askedJoinsOf(query).length;

/** An average of what is counted in each group, and not of each group. */
const COUNTED: ReadonlySet<FigureKey> = new Set([
  'trades',
  'buys',
  'sells',
  'volume',
  'transactions',
  'transfers',
  'failed',
  'calls',
  'traders',
  'tokens',
]);

/** Groups, several figures or bounds on figures: all else is read elsewhere. */
const isComposed = (
  { entity, per, figures, bounds, related, those, order, side, things }: Clause,
  { text }: Phrase,
): boolean =>
  (entity !== undefined ||
    per !== undefined ||
    related.length > 0 ||
    (figures.length > 1 && SEVERAL.test(text))) &&
  (figures.length > 0 ||
    bounds.length > 0 ||
    related.length > 0 ||
    those !== undefined ||
    (order !== undefined && entity !== undefined && (side !== undefined || things.length > 0)));

function fits(source: ComposedSource, clause: Clause, { context }: Phrase, isTimed: boolean): boolean {
  const { entity, per, things, side } = clause;
  if (entity !== undefined && source.keys[entity] === undefined) return false;
  if (per !== undefined && !source.isEvents) return false;
  // A transaction calls several programs.
  if (source.from === 'programs' && entity !== 'program' && things.length === 0) return false;
  // Of things as they are now only what others of their rows came to is of a time.
  if (
    isTimed &&
    !source.isEvents &&
    !(source.rows === entity && clause.bounds.length > 0 && isListed(clause))
  )
    return false;
  if (
    source.isOnePerHour === true &&
    ((per !== 'hour' && per !== undefined) || things.filter(({ isNot }) => !isNot).length !== 1)
  )
    return false;
  if (clause.same !== undefined && source.keys[clause.same] === undefined) return false;
  if (source.isHourly === true && per === 'minute') return false;
  if (side !== undefined && source.from !== 'trades') return false;
  if (source.isHourly === true && context.time !== undefined && (context.time.value.from ?? 0) % 3_600 !== 0)
    return false;
  // Of one there is one group.
  const key = entity === undefined ? undefined : source.keys[entity];
  const single = things.filter(({ isNot }) => !isNot);
  if (single.length === 1 && key !== undefined && source.things[single[0]!.sign.charAt(0)] === key)
    return false; // there is one
  return things.every(({ sign }) => source.things[sign.charAt(0)] !== undefined);
}

function build(phrase: Phrase, clause: Clause, source: ComposedSource): Composed | undefined {
  const { context } = phrase;
  const { entity, per, isCounted, isOne, those } = clause;
  const key = entity === undefined ? undefined : source.keys[entity]!; // it fits
  const isRows = source.rows !== undefined && source.rows === entity && (isCounted || isListed(clause));
  const same = clause.same === undefined ? undefined : source.keys[clause.same];
  const used = [...clause.at, ...(same === undefined ? [] : clause.acts.flatMap(({ at }) => at))];
  const where: Where[] = [];
  if (clause.side !== undefined) where.push({ field: 'isBuy', is: '=', value: clause.side });
  for (const field of new Set(Object.values(source.things))) {
    for (const isNot of [false, true]) {
      const own = clause.things.filter(
        (one) => one.isNot === isNot && source.things[one.sign.charAt(0)] === field,
      );
      used.push(...own.flatMap(({ at }) => at));
      const ids = [...new Set(own.map(({ id }) => id))];
      const [id] = ids;
      if (id !== undefined && ids.length === 1) where.push({ field, is: isNot ? '!=' : '=', value: id });
      if (ids.length > 1) where.push({ field, is: isNot ? 'not in' : 'in', value: ids });
    }
  }
  // `senders of SOL`: what the rows are of.
  if (source.from === 'transfers' && clause.unit === 'SOL' && !where.some(({ field }) => field === 'mint'))
    where.push({ field: 'mint', is: '=', value: SOL_MINT });
  const measures: Measure[] = [];
  const add = (measure: Measure): string => {
    const name = toMeasureKey(measure as Parameters<typeof toMeasureKey>[0]);
    if (!measures.some((one) => toMeasureKey(one) === name)) measures.push(measure);
    return name;
  };
  const joins: Join[] = [];
  const having: Where[] = [];
  const apart: number[] = [];
  let isLeast = false;
  let order: string | undefined;
  for (const wanted of clause.figures) {
    const measure = toMeasure(source, wanted, clause);
    if (measure === undefined) {
      apart.push(...wanted.at);
      continue;
    }
    const name = add(measure);
    if (clause.order?.by === wanted) order = name;
    used.push(...wanted.at);
    for (const figure of source.figures[wanted.figure]?.beside ?? [])
      add(toMeasure(source, { figure, at: [] }, clause)!); // a figure of its own source
  }
  for (const bounded of clause.bounds) {
    const taken = addBound(phrase, { clause, source, isRows }, bounded, { add, having, where, joins });
    if (taken) used.push(...bounded.at);
  }
  for (const { first, second, relation, isMore } of clause.related) {
    const [a, b] = [toMeasure(source, first, clause), toMeasure(source, second, clause)];
    if (
      a === undefined ||
      b === undefined ||
      (a.of ?? a.over ?? a.less ?? b.of ?? b.over ?? b.less) !== undefined
    )
      continue;
    // The quotient stands first.
    const { as: _first, ...plain } = a;
    const { as: _second, ...other } = b;
    measures.unshift({ ...plain, [relation]: other, as: relation === 'over' ? 'ratio' : 'net' });
    add(a);
    add(b);
    if (isMore !== undefined) having.push({ field: 'net', is: isMore ? '>' : '<', value: 0 });
    isLeast ||= isMore === false;
    used.push(...first.at, ...second.at);
  }
  if (those !== undefined) {
    const measure = toThose(phrase, those, source);
    if (measure === undefined) return undefined;
    add(measure);
  }
  // By how many a share is of, it is told.
  if (measures.some(({ as }) => as === 'failedPart')) {
    add({ measure: 'sum', field: 'failed' });
    add({ measure: 'sum', field: 'transactions' });
  }
  if (measures.length === 0 && joins.length === 0 && !isRows && clause.order === undefined) return undefined;
  const isAtTime = joins.some(({ in: inner }) => inner.time !== undefined);
  if (context.time !== undefined && !source.isEvents && !isAtTime) return undefined;
  if (joins.length > MOST_JOINS || measures.length > 8 || having.length > 12) return undefined;
  const time = source.isEvents ? { time: toPhraseTime(context) } : {};
  const joined =
    joins.length === 0 ? {} : { join: joins[0]!, ...(joins.length > 1 && { joins: joins.slice(1) }) };
  const base: AskedQuery = { from: source.from, ...time, ...(where.length > 0 && { where }), ...joined };
  const [now, before] = findTwoTimes(context)?.map(toInterval) ?? [];
  const toComposed = (answers: Composed['want']['answers'], query: AskedQuery): Composed => ({
    want: { kind: 'query', answers, query },
    bounds: [],
    used,
    ...(apart.length > 0 && clause.figures.length > 2 && { apart }),
    notes: measures.some(({ as }) => as === 'soldLessBought') ? ['note-net'] : [],
  });
  if (isRows) {
    const [first] = where.filter(({ is }) => is !== '=' && is !== '!=');
    return isCounted
      ? toComposed('figure', { ...base, measures: [{ measure: 'count' }] })
      : toComposed('rows', {
          ...base,
          show: [...source.show!], // sources of rows have these
          order: {
            by: first?.field ?? source.show!.at(-1)!, // as above
            descending: clause.order?.descending ?? true,
          },
          limit: clause.limit ?? ROWS,
        });
  }
  if (key === undefined && per === undefined) {
    // Whether one is more than the other is told by yes or no elsewhere.
    if (clause.related.some((one) => one.isMore !== undefined)) return undefined;
    // Of one figure there is no order, and a transaction calls several programs.
    if (clause.order !== undefined || clause.limit !== undefined || isOne) return undefined;
    if (source.from === 'programs' && where.length === 0) return undefined;
    if (now !== undefined && before !== undefined)
      return source.isEvents && clause.isBeside && measures.length > 1
        ? toTwoTimes(toComposed('figure', { ...base, measures, time: now }), before)
        : undefined;
    const composed = toComposed('figure', { ...base, measures });
    return clause.isTopShare ? withTopShare(composed, source) : composed;
  }
  // How often it was traded is told along with how much.
  const [only] = measures;
  if (
    source.from === 'trades' &&
    measures.length === 1 &&
    only?.measure === 'count' &&
    only.where === undefined
  )
    add({ measure: 'sum', field: clause.unit === 'SOL' ? 'lamports' : 'microUsd' });
  if (clause.isTopShare || now !== undefined) return undefined;
  if (isCounted && key !== undefined && clause.figures.length === 0) {
    const inner = { field: key, in: { ...base, by: [key], measures, having } };
    const { join: _join, joins: _joins, ...plain } = inner.in;
    return toComposed('figure', {
      ...base,
      measures: [{ measure: 'distinct', field: key }],
      ...(having.length > 0 && {
        join: { field: key, in: plain },
        ...(joins.length > 0 && { joins }),
      }),
    });
  }
  // `biggest buyer` is by what it came to.
  if (measures.length === 0 && source.from === 'trades') add({ measure: 'sum', field: 'microUsd' });
  const isOfOneMint = where.some(({ field, is }) => field === 'mint' && is === '=');
  const isBare = measures.length === 0;
  if (isBare && source.from === 'transfers' && isOfOneMint) add({ measure: 'sum', field: 'amount' });
  if (isBare || source.from === 'trades') add({ measure: 'count' });
  const isRanked = clause.order !== undefined || per === undefined;
  const first = toMeasureKey(measures[0]!); // there is one
  const query: AskedQuery = {
    ...base,
    ...(key !== undefined && { by: same === undefined ? [key] : [key, same] }),
    ...(per !== undefined && { per }),
    measures,
    ...(having.length > 0 && { having }),
    order: isRanked
      ? { by: order ?? first, descending: clause.order?.descending ?? !isLeast }
      : { by: 'bucket', descending: false },
    limit: clause.limit ?? (per === undefined ? (isOne ? 10 : ROWS) : 200),
  };
  const composed = toComposed(isOne && clause.limit === undefined && isRanked ? 'first' : 'rows', query);
  const { order: top } = query;
  return clause.isBothEnds === true && top !== undefined
    ? {
        ...composed,
        also: [{ ...composed.want, query: { ...query, order: { ...top, descending: !top.descending } } }],
      }
    : composed;
}

/** The same figures of a second time. */
const toTwoTimes = (composed: Composed, time: NonNullable<AskedQuery['time']>): Composed => ({
  ...composed,
  want: {
    ...composed.want,
    against: { ...composed.want.query, time },
    relate: 'difference',
  },
});

/** Who has the greatest part of it, and how large it is. */
function withTopShare(composed: Composed, source: ComposedSource): Composed | undefined {
  const by = source.keys.wallet;
  if (by === undefined || source.from !== 'trades') return undefined;
  const { measures: _measures, ...base } = composed.want.query;
  const share = { measure: 'share', field: 'microUsd' };
  return {
    ...composed,
    also: [
      {
        kind: 'query',
        answers: 'first',
        query: {
          ...base,
          by: [by],
          measures: [share, { measure: 'sum', field: 'microUsd' }, { measure: 'count' }],
          order: { by: 'share_microUsd', descending: true },
          limit: 5,
        },
      },
    ],
  };
}

/** Things of one kind are listed as they are where nothing is counted or ranked over them. */
const isListed = ({ figures, related, isEach, order }: Clause): boolean =>
  figures.length === 0 && related.length === 0 && !isEach && order?.by === undefined;
