import type { AnyRow } from './column.ts';
import type { Table } from './define-table.ts';
import { parseJournalText, toJournalText } from './journal-row.ts';
import type { Batch, Checkpoint } from './store.ts';
import { TABLES } from './tables.ts';

/** One step back. `what`: `checkpoint`, `-table` to remove a row, `=table` to put it as it stood. */
export interface JournalEntry {
  readonly what: string;
  readonly row: string;
}

/** What a batch does away with, in the order it does. `before` is the checkpoint it continues. */
export function toJournal({ facts, puts }: Batch, before: Checkpoint | undefined): JournalEntry[] {
  const entries: JournalEntry[] = [{ what: 'checkpoint', row: JSON.stringify(before ?? null) }];
  for (const { table, rows } of facts) {
    for (const row of rows) entries.push({ what: `-${table.name}`, row: toJournalText(table, row) });
  }
  for (const { table, rows } of puts) {
    for (const { row, before: old } of rows) {
      entries.push({
        what: `${old === undefined ? '-' : '='}${table.name}`,
        row: toJournalText(table, old ?? row),
      });
    }
  }
  return entries;
}

export interface Undo {
  /** The checkpoint to go back to; `undefined` when there was none. */
  readonly checkpoint: Checkpoint | undefined;
  readonly tables: readonly {
    readonly table: Table;
    readonly removes: readonly AnyRow[];
    readonly puts: readonly AnyRow[];
  }[];
}

/** What entries, newest first, come to: of several steps for one row the oldest counts. `undefined` for none. */
export function toUndo(newestFirst: Iterable<JournalEntry>, of = TABLES): Undo | undefined {
  const tables = new Map<string, Map<string, { readonly isPut: boolean; readonly row: AnyRow }>>();
  let isEmpty = true;
  let checkpoint: Checkpoint | undefined;
  for (const { what, row: text } of newestFirst) {
    isEmpty = false;
    if (what === 'checkpoint') {
      checkpoint = (JSON.parse(text) as Checkpoint | null) ?? undefined; // `toJournal` wrote it
      continue;
    }
    const name = what.slice(1);
    const table = of.get(name);
    const row = parseJournalText(table, text);
    let steps = tables.get(name);
    if (steps === undefined) tables.set(name, (steps = new Map()));
    steps.set(toKeyText(table, row), { isPut: what.startsWith('='), row });
  }
  if (isEmpty) return undefined;
  return {
    checkpoint,
    tables: [...tables].map(([name, steps]) => {
      const all = [...steps.values()];
      return {
        table: of.get(name),
        removes: all.filter(({ isPut }) => !isPut).map(({ row }) => row),
        puts: all.filter(({ isPut }) => isPut).map(({ row }) => row),
      };
    }),
  };
}

/** Names a row among those of its table. */
export function toKeyText(table: Table, row: AnyRow): string {
  if (table.key.length === 1) return String(row[table.key[0]!]);
  return JSON.stringify(table.key.map((name) => String(row[name])));
}
