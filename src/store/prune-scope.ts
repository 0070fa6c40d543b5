import { toSqlName } from './column.ts';
import type { Table } from './define-table.ts';

/** Rows dropped in one statement, so that readers never wait long for the writer. */
const PRUNE_ROWS = 20_000;

export interface PruneScope {
  /** A `SELECT` of `what` (the key, or an engine's own name for a row) of rows to drop. */
  readonly toSelect: (what: string, bound: string) => string;
  /** Rows whose `keep.column` is below it. */
  readonly bound: number;
}

/** Which rows of a table are too old; `undefined` for a table that is never pruned. */
export function toPruneScope(table: Table, nowSeconds: number): PruneScope | undefined {
  if (table.keep === undefined) return undefined;
  const { column, days, where } = table.keep;
  const name = toSqlName(table.name);
  const time = toSqlName(column);
  return {
    bound: nowSeconds - days * 86_400,
    toSelect: (what, bound) => {
      // Facts lie in the order of their slots, so the old ones come first and no others need to be looked at.
      if (table.kind === 'fact' && where === undefined) {
        const key = table.key.map(toSqlName).join(', ');
        const oldest = `SELECT ${what}, ${time} FROM ${name} ORDER BY ${key} LIMIT ${PRUNE_ROWS}`;
        return `SELECT ${what} FROM (${oldest}) AS oldest WHERE ${time} < ${bound}`;
      }
      const also = where === undefined ? '' : ` AND ${where}`;
      return `SELECT ${what} FROM ${name} WHERE ${time} < ${bound}${also} LIMIT ${PRUNE_ROWS}`;
    },
  };
}
