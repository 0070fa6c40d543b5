/** Two queries beside each other: two times, bought against sold, in both of two groups. */
import { toMeasureKey } from '#contracts/query/index-query';
import { findQuerySource } from '#contracts/query/query-sources';
import type { AskedQuery, AskedTime } from '../../question/question.ts';
import type { Match } from '../../words/spot.ts';
import type { ParseContext } from '../context.ts';
import { mark, type Draft, type Measure } from './draft.ts';
import type { QueryWant } from './query-shape.ts';
import { toInterval } from './to-time.ts';

const DAY = 86_400;

/** The times of a question that names two: `06:00-10:00 and 10:00-14:00`, `today vs yesterday`. */
export function findTwoTimes(context: ParseContext): readonly [AskedTime, AskedTime] | undefined {
  const [first, second] = context.ranges ?? [];
  if (first !== undefined && second !== undefined) return [first, second];
  const word = (key: string) => context.of('time').find((match) => match.key === key);
  const [today, yesterday] = [word('today'), word('yesterday')];
  if ((today === undefined || yesterday === undefined) && !isSetAgainst(context)) return undefined;
  const midnight = context.nowSeconds - (context.nowSeconds % DAY);
  return [
    { from: midnight, to: context.nowSeconds, text: 'today' },
    { from: midnight - DAY, to: midnight, text: 'yesterday' },
  ];
}

/** `than yesterday`, `compared with yesterday`, `grew since yesterday`: today is meant on the other side. */
function isSetAgainst({ text, tokens, bounds, time }: ParseContext): boolean {
  // `in the last hour, than yesterday` names the other side itself.
  if (!/yesterday/i.test(time?.value.text ?? 'yesterday') || OTHER_TIME.test(text)) return false;
  if (AGAINST.test(text)) return true;
  const since = SINCE.exec(text)?.index;
  const bounded = new Set(bounds.flatMap(({ at }) => at));
  // `trades of more than 5 SOL since yesterday` grew by nothing, nor does what is asked behind an `and`.
  return (
    since !== undefined &&
    tokens.some(
      (token, index) =>
        !bounded.has(index) &&
        CHANGED.test(token.text) &&
        !JOINT.test(text.slice(Math.min(token.end, since), Math.max(token.start, since))),
    )
  );
}
const OTHER_TIME =
  /\b(?:last|past) (?:\d{1,6} )?(?:minute|hour|day|week)s?\b|\bthis (?:hour|morning|afternoon|week|month)\b/i;
const JOINT = /[,;?]|\b(?:and|but|or)\b/i;
const AGAINST = /\b(?:than|versus|vs|against|(?:compared|relative) (?:to|with)) yesterday\b/i;
const SINCE = /\bsince yesterday\b/i;
const CHANGED =
  /^(?:grow|grew|grown|growth|increased?|rose|rise|risen|up|down|fell|fall|fallen|dropp?e?d?|decreased?|changed?|shrank|shrunk|more|less|fewer)$/;

/** `who traded more, A or B`: one row is of one of them, so that each is a group of its own. */
export function toBeside(draft: Draft, want: QueryWant): QueryWant | undefined {
  const { context, event } = draft;
  const { where = [], time, from } = want.query;
  const field = where.find((one) => one.is === '=' && where.some((other) => isOtherThing(one, other)))?.field;
  if (field === undefined) return undefined;
  const ids = where.flatMap((one) =>
    one.field === field && typeof one.value === 'string' ? [one.value] : [],
  );
  const rest = where.filter((one) => one.field !== field);
  const all: AskedQuery = { ...want.query, where: [...rest, { field, is: 'in', value: ids }] };
  const signs = [
    ...context.of('ask').filter(({ key }) => COMPARING.has(key)),
    ...context.of('shape').filter(({ key }) => key === 'most' || key === 'least' || key === 'count'),
    ...context.of('than'),
    ...context.of('follow').filter(({ key }) => key === 'greater' || key === 'less'),
  ];
  // Whether both did is not told by what one of them did.
  if (!event.isEvents || (signs.length === 0 && !context.isYesNo)) return { ...want, query: all };
  for (const { at } of signs) mark(draft, at);
  draft.bonus += 0.2;
  const counted: Measure = { measure: 'count' };
  const sizes: readonly Measure[] = from === 'trades' ? [{ measure: 'sum', field: 'microUsd' }] : [];
  const asked = want.answers === 'figure' ? (want.query.measures ?? []) : [];
  // `who paid more fees`: what is named is added up.
  const named = context
    .of('field')
    .flatMap(({ key, at }) => (at.some((index) => draft.own.has(index)) ? [] : (event.fields[key] ?? [])));
  const size = named.find((one) => SIZED.has(findQuerySource(from)?.fields[one]?.kind ?? ''));
  const sums: readonly Measure[] = size === undefined ? [] : [{ measure: 'sum', field: size }];
  const [first = counted, ...more] =
    asked.length > 0 ? asked : [...sums, counted, ...(size === undefined ? sizes : [])];
  const measures = [first, ...more];
  return {
    kind: 'query',
    answers: 'rows',
    query: {
      from,
      ...(time !== undefined && { time }),
      where: all.where,
      by: [field],
      measures: [...measures],
      order: { by: toMeasureKey(first), descending: !context.has('shape', 'least') },
      limit: ids.length,
    },
  };
}
const SIZED: ReadonlySet<string> = new Set(['sol', 'usd']);
const COMPARING: ReadonlySet<string> = new Set(['who', 'which', 'compare']);
type Condition = NonNullable<AskedQuery['where']>[number];
const isOtherThing = (one: Condition, other: Condition): boolean =>
  one.field === other.field && other.is === '=' && typeof one.value === 'string' && one.value !== other.value;

