/** A throw-away database of the ClickHouse that tests are given. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoreUnderTest } from '../../conformance/store-under-test.ts';
import type { StoreWriter } from '../../store.ts';
import { openClickHouseReader } from '../clickhouse-reader.ts';
import { openClickHouseWriter } from '../clickhouse-writer.ts';
import { Control } from '../control.ts';
import { ClickHouseServer } from '../server.ts';

/** Set by `scripts/with-clickhouse.mjs`. */
export const CLICKHOUSE_URL = process.env['CLICKHOUSE_URL'] ?? '';
let count = 0;

export async function openDatabase({ expires = false } = {}): Promise<StoreUnderTest> {
  const database = `test_${process.pid}_${count++}`;
  const folder = await mkdtemp(join(tmpdir(), 'control-'));
  const place = { url: CLICKHOUSE_URL, database, control: join(folder, 'control.sqlite'), expires };
  const writers: StoreWriter[] = [];
  return {
    async openWriter() {
      const writer = openClickHouseWriter(place);
      writers.push(writer);
      await writer.migrate();
      return writer;
    },
    async dispose() {
      for (const writer of writers) await writer.close();
      const server = new ClickHouseServer(place);
      await server.command(`DROP DATABASE IF EXISTS ${database}`, {}, true);
      await server.close();
      await rm(folder, { recursive: true });
    },
    shared: {
      openReader: (limits) => openClickHouseReader({ url: CLICKHOUSE_URL, database, ...limits }),
      async pretendLayout(version) {
        const control = new Control(place.control);
        control.setFact('layout', version);
        control.close();
      },
      place: { engine: 'clickhouse', ...place },
    },
  };
}

export const withStore = async (
  work: (store: StoreUnderTest) => Promise<void>,
  options?: { readonly expires: boolean },
): Promise<void> => {
  const store = await openDatabase(options);
  try {
    await work(store);
  } finally {
    await store.dispose();
  }
};
