/** The last rows by fewer of them: `just those above 0.5 SOL`, `only the buys`, `excluding the pool`. */
import { findMeasure } from '../../../catalogue/catalogue.ts';
import { toScaled } from '../../find-numbers.ts';
import type { AskedQuery, Bound, Question } from '../../../question/question.ts';
import { SOL_MINT, toSolSize } from '../../../question/sol.ts';
import { isPartlySized, SIZES, withQuery, type ToEdit } from './define-edit.ts';

/** Bounds on the size of rows, in dollars or SOL; those in a token wait for its decimals. */
export const narrowSize: ToEdit = (question, context) => {
  const { want } = question;
  if (context.bounds.length === 0) return undefined;
  if (want.kind === 'measures' && want.keys.some((key) => findMeasure(want.of, key)?.columns !== undefined))
    return undefined;
  if (want.kind === 'measures')
    return {
      question: { ...question, form: 'yes-no', bounds: context.bounds.map(({ bound }) => bound) },
      at: context.bounds.flatMap(({ at }) => at),
    };
  if (want.kind !== 'query') return undefined;
  let changed: Question = question;
  const at: number[] = [];
  for (const { bound, at: own } of context.bounds) {
    const next = withBound(changed, bound);
    if (next === undefined) continue;
    changed = next;
    at.push(...own);
  }
  return at.length === 0 ? undefined : { question: changed, at };
};

function withBound(question: Question, { is, value, unit }: Bound): Question | undefined {
  if (question.want.kind !== 'query') return undefined;
  const { query } = question.want;
  const size = SIZES[query.from];
  if (size === undefined || isPartlySized(query)) return undefined;
  const mint = query.where?.find(({ field, is: how }) => field === 'mint' && how === '=')?.value;
  if (unit === 'USD' && size !== 'microUsd') return undefined;
  const isSol = unit === 'SOL' || (unit === undefined && mint === SOL_MINT) || unit === SOL_MINT;
  if (unit === 'USD') return add({ field: size, is, value: toScaled(value, 6) });
  if (isSol || unit === 'lamports') {
    const sized = toSolSize(query.from, size, query.where ?? []);
    if (sized === undefined) return undefined;
    return add({ field: sized.field, is, value: toScaled(value, isSol ? 9 : 0) }, sized.needsMint);
  }
  if (size !== 'amount') return undefined;
  const token = unit !== undefined && unit.length >= 32 ? unit : mint;
  return typeof token === 'string'
    ? { ...question, bounds: [...question.bounds, { is, value, unit: token, field: 'amount' }] }
    : undefined;

  function add(condition: NonNullable<AskedQuery['where']>[number], ofSol = false): Question {
    const where = [
      ...(query.where ?? []).filter((one) => one.field !== condition.field || one.is !== is),
      condition,
    ];
    return withQuery(question, {
      ...query,
      where: ofSol ? [...where, { field: 'mint', is: '=', value: SOL_MINT }] : where,
    });
  }
}

/** `only the token ones, not SOL`, `just the SOL ones`: transfers by whether they are of SOL. */
export const narrowMint: ToEdit = (question, context) => {
  if (question.want.kind !== 'query' || question.want.query.from !== 'transfers') return undefined;
  const { query } = question.want;
  const sol = context.of('unit').find(({ key }) => key === 'SOL');
  const token = context.of('kind').find(({ key }) => key === 'token');
  const isNarrowed = context.has('follow', 'only', 'exclude') && context.mentions.length === 0;
  if (!isNarrowed || (sol === undefined && token === undefined) || context.numbers.length > 0)
    return undefined;
  const isRefused =
    sol !== undefined &&
    (context.has('follow', 'exclude') || /^(?:not|no)$/.test(context.tokens[sol.at[0]! - 1]?.text ?? '')); // a match has tokens
  const is = isRefused || sol === undefined ? ('!=' as const) : ('=' as const);
  const where = (query.where ?? []).filter(({ field }) => field !== 'mint');
  const at = [...(sol?.at ?? []), ...(token?.at ?? [])];
  return {
    question: withQuery(question, { ...query, where: [...where, { field: 'mint', is, value: SOL_MINT }] }),
    at: [...at, ...(isRefused && sol !== undefined ? [sol.at[0]! - 1] : [])], // a match has tokens
  };
};

/** `only the buys`, `and the sells?`. */
export const narrowSide: ToEdit = (question, context) => {
  if (question.want.kind !== 'query' || question.want.query.from !== 'trades') return undefined;
  const { query } = question.want;
  const word = context.of('event').find(({ key }) => key === 'buy' || key === 'sell');
  if (word === undefined) return undefined;
  const where = (query.where ?? []).filter(({ field }) => field !== 'isBuy');
  const isBuy = (word.key === 'buy') !== context.has('follow', 'exclude');
  return {
    question: withQuery(question, { ...query, where: [...where, { field: 'isBuy', is: '=', value: isBuy }] }),
    at: word.at,
  };
};

/** `excluding the pool`: holders that are markets are left out. */
export const withoutPools: ToEdit = (question, context) => {
  const pool = context.of('kind').find(({ key }) => key === 'pool');
  const mint = question.subjects.find(({ kind }) => kind === 'token');
  if (pool === undefined || mint === undefined || !context.has('follow', 'exclude')) return undefined;
  const { want } = question;
  const isHolders =
    (want.kind === 'measures' && want.of === 'token' && want.keys.some((key) => /holder/i.test(key))) ||
    (want.kind === 'query' && want.query.from === 'holdings');
  if (!isHolders) return undefined;
  const isOne =
    want.kind === 'query'
      ? want.answers === 'first'
      : question.form !== 'list' &&
        (question.shape.limit ?? 1) === 1 &&
        !want.keys.some((key) => key === 'holders' || key === 'topHolders');
  const limit = want.kind === 'query' ? want.query.limit : question.shape.limit;
  return {
    at: pool.at,
    question: {
      ...question,
      subjects: [mint],
      form: 'list',
      want: {
        kind: 'query',
        answers: isOne ? 'first' : 'rows',
        query: {
          from: 'holdings',
          where: [
            { field: 'mint', is: '=', value: mint.id },
            { field: 'amount', is: '>', value: 0 },
          ],
          by: ['owner'],
          measures: [{ measure: 'sum', field: 'amount' }],
          order: { by: 'sum_amount', descending: true },
          limit: limit ?? (isOne ? 1 : 10),
          join: { field: 'owner', not: true, in: { from: 'markets', by: ['market'] } },
        },
      },
    },
  };
};
