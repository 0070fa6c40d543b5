import { kindOf, toSqlName, type AnyRow, type ColumnKind, type ColumnValue } from '../column.ts';
import { listColumns, type Table } from '../define-table.ts';
import { toKeyText } from '../journal.ts';
import type { StoredAddresses } from './stored-addresses.ts';
import type { PgRow, Queryable } from './connections.ts';
import { decode, encode, SQL_TYPES, toArray } from './encode.ts';

/** Rows in one statement; more bring no speed and a longer message. */
const CHUNK_ROWS = 10_000;

interface NamedColumn {
  readonly name: string;
  readonly kind: ColumnKind;
}

type Ids = ReadonlyMap<string, number>;

/** The statements of one table, each over many rows: a column is one array. */
export class TableStatements {
  readonly #table: Table;
  readonly #columns: readonly NamedColumn[];
  readonly #key: readonly NamedColumn[];
  readonly #insert: string;
  readonly #put: string;
  readonly #find: string;
  readonly #remove: string;

  constructor(table: Table) {
    this.#table = table;
    this.#columns = listColumns(table).map(([name, column]) => ({ name, kind: kindOf(column) }));
    this.#key = this.#columns.filter(({ name }) => table.key.includes(name));
    const name = toSqlName(table.name);
    const columns = this.#columns.map((column) => toSqlName(column.name));
    const key = this.#key.map((column) => toSqlName(column.name));
    const others = columns.filter((column) => !key.includes(column));
    const keyNames = key.map((_, i) => `key_${i}`);
    const isSame = key.map((column, i) => `t.${column} = k.key_${i}`).join(' AND ');
    const change =
      others.length === 0
        ? 'DO NOTHING'
        : `DO UPDATE SET ${others.map((column) => `${column} = excluded.${column}`).join(', ')}`;
    this.#insert = `INSERT INTO ${name} (${columns.join(', ')}) SELECT * FROM ${toUnnest(this.#columns)}`;
    this.#put = `${this.#insert} ON CONFLICT (${key.join(', ')}) ${change}`;
    this.#find = `SELECT k.place, ${columns.map((column) => `t.${column}`).join(', ')}
      FROM ${toUnnest(this.#key)} WITH ORDINALITY AS k (${[...keyNames, 'place'].join(', ')})
      JOIN ${name} AS t ON ${isSame}`;
    this.#remove = `DELETE FROM ${name} AS t USING ${toUnnest(this.#key)} AS k (${keyNames.join(', ')}) WHERE ${isSame}`;
  }

  /** Addresses the rows name, in their keys only or in all columns. */
  *addressesOf(rows: Iterable<AnyRow>, part: 'key' | 'row' = 'row'): Iterable<string> {
    const columns = (part === 'key' ? this.#key : this.#columns).filter(({ kind }) => kind === 'address');
    for (const row of rows) {
      for (const { name } of columns) if (row[name] !== undefined) yield row[name] as string; // the column's kind
    }
  }

  /** Fails when a row of one of the keys is there. */
  async insert(on: Queryable, rows: readonly AnyRow[], ids: Ids): Promise<void> {
    await this.#run(on, 'insert', this.#insert, this.#columns, rows, ids);
  }

  /** Of several rows with one key, the last counts. */
  async put(on: Queryable, rows: readonly AnyRow[], ids: Ids): Promise<void> {
    const byKey = new Map(rows.map((row) => [toKeyText(this.#table, row), row]));
    const last = byKey.size === rows.length ? rows : [...byKey.values()];
    await this.#run(on, 'put', this.#put, this.#columns, last, ids);
  }

  async remove(on: Queryable, keys: readonly AnyRow[], ids: Ids): Promise<void> {
    await this.#run(on, 'remove', this.#remove, this.#key, keys, ids);
  }

  /** Rows by key, in the order of `keys`. */
  async find(
    on: Queryable,
    keys: readonly AnyRow[],
    stored: StoredAddresses,
  ): Promise<(AnyRow | undefined)[]> {
    const ids = await stored.find(this.addressesOf(keys, 'key'));
    // A key that names an address the index has never seen has no row.
    const places = keys.flatMap((key, i) =>
      this.#key.every(({ name, kind }) => kind !== 'address' || ids.has(String(key[name]))) ? [i] : [],
    );
    const asked = places.map((i) => keys[i]!);
    const found: PgRow[] = [];
    for (let from = 0; from < asked.length; from += CHUNK_ROWS) {
      const rows = await on.query(
        this.#find,
        toArrays(this.#key, asked.slice(from, from + CHUNK_ROWS), ids),
        `find-${this.#table.name}`,
      );
      for (const row of rows) found[from + Number(row[0]) - 1] = row;
    }
    const texts = await stored.texts(this.#numbersOf(found));
    const rows: (AnyRow | undefined)[] = keys.map(() => undefined);
    found.forEach((row, i) => {
      rows[places[i]!] = this.#decode(row, texts);
    });
    return rows;
  }

  async #run(
    on: Queryable,
    name: string,
    text: string,
    columns: readonly NamedColumn[],
    rows: readonly AnyRow[],
    ids: Ids,
  ): Promise<void> {
    for (let from = 0; from < rows.length; from += CHUNK_ROWS) {
      const arrays = toArrays(columns, rows.slice(from, from + CHUNK_ROWS), ids);
      await on.query(text, arrays, `${name}-${this.#table.name}`);
    }
  }

  /** Values of a found row; its place comes first. */
  #numbersOf(found: readonly PgRow[]): number[] {
    const places = this.#columns.flatMap(({ kind }, i) => (kind === 'address' ? [i + 1] : []));
    return found.flatMap((row) => places.filter((i) => row[i] !== null).map((i) => Number(row[i])));
  }

  #decode(values: PgRow, texts: ReadonlyMap<number, string>): AnyRow {
    const row: Record<string, ColumnValue> = {};
    this.#columns.forEach(({ name, kind }, i) => {
      row[name] = decode(kind, values[i + 1]!, (id) => texts.get(id)!); // all were looked up
    });
    return row;
  }
}

const toUnnest = (columns: readonly NamedColumn[]): string =>
  `unnest(${columns.map(({ kind }, i) => `$${i + 1}::${SQL_TYPES[kind]}[]`).join(', ')})`;

function toArrays(columns: readonly NamedColumn[], rows: readonly AnyRow[], ids: Ids): string[] {
  const idOf = (address: string): number => {
    const id = ids.get(address);
    if (id === undefined) throw new RangeError(`no number for the address ${address.slice(0, 64)}`);
    return id;
  };
  return columns.map(({ name, kind }) =>
    toArray(
      kind,
      rows.map((row) => encode(kind, row[name], idOf)),
    ),
  );
}
