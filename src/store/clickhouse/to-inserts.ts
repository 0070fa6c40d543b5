import { toSqlName, type AnyRow, type ColumnValue } from '../column.ts';
import { listColumns, type FactTable, type RollupTable, type Table } from '../define-table.ts';
import { toKeyText } from '../journal.ts';
import type { Batch, Put } from '../store.ts';
import type { Insert } from './control.ts';
import { RowBytes, toBlankWriter, toFieldWriter } from './row-binary.ts';
import { toRowsName } from './schema.ts';

/**
 * The rows a batch adds, as they are sent. Throws for a value that is not of its column's kind, and a fact of another batch.
 * `isFramed`: the length of each row, four bytes, is before it.
 */
export function toInserts(batch: Batch, isFramed = false): readonly Insert[] {
  const { facts, puts, after, checkpoint } = batch;
  return [
    ...facts.map(({ table, rows }) => toFactInsert(table, rows, after ?? -1, checkpoint.slot, isFramed)),
    ...puts.map(({ table, rows, isOneEach = false }) =>
      toRollupInsert(table, isOneEach ? rows : toLastPuts(table, rows), checkpoint.slot, isFramed),
    ),
  ].filter(({ rows }) => rows.length > 0);
}

function toInsert<T>(table: Table, rows: readonly T[], isFramed: boolean, write: WriteRow<T>): Insert {
  const bytes = new RowBytes();
  for (const row of rows) {
    const at = bytes.length;
    if (isFramed) bytes.word(0);
    write(bytes, row);
    if (isFramed) bytes.setWord(at, bytes.length - at - 4);
  }
  return {
    table: toRowsName(table),
    columns: listColumns(table).map(([name]) => toSqlName(name)),
    format: 'RowBinary',
    rows: bytes.take(),
  };
}

type WriteRow<T> = (into: RowBytes, row: T) => void;

function toFactInsert(
  table: FactTable,
  rows: readonly AnyRow[],
  after: number,
  last: number,
  isFramed: boolean,
): Insert {
  const fields = listColumns(table).map(([name, column]) => ({ name, write: toFieldWriter(column) }));
  return toInsert(table, rows, isFramed, (into, row) => {
    const slot = row['slot'] as number; // every fact has one
    if (slot <= after || slot > last)
      throw new RangeError(`a row of ${table.name} in slot ${slot}, outside of what the batch adds`);
    for (const { name, write } of fields) write(into, row[name]);
  });
}

/** What puts add to the rows that are there. */
function toRollupInsert(table: RollupTable, puts: readonly Put[], slot: number, isFramed: boolean): Insert {
  // Places begin with 1: 0 is nothing's.
  const fields = listColumns(table).map(([name]) => ({ name, write: toAddedWriter(table, name, slot + 1) }));
  return toInsert(table, puts, isFramed, (into, { row, before }) => {
    for (const { name, write } of fields) write(into, row[name], before?.[name]);
  });
}

/** Of several puts to one row, what they come to. */
function toLastPuts(table: RollupTable, puts: readonly Put[]): readonly Put[] {
  const byKey = new Map<string, Put>();
  for (const put of puts) {
    const key = toKeyText(table, put.row);
    const earlier = byKey.get(key);
    byKey.set(key, earlier === undefined ? put : { row: put.row, before: earlier.before });
  }
  return byKey.size === puts.length ? puts : [...byKey.values()];
}

/** Writes what a column of a row adds to what stood there before. */
type WriteAdded = (into: RowBytes, value: ColumnValue, before: ColumnValue) => void;

function toAddedWriter({ merge, columns }: RollupTable, name: string, place: number): WriteAdded {
  const column = columns[name]!; // the table's own
  const write = toFieldWriter(column);
  const blank = toBlankWriter(column);
  switch (merge[name]) {
    case 'sum':
      return (into, value, before) => {
        if (before === undefined || value === undefined) write(into, value);
        else if (typeof value === 'bigint') write(into, value - (before as bigint)); // of one kind
        else write(into, (value as number) - (before as number)); // of one kind
      };
    case 'first':
      return (into, value, before) => {
        if (before !== undefined || value === undefined) {
          // Loses against every other place.
          into.word(0xffff_ffff);
          into.word(0xffff_ffff);
          blank(into);
        } else {
          into.integer(place);
          write(into, value);
        }
      };
    case 'last':
      return (into, value, before) => {
        if (value === undefined && before === undefined) {
          into.integer(0);
          blank(into);
        } else {
          into.integer(place);
          write(into, value);
        }
      };
    default:
      return write;
  }
}
