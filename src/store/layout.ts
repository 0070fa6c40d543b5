import { createHash } from 'node:crypto';
import type { Table } from './define-table.ts';

/** Names the layout of a set of tables: it changes with every column, key, index and rule, and with nothing else. */
export function toLayout(tables: readonly Table[]): string {
  const shapes = tables.map((table) => [
    table.name,
    table.kind,
    Object.entries(table.columns),
    table.key,
    table.indexes ?? [],
    table.kind === 'rollup' ? Object.entries(table.merge) : [],
  ]);
  return createHash('sha256').update(JSON.stringify(shapes)).digest('hex').slice(0, 16);
}
