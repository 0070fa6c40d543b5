import type { Column, ColumnValue } from './column.ts';
import type { Parameter, Query } from './define-query.ts';

/** A question with its values, as it travels to an engine: plain, so that a thread or a socket can carry it. */
export interface Asked {
  readonly sql: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly kind: Parameter;
    readonly value: ColumnValue | readonly (string | number)[];
  }[];
  readonly row: readonly (readonly [name: string, column: Column])[];
}

export function toAsked(query: Query, parameters: Readonly<Record<string, unknown>>): Asked {
  return {
    sql: query.sql,
    parameters: Object.entries(query.parameters).map(([name, kind]) => ({
      name,
      kind,
      value: parameters[name] as ColumnValue, // the query's own type says what it is
    })),
    row: Object.entries(query.row),
  };
}
