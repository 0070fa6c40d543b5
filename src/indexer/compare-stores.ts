import { defineQuery, listTables, type AnyRow, type StoreReader, type Table } from '#store';
import { toSqlName } from '#store/column';

/** Rows read at once. */
const PAGE = 5_000;
const SHOWN = 5;

export interface TableComparison {
  readonly table: string;
  readonly rows: number;
  /** Rows only the first has, only the second has, and both have with other values. */
  readonly onlyFirst: number;
  readonly onlySecond: number;
  readonly different: number;
  /** The first few of them as text. */
  readonly examples: readonly string[];
}

/** Compares every fact and rollup of two stores, row by row. Rankings depend on when they were made and are left out. */
export async function compareStores(
  first: StoreReader,
  second: StoreReader,
  tables = listTables(),
): Promise<readonly TableComparison[]> {
  const comparisons: TableComparison[] = [];
  for (const table of tables) {
    if (table.kind === 'ranking') continue;
    comparisons.push(compareRows(table, await readAll(first, table), await readAll(second, table)));
  }
  return comparisons;
}

/** Every row of a table by the text of its key. */
export async function readAll(reader: StoreReader, table: Table): Promise<ReadonlyMap<string, AnyRow>> {
  const columns = Object.keys(table.columns);
  const query = defineQuery({
    name: `all-${table.name}`,
    about: 'Every row of a table.',
    sql: `SELECT ${columns.map(toSqlName).join(', ')} FROM ${toSqlName(table.name)}
          ORDER BY ${table.key.map(toSqlName).join(', ')} LIMIT $limit OFFSET $offset`,
    parameters: { limit: 'integer', offset: 'integer' },
    row: table.columns,
  });
  const rows = new Map<string, AnyRow>();
  for (let offset = 0; ; offset += PAGE) {
    const page = await reader.all(query, { limit: PAGE, offset });
    for (const row of page) rows.set(table.key.map((name) => String(row[name])).join('/'), row);
    if (page.length < PAGE) return rows;
  }
}

/** Compares rows that are named by their keys. */
export function compareRows(
  table: Table,
  first: ReadonlyMap<string, AnyRow>,
  second: ReadonlyMap<string, AnyRow>,
): TableComparison {
  const examples: string[] = [];
  const note = (text: string): void => {
    if (examples.length < SHOWN) examples.push(text);
  };
  let onlyFirst = 0;
  let onlySecond = 0;
  let different = 0;
  for (const [key, row] of first) {
    const other = second.get(key);
    if (other === undefined) {
      onlyFirst++;
      note(`only the first has ${key}`);
      continue;
    }
    const columns = Object.keys(table.columns).filter((name) => row[name] !== other[name]);
    if (columns.length === 0) continue;
    different++;
    note(
      `${key}: ${columns.map((name) => `${name} ${String(row[name])} ≠ ${String(other[name])}`).join(', ')}`,
    );
  }
  for (const key of second.keys()) {
    if (first.has(key)) continue;
    onlySecond++;
    note(`only the second has ${key}`);
  }
  return { table: table.name, rows: first.size, onlyFirst, onlySecond, different, examples };
}
