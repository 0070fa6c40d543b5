/** Wallets that did several things, or one and not the other: each clause is a query, and all of them hold. */
import { toMeasureKey } from '#contracts/query/index-query';
import type { AskedQuery } from '../../question/question.ts';
import { findTwoTimes } from '../events/relate.ts';
import { toInterval } from '../events/to-time.ts';
import type { QueryWant } from '../events/query-shape.ts';
import { toBody, type Body } from './bodies.ts';
import type { Composed } from './composed.ts';
import {
  findExclusions,
  isLeftOut,
  toExcluding,
  WHOLE,
  withoutTokens,
  type Exclusion,
} from './exclusions.ts';
import { toPhraseTime } from './phrase-time.ts';
import type { Phrase } from './phrase.ts';
import { findPredicates, type Predicate } from './predicates.ts';
import { findTopSet, inTime, type TopSet } from './top-sets.ts';
import { toNet, wordsOfSet } from './net-traders.ts';
import { findRank, NET_USD, type Rank } from './ranks.ts';

const ROWS = 50;
/** Clauses beyond these cannot be asked at once, and none is left out in silence. */
const MOST_JOINS = 4;

const MOST_OF_WHO = /(?<!\w)who \w{1,12}(?: the)? (?:most|least)(?!\w)/g;

