/** The index in ClickHouse against the one in SQLite, of the same ledger: through faults, and through kills of both its parts. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { silentLog } from '#std/log';
import { getTable, openStoreReader, openStoreWriter, type StorePlace, type StoreWriter } from '#store';
import { compareRows, compareStores, readAll } from '../../src/indexer/compare-stores.ts';
import { runIndexer } from '../../src/indexer/run-indexer.ts';
import { SETTINGS_VARIABLE, type IndexerSettings } from '../../src/indexer/supervise-indexer.ts';
import { runLocalnet } from '../../src/localnet/run-localnet.ts';
import { createSteppedLocalnet } from '../../src/localnet/stepped-localnet.ts';
import { HAS_CHDB, startChdb, UNLESS_INSTALLED, type ChdbFront } from './chdb-front.ts';
import { createFaultyChain } from './faulty-chain.ts';

/** How much is tried: a minute's worth, or as much as the two variables say. */
const SLOTS = Number(process.env['CLICKHOUSE_SLOTS'] ?? 1_200);
const KILLS = Number(process.env['CLICKHOUSE_KILLS'] ?? 4);
/** Up to here everything is final at once; above it the tip moves in jumps and branches. */
const SETTLED = Math.floor(SLOTS * 0.75);
const ENTRY = join(import.meta.dirname, '../../src/indexer/main-process.ts');
/** Slots an indexer may go on before it is killed, after the first one, which gets to what is not final. */
const STEPS = [0, 1, 30, 17, 6] as const;
/** Slots that are there when the first indexer begins; those that follow are made meanwhile, and are not final for 32. */
const PAST = 400;
const SLOT_MS = 100;

describe.skipIf(!HAS_CHDB)(`an index in ClickHouse${UNLESS_INSTALLED}`, () => {
  let folder: string;
  let front: ChdbFront;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'clickhouse-'));
    front = await startChdb(join(folder, 'data'));
  });
  afterAll(async () => {
    await front.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  const toPlace = (database: string): StorePlace & { readonly control: string } => ({
    kind: 'clickhouse',
    url: front.url,
    database,
    control: join(folder, database, 'control.sqlite'),
  });

  test('has every row of the one in SQLite, and no other', { timeout: 1_800_000 }, async () => {
    const net = createSteppedLocalnet({ seed: 'clickhouse', maxTransactions: 1_000_000 });
    await net.makeHistory(SLOTS);
    const last = net.chain.ledger.slots(SLOTS - 100, SLOTS, 200).at(-1)!;
    const index = async (place: StorePlace): Promise<StoreWriter> => {
      const writer = openStoreWriter(place);
      await runIndexer({
        chain: createFaultyChain({ net, seed: 3, tip: SLOTS, settledTo: SETTLED }).chain,
        writer,
        // Nothing waits in a test: the next look comes at once.
        slots: { wait: () => new Promise((resolve) => setImmediate(resolve)), close: () => {} },
        pollMs: 0,
        from: 'first',
        to: last,
        stablecoins: net.stablecoins(),
        mayReset: false,
        log: silentLog,
        signal: new AbortController().signal,
      });
      return writer;
    };
    const one = await index(toPlace('truth'));
    const other = await index({ kind: 'folder', folder: join(folder, 'sqlite') });
    const comparisons = await compareStores(one.reader, other.reader);
    expect(
      comparisons.filter(({ onlyFirst, onlySecond, different }) => onlyFirst + onlySecond + different > 0),
    ).toEqual([]);
    expect(comparisons.reduce((sum, { rows }) => sum + rows, 0)).toBeGreaterThan(2 * SLOTS);
    for (const name of ['tokenRankings', 'marketRankings']) {
      const table = getTable(name);
      const rows = await readAll(other.reader, table);
      expect(rows.size).toBeGreaterThan(10);
      expect(compareRows(table, await readAll(one.reader, table), rows)).toMatchObject({
        onlyFirst: 0,
        onlySecond: 0,
        different: 0,
      });
    }
    await one.close();
    await other.close();
    net.close();
  });

  test(
    `killed ${KILLS} times, the indexer or the server, it loses and doubles nothing`,
    { timeout: 1_800_000 },
    async () => {
      const localnet = await runLocalnet({
        port: 0,
        historySlots: PAST,
        slotMs: SLOT_MS,
        transactionsPerSecond: 20,
        seed: 'killed',
      });
      /** Where the last ones end; those that are killed have no end. */
      let to: number | undefined;
      /** Runs an indexer up to `to`, or kills it, and the server with it where it says so, some slots on. */
      const index = async (place: StorePlace, step?: number, isServerKilled = false): Promise<void> => {
        const settings: IndexerSettings = {
          cluster: 'localnet',
          endpoints: [localnet.url],
          store: place,
          from: 'first',
          to,
          pollMs: 50,
          stablecoins: localnet.stablecoins,
          holder: 'the only one',
        };
        const start = step === undefined ? 0 : readSlot(toPlace('killed').control);
        const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ENTRY], {
          stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
          env: { ...process.env, [SETTINGS_VARIABLE]: JSON.stringify(settings) },
        });
        const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
        if (step !== undefined) {
          const isRunning = () => child.exitCode === null && child.signalCode === null;
          while (isRunning() && readSlot(toPlace('killed').control) < start + step) await sleep(3);
          if (isServerKilled) await front.kill();
          child.kill('SIGKILL');
        }
        await ended;
        if (isServerKilled) front = await startChdb(join(folder, 'data'));
      };
      for (let kills = 0; kills < KILLS; kills++) {
        const before = readSlot(toPlace('killed').control);
        await index(
          toPlace('killed'),
          kills === 0 ? PAST + 40 : STEPS[kills % STEPS.length],
          kills % 2 === 1,
        );
        expect(readSlot(toPlace('killed').control)).toBeGreaterThanOrEqual(before);
      }
      const end = readSlot(toPlace('killed').control);
      await vi.waitFor(
        () => {
          to = localnet.chain.ledger.slots(end + 1, end + 1_000, 1_000)[0];
          expect(to).toBeDefined();
        },
        { timeout: 30_000 },
      );
      await index(toPlace('killed'));
      const whole: StorePlace = { kind: 'folder', folder: join(folder, 'whole') };
      await index(whole);
      await localnet.close();
      const [killed, other] = [openStoreReader(toPlace('killed')), openStoreReader(whole)];
      const comparisons = await compareStores(killed, other);
      await killed.close();
      await other.close();
      expect(comparisons.filter((one) => one.onlyFirst + one.onlySecond + one.different > 0)).toEqual([]);
      expect(comparisons.find(({ table }) => table === 'blocks')!.rows).toBeGreaterThan(PAST);
    },
  );
});

/** How far the indexer has come. */
function readSlot(control: string): number {
  if (!existsSync(control)) return 0;
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(control, { readOnly: true });
    const row = database
      .prepare(
        `SELECT max(json_extract(checkpoint, '$.slot')) AS slot
         FROM (SELECT checkpoint FROM head UNION ALL SELECT checkpoint FROM checkpoints WHERE shard = 0)`,
      )
      .get();
    return Number(row?.['slot'] ?? 0);
  } catch {
    // Its tables are not made yet.
    return 0;
  } finally {
    database?.close();
  }
}
