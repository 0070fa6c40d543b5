/** The last rows told another way: added up, averaged, counted, named one by one, by hour, the other way around, the next one. */
import { toMeasureKey } from '#contracts/query/index-query';
import { EVENTS } from '../../../catalogue/events.ts';
import type { ParseContext } from '../../context.ts';
import type { AskedQuery, Question } from '../../../question/question.ts';
import { BUCKETS, bucketOf } from '../../events/bucket-of.ts';
import { eventOf, isPartlySized, SIZES, withQuery, type ToEdit } from './define-edit.ts';
import { toUsualMean } from '../../events/mean-of-sums.ts';

const MOST_STEPS = 48;
const SPLITS = /^(?:split|break|group|bucket|buckets|chart|plot|it|that|this|them)$/;

/** `by hour`, `per day`. */
export const splitByTime: ToEdit = (question, context) => {
  if (question.want.kind !== 'query') return undefined;
  const word = context.of('shape').find(({ key }) => BUCKETS[key] !== undefined);
  if (word === undefined) return undefined;
  const { query } = question.want;
  const { show: _show, order: _order, by: _by, limit: _limit, ...rest } = query;
  const charts = context.of('explain').filter(({ key }) => key === 'chart');
  return {
    at: [
      ...word.at,
      ...charts.flatMap(({ at }) => at),
      ...context.tokens.flatMap(({ text }, index) => (SPLITS.test(text) ? [index] : [])),
    ],
    question: {
      ...question,
      form: 'series',
      want: {
        ...question.want,
        answers: 'rows',
        query: {
          ...rest,
          per: bucketOf(word, context),
          measures: query.measures ?? [{ measure: 'count' }],
          order: { by: 'bucket', descending: false },
          limit: MOST_STEPS,
        },
      },
    },
  };
};

const AGGREGATES: Readonly<Record<string, string>> = {
  sum: 'sum',
  mean: 'mean',
  median: 'median',
  count: 'count',
};

/** `how much in total`, `median`, `how many`. */
export const aggregate: ToEdit = (question, context) => {
  const { want } = question;
  const word = context.of('follow').find(({ key }) => AGGREGATES[key] !== undefined);
  if (word === undefined) return undefined;
  const question_ = want.kind === 'query' ? toTotal(question, AGGREGATES[word.key]!) : undefined; // found by that
  return question_ === undefined ? undefined : { at: word.at, question: question_ };
};

/** The rows counted, or their sizes added up or averaged; `undefined` where they have none. */
export function toTotal(question: Question, measure: string): Question | undefined {
  const { want } = question;
  if (want.kind !== 'query') return undefined;
  const { query } = want;
  const measured = query.measures?.find(({ field }) => field !== undefined)?.field;
  const field = measured ?? SIZES[query.from];
  if (measure !== 'count' && field === undefined) return undefined;
  const isOfSums = EVENTS.some(({ source, isSums }) => source === query.from && isSums === true);
  // A mean of sums is of none of what they are of, and the median of that is not known.
  const isMiddle = isOfSums && (measure === 'mean' || measure === 'median');
  const usual = isMiddle && measure === 'mean' ? toUsualMean(query.from, field ?? '') : undefined;
  if (isMiddle && usual === undefined) return undefined;
  const own = measure === 'count' ? [] : [{ measure, field }];
  const measures = usual === undefined ? [...own, { measure: 'count' }] : [...usual];
  if (query.per !== undefined) return undefined;
  const { show: _show, order: _order, limit: _limit, by: _by, having: _having, ...rest } = query;
  // Of groups that have their sums already the whole is asked for.
  const isWhole = query.by !== undefined && query.measures?.some((one) => one.measure === measure) === true;
  if (query.by !== undefined && !isWhole)
    return withQuery(question, {
      ...query,
      measures,
      order: { by: toMeasureKey(measures[0]!), descending: true }, // there is one
    });
  // Amounts of different tokens cannot be added; each has a sum of its own.
  const isMixed =
    measure !== 'count' && field === 'amount' && query.where?.some((one) => one.field === 'mint') !== true;
  return {
    ...question,
    form: 'value',
    negated: false,
    want: isMixed
      ? { ...want, answers: 'rows', query: { ...rest, by: ['mint'], measures, limit: 20 } }
      : { ...want, answers: 'figure', query: { ...rest, measures } },
  };
}

