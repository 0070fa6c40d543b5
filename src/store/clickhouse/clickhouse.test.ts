import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { encodeBase58 } from '#std/base58';
import { describeStore } from '../conformance.ts';
import {
  addressOf,
  checkpointOf,
  commitBlocks,
  facts,
  mustAcquire,
  puts,
  readAll,
  tokenMintOf,
  transferOf,
} from '../conformance/sample-rows.ts';
import { defineQuery } from '../define-query.ts';
import tokenMints from '../tables/token-mints.ts';
import transfers from '../tables/transfers.ts';
import users from '../tables/users.ts';
import { TABLES, TableSet } from '../tables.ts';
import { openClickHouseReader } from './clickhouse-reader.ts';
import { openClickHouseWriter } from './clickhouse-writer.ts';
import { ClickHouseServer } from './server.ts';
import { CLICKHOUSE_URL, openDatabase, withStore } from './testing/open-database.ts';

describeStore('ClickHouse', () => openDatabase(), {
  isShared: true,
  isSkipped: CLICKHOUSE_URL === '',
});

const someSlot = defineQuery({
  name: 'some-slot',
  about: 'Any slot.',
  sql: 'SELECT slot FROM blocks LIMIT 1',
  parameters: {},
  row: { slot: 'integer' },
});