/** The figure of one time against that of another. */
export function toTwoTimes(draft: Draft, want: QueryWant): QueryWant | undefined {
  const { context } = draft;
  const times = findTwoTimes(context);
  const signs = [
    ...context.of('ask').filter(({ key }) => key === 'compare'),
    ...context.of('shape').filter(({ key }) => key === 'difference' || key === 'most' || key === 'least'),
    ...context.of('than'),
  ];
  if (times === undefined || signs.length === 0 || want.answers !== 'figure') return undefined;
  for (const { at } of [...signs, ...context.of('unit').filter(({ key }) => key === 'percent')])
    mark(draft, at);
  for (const { key, at } of context.of('time')) if (key === 'today' || key === 'yesterday') mark(draft, at);
  const [first, second] = times;
  draft.bonus += 0.25;
  return {
    ...want,
    query: { ...want.query, time: toInterval(first) },
    against: { ...want.query, time: toInterval(second) },
    relate: context.has('unit', 'percent') || context.has('shape', 'share') ? 'percent_change' : 'difference',
  };
}

/** `was W buying or selling on net`, `buy/sell ratio`: what was bought against what was sold. */
export function toBoughtAndSold(draft: Draft, want: QueryWant): QueryWant | undefined {
  const { context, event } = draft;
  const words = context.of('event');
  const sides = ['buy', 'sell'].map((key) => words.filter((match) => match.key === key));
  if (event.key !== 'trade' || !areSides(context, sides)) return undefined;
  for (const { at } of sides.flat()) mark(draft, at);
  for (const { key, at } of context.of('shape'))
    if (['net', 'share', 'difference', 'most'].includes(key)) mark(draft, at);
  for (const { at } of [...context.of('not'), ...context.of('than')]) mark(draft, at);
  draft.bonus += 0.2;
  const { time, where = [], by = [] } = want.query;
  const measures = toTradeMeasures(where);
  if (by.length > 0)
    return {
      kind: 'query',
      answers: 'rows',
      query: {
        from: 'trades',
        time,
        where,
        by: [...by, 'isBuy'],
        measures: [{ measure: 'count' }, { measure: 'sum', field: 'microUsd' }],
        limit: 100,
      },
    };
  const side = (value: boolean): AskedQuery => ({
    from: 'trades',
    time,
    where: [...where, { field: 'isBuy', is: '=', value }],
    measures,
  });
  return { kind: 'query', answers: 'figure', query: side(true), against: side(false), relate: 'net' };
}

/** `buys and sells`, `buying or selling`, `more buys than sells`; not `sold within an hour of buying`. */
function areSides(context: ParseContext, [buys = [], sells = []]: readonly (readonly Match[])[]): boolean {
  return buys.some(({ at: [buy = 0] }) =>
    sells.some(({ at: [sell = 0] }) => {
      const [from, to] = buy < sell ? [buy, sell] : [sell, buy];
      const between = context.tokens.slice(from + 1, to).map(({ text }) => text);
      return (
        context.has('shape', 'net') || (between.length <= 3 && between.every((word) => BETWEEN.has(word)))
      );
    }),
  );
}

const BETWEEN: ReadonlySet<string> = new Set([
  'and',
  'or',
  'vs',
  'versus',
  'than',
  'to',
  'more',
  'against',
  'of',
]);

/** Units where one token is named, and dollars. */
const toTradeMeasures = (where: NonNullable<AskedQuery['where']>): NonNullable<AskedQuery['measures']> => [
  ...(where.some(({ field, is }) => field === 'base' && is === '=')
    ? [{ measure: 'sum', field: 'baseAmount' }]
    : []),
  { measure: 'sum', field: 'microUsd' },
  { measure: 'count' },
];

