import type { ColumnKind } from '../column.ts';
import type { Engine } from '../store.ts';

/**
 * SQLite adds no integers beyond 2⁶³, so its connections know these aggregates; PostgreSQL adds exactly by itself, and
 * ClickHouse within the width of what it adds.
 */
export const EXACT_SUM = 'exact_sum';
export const EXACT_SUM_REAL = 'exact_sum_real';

/** The sum of a column as SQL. `asReal` gives a double of it where exactness is not asked for. */
export function addedUp(value: string, kind: ColumnKind, engine: Engine, asReal = false): string {
  const isAmount = kind === 'uint' || kind === 'int64';
  if (isAmount && engine === 'clickhouse')
    return `sum(${kind === 'int64' ? 'toInt128' : 'toUInt256'}(${value}))`;
  if (!isAmount || engine === 'postgresql') return `sum(${value})`;
  return asReal ? `${EXACT_SUM_REAL}(${value})` : `${EXACT_SUM}(${value})`;
}
