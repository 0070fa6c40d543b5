import { describe, expect, test } from 'vitest';
import type { FactTable } from '../define-table.ts';
import type { StoreWriter } from '../store.ts';
import { checkpointOf, FACT_TABLES, facts, mustAcquire, readAll, sampleOf } from './sample-rows.ts';

const DAY = 86_400;

/** Two rows of every slot; one where the slot alone names it. */
const rowsOf = (table: FactTable, slots: readonly number[]) =>
  slots.flatMap((slot) =>
    (table.key.length === 1 ? [0] : [0, 1]).map((place) => sampleOf(table, slot, place)),
  );

/** What every fact table of the registry gets from an engine, whatever its columns are. */
export function describeFactTables(openWriter: () => Promise<StoreWriter>): void {
  const openWith = async (table: FactTable) => {
    const writer = await openWriter();
    const lease = await mustAcquire(writer);
    for (const slot of [1, 2]) {
      await writer.commit({
        lease,
        after: slot === 1 ? undefined : slot - 1,
        checkpoint: checkpointOf(slot),
        facts: [facts(table, rowsOf(table, [slot]))],
        puts: [],
        revocable: true,
      });
    }
    return { writer, lease };
  };

  describe.each(FACT_TABLES.map((table) => [table.name, table] as const))('%s', (name, table) => {
    test('come back as they were, are found by their keys, and go with their block', async () => {
      const { writer, lease } = await openWith(table);
      const rows = rowsOf(table, [1, 2]);
      expect(await readAll(writer.reader)).toEqual({ [name]: rows });
      expect(await writer.find(table, rows.toReversed())).toEqual(rows.toReversed());
      await writer.rollback(lease, 1);
      expect(await readAll(writer.reader)).toEqual({ [name]: rowsOf(table, [1]) });
      await writer.rollback(lease, 0);
      expect(await readAll(writer.reader)).toEqual({});
    });

    test('are dropped when they are older than the table keeps', async () => {
      const { writer, lease } = await openWith(table);
      const rows = rowsOf(table, [1, 2]);
      const [oldest] = rows;
      const { keep } = table;
      const dropped = keep === undefined ? [] : rows.filter(({ slot }) => slot === oldest!['slot']);
      // Of the second slot’s rows the time is the bound itself.
      const bound = keep === undefined ? 0 : Number(rows.at(-1)![keep.column]);
      expect(await writer.prune(lease, bound + (keep?.days ?? 0) * DAY)).toBe(dropped.length);
      expect(await readAll(writer.reader)).toEqual({ [name]: rows.slice(dropped.length) });
    });
  });
}
