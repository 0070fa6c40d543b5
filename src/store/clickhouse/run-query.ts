import { toAsked, type Asked } from '../asked.ts';
import { kindOf, toSqlName, type Column, type ColumnValue } from '../column.ts';
import { MAX_ROWS, type Query } from '../define-query.ts';
import { listTables } from '../tables.ts';
import { fromCell, toListLiteral, toLiteral } from './encode.ts';
import { readsMerged, readWhole } from './read-whole.ts';
import { listHashed } from './schema.ts';
import type { ClickHouseServer } from './server.ts';
import { listReals, toClickHouseSql } from './translate.ts';

const REALS = listReals(listTables());
const HASHED = new Map(
  listTables().map((table) => [toSqlName(table.name), new Set(listHashed(table))] as const),
);
const LIMITS = {
  max_result_rows: String(MAX_ROWS),
  result_overflow_mode: 'throw',
  // Time ends it.
  max_recursive_cte_evaluation_depth: '1000000000',
} as const;

/** The statement of a question with its values. */
export function toAskedSql({ sql, parameters }: Pick<Asked, 'sql' | 'parameters'>): string {
  const values = new Map(
    parameters.map(({ name, kind, value }): readonly [string, string] => {
      const one = kindOf(kind.replace('[]', '') as Column); // of the pattern of `Parameter`
      return [
        toSqlName(name),
        kind.endsWith('[]')
          ? toListLiteral(one, value as readonly (string | number)[]) // the parameter's kind says so
          : toLiteral(one, value as ColumnValue),
      ];
    }),
  );
  return toClickHouseSql(sql, values, REALS, HASHED);
}

/** `otherWriter`: what is read may be changed by another process meanwhile, which is waited for as long as it says. */
export async function askServer(
  server: ClickHouseServer,
  query: Query,
  parameters: Readonly<Record<string, unknown>>,
  otherWriter?: { readonly timeoutMs: number },
): Promise<Record<string, ColumnValue>[]> {
  const asked = toAsked({ ...query, sql: query.clickhouse ?? query.sql }, parameters);
  const sql = toAskedSql(asked);
  const read = () => server.query(sql, LIMITS);
  const found =
    otherWriter !== undefined && readsMerged(asked.sql)
      ? await readWhole(server, otherWriter.timeoutMs, read)
      : await read();
  return found.map((cells) => {
    const row: Record<string, ColumnValue> = {};
    asked.row.forEach(([name, column], i) => {
      row[name] = fromCell(column, cells[i]!);
    });
    return row;
  });
}
