/**
 * `npm run capacity -- [--blocks 512] [--batch 16] [--swaps 20000000]`: what the engines of the index can take and give, by
 * their own time of the processor. Blocks are made (`made-blocks.ts`), rows of the reading part by the server itself.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openStoreWriter, type Checkpoint, type StorePlace, type StoreWriter } from '#store';
import { ClickHouseServer } from '#store/clickhouse/server';
import { FACT_TABLES } from '../../src/indexer/facts/fact-tables.ts';
import { rowsOf, type Facts } from '../../src/indexer/facts/facts.ts';
import type { Rollup } from '../../src/indexer/rollups/define-rollup.ts';
import { rollups } from '../../src/indexer/rollups/index.gen.ts';
import { LATEST_TIME, RollupRunner } from '../../src/indexer/run-rollups.ts';
import { makeMadeBlock, SHAPE } from './made-blocks.ts';
import { measureReading } from './read-clickhouse.ts';
import { showBytes } from './show-bytes.ts';

const { values } = parseArgs({
  options: {
    blocks: { type: 'string', default: '512' },
    batch: { type: 'string', default: '16' },
    swaps: { type: 'string', default: '20000000' },
    engine: { type: 'string', default: 'clickhouse,sqlite' },
  },
});
const blocks = Number(values.blocks);
const batch = Number(values.batch);
const url = process.env['CLICKHOUSE_URL'];
const serverPid = process.env['CLICKHOUSE_PID'];
const folder = mkdtempSync(join(tmpdir(), 'capacity-'));
console.log(`${blocks} made blocks of ${SHAPE.swaps} swaps, ${batch} a batch; a slot is 400 ms`);
for (const engine of values.engine.split(',')) {
  if (engine === 'sqlite') await take('SQLite', { kind: 'folder', folder });
  else if (url === undefined)
    console.log('ClickHouse is left out: there is none (scripts/with-clickhouse.mjs).');
  else {
    const place = { url, database: `capacity_${process.pid}`, control: join(folder, 'control.sqlite') };
    await take('ClickHouse', { kind: 'clickhouse', ...place });
    const server = new ClickHouseServer(place);
    await showBytes(server);
    if (Number(values.swaps) > 0) await measureReading(server, place, Number(values.swaps), serverCpuMs);
    await server.command(`DROP DATABASE ${place.database}`, {}, true);
    await server.close();
  }
}
rmSync(folder, { recursive: true });

function toCheckpoint({ slot, hash, time }: Facts['block']): Checkpoint {
  return { slot, blockSlot: slot, blockHash: hash, firstSlot: 1, time, memory: '' };
}

/** Of the server's process, where it runs here: its own and the kernel's for it. */
function serverCpuMs(): number {
  if (serverPid === undefined) return 0;
  // Behind the name, which ends with the last bracket, the 12th and 13th are hundredths of seconds.
  const fields = readFileSync(`/proc/${serverPid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function take(name: string, place: StorePlace): Promise<void> {
  const writer = openStoreWriter(place);
  await writer.migrate();
  const lease = (await writer.acquire(0, 'capacity', 86_400_000))!; // nobody else is there
  const runner = new RollupRunner(rollups as readonly Rollup[], {
    merges: writer.merges,
    find: (table, keys, columns) => writer.find(table, keys, columns),
    findLatestTime: async () => (await writer.reader.all(LATEST_TIME, {}))[0]?.time,
    owns: () => true,
  });
  const spent = { merging: 0, writing: 0, server: serverCpuMs(), rows: 0, wallMs: 0 };
  let after: number | undefined;
  for (let first = 1; first <= blocks; first += batch) {
    const facts = Array.from({ length: Math.min(batch, blocks - first + 1) }, (_, i) =>
      makeMadeBlock(first + i),
    );
    const begun = performance.now();
    const one = process.cpuUsage();
    const puts = await runner.run(facts);
    const two = process.cpuUsage();
    const last = facts.at(-1)!.block;
    await writer.commit({
      lease,
      after,
      checkpoint: toCheckpoint(last),
      facts: FACT_TABLES.all
        .map((table) => ({ table, rows: facts.flatMap((block) => rowsOf(block, table)) }))
        .filter(({ rows }) => rows.length > 0),
      puts,
      revocable: false,
    });
    runner.remember(puts);
    const three = process.cpuUsage();
    after = last.slot;
    spent.merging += (two.user + two.system - one.user - one.system) / 1_000;
    spent.writing += (three.user + three.system - two.user - two.system) / 1_000;
    spent.rows += puts.reduce((sum, { rows }) => sum + rows.length, 0);
    spent.wallMs += performance.now() - begun;
  }
  const server = name === 'ClickHouse' ? serverCpuMs() - spent.server : 0;
  const each = (ms: number): string => (ms / blocks).toFixed(1);
  const all = (spent.merging + spent.writing + server) / blocks;
  console.log(
    `${name}: a block takes ${all.toFixed(1)} ms of a core (rollups ${each(spent.merging)}, writing ${each(spent.writing)}, server ${each(server)}), ` +
      `${(all / 400).toFixed(2)} of a core at the tip; ${Math.round((all * 1_000) / SHAPE.swaps)} µs a swap all in; ` +
      `${Math.round(spent.rows / blocks)} rollup rows and ${(spent.wallMs / blocks).toFixed(0)} ms of the clock a block`,
  );
  await measureDisk(name, writer);
  await writer.close();
}

async function measureDisk(name: string, writer: StoreWriter): Promise<void> {
  const { bytes } = await writer.measure();
  console.log(`${name}: ${(bytes / 1e6).toFixed(1)} MB after ${blocks} blocks`);
}
