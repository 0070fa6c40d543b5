import { toSqlName } from './column.ts';
import { findDialectFaults } from './dialect.ts';
import type { Refresh } from './store.ts';

/** The two statements that rebuild a window of a ranking; parameters are `$name`. */
export interface RefreshStatements {
  readonly remove: string;
  readonly insert: string;
  /** By their names in the statements. Whole numbers are `integer`s, others `real`s. */
  readonly parameters: ReadonlyMap<string, number>;
}

export function toRefreshStatements({ table, sql, parameters, where }: Refresh): RefreshStatements {
  const [fault] = findDialectFaults(sql);
  if (fault !== undefined) throw new Error(`the statement of ${table.name}: ${fault}`);
  const name = toSqlName(table.name);
  const columns = Object.keys(table.columns).map(toSqlName).join(', ');
  return {
    remove: `DELETE FROM ${name} WHERE ${toSqlName(where.column)} = ${where.value}`,
    insert: `INSERT INTO ${name} (${columns}) ${sql}`,
    parameters: new Map(Object.entries(parameters).map(([key, value]) => [toSqlName(key), value])),
  };
}
