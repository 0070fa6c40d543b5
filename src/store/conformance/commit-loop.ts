/** A process that commits block after block until it is killed: `node commit-loop.ts '<place as JSON>'`. */
import { openClickHouseWriter } from '../clickhouse/clickhouse-writer.ts';
import { openPostgresWriter } from '../postgres/postgres-writer.ts';
import { openSqliteWriter } from '../sqlite/sqlite-writer.ts';
import type { StoreWriter } from '../store.ts';
import { commitBlocks } from './sample-rows.ts';

export type Place =
  | { readonly engine: 'sqlite'; readonly path: string }
  | { readonly engine: 'postgresql'; readonly url: string; readonly schema: string }
  | {
      readonly engine: 'clickhouse';
      readonly url: string;
      readonly database: string;
      readonly control: string;
    };

/** Blocks that cannot be taken back are every third: whatever moment the process dies at, both kinds are near. */
export const isRevocable = (slot: number): boolean => slot % 3 !== 0;

function openWriter(place: Place): StoreWriter {
  switch (place.engine) {
    case 'sqlite':
      return openSqliteWriter(place.path);
    case 'postgresql':
      return openPostgresWriter(place);
    case 'clickhouse':
      return openClickHouseWriter(place);
  }
}

async function loop(place: Place): Promise<void> {
  // Nobody is left to kill it.
  process.on('disconnect', () => process.exit(1));
  const writer = openWriter(place);
  await writer.migrate();
  const lease = await writer.acquire(0, `loop ${process.pid}`, 0);
  if (lease === undefined) throw new Error('another holds it');
  let slot = (await writer.findCheckpoint(0))?.slot ?? 0;
  for (;;) {
    slot++;
    await new Promise((resolve) => {
      process.send?.(slot, resolve);
    });
    await commitBlocks(writer, lease, [slot], isRevocable(slot));
  }
}

if (import.meta.main) await loop(JSON.parse(process.argv[2]!) as Place); // as the test wrote it
