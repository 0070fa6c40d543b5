import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { kindOf, toSqlName, type AnyRow, type ColumnKind, type ColumnValue } from '../column.ts';
import { listColumns, type Table } from '../define-table.ts';
import type { StoredAddresses } from './stored-addresses.ts';
import { encode, toDecoder, type Decoder, type SqlValue } from './encode.ts';

/** The statements of one table, prepared once. */
export class TableStatements {
  readonly #columns: readonly {
    readonly name: string;
    readonly kind: ColumnKind;
    readonly decode: Decoder;
  }[];
  readonly #key: readonly { readonly name: string; readonly kind: ColumnKind }[];
  readonly #stored: StoredAddresses;
  readonly #insert: StatementSync;
  readonly #put: StatementSync;
  readonly #find: StatementSync;
  readonly #remove: StatementSync;

  constructor(database: DatabaseSync, table: Table, stored: StoredAddresses) {
    this.#stored = stored;
    this.#columns = listColumns(table).map(([name, column]) => ({
      name,
      kind: kindOf(column),
      decode: toDecoder(column, stored),
    }));
    this.#key = table.key.map((name) => ({ name, kind: kindOf(table.columns[name]!) }));
    const name = toSqlName(table.name);
    const columns = this.#columns.map((column) => toSqlName(column.name));
    const key = table.key.map(toSqlName);
    const others = columns.filter((column) => !key.includes(column));
    const insert = `INSERT INTO ${name} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`;
    const change =
      others.length === 0
        ? 'DO NOTHING'
        : `DO UPDATE SET ${others.map((column) => `${column} = excluded.${column}`).join(', ')}`;
    const where = key.map((column) => `${column} = ?`).join(' AND ');
    this.#insert = database.prepare(insert);
    this.#put = database.prepare(`${insert} ON CONFLICT (${key.join(', ')}) ${change}`);
    this.#find = database.prepare(`SELECT ${columns.join(', ')} FROM ${name} WHERE ${where}`);
    this.#find.setReadBigInts(true);
    this.#find.setReturnArrays(true);
    this.#remove = database.prepare(`DELETE FROM ${name} WHERE ${where}`);
  }

  /** Throws when a row of that key is there. */
  insert(row: AnyRow): void {
    this.#insert.run(...this.#encode(row));
  }

  put(row: AnyRow): void {
    this.#put.run(...this.#encode(row));
  }

  find(key: AnyRow): AnyRow | undefined {
    const values = this.#encodeKey(key);
    if (values === undefined) return undefined;
    // Rows come as arrays: `setReturnArrays`.
    const found = this.#find.get(...values) as unknown as SqlValue[] | undefined;
    return found && this.#decode(found);
  }

  remove(key: AnyRow): void {
    const values = this.#encodeKey(key);
    if (values !== undefined) this.#remove.run(...values);
  }

  #encode(row: AnyRow): SqlValue[] {
    return this.#columns.map(({ name, kind }) => encode(kind, row[name], this.#stored.idOf));
  }

  /** `undefined` when the key names an address the index has never seen. */
  #encodeKey(key: AnyRow): SqlValue[] | undefined {
    const values: SqlValue[] = [];
    for (const { name, kind } of this.#key) {
      if (kind === 'address') {
        const id = this.#stored.find(key[name] as string); // the column's kind
        if (id === undefined) return undefined;
        values.push(id);
      } else values.push(encode(kind, key[name], this.#stored.idOf));
    }
    return values;
  }

  #decode(values: readonly SqlValue[]): AnyRow {
    const row: Record<string, ColumnValue> = {};
    this.#columns.forEach(({ name, decode }, i) => {
      row[name] = decode(values[i]!);
    });
    return row;
  }
}
