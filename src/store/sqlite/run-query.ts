import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { kindOf, toSqlName, type Column, type ColumnKind, type ColumnValue } from '../column.ts';
import type { Asked } from '../asked.ts';
import { MAX_ROWS } from '../define-query.ts';
import { storeError } from '../errors.ts';
import { EXACT_SUM, EXACT_SUM_REAL } from '../index-query/added-up.ts';
import { encode, fromUint, toDecoder, toUint, type AddressIds, type SqlValue } from './encode.ts';

/** An address the index has never seen; no row has this number. */
const UNKNOWN_ID = -1;
const MAX_STATEMENTS = 200;

/** Runs questions on one connection, each statement prepared once. */
export function createQueryRunner(
  database: DatabaseSync,
  ids: AddressIds,
): (asked: Asked) => Record<string, ColumnValue>[] {
  addAggregates(database);
  const statements = new Map<string, StatementSync>();
  const idOf = (address: string): number => ids.find(address) ?? UNKNOWN_ID;
  // A number is bound as a fraction, and `7 / 2.0` is 3.5: whole numbers are bound as such.
  const bind = (kind: ColumnKind, value: ColumnValue): SqlValue => {
    const encoded = encode(kind, value, idOf);
    return kind === 'integer' && typeof encoded === 'number' ? BigInt(encoded) : encoded;
  };

  const prepare = (sql: string): StatementSync => {
    let statement = statements.get(sql);
    if (statement === undefined) {
      statement = database.prepare(sql);
      statement.setReadBigInts(true);
      statement.setReturnArrays(true);
      if (statements.size >= MAX_STATEMENTS) statements.clear();
      statements.set(sql, statement);
    }
    return statement;
  };

  return ({ sql, parameters, row }) => {
    let text = sql;
    const values: Record<string, SqlValue> = {};
    for (const { name, kind, value } of parameters) {
      if (!kind.endsWith('[]')) {
        values[toSqlName(name)] = bind(kindOf(kind as Column), value as ColumnValue);
        continue;
      }
      const list = value as readonly (string | number)[]; // the parameter's kind says so
      const one = kindOf(kind.slice(0, -2) as Column);
      const names = list.map((item, i) => {
        values[`${toSqlName(name)}_${i}`] = bind(one, item);
        return `$${toSqlName(name)}_${i}`;
      });
      text = text.replaceAll(new RegExp(`\\$${toSqlName(name)}\\b`, 'g'), () => names.join(', '));
    }
    const decoders = row.map(([name, column]) => [name, toDecoder(column, ids)] as const);
    const rows: Record<string, ColumnValue>[] = [];
    // Rows come as arrays: `setReturnArrays`.
    for (const found of prepare(text).iterate(values) as Iterable<unknown> as Iterable<SqlValue[]>) {
      if (rows.length === MAX_ROWS) throw storeError('too-many-rows');
      const decoded: Record<string, ColumnValue> = {};
      decoders.forEach(([name, decode], i) => {
        decoded[name] = decode(found[i]!);
      });
      rows.push(decoded);
    }
    return rows;
  };
}

/** Sums of amounts, which may be beyond what SQLite adds. */
function addAggregates(database: DatabaseSync): void {
  const options = {
    useBigIntArguments: true,
    // The sum of no values is none.
    start: null,
    step: (sum: bigint | null, value: SqlValue): bigint | null =>
      value === null ? sum : (sum ?? 0n) + fromUint(value),
  };
  const toResult = (sum: bigint | null): SqlValue => (sum === null ? null : toUint(sum));
  const toReal = (sum: bigint | null): SqlValue => (sum === null ? null : Number(sum));
  database.aggregate(EXACT_SUM, { ...options, result: toResult });
  database.aggregate(EXACT_SUM_REAL, { ...options, result: toReal });
}
