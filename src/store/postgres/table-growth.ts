import { toSqlName } from '../column.ts';
import type { Batch } from '../store.ts';

const FIRST_ROWS = 1_000;
const FACTOR = 10;

/**
 * Which tables have grown so much that their statistics say nothing any more: after a thousand rows, ten thousand, and
 * so on. The server looks by itself only minutes later, and plans until then as if they were empty.
 */
export class TableGrowth {
  readonly #tables = new Map<string, { rows: number; next: number }>();

  /** Counts a batch. Gives the SQL names of tables to look at again. */
  add({ facts, puts }: Batch): string[] {
    const due: string[] = [];
    for (const { table, rows } of [...facts, ...puts]) {
      const name = toSqlName(table.name);
      const growth = this.#tables.get(name) ?? { rows: 0, next: FIRST_ROWS };
      this.#tables.set(name, growth);
      growth.rows += rows.length;
      if (growth.rows < growth.next) continue;
      while (growth.next <= growth.rows) growth.next *= FACTOR;
      due.push(name);
    }
    return due;
  }
}