describe('a ClickHouse', () => {
  test('that does not listen is unavailable', async () => {
    // Port 1 is nobody's.
    const reader = openClickHouseReader({ url: 'http://127.0.0.1:1', database: 'mainnet' });
    await expect(reader.all(someSlot, {})).rejects.toMatchObject({ code: 'store/unavailable' });
    await reader.close();
  });

  test('has a plain word for a database', () => {
    for (const database of ['', 'mainnet; DROP', 'a"b', 'A', 'x'.repeat(70)])
      expect(() => openClickHouseReader({ url: 'http://127.0.0.1:1', database })).toThrow(TypeError);
  });

  describe.skipIf(CLICKHOUSE_URL === '')('that listens', () => {
    test('adds what is put to what is there, which nobody need have read', () =>
      withStore(async (store) => {
        const writer = await store.openWriter();
        const lease = await mustAcquire(writer);
        const rowOf = (slot: number) => ({
          wallet: addressOf(1),
          firstSlot: slot,
          firstTime: slot,
          lastTime: slot,
          transactions: slot,
          failed: 0,
          feeLamports: BigInt(slot),
        });
        for (const slot of [1, 2, 3]) {
          await writer.commit({
            lease,
            after: slot === 1 ? undefined : slot - 1,
            checkpoint: checkpointOf(slot),
            facts: [],
            puts: [puts(users, [{ row: rowOf(slot), before: undefined }])],
            revocable: false,
          });
        }
        expect(await readAll(writer.reader)).toEqual({
          users: [{ ...rowOf(1), lastTime: 3, transactions: 6, feeLamports: 6n }],
        });
      }));

    test('refuses a second shard', () =>
      withStore(async (store) => {
        const writer = await store.openWriter();
        await mustAcquire(writer);
        const other = await mustAcquire(writer, 'a', 1);
        await expect(commitBlocks(writer, other, [1], false)).rejects.toThrow('it has one shard');
        expect(await readAll(writer.reader)).toEqual({});
      }));

    test('is refused where it and the file of its indexer are not of one index', () =>
      withStore(async (store) => {
        const writer = await store.openWriter();
        await commitBlocks(writer, await mustAcquire(writer), [1, 2], false);
        const { place } = store.shared!;
        if (place.engine !== 'clickhouse') throw new Error('another engine');
        const lost = openClickHouseWriter({ ...place, control: `${place.control}.new` });
        await expect(lost.migrate()).rejects.toMatchObject({ code: 'store/damaged' });
        await lost.close();
        const server = new ClickHouseServer(place);
        await server.command('TRUNCATE TABLE checkpoints_rows');
        await server.close();
        await expect(store.openWriter()).rejects.toMatchObject({ code: 'store/damaged' });
      }));

    test('takes rows that end with any byte', () =>
      withStore(async (store) => {
        const writer = await store.openWriter();
        const lease = await mustAcquire(writer);
        // Its last column: a carriage return before the end of a line would be part of that.
        const rows = Array.from({ length: 256 }, (_, byte) => ({
          ...tokenMintOf(1, byte),
          launchpad: encodeBase58(Buffer.alloc(32, byte === 0 ? 1 : byte)),
        }));
        const batch = { lease, after: undefined, checkpoint: checkpointOf(1), puts: [], revocable: false };
        expect(Object.keys(tokenMints.columns).at(-1)).toBe('launchpad');
        await writer.commit({ ...batch, facts: [facts(tokenMints, rows)] });
        expect(await writer.find(tokenMints, rows)).toEqual(rows);
      }));

    test('gets a column that may be absent, and loses one, where a step leads on; without one it is refused', () =>
      withStore(async (store) => {
        const { place } = store.shared!;
        if (place.engine !== 'clickhouse') throw new Error('another engine');
        const { amount, ...rest } = transfers.columns;
        const older = new TableSet(
          TABLES.all.map((table) =>
            table.name === 'transfers'
              ? ({ ...transfers, columns: { ...rest, note: 'text?', amount } } as never) // of other columns
              : table,
          ),
        );
        const first = openClickHouseWriter(place, older);
        await first.migrate();
        const lease = await mustAcquire(first);
        await first.commit({
          lease,
          after: undefined,
          checkpoint: checkpointOf(1),
          facts: [facts(transfers, [{ ...transferOf(1, 0, 7n), note: 'old' } as never])], // as above
          puts: [],
          revocable: false,
        });
        await first.commit({
          lease,
          after: 1,
          checkpoint: checkpointOf(2),
          facts: [facts(transfers, [transferOf(2, 0, 8n)])],
          puts: [],
          revocable: true,
        });
        await first.close();
        await expect(openClickHouseWriter(place).migrate()).rejects.toMatchObject({
          code: 'store/other-version',
        });
        const step = { from: older.layout, to: TABLES.layout, statements: [] };
        const second = openClickHouseWriter(place, TABLES, [step]);
        await second.migrate();
        expect(await second.acquire(0, 'b', 0)).toBe(undefined);
        expect(await second.findCheckpoint(0)).toEqual(checkpointOf(2));
        expect(await second.rollback(lease, 2)).toEqual(checkpointOf(2));
        expect(await readAll(second.reader)).toEqual({
          transfers: [transferOf(1, 0, 7n), transferOf(2, 0, 8n)],
        });
        await second.close();
        // And back: the column is there again, and nobody has a value in it.
        const third = openClickHouseWriter(place, older, [
          { from: TABLES.layout, to: older.layout, statements: [] },
        ]);
        await third.migrate();
        expect(await third.find(older.get('transfers'), [transferOf(1, 0, 7n)])).toEqual([
          { ...transferOf(1, 0, 7n), note: undefined },
        ]);
        await third.close();
      }));

    test('sends and shows what an earlier version left in its file', () =>
      withStore(async (store) => {
        const { place } = store.shared!;
        if (place.engine !== 'clickhouse') throw new Error('another engine');
        const earlier = openClickHouseWriter(place);
        await earlier.migrate();
        await commitBlocks(earlier, await mustAcquire(earlier), [1], false);
        await earlier.close();
        const file = new DatabaseSync(place.control);
        for (const of of ['pending', 'head']) file.exec(`ALTER TABLE ${of}_rows DROP COLUMN format`);
        const row = (slot: number): string =>
          `1, 0, 'skipped_slots_rows', 'slot,lower,upper', CAST('${slot}\t1\t9\n' AS BLOB)`;
        file
          .prepare("INSERT INTO pending (id, shard, token, checkpoint) VALUES (1, 0, 'earlier', ?)")
          .run(JSON.stringify(checkpointOf(2)));
        file.exec(`INSERT INTO pending_rows VALUES (${row(2)})`);
        file
          .prepare('INSERT INTO head (id, block_slot, checkpoint) VALUES (1, 3, ?)')
          .run(JSON.stringify(checkpointOf(3)));
        file.exec(`INSERT INTO head_rows VALUES (${row(3)})`);
        file.close();
        const later = await store.openWriter();
        const lease = await mustAcquire(later);
        expect(await later.findCheckpoint(0)).toEqual(checkpointOf(3));
        const skipped = async (): Promise<unknown> =>
          (await readAll(later.reader))['skippedSlots']!.map(({ slot }) => slot);
        expect(await skipped()).toEqual([1, 2, 3]);
        expect(await later.rollback(lease, 2)).toEqual(checkpointOf(2));
        expect(await skipped()).toEqual([1, 2]);
      }));

    test('makes no statistics any more where an earlier version made them', () =>
      withStore(async (store) => {
        await store.openWriter();
        const { place } = store.shared!;
        if (place.engine !== 'clickhouse') throw new Error('another engine');
        const server = new ClickHouseServer(place);
        const countQuiet = async (): Promise<string> => {
          const [[found] = []] = await server.query(
            `SELECT count() FROM system.tables WHERE database = currentDatabase() AND endsWith(engine, 'MergeTree')
               AND name IN ('swaps_rows', 'candles_rows') AND create_table_query LIKE '%auto_statistics_types%'`,
          );
          return found!;
        };
        for (const name of ['swaps', 'candles'])
          await server.command(`ALTER TABLE ${name}_rows RESET SETTING auto_statistics_types`);
        expect(await countQuiet()).toBe('0');
        await store.openWriter();
        expect(await countQuiet()).toBe('2');
        await server.close();
      }));

    test('begins anew where its rows can be made again at once and cannot be gone on with', () =>
      withStore(async (store) => {
        const writer = await store.openWriter();
        await commitBlocks(writer, await mustAcquire(writer), [1, 2], false);
        const { place } = store.shared!;
        if (place.engine !== 'clickhouse') throw new Error('another engine');
        const control = `${place.control}.new`;
        const renewed = openClickHouseWriter({ ...place, control, renews: true });
        await renewed.migrate();
        expect(await readAll(renewed.reader)).toEqual({});
        await commitBlocks(renewed, await mustAcquire(renewed), [1]);
        expect(await renewed.findCheckpoint(0)).toEqual(checkpointOf(1));
        await renewed.close();
      }));

    test('that forgot what is in its memory gets it again from the file', () =>
      withStore(async (store) => {
        const writer = await store.openWriter();
        const lease = await mustAcquire(writer);
        await commitBlocks(writer, lease, [1, 2], false);
        const final = await readAll(writer.reader);
        await commitBlocks(writer, lease, [3, 4], true);
        const { place } = store.shared!;
        if (place.engine !== 'clickhouse') throw new Error('another engine');
        const server = new ClickHouseServer(place);
        for (const [name] of await server.query(
          `SELECT name FROM system.tables WHERE database = currentDatabase() AND engine = 'Memory'`,
        ))
          await server.command(`TRUNCATE TABLE ${name}`);
        const reader = openClickHouseReader(place);
        // Readers see what is final, as a whole.
        expect(await readAll(reader)).toEqual(final);
        // What it was made from was read while they were gone.
        await expect(commitBlocks(writer, lease, [5], true)).rejects.toMatchObject({
          code: 'store/unavailable',
        });
        await commitBlocks(writer, lease, [5], true);
        expect((await readAll(reader))['blocks']!.map(({ slot }) => slot)).toEqual([1, 2, 3, 4, 5]);
        expect((await readAll(reader))['chainSpans']).toMatchObject([{ blocks: 5 }]);
        await writer.settle(lease, 5);
        await reader.close();
        await server.close();
      }));

    test('brings blocks that became final to their place, where they are counted once and cannot be taken back', () =>
      withStore(async (store) => {
        const writer = await store.openWriter();
        const lease = await mustAcquire(writer);
        const slots = Array.from({ length: 20 }, (_, i) => i + 1);
        await commitBlocks(writer, lease, slots, true);
        const rows = await readAll(writer.reader);
        await writer.settle(lease, 18);
        expect(await readAll(writer.reader)).toEqual(rows);
        const { place } = store.shared!;
        if (place.engine !== 'clickhouse') throw new Error('another engine');
        const server = new ClickHouseServer(place);
        expect(await server.query('SELECT count() FROM blocks_rows')).toEqual([['18']]);
        // A statement may have read the checkpoint before they moved, and what the head lists only afterwards.
        await server.command(`CREATE TABLE later AS checkpoints_rows`);
        await server.command('INSERT INTO later SELECT * FROM checkpoints_rows');
        await server.command('TRUNCATE TABLE checkpoints_rows');
        expect((await readAll(writer.reader))['blocks']).toEqual(rows['blocks']);
        await server.command('INSERT INTO checkpoints_rows SELECT * FROM later');
        await server.close();
        await expect(writer.rollback(lease, 17)).rejects.toMatchObject({ code: 'store/not-revocable' });
        expect(await writer.rollback(lease, 18)).toEqual(checkpointOf(18));
        expect((await readAll(writer.reader))['chainSpans']).toMatchObject([{ blocks: 18 }]);
      }));

    test('drops by its own clock what tables no longer keep, where that is asked for', () =>
      withStore(
        async (store) => {
          const writer = await store.openWriter();
          const lease = await mustAcquire(writer);
          const now = Math.floor(Date.now() / 1_000);
          await writer.commit({
            lease,
            after: undefined,
            checkpoint: checkpointOf(2),
            facts: [
              facts(transfers, [
                { ...transferOf(1, 0, 1n), time: now - 31 * 86_400 },
                { ...transferOf(2, 0, 1n), time: now },
              ]),
            ],
            puts: [],
            revocable: false,
          });
          const { place } = store.shared!;
          if (place.engine !== 'clickhouse') throw new Error('another engine');
          const server = new ClickHouseServer(place);
          await server.command('OPTIMIZE TABLE transfers_rows FINAL');
          await server.close();
          const left = await readAll(writer.reader);
          expect(left['transfers']!.map(({ slot }) => slot)).toEqual([2]);
        },
        { expires: true },
      ));
  });
});