export function toWalletSets(given: Phrase): Composed | undefined {
  const found = findTopSet(given);
  const phrase = found?.rest ?? given;
  const { text, context } = phrase;
  if (
    found === undefined &&
    !/\b(?:wallets?|address(?:es)?|who|traders?|buyers?|sellers?|holders?|owners?|senders?|receivers?|recipients?|people|accounts?|creators?|anyone|users?)\b/.test(
      text,
    )
  )
    return undefined;
  // `who bought most and who sold most` asks for two.
  if ((text.match(MOST_OF_WHO)?.length ?? 0) > 1) return undefined;
  if (context.isYesNo || /\b(?:share|percent\w{0,12}|fraction|proportion)\b/.test(text)) return undefined;
  if (/\b(?:for|per|of|in) (?:each|every)\b|\bper (?:token|pool|hour|day|wallet)\b/.test(text))
    return undefined;
  const rank = findRank(phrase);
  const exclusions = findExclusions(phrase);
  const said = ofSpoken(findPredicates(phrase), found, phrase);
  const predicates = expand(phrase, said);
  const isNet =
    /\b(?:more|less)(?: \w{1,40})? than (?:they |he |she |it )?(?:ever |had |have |also )?(?:sold|bought|sells|buys)\b|\bnet (?:buyers?|sellers?)\b|\bmore (?:sells|sales|sold|buys) than\b/.exec(
      text,
    );
  const left = exclusions.flatMap(({ tokens }) => tokens);
  if (
    exclusions.length > 0 &&
    (isNet !== null || (left.length > 0 && (found !== undefined || WHOLE.test(text))))
  )
    return undefined;
  if (isNet !== null) return toNet(phrase, predicates, isNet, toPhraseTime(context));
  const composed =
    found !== undefined ||
    predicates.length > 1 ||
    (findTwoTimes(context) !== undefined && /\bboth\b|\bnot\b|n't\b|\bnever\b/.test(text)) ||
    rank.measure === NET_USD ||
    exclusions.length > 0 ||
    predicates.some(
      ({ bounds, isNot }) => isNot || bounds.some(({ of }) => of === 'tokens' || of === 'others'),
    ) ||
    (predicates.length === 1 && rank.measure?.measure === 'distinct') ||
    (COUNTING.test(text) && predicates.some(({ bounds }) => bounds.length > 0));
  if (!composed || predicates.length === 0) return undefined;
  const times = toEachTime(phrase, predicates);
  const time = toPhraseTime(context);
  const bodies = (times ?? predicates.map((predicate) => ({ predicate, time }))).map((one) => ({
    predicate: one.predicate,
    body: withoutTokens(toBody(one.predicate, one.time), left),
  }));
  if (left.length > 0 && !bodies.some(({ body }) => body?.where.some(isLeftOut) === true)) return undefined;
  const known = bodies.filter((one): one is { predicate: Predicate; body: Body } => one.body !== undefined);
  if (known.length === 0) return undefined;
  // `of the top traders today, who holds T0`: what is held is of now, so that who leads is of the time.
  const isOfNow = known.every(({ body }) => body.time === undefined);
  const top = found !== undefined && isOfNow ? inTime(found, time) : found;
  const primary = choosePrimary(known, rank);
  const others = known.filter((one) => one !== primary);
  const query = toQuery(phrase, primary, others, { rank, exclusions, top });
  if (query === undefined) return undefined;
  const bounds = primary?.body.bounds ?? [];
  // Bounds in units are of one query.
  const isLost = others.some(({ body }) => body.bounds.length > 0);
  return {
    want: query,
    bounds,
    used: [
      ...known
        .filter(({ body }) => !(isLost && body.bounds.length > 0 && body !== primary?.body))
        .flatMap(({ predicate }) => predicate.at),
      ...rank.at,
      ...exclusions.flatMap(({ at }) => at),
      ...(top?.at ?? []),
      ...(SUMMED.test(text) && query.answers === 'figure' ? sumAt(context) : []),
      ...wordsOfSet(phrase),
    ],
    notes: rank.measure === NET_USD ? ['note-net'] : [],
  };
}

/** Words that say what is added up: `the sum of SOL`. */
const sumAt = (context: Phrase['context']): readonly number[] => [
  ...context.of('shape').flatMap(({ key, at }) => (key === 'sum' ? at : [])),
  ...context.of('unit').flatMap(({ key, at }) => (key === 'SOL' ? at : [])),
];

/** `which of the top holders of T0 sold it`, `wallets that bought T0 and never sold`: what is spoken of is meant of each act. */
function ofSpoken(
  predicates: readonly Predicate[],
  top: TopSet | undefined,
  { text, context }: Phrase,
): readonly Predicate[] {
  const named = new Set([
    ...predicates.flatMap(({ tokens }) => tokens),
    ...(top?.mint === undefined ? [] : [top.mint]),
  ]);
  const page = context.page?.kind === 'token' ? context.page.id : undefined;
  const mint = named.size === 1 ? [...named][0] : named.size === 0 ? page : undefined;
  const isAny = /\b(?:anything|(?:any|other|another) (?:token|coin)s?)\b/.test(text);
  if (mint === undefined || isAny) return predicates;
  return predicates.map((one) => {
    const isBare = one.tokens.length === 0 && !one.isOfSol && one.bounds.length === 0;
    const isOfToken = one.act === 'buy' || one.act === 'sell' || (one.act === 'hold' && named.size === 0);
    return isBare && isOfToken ? { ...one, tokens: [mint] } : one;
  });
}

/** `both T0 and T1`, `from both W0 and W1` are two predicates; `only ever bought` is one and not the other. */
function expand({ text }: Phrase, predicates: readonly Predicate[]): readonly Predicate[] {
  const all = predicates.flatMap((one): readonly Predicate[] => {
    // Who never touched it neither traded, sent nor received it.
    if (one.act === 'touch' && one.isNot)
      return (['trade', 'send', 'receive'] as const).map((act) => ({ ...one, act }));
    if (one.isBoth && one.tokens.length > 1) return one.tokens.map((token) => ({ ...one, tokens: [token] }));
    if (one.isWithBoth && one.others.length > 1)
      return one.others.map((other) => ({ ...one, others: [other] }));
    return [one];
  });
  const only = /\bonly (?:ever )?(bought|sold|received|sent)\b/.exec(text)?.[1];
  const opposite =
    only === undefined
      ? undefined
      : ({ bought: 'sell', sold: 'buy', received: 'send', sent: 'receive' } as const)[only];
  const first = all[0];
  const isThere = all.some(({ act, isNot }) => act === opposite && isNot);
  const added =
    opposite === undefined || isThere || first === undefined
      ? []
      : [{ ...first, act: opposite, isNot: true, bounds: [], at: [] }];
  // `top traders that …` names them before it says what they did.
  const [head, ...rest] = all;
  const isHead =
    head !== undefined &&
    head.act === 'trade' &&
    !head.isNot &&
    head.tokens.length === 0 &&
    head.bounds.length === 0 &&
    rest.some(({ act, isNot }) => !isNot && (act === 'buy' || act === 'sell' || act === 'trade'));
  const plain = isHead ? rest : all;
  const seen = new Set<string>();
  return [...plain, ...added].filter(({ act, isNot, tokens, others, bounds }) => {
    const key = JSON.stringify([act, isNot, tokens, others, bounds]);
    return seen.has(key) ? false : seen.add(key) !== undefined;
  });
}

/** `in the last hour but not in the 5 hours before`, `both yesterday and today`: one act in one time, and in another or not. */
function toEachTime(
  { text, context }: Phrase,
  predicates: readonly Predicate[],
): readonly { readonly predicate: Predicate; readonly time: AskedQuery['time'] }[] | undefined {
  const times = findTwoTimes(context);
  const [first] = predicates;
  if (times === undefined || first === undefined || predicates.length > 2) return undefined;
  if (predicates.length === 2 && predicates[1]!.act !== first.act) return undefined; // there are two
  const [a, b] = times;
  const isNot = predicates[1]?.isNot === true || /\bnot\b|n't\b|\bnever\b/.test(text);
  if (!isNot && !/\bboth\b|\band\b/.test(text)) return undefined;
  const said = context.text.toLowerCase();
  const not = said.search(/\b(?:not|never|didn.?t)\b/);
  // What stands behind the negation is when it was not.
  const isTurned =
    isNot &&
    a.text !== undefined &&
    said.lastIndexOf(a.text.toLowerCase()) > not &&
    said.lastIndexOf(b.text.toLowerCase()) < not;
  const [when, other] = isTurned ? [b, a] : [a, b];
  return [
    { predicate: { ...first, isNot: false, at: predicates.flatMap(({ at }) => at) }, time: toInterval(when) },
    { predicate: { ...first, isNot, at: [] }, time: toInterval(other) },
  ];
}

interface Known {
  readonly predicate: Predicate;
  readonly body: Body;
}

/** What is ranked and shown: a clause that holds, with bounds or of the ranked kind before others. */
function choosePrimary(known: readonly Known[], rank: Rank): Known | undefined {
  const positive = known.filter(({ predicate }) => !predicate.isNot);
  if (rank.measure?.field !== undefined) {
    const traded = positive.find(({ body }) => body.from === 'trades');
    if (traded !== undefined) return traded;
  }
  return positive.find(({ body }) => body.bounds.length > 0) ?? positive[0];
}

function toQuery(
  { text }: Phrase,
  primary: Known | undefined,
  others: readonly Known[],
  {
    rank,
    exclusions,
    top,
  }: {
    readonly rank: Rank;
    readonly exclusions: readonly Exclusion[];
    readonly top: TopSet | undefined;
  },
): QueryWant | undefined {
  const amongTop = (field: string) => (top === undefined ? [] : [{ field, in: top.in }]);
  const joinOf = ({ predicate, body }: Known, field: string): NonNullable<AskedQuery['join']> => ({
    field,
    ...(predicate.isNot && { not: true }),
    in: toInner(body),
  });
  if (primary === undefined) {
    const left = toExcluding(exclusions, 'wallet');
    const joins = [...amongTop('wallet'), ...left.joins, ...others.map((one) => joinOf(one, 'wallet'))];
    const [join, ...more] = joins;
    if (join === undefined || joins.length > MOST_JOINS) return undefined;
    const query: AskedQuery = {
      from: 'wallets',
      ...(left.where.length > 0 && { where: [...left.where] }),
      join,
      ...(more.length > 0 && { joins: more }),
    };
    return COUNTING.test(text)
      ? { kind: 'query', answers: 'figure', query: { ...query, measures: [{ measure: 'count' }] } }
      : {
          kind: 'query',
          answers: 'rows',
          query: {
            ...query,
            show: ['wallet', 'transactions', 'failed', 'firstTime', 'lastTime'],
            order: { by: 'transactions', descending: true },
            limit: rank.limit ?? ROWS,
          },
        };
  }
  const { body } = primary;
  const isNet = rank.measure === NET_USD;
  const counted =
    body.from === 'transfers' && rank.measure?.measure === 'distinct' ? rank.measure.field : undefined;
  const other =
    counted ??
    body.measures.find(
      ({ measure, field }) => measure === 'distinct' && field !== 'mint' && body.from === 'transfers',
    )?.field;
  const plain = toExcluding(exclusions, body.actor);
  // Whoever is counted is no pool either.
  const left =
    other === undefined
      ? plain
      : { ...plain, joins: [...plain.joins, ...toExcluding(exclusions, other).joins] };
  const both = isNet ? tokensOfBoth([primary, ...others]) : [];
  const where = [
    // Gains and losses are of both sides, and of every token that is named.
    ...body.where
      .filter(({ field }) => !isNet || field !== 'isBuy')
      .map((one) =>
        one.field === 'base' && both.length > 1 ? { ...one, is: 'in' as const, value: [...both] } : one,
      ),
    ...left.where,
  ];
  const joins = [...amongTop(body.actor), ...left.joins, ...others.map((one) => joinOf(one, body.actor))];
  if (isNet && (both.length > 1 || body.where.length !== where.length))
    joins.unshift({ field: body.actor, in: toInner(body) });
  if (joins.length > MOST_JOINS - (body.having.length > 0 ? 1 : 0)) return undefined;
  const base: AskedQuery = {
    from: body.from,
    ...(body.time !== undefined && { time: body.time }),
    ...(where.length > 0 && { where }),
  };
  const withJoins = (query: AskedQuery, all: readonly NonNullable<AskedQuery['join']>[]): AskedQuery => ({
    ...query,
    ...(all.length > 0 && { join: all[0]! }), // there is one
    ...(all.length > 1 && { joins: all.slice(1) }),
  });
  if (COUNTING.test(text)) {
    const self = body.having.length > 0 ? [{ field: body.actor, in: toInner(body) }] : [];
    return {
      kind: 'query',
      answers: 'figure',
      query: withJoins({ ...base, measures: [{ measure: 'distinct', field: body.actor }] }, [
        ...self,
        ...joins,
      ]),
    };
  }
  const measures = toMeasures(body, rank);
  const [size] = measures;
  // `the sum of SOL sent to wallets that …` is one figure over all of them.
  if (SUMMED.test(text) && size?.measure === 'sum' && body.having.length === 0)
    return {
      kind: 'query',
      answers: 'figure',
      query: withJoins({ ...base, measures: [size, { measure: 'distinct', field: body.actor }] }, joins),
    };
  const by = rank.measure ?? measures[0]!; // there is one
  return {
    kind: 'query',
    answers: rank.isOne ? 'first' : 'rows',
    query: withJoins(
      {
        ...base,
        by: [body.actor],
        measures: [...measures],
        ...(body.having.length > 0 && { having: [...body.having] }),
        ...(isOrdered(by, body) && { order: { by: toMeasureKey(by), descending: rank.descending } }),
        limit: rank.limit ?? (rank.isOne ? 5 : ROWS),
      },
      joins,
    ),
  };
}

/** Tokens each of which was traded. */
const tokensOfBoth = (known: readonly Known[]): readonly string[] => [
  ...new Set(
    known.flatMap(({ predicate, body }) =>
      predicate.isNot || body.from !== 'trades'
        ? []
        : body.where.flatMap(({ field, is, value }) =>
            field === 'base' && is === '=' && typeof value === 'string' ? [value] : [],
          ),
    ),
  ),
];

const SUMMED =
  /^(?:what is |what s |give me |show )?(?:the )?(?:sum|total|total amount)(?: amount)?(?: of)?\b|^how much\b/;
const COUNTING = /\bhow many\b|\bnumber of (?:wallets|traders|addresses|buyers|sellers|holders)\b|^count\b/;

function toMeasures(body: Body, rank: Rank): NonNullable<AskedQuery['measures']> {
  const isOfOne = body.where.some(({ field, is }) => (field === 'mint' || field === 'base') && is === '=');
  const size: NonNullable<AskedQuery['measures']> =
    body.from === 'trades'
      ? [{ measure: 'sum', field: 'microUsd' }]
      : (body.from === 'transfers' || body.from === 'holdings' || body.from === 'supplyChanges') && isOfOne
        ? [{ measure: 'sum', field: 'amount' }]
        : [];
  const all = [
    ...(rank.measure === undefined ? [] : [rank.measure]),
    ...body.measures,
    ...size,
    { measure: 'count' },
  ];
  const seen = new Set<string>();
  return all
    .filter((one) => (seen.has(toMeasureKey(one)) ? false : seen.add(toMeasureKey(one)) !== undefined))
    .slice(0, 6);
}

/** Amounts of different tokens have no order. */
const isOrdered = ({ field }: NonNullable<AskedQuery['measures']>[number], body: Body): boolean =>
  field !== 'amount' && field !== 'baseAmount'
    ? true
    : body.where.some((one) => (one.field === 'mint' || one.field === 'base') && one.is === '=');

function toInner({
  from,
  time,
  where,
  actor,
  measures,
  having,
}: Body): NonNullable<AskedQuery['join']>['in'] {
  return {
    from,
    ...(time !== undefined && { time }),
    ...(where.length > 0 && { where: [...where] }),
    by: [actor],
    ...(having.length > 0 && { measures: [...measures], having: [...having] }),
  };
}