/** `name them`: the rows a figure was made of. */
export const listRows: ToEdit = (question, context) => {
  const word = context.of('follow').find(({ key }) => key === 'list');
  if (word === undefined || question.want.kind !== 'query') return undefined;
  const { query } = question.want;
  const event = EVENTS.find(({ source }) => source === query.from);
  if (event === undefined) return undefined;
  const { measures: _measures, by: _by, per: _per, having: _having, order: _order, ...rest } = query;
  const distinct = query.measures?.find(({ measure }) => measure === 'distinct')?.field;
  return {
    at: word.at,
    question: {
      ...question,
      form: 'list',
      want: {
        ...question.want,
        answers: 'rows',
        query:
          distinct === undefined
            ? { ...rest, show: [...event.show], limit: 50 }
            : { ...rest, by: [distinct], measures: [{ measure: 'count' }], limit: 50 },
      },
    },
  };
};

/** `and the other way around?` */
export const reverse: ToEdit = (question, context) => {
  const word = context.of('follow').find(({ key }) => key === 'reverse');
  if (word === undefined) return undefined;
  const { want } = question;
  if (want.kind === 'query') {
    const where = (want.query.where ?? []).map((one) =>
      one.field === 'isBuy'
        ? { ...one, value: one.value !== true }
        : { ...one, field: SIDES[one.field] ?? one.field },
    );
    if (JSON.stringify(where) === JSON.stringify(want.query.where ?? [])) return undefined;
    return {
      at: word.at,
      question: withQuery(question, { ...want.query, where }, { subjects: question.subjects.toReversed() }),
    };
  }
  if (want.kind === 'compare' && question.subjects.length === 2)
    return { at: word.at, question: { ...question, subjects: question.subjects.toReversed() } };
  return undefined;
};

const SIDES: Readonly<Record<string, string>> = { sender: 'receiver', receiver: 'sender' };

/** What is asked of the other end of time or order. */
const COUNTERPARTS: Readonly<Record<string, readonly string[]>> = {
  newest: ['firstTime', 'lastTime', 'firstTransaction', 'lastTransaction', 'firstSlot', 'lastSlot'],
  oldest: ['lastTime', 'firstTime', 'lastTransaction', 'firstTransaction', 'lastSlot', 'firstSlot'],
  most: ['price', 'high', 'low', 'high', 'lowestFee', 'topFee'],
  least: ['price', 'low', 'high', 'low', 'topFee', 'lowestFee'],
};

/** `and last?`, `and the lowest?`: the same from the other end. */
export const turnRound: ToEdit = (question, context) => {
  const word = context.of('shape').find(({ key }) => COUNTERPARTS[key] !== undefined);
  if (word === undefined) return undefined;
  const { want } = question;
  if (want.kind === 'measures') {
    const pairs = COUNTERPARTS[word.key]!; // found by that
    const keys = want.keys.map((key) => {
      const index = pairs.indexOf(key);
      return index >= 0 && index % 2 === 0 ? pairs[index + 1]! : key; // pairs are even
    });
    return keys.every((key, index) => key === want.keys[index])
      ? undefined
      : { at: word.at, question: { ...question, want: { ...want, keys } } };
  }
  if (want.kind !== 'query' || want.query.order === undefined) return undefined;
  // Of several rows that were told one is ranked.
  if (want.answers === 'rows' && want.query.by === undefined && eventOf(want.query)?.isEvents === true)
    return undefined;
  const { order } = want.query;
  const descending = word.key === 'newest' || word.key === 'most';
  const isTime = /time$/i.test(order.by);
  if (isTime !== (word.key === 'newest' || word.key === 'oldest')) return undefined;
  const by = toOtherTime(want.query, descending) ?? order.by;
  return { at: word.at, question: withQuery(question, { ...want.query, order: { by, descending } }) };
};

