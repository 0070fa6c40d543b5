import { defineQuery, type AnyRow, type FactTable, type StoreReader } from '#store';
import { toSqlName } from '#store/column';

/** Rows read at once. */
const PAGE = 5_000;

/** Rows of each table in a range of slots, by their slots. */
export async function readFacts(
  reader: StoreReader,
  tables: readonly FactTable[],
  first: number,
  last: number,
): Promise<ReadonlyMap<FactTable, ReadonlyMap<number, readonly AnyRow[]>>> {
  const facts = new Map<FactTable, ReadonlyMap<number, readonly AnyRow[]>>();
  for (const table of tables) {
    const bySlot = new Map<number, AnyRow[]>();
    for (const row of await readRange<AnyRow & { readonly slot: number }>(reader, table, first, last)) {
      const rows = bySlot.get(row.slot);
      if (rows === undefined) bySlot.set(row.slot, [row]);
      else rows.push(row);
    }
    facts.set(table, bySlot);
  }
  return facts;
}

/** Rows of a fact table in a range of slots, in the order of their keys. */
export async function readRange<Row>(
  reader: StoreReader,
  table: FactTable,
  first: number,
  last: number,
): Promise<Row[]> {
  const columns = Object.keys(table.columns).map(toSqlName).join(', ');
  const query = defineQuery({
    name: `range-of-${table.name}`,
    about: 'Facts of a range of slots.',
    sql: `SELECT ${columns} FROM ${toSqlName(table.name)} WHERE slot >= $first AND slot <= $last
          ORDER BY ${table.key.map(toSqlName).join(', ')} LIMIT $limit OFFSET $offset`,
    parameters: { first: 'integer', last: 'integer', limit: 'integer', offset: 'integer' },
    row: table.columns,
  });
  const rows: Row[] = [];
  for (;;) {
    const page = await reader.all(query, { first, last, limit: PAGE, offset: rows.length });
    rows.push(...(page as unknown as Row[])); // rows of that table
    if (page.length < PAGE) return rows;
  }
}
