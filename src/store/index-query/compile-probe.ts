/** Whether a query would look at too many rows, told before it is run. */
import type { QueryBody } from '#contracts/query/index-query';
import { toSqlName } from '../column.ts';
import type { Engine } from '../store.ts';
import { toBound, type BoundQuery } from './compile-query.ts';
import { toCondition, toPart, toScan, toWhere, Values, type ScanBounds } from './query-part.ts';
import { findNarrowing } from './stored-sources.ts';

/**
 * Where looking at more than `most` rows would begin: the bounding column of the newest row beyond them, or 0 for a
 * source without one. It gives no row where fewer have to be looked at. One condition narrows it, that which the
 * statement is run by: with two, an engine could look at many rows to count few.
 */
export function compileProbe(body: QueryBody, bounds: ScanBounds, engine: Engine, most: number): BoundQuery {
  const values = new Values();
  const part = toPart(body, bounds, engine, values);
  const { stored } = part;
  const narrowing = findNarrowing(stored, body);
  const conditions = [...toScan(part), ...(narrowing === undefined ? [] : [toCondition(part, narrowing)])];
  const bound = stored.bound === undefined ? '0' : `t.${stored.bound}`;
  const order = stored.bound === undefined ? '' : ` ORDER BY ${bound} DESC`;
  return toBound(
    values,
    `SELECT ${bound} AS bound FROM ${toSqlName(stored.table.name)} t${toWhere(conditions)}${order} LIMIT 1 OFFSET ${values.add('integer', most)}`,
    { bound: 'integer' },
  );
}