/** `the biggest of these`, `and the latest one?`: one of the rows that were told, whatever was made of them. */
export const rankRows: ToEdit = (question, context) => {
  const { want } = question;
  if (want.kind !== 'query' || context.numbers.length > 0) return undefined;
  const event = eventOf(want.query);
  const word = context.of('shape').find(({ key }) => COUNTERPARTS[key] !== undefined);
  if (word === undefined || event?.isEvents !== true || want.query.by !== undefined) return undefined;
  const isTime = word.key === 'newest' || word.key === 'oldest';
  const by = isTime ? event.fields.time : event.size;
  if (by === undefined || (!isTime && isPartlySized(want.query))) return undefined;
  const { measures: _measures, per: _per, having: _having, ...rest } = want.query;
  const order = { by, descending: word.key === 'newest' || word.key === 'most' };
  // `sort by size` puts all of them in another order.
  const sorts = context.tokens.flatMap(({ text }, index) => (SORTS.test(text) ? [index] : []));
  if (sorts.length > 0 && want.answers === 'rows')
    return {
      at: [...word.at, ...sorts],
      question: { ...question, want: { ...want, query: { ...rest, show: [...event.show], order } } },
    };
  return {
    at: [...word.at, ...ofThose(context)],
    question: {
      ...question,
      form: 'value',
      negated: false,
      want: { kind: 'query', answers: 'first', query: { ...rest, show: [...event.show], order, limit: 1 } },
    },
  };
};

const SORTS = /^(?:sort|sorted|order|ordered|rank|ranked|arrange|arranged)$/;

/** `one`, `of those`, `ever`: said with a rank. */
const ofThose = ({ tokens }: ParseContext): readonly number[] =>
  tokens.flatMap(({ text }, index) => (/^(?:one|those|these|them|single|ever)$/.test(text) ? [index] : []));

const toOtherTime = ({ from }: AskedQuery, isNewest: boolean): string | undefined =>
  from === 'wallets' ? (isNewest ? 'lastTime' : 'firstTime') : undefined;

/** `show me 10`, `top 3`: as many rows. */
export const changeLimit: ToEdit = (question, context) => {
  const numbers = context.numbers.filter(
    ({ unit, token, value, at }) =>
      unit === undefined &&
      token === undefined &&
      /^[1-9]\d{0,2}$/.test(value) &&
      !context.bounds.some((one) => one.at.includes(at[0]!)) && // a number has a token
      !context.of('time').some(({ key, at: words }) => key === 'last' && words.at(-1) === (at[0] ?? 0) - 1),
  );
  const [number] = numbers;
  if (number === undefined || numbers.length > 1) return undefined;
  const limit = Number(number.value);
  const order = context.of('shape').filter(({ key }) => ['most', 'least', 'newest', 'oldest'].includes(key));
  const isTurned = question.want.kind === 'query' && question.want.query.by !== undefined;
  // Of groups a word of order turns them round, which is another change.
  const at = isTurned ? number.at : [...number.at, ...order.flatMap(({ at: own }) => own)];
  const shape = { ...question.shape, limit };
  if (
    question.want.kind === 'query' &&
    question.want.answers === 'figure' &&
    question.want.query.by === undefined
  ) {
    const event = eventOf(question.want.query);
    const { measures: _measures, ...rest } = question.want.query;
    if (event?.isEvents !== true || event.size === undefined) return undefined;
    const by = order.some(({ key }) => key === 'newest' || key === 'oldest') ? 'time' : event.size;
    const descending = !order.some(({ key }) => key === 'least' || key === 'oldest');
    const query = { ...rest, show: [...event.show], order: { by, descending }, limit };
    return {
      at,
      question: { ...question, shape, form: 'list', want: { kind: 'query', answers: 'rows', query } },
    };
  }
  if (question.want.kind === 'query')
    return {
      at,
      question: {
        ...question,
        shape,
        want: {
          ...question.want,
          answers: 'rows',
          query: { ...question.want.query, ...toRanked(question.want.query, order[0]?.key), limit },
        },
      },
    };
  const isList = question.want.kind === 'measures' && question.form === 'list';
  return isList ? { at, question: { ...question, shape } } : undefined;
};

