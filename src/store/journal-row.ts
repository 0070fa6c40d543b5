import { kindOf, type AnyRow, type ColumnValue } from './column.ts';
import { listColumns, type Table } from './define-table.ts';

/** A row as text, exactly: every value by its decimal digits or its own text. */
export function toJournalText(table: Table, row: AnyRow): string {
  return JSON.stringify(
    listColumns(table).map(([name]) => (row[name] === undefined ? null : String(row[name]))),
  );
}

export function parseJournalText(table: Table, text: string): AnyRow {
  const values = JSON.parse(text) as readonly (string | null)[]; // `toJournalText` wrote it
  const row: Record<string, ColumnValue> = {};
  listColumns(table).forEach(([name, column], i) => {
    const value = values[i];
    if (value === null || value === undefined) {
      row[name] = undefined;
      return;
    }
    switch (kindOf(column)) {
      case 'integer':
      case 'real':
        row[name] = Number(value);
        break;
      case 'int64':
      case 'uint':
        row[name] = BigInt(value);
        break;
      case 'flag':
        row[name] = value === 'true';
        break;
      default:
        row[name] = value;
    }
  });
  return row;
}
