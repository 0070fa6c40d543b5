/** What bounds the groups of a clause: conditions on rows, on figures of a group, and on what other rows of the same things come to. */
import { toMeasureKey } from '#contracts/query/index-query';
import type { AskedQuery } from '../../question/question.ts';
import { SOL_MINT, toSolSize } from '../../question/sol.ts';
import type { Measure, Where } from '../composed/figures.ts';
import { toPhraseTime } from '../composed/phrase-time.ts';
import type { Phrase } from '../composed/phrase.ts';
import { toScaled } from '../find-numbers.ts';
import type { Bounded, Clause } from './clause.ts';
import { COMPOSED_SOURCES, type ComposedSource, type FigureKey } from './sources.ts';
import { toLimit, toMeasure } from './to-measure.ts';

export type Join = NonNullable<AskedQuery['join']>;

/** `transfers above 1 SOL`, `buys over 100 dollars`: of rows, and not of how many there are. */
const SIZED: ReadonlySet<FigureKey> = new Set(['trades', 'buys', 'sells', 'transfers']);

function addSize(
  source: ComposedSource,
  { figure, is, value, unit }: Pick<Bounded, 'figure' | 'is' | 'value' | 'unit'>,
  { where }: Built,
): boolean {
  const isOfTransfers = figure === 'transfers';
  if (source.from !== (isOfTransfers ? 'transfers' : 'trades')) return false;
  const isSol = unit === 'SOL';
  if (!isSol && (isOfTransfers || unit !== 'USD')) return false;
  const size = toSolSize(source.from, 'amount', where);
  if (isSol && size === undefined) return false;
  if (isSol && size?.needsMint === true) where.push({ field: 'mint', is: '=', value: SOL_MINT });
  if (figure === 'buys' || figure === 'sells')
    where.push({ field: 'isBuy', is: '=', value: figure === 'buys' });
  const field = isOfTransfers ? 'amount' : isSol ? 'lamports' : 'microUsd';
  where.push({ field, is, value: toScaled(value, isSol ? 9 : 6) });
  return true;
}

export interface Built {
  readonly add: (measure: Measure) => string;
  readonly having: Where[];
  readonly where: Where[];
  readonly joins: Join[];
}

/** Of rows a condition, of groups one on their figure, else one on what other rows of the same things come to. */
export function addBound(
  phrase: Phrase,
  { clause, source, isRows }: { clause: Clause; source: ComposedSource; isRows: boolean },
  { is, value, unit, ...wanted }: Bounded,
  built: Built,
): boolean {
  const given = source.figures[wanted.figure];
  const measure = toMeasure(source, wanted, clause);
  if (unit !== undefined && SIZED.has(wanted.figure) && wanted.sum === undefined && !isRows)
    return addSize(source, { figure: wanted.figure, is, value, unit }, built);
  const limit = toLimit(wanted, value, unit);
  if (limit === undefined) return false;
  // What has no row of its own kind is in no group of them.
  if (
    is === '=' &&
    Number(limit) === 0 &&
    !isRows &&
    source.isEvents &&
    measure?.where === undefined &&
    measure?.less === undefined &&
    measure?.of === undefined
  )
    return false;
  // Sums since the index began are of no time.
  const isOfNow =
    phrase.context.time !== undefined &&
    !source.isEvents &&
    COMPOSED_SOURCES.some((other) => other.isEvents && other.figures[wanted.figure] !== undefined);
  if (!isOfNow && given !== undefined && measure !== undefined && !(isRows && given.field === undefined)) {
    if (isRows && measure.of === undefined && measure.over === undefined) {
      built.where.push({ field: given.field!, is, value: limit }); // looked at above
      // What others were traded for was traded too, and is counted in none of its own.
      if (source.from === 'tokens' && wanted.figure === 'trades' && Number(limit) === 0 && is === '=')
        built.joins.push({ field: 'mint', not: true, in: { from: 'markets', by: ['quote'] } });
      return true;
    }
    built.having.push({ field: built.add(measure), is, value: limit });
    return true;
  }
  const { entity } = clause;
  if (entity === undefined || unit !== undefined) return false;
  for (const other of COMPOSED_SOURCES) {
    const key = other.keys[entity];
    const counted = key === undefined ? undefined : toMeasure(other, wanted, clause);
    if (other === source || key === undefined || counted === undefined) continue;
    if (phrase.context.time !== undefined && !other.isEvents) continue;
    const isNone = (is === '=' || is === '<=') && limit === 0;
    const isAny = (is === '>' && limit === 0) || (is === '>=' && limit === 1);
    // Fewer than some, none among them, is everything but those that have as many.
    const isFew = is === '<' || is === '<=';
    const opposite = isFew ? (is === '<' ? ('>=' as const) : ('>' as const)) : is;
    const { as: _as, where = [], ...plain } = counted;
    const rows = other.isEvents ? { time: toPhraseTime(phrase.context) } : {};
    const isRowsOf = isNone || isAny;
    built.joins.push({
      field: source.keys[entity]!, // it fits
      ...((isNone || isFew) && { not: true }),
      in: {
        from: other.from,
        ...rows,
        ...(where.length > 0 && { where: [...where] }),
        by: [key],
        ...(!isRowsOf && {
          measures: [plain],
          having: [{ field: toMeasureKey(plain), is: opposite, value: limit }],
        }),
      },
    });
    return true;
  }
  return false;
}
