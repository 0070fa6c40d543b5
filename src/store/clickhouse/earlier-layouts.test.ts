import { describe, expect, test } from 'vitest';
import { checkpointOf, facts, mustAcquire, readAll, transferOf } from '../conformance/sample-rows.ts';
import walletActivity from '../queries/wallet-activity.ts';
import transfers from '../tables/transfers.ts';
import { ClickHouseServer } from './server.ts';
import { CLICKHOUSE_URL, withStore } from './testing/open-database.ts';

describe.skipIf(CLICKHOUSE_URL === '')('a ClickHouse of an earlier version', () => {
  test('finds rows by the hashes of addresses where it had them by the addresses', () =>
    withStore(async (store) => {
      const writer = await store.openWriter();
      const lease = await mustAcquire(writer);
      const rows = [transferOf(1, 0, 7n), { ...transferOf(1, 1, 8n), sender: transferOf(1, 0, 7n).receiver }];
      await writer.commit({
        lease,
        after: undefined,
        checkpoint: checkpointOf(1),
        facts: [facts(transfers, rows)],
        puts: [],
        revocable: false,
      });
      const { place } = store.shared!;
      if (place.engine !== 'clickhouse') throw new Error('another engine');
      const server = new ClickHouseServer(place);
      const listProjections = async (): Promise<readonly string[]> =>
        (
          await server.query(
            `SELECT name FROM system.projections WHERE database = currentDatabase() AND table = 'transfers_rows' ORDER BY 1`,
          )
        ).map(([name]) => name!);
      const now = await listProjections();
      expect(now).toEqual(['by_receiver_hash', 'by_sender_hash', 'by_slot']);
      const ofEarlier = { mutations_sync: '2' };
      await server.command('DROP VIEW transfers');
      for (const name of ['sender', 'receiver']) {
        await server.command(`ALTER TABLE transfers_rows DROP PROJECTION by_${name}_hash`, ofEarlier);
        await server.command(`ALTER TABLE transfers_rows DROP COLUMN ${name}_hash`, ofEarlier);
        await server.command(
          `ALTER TABLE transfers_rows ADD PROJECTION by_${name} (SELECT _part_offset ORDER BY ${name})`,
        );
      }
      await server.command('CREATE VIEW transfers AS SELECT * FROM transfers_rows');
      const later = await store.openWriter();
      expect(await listProjections()).toEqual(now);
      const [found] = await server.query(
        `SELECT count(), sum(sender_hash = xxHash32(sender)), sum(receiver_hash = xxHash32(receiver)) FROM transfers`,
      );
      expect(found).toEqual(['2', '2', '2']);
      const asked = { wallet: rows[0]!.sender, from: 0, most: 9, limit: 1 };
      expect(await later.reader.all(walletActivity.sentCount, asked)).toEqual([{ counted: 2 }]);
      expect((await readAll(later.reader))['transfers']).toEqual(rows);
      await server.close();
    }));
});
