/** A predicate as a query whose groups are the wallets it holds for. */
import type { AskedQuery, Bound } from '../../question/question.ts';
import { toScaled } from '../find-numbers.ts';
import { SOL_MINT } from '../../question/sol.ts';
import type { Act, Bounded, Predicate } from './predicates.ts';

type Where = NonNullable<AskedQuery['where']>[number];
type Measure = NonNullable<AskedQuery['measures']>[number];

export interface Body {
  readonly from: string;
  readonly time?: AskedQuery['time'];
  readonly where: readonly Where[];
  /** Field that names the wallet. */
  readonly actor: string;
  readonly measures: readonly Measure[];
  readonly having: readonly Where[];
  /** In units of the token, put in when its decimals are read. */
  readonly bounds: readonly Bound[];
}

interface Source {
  readonly from: string;
  readonly actor: string;
  readonly other?: string;
  readonly token?: string;
  readonly isBuy?: boolean;
  readonly amount?: string;
  readonly isEvents: boolean;
}

const SOURCES: Readonly<Record<Act, Source>> = {
  buy: { from: 'trades', actor: 'trader', token: 'base', isBuy: true, amount: 'baseAmount', isEvents: true },
  sell: {
    from: 'trades',
    actor: 'trader',
    token: 'base',
    isBuy: false,
    amount: 'baseAmount',
    isEvents: true,
  },
  trade: { from: 'trades', actor: 'trader', token: 'base', amount: 'baseAmount', isEvents: true },
  send: {
    from: 'transfers',
    actor: 'sender',
    other: 'receiver',
    token: 'mint',
    amount: 'amount',
    isEvents: true,
  },
  receive: {
    from: 'transfers',
    actor: 'receiver',
    other: 'sender',
    token: 'mint',
    amount: 'amount',
    isEvents: true,
  },
  hold: { from: 'holdings', actor: 'owner', token: 'mint', amount: 'amount', isEvents: false },
  create: { from: 'tokenMints', actor: 'creator', token: 'mint', isEvents: true },
  burn: { from: 'supplyChanges', actor: 'owner', token: 'mint', amount: 'amount', isEvents: true },
  touch: {
    from: 'trades',
    actor: 'trader',
    token: 'base',
    amount: 'baseAmount',
    isEvents: true,
  },
  transact: { from: 'transactions', actor: 'feePayer', isEvents: true },
};

/** `undefined` where a part of it has no field. */
export function toBody(predicate: Predicate, time: AskedQuery['time']): Body | undefined {
  const source = SOURCES[predicate.act];
  const where: Where[] = [];
  if (source.isBuy !== undefined) where.push({ field: 'isBuy', is: '=', value: source.isBuy });
  if (predicate.act === 'burn') where.push({ field: 'isBurn', is: '=', value: true });
  const mints = predicate.tokens.length > 0 ? predicate.tokens : predicate.isOfSol ? [SOL_MINT] : [];
  if (mints.length > 0 && source.token === undefined) return undefined;
  if (mints.length === 1) where.push({ field: source.token!, is: '=', value: mints[0]! }); // checked above, and one
  if (mints.length > 1) where.push({ field: source.token!, is: 'in', value: [...mints] }); // checked above
  if (source.from === 'holdings') where.push({ field: 'amount', is: '>', value: 0 });
  if (predicate.others.length > 0) {
    if (source.other === undefined) return undefined;
    where.push(
      predicate.others.length === 1
        ? { field: source.other, is: '=', value: predicate.others[0]! } // one
        : { field: source.other, is: 'in', value: [...predicate.others] },
    );
  }
  const made: Body = {
    from: source.from,
    ...(source.isEvents && { time: time ?? {} }),
    where,
    actor: source.actor,
    measures: [],
    having: [],
    bounds: [],
  };
  return predicate.bounds.reduce<Body | undefined>(
    (body, bounded) => body && addBound(body, source, bounded, mints),
    made,
  );
}

function addBound(
  body: Body,
  source: Source,
  { bound, of, isOfOne }: Bounded,
  mints: readonly string[],
): Body | undefined {
  const { is, value, unit } = bound;
  const having = (measure: Measure, key: string, limit: string): Body => ({
    ...body,
    measures: body.measures.some((one) => one.measure === measure.measure && one.field === measure.field)
      ? body.measures
      : [...body.measures, measure],
    having: [...body.having, { field: key, is, value: limit }],
  });
  if (of === 'tokens')
    return source.token === undefined
      ? undefined
      : having({ measure: 'distinct', field: source.token }, `distinct_${source.token}`, value);
  if (of === 'others')
    return source.other === undefined
      ? undefined
      : having({ measure: 'distinct', field: source.other }, `distinct_${source.other}`, value);
  // `bought more than 1000 T0` counts units, `made more than 20 swaps` rows.
  const isUnits =
    of === 'times' &&
    unit === undefined &&
    mints.length === 1 &&
    source.amount !== undefined &&
    source.from === 'holdings';
  if (of === 'times' && !isUnits) return having({ measure: 'count' }, 'count', value);
  const isToken = isUnits || (unit !== undefined && unit.length >= 32);
  if (isToken) {
    if (source.amount === undefined || mints.length !== 1) return toDollars(body, source, bound, isOfOne);
    if (isOfOne || source.from === 'holdings')
      return {
        ...body,
        bounds: [...body.bounds, { is, value, field: source.amount, ...(unit !== undefined && { unit }) }],
      };
    return {
      ...body,
      measures: [...body.measures, { measure: 'sum', field: source.amount }],
      bounds: [
        ...body.bounds,
        { is, value, field: `sum_${source.amount}`, ...(unit !== undefined && { unit }) },
      ],
    };
  }
  if (unit === 'USD') return toDollars(body, source, bound, isOfOne);
  if (unit === 'SOL' || unit === 'lamports') {
    const scaled = toScaled(value, unit === 'SOL' ? 9 : 0);
    const field = source.from === 'trades' ? 'lamports' : source.amount;
    if (field === undefined || source.from === 'holdings' || source.from === 'supplyChanges')
      return undefined;
    const isOther = source.from === 'transfers' && mints.some((mint) => mint !== SOL_MINT);
    if (isOther) return undefined;
    const solBody =
      source.from === 'transfers' && mints.length === 0
        ? { ...body, where: [...body.where, { field: 'mint', is: '=' as const, value: SOL_MINT }] }
        : body;
    return isOfOne
      ? { ...solBody, where: [...solBody.where, { field, is, value: scaled }] }
      : {
          ...solBody,
          measures: [...solBody.measures, { measure: 'sum', field }],
          having: [...solBody.having, { field: `sum_${field}`, is, value: scaled }],
        };
  }
  return undefined;
}

function toDollars(body: Body, source: Source, { is, value }: Bound, isOfOne: boolean): Body | undefined {
  if (source.from !== 'trades') return undefined;
  const scaled = toScaled(value, 6);
  return isOfOne
    ? { ...body, where: [...body.where, { field: 'microUsd', is, value: scaled }] }
    : {
        ...body,
        measures: [...body.measures, { measure: 'sum', field: 'microUsd' }],
        having: [...body.having, { field: 'sum_microUsd', is, value: scaled }],
      };
}