/** `top 3` of rows that stood in the order of their time are those with the most. */
function toRanked(query: AskedQuery, word: string | undefined): Partial<AskedQuery> {
  const event = eventOf(query);
  if (word === undefined || event?.isEvents !== true || query.by !== undefined) return {};
  const isTime = word === 'newest' || word === 'oldest';
  const by = isTime ? event.fields.time : event.size;
  if (by === undefined) return {};
  return {
    show: [...event.show],
    order: { by, descending: word === 'newest' || word === 'most' },
  };
}

/** `what share does the second one have`: of the holders that were listed. */
export const shareOfRow: ToEdit = (question, context) => {
  const word = context.of('follow').find(({ key }) => key === 'share');
  const { want } = question;
  const isHeld = want.kind === 'measures' && want.of === 'account' && want.keys.includes('tokenBalance');
  // `what percent of supply is that` of what somebody holds.
  const holder =
    isHeld && context.mentions.every(({ isSoft }) => isSoft === true) ? question.subjects[0] : undefined;
  const mentioned = context.mentions.find(({ isOrdinal, isSoft }) => isOrdinal === true && isSoft !== true);
  const row = holder === undefined ? mentioned : { subject: holder, at: supplyAt(context) };
  const mint = question.subjects.find(({ kind }) => kind === 'token');
  const isHolders =
    holder !== undefined ||
    (want.kind === 'query' && want.query.from === 'holdings') ||
    (want.kind === 'measures' && want.of === 'token' && want.keys.includes('topHolders'));
  if (word === undefined || row === undefined || mint === undefined || !isHolders) return undefined;
  const owner = row.subject.id;
  const turn = context.earlier.find(({ listed, question: asked }) =>
    holder === undefined ? listed.length > 0 : asked?.want.kind === 'measures',
  );
  const values = turn?.values ?? [];
  const own = values.find(({ entity }) => entity?.id === owner)?.place;
  const place = own?.slice(0, own.lastIndexOf('/') + 1);
  const held = values.find(
    (value) =>
      value.kind === 'amount' &&
      (holder === undefined ? value.place?.startsWith(place ?? ' ') === true : value.mint === mint.id),
  );
  if (held === undefined) return undefined;
  return {
    at: [...word.at, ...row.at],
    question: {
      ...question,
      subjects: [mint, row.subject],
      form: 'value',
      want: {
        kind: 'query',
        answers: 'part',
        query: {
          from: 'holdings',
          where: [
            { field: 'mint', is: '=', value: mint.id },
            { field: 'amount', is: '>', value: 0 },
          ],
          by: ['owner'],
          measures: [
            { measure: 'share', field: 'amount' },
            { measure: 'sum', field: 'amount' },
          ],
          // A share is of all groups; the one that is meant is told by what it holds.
          having: [{ field: 'sum_amount', is: '<=', value: held.raw }],
          order: { by: 'sum_amount', descending: true },
          limit: 1,
        },
      },
    },
  };
};

const supplyAt = ({ tokens }: ParseContext): readonly number[] =>
  tokens.flatMap(({ text }, index) => (/^(?:supply|total|all|whole)$/.test(text) ? [index] : []));