/** `hold both A and B`, `bought both`, `on both days`: the groups of one query among those of another. */
export function toBoth(draft: Draft, want: QueryWant): QueryWant | undefined {
  const { context, event } = draft;
  const { actor } = event;
  const both = context.of('shape').find(({ key }) => key === 'both');
  if (both === undefined || actor === undefined) return undefined;
  const { where = [], time, from } = want.query;
  const two = where.find(({ value }) => Array.isArray(value) && value.length === 2);
  const times = findTwoTimes(context);
  mark(draft, both.at);
  const counts = context.has('ask', 'how-many');
  const finish = (first: AskedQuery, second: AskedQuery): QueryWant => {
    draft.bonus += 0.2;
    for (const { key, at } of [...context.of('kind'), ...context.of('field')])
      if (key === 'account' || key === 'who') mark(draft, at);
    const { limit: _limit, order: _order, show: _show, measures: _measures, ...body } = second;
    const join = { field: actor, in: { ...body, by: [actor] } };
    return counts
      ? {
          kind: 'query',
          answers: 'figure',
          query: { ...first, measures: [{ measure: 'distinct', field: actor }], join },
        }
      : {
          kind: 'query',
          answers: 'rows',
          query: {
            ...first,
            by: [actor],
            measures: [{ measure: 'count' }],
            limit:
              want.query.limit === undefined || want.query.limit < 10 ? 20 : Math.max(want.query.limit, 20),
            join,
          },
        };
  };
  if (two !== undefined && Array.isArray(two.value)) {
    const rest = where.filter((one) => one !== two);
    const [a, b] = two.value.map((value): AskedQuery => ({
      from,
      ...(time !== undefined && { time }),
      where: [...rest, { field: two.field, is: '=', value }],
    }));
    return finish(a!, b!); // there are two
  }
  if (times === undefined) return undefined;
  for (const { key, at } of context.of('time'))
    if (key === 'day' || key === 'today' || key === 'yesterday') mark(draft, at);
  const [a, b] = times.map((one): AskedQuery => ({
    from,
    time: toInterval(one),
    ...(where.length > 0 && { where: [...where] }),
  }));
  return finish(a!, b!); // there are two
}

/** `tokens without trades`, `with no trades in 24 h`: what is not among those that were traded. */
export function toUntraded(draft: Draft, want: QueryWant): QueryWant | undefined {
  const { context, event } = draft;
  const [not] = context
    .of('not')
    .filter(({ at }) =>
      context
        .of('event')
        .some(
          ({ key, at: word }) => key === 'trade' && word[0]! - at.at(-1)! >= 1 && word[0]! - at.at(-1)! <= 2,
        ),
    ); // matches have tokens
  if (not === undefined || (event.key !== 'tokens' && event.key !== 'allTokens')) return undefined;
  mark(draft, [
    ...not.at,
    ...(context.time?.at ?? []),
    ...context
      .of('event')
      .filter(({ key }) => key === 'trade')
      .flatMap(({ at }) => at),
  ]);
  draft.bonus += 0.3;
  const { value } = context.time ?? {};
  const query: AskedQuery = {
    from: 'tokens',
    show: ['mint', 'createdTime', 'creator', 'holders', 'swaps'],
    order: { by: 'holders', descending: true },
    limit: want.query.limit ?? 20,
    join: {
      field: 'mint',
      not: true,
      in: { from: 'trades', by: ['base'], time: value === undefined ? {} : toInterval(value) },
    },
  };
  return context.has('ask', 'how-many')
    ? {
        kind: 'query',
        answers: 'figure',
        query: { from: 'tokens', join: query.join, measures: [{ measure: 'count' }] },
      }
    : { kind: 'query', answers: 'rows', query };
}

/** `net flow of SOL of W`: what it received against what it sent. */
export function toNetFlow(draft: Draft, want: QueryWant): QueryWant | undefined {
  const { context, event } = draft;
  const net = context.of('shape').find(({ key }) => key === 'net');
  const { where = [], time } = want.query;
  const wallet = where.find(({ field, is }) => (field === 'sender' || field === 'receiver') && is === '=');
  if (
    event.source !== 'transfers' ||
    net === undefined ||
    wallet === undefined ||
    !where.some(({ field, is }) => field === 'mint' && is === '=')
  )
    return undefined;
  mark(draft, net.at);
  draft.bonus += 0.15;
  const side = (field: string): AskedQuery => ({
    from: 'transfers',
    ...(time !== undefined && { time }),
    where: [...where.filter((one) => one !== wallet), { ...wallet, field }],
    measures: [{ measure: 'sum', field: 'amount' }, { measure: 'count' }],
  });
  return {
    kind: 'query',
    answers: 'figure',
    query: side('receiver'),
    against: side('sender'),
    relate: 'net',
  };
}
