import { isAppError } from '#std/errors';
import { toSqlName, type AnyRow } from '../column.ts';
import { listColumns, type Table, type TableRow } from '../define-table.ts';
import { storeError } from '../errors.ts';
import { toRefreshStatements } from '../refresh.ts';
import type { Batch, Lease, Refresh, StoreWriter } from '../store.ts';
import { TABLES } from '../tables.ts';
import { Control, type Insert, type Pending } from './control.ts';
import { toCell, toLiteral } from './encode.ts';
import { MIGRATIONS, findMigrations } from '../migrations.ts';
import { findRows } from './find-rows.ts';
import { HeadTables } from './head-tables.ts';
import { makeTables, migrateTables } from './migrate-tables.ts';
import { prune } from './prune.ts';
import { askServer, toAskedSql } from './run-query.ts';
import { SYSTEM_TABLES, toNextName, toRowsName } from './schema.ts';
import { ClickHouseServer, type ClickHousePlace } from './server.ts';
import { toInserts } from './to-inserts.ts';

export interface ClickHouseWriterPlace extends ClickHousePlace {
  /** Path of the file in which the indexer keeps what must change as a whole. */
  readonly control: string;
  /**
   * Whether the server drops by its own clock what tables no longer keep, which costs nothing; otherwise `prune` does, by
   * the time of the newest block. Not for blocks of the past. Counts when the tables are made.
   */
  readonly expires?: boolean;
  /** Whether its rows can be made again at once, as a localnet's: then those that cannot be gone on with are dropped. */
  readonly renews?: boolean;
}

/**
 * The engine above: a database a cluster on a ClickHouse. Rows of final blocks are added and never changed, and merged when
 * they are read; those of other blocks are in the file, with a copy in the server's memory. `migrate` comes first. Refuses
 * shards.
 */
export function openClickHouseWriter(
  place: ClickHouseWriterPlace,
  tables = TABLES,
  migrations = MIGRATIONS,
): StoreWriter {
  const server = new ClickHouseServer(place);
  const control = new Control(place.control);
  const { layout } = tables;
  const head = new HeadTables(server, control);

  /** Sends what of a batch may not be there yet. */
  const complete = async (pending: Pending): Promise<void> => {
    for (const insert of pending.inserts) await server.insert(insert, `${pending.token}:${insert.table}`);
    await server.insert(toCheckpointInsert(pending), `${pending.token}:checkpoint`);
    control.finish(pending);
  };

  /** Batches this writer is sending, by shard. */
  const underWay = new Map<number, Promise<void>>();

  const send = (pending: Pending): Promise<void> => {
    const sent = complete(pending).finally(() => underWay.delete(pending.shard));
    underWay.set(pending.shard, sent);
    return sent;
  };

  /** Brings what was noted to be final to its place. */
  const move = async (): Promise<void> => {
    const found = control.findMove();
    if (found === undefined) return;
    const { token, checkpoint } = found;
    await head.move(found, () =>
      server.insert(toCheckpointInsert({ shard: 0, checkpoint }), `${token}:checkpoint`),
    );
  };

  /** What the one before left under way. */
  const recover = async (lease: Lease): Promise<void> => {
    control.checkLease(lease);
    const { shard } = lease;
    const own = underWay.get(shard);
    if (own !== undefined) return own;
    const pending = control.findPending(shard);
    if (pending !== undefined) await send(pending);
    if (shard !== 0) return;
    head.use(lease);
    await head.load();
    await move();
  };

  /** Rows a batch was made from may have been read while the server had no head; then they are to be read again. */
  const checkWhole = async (): Promise<void> => {
    if (control.listHeadIds().length > 0 && !(await head.wasWhole()))
      throw storeError('unavailable', { detail: 'The server was restarted.' });
  };

  const commitFinal = async (batch: Batch): Promise<void> => {
    const { lease } = batch;
    await recover(lease);
    // Whatever is below it is final with it.
    if (lease.shard === 0 && control.listHeadIds().length > 0) {
      await checkWhole();
      control.beginMove(lease, true);
      await move();
    }
    await send(await take(control, batch, recover));
  };

  const commitRevocable = async (batch: Batch): Promise<void> => {
    const { after, checkpoint } = batch;
    await recover(batch.lease);
    if (control.findCheckpoint(0)?.slot !== after) throw storeError('not-next');
    await checkWhole();
    await head.add(
      control.takeRevocable(batch.lease, after, { checkpoint, inserts: toInserts(batch, true) }),
    );
  };

  const empty = async (): Promise<void> => {
    control.beginReset();
    await server.command('TRUNCATE TABLE head_state');
    for (const table of tables.all) await server.command(`TRUNCATE TABLE ${toRowsName(table)}`);
    for (const name of Object.keys(SYSTEM_TABLES)) await server.command(`TRUNCATE TABLE ${name}`);
    control.endReset();
    head.forget();
  };

  /** The file and the database are of one index. Throws `store/damaged` where one of them has lost something. */
  const checkMatch = async (isNew: boolean): Promise<void> => {
    const [[found] = []] = await server.query(
      'SELECT coalesce(max(slot), -1) FROM checkpoints_rows WHERE shard = 0',
    );
    const known = control.findFinal(0)?.slot ?? -1;
    if (isNew ? Number(found) >= 0 : Number(found) < known) {
      const detail = isNew
        ? `The database ${server.database} holds an index whose ${place.control} is not there.`
        : `The database ${server.database} ends at slot ${found}, before the checkpoint ${known}.`;
      throw storeError('damaged', { detail });
    }
  };

  /** The lease this writer holds of each shard, by its token. */
  const held = new Map<number, number>();

  const setFact = (name: string, value: string): Promise<void> =>
    server.command(
      `INSERT INTO facts_about_store_rows SELECT ${toLiteral('text', name)}, ${toLiteral('text', value)}, ${Date.now()}`,
    );

  const migrate = async (): Promise<void> => {
    const { isNew } = control;
    const from = control.findFact('layout') ?? layout;
    const isOther = from !== layout;
    if (isOther && findMigrations(from, layout, migrations) === undefined)
      throw storeError('other-version', {
        detail: `Its layout is ${from}, this program reads ${layout}.`,
      });
    await server.command(`CREATE DATABASE IF NOT EXISTS ${server.database}`, {}, true);
    if (isOther) await migrateTables(server, tables.all);
    await makeTables(server, tables.all, place.expires ?? false);
    if (isOther) head.forget();
    if (control.isResetting) await empty();
    else await checkMatch(isNew);
    control.setLayout(layout);
    await setFact('layout', layout);
  };

  /** Made ready; rows that can be made again at once are dropped where they cannot be gone on with. */
  const makeReady = async (): Promise<void> => {
    try {
      await migrate();
    } catch (error) {
      const isInTheWay = isAppError(error, 'store/other-version') || isAppError(error, 'store/damaged');
      if (place.renews !== true || !isInTheWay) throw error;
      control.beginReset();
      await server.command(`DROP DATABASE IF EXISTS ${server.database}`, {}, true);
      control.endReset();
      head.forget();
      await migrate();
    }
  };

  return {
    engine: 'clickhouse',
    merges: true,
    reader: {
      engine: 'clickhouse',
      // The rows are of the query's kinds: its own decoders made them.
      all: async (query, parameters) => (await askServer(server, query, parameters)) as never,
      close: async () => {},
    },
    migrate: makeReady,
    async claimLedger(genesisHash) {
      if (control.claim('ledger', genesisHash) !== genesisHash) throw storeError('other-ledger');
      await setFact('ledger', genesisHash);
    },
    async acquire(shard, holder, ttlMs) {
      const taken = control.acquire(shard, holder, ttlMs);
      if (taken === undefined) return undefined;
      const { lease, expiresMs } = taken;
      // Whatever another had under way is decided with its lease.
      if (held.get(shard) !== lease.token) {
        try {
          await recover(lease);
        } catch (error) {
          // Somebody took it since: whatever is written under it is refused.
          if (!isAppError(error, 'store/lost-lease')) throw error;
        }
      }
      held.set(shard, lease.token);
      await server.command(
        `INSERT INTO leases_rows SELECT ${shard}, ${lease.token}, ${expiresMs}, ${Date.now()}`,
      );
      return lease;
    },
    release: async (lease) => control.release(lease),
    async findCheckpoint(shard) {
      const lease = { shard, token: held.get(shard) ?? 0 };
      // Another's work is another's to complete.
      if (control.isHeld(lease)) await recover(lease);
      return control.findCheckpoint(shard);
    },
    find: async <T extends Table>(table: T, keys: readonly AnyRow[], columns?: readonly string[]) =>
      (await findRows(server, table, keys, columns)) as readonly (TableRow<T> | undefined)[], // rows of that table
    async commit(batch) {
      // Of other shards there are no rows.
      await (batch.revocable && batch.lease.shard === 0 ? commitRevocable(batch) : commitFinal(batch));
    },
    async rollback(lease, slot) {
      await recover(lease);
      const before = control.findCheckpoint(lease.shard)?.slot;
      const checkpoint = control.rollback(lease, slot);
      if (checkpoint?.slot !== before) await head.showRest();
      return checkpoint;
    },
    async settle(lease, slot) {
      if (control.settle(lease, slot) < MOVED_BATCHES) return;
      await recover(lease);
      control.beginMove(lease, false);
      await move();
    },
    async refresh(lease, refreshes) {
      control.checkLease(lease);
      for (const one of refreshes) await makeRanking(server, one);
      for (const one of refreshes) await showRanking(server, one);
    },
    async prune(lease, nowSeconds) {
      control.checkLease(lease);
      return prune(server, tables.all, nowSeconds);
    },
    async reset() {
      await empty();
      await migrate();
    },
    async measure() {
      const [row] = await server.query(
        'SELECT sum(bytes_on_disk) FROM system.parts WHERE active AND database = currentDatabase()',
      );
      return { bytes: Number(row![0] === String.raw`\N` ? 0 : row![0]) };
    },
    async close() {
      control.close();
      await server.close();
    },
  };
}

/** Batches of the head that go to their place together once they are final. */
const MOVED_BATCHES = 16;

const CHECKPOINT = ['shard', 'slot', 'block_slot', 'block_hash', 'first_slot', 'time', 'memory'];

function toCheckpointInsert({ shard, checkpoint }: Pick<Pending, 'shard' | 'checkpoint'>): Insert {
  const escaped = toCell('text', checkpoint.memory);
  const { slot, blockSlot, blockHash, firstSlot, time } = checkpoint;
  const cells = [shard, slot, blockSlot, blockHash, firstSlot, time ?? String.raw`\N`, escaped];
  return {
    table: 'checkpoints_rows',
    columns: CHECKPOINT,
    format: 'TabSeparated',
    rows: Buffer.from(`${cells.join('\t')}\n`, 'latin1'),
  };
}

/** The batch as one that will be part of the index. */
async function take(
  control: Control,
  batch: Batch,
  recover: (lease: Lease) => Promise<void>,
): Promise<Pending> {
  const { lease, after, checkpoint } = batch;
  control.checkLease(lease);
  await recover(lease);
  if (control.findCheckpoint(lease.shard)?.slot !== after) throw storeError('not-next');
  const inserts = toInserts(batch);
  if (lease.shard !== 0 && inserts.length > 0)
    throw new RangeError('an index in ClickHouse is written by one indexer: it has one shard');
  const token = `${control.findFact('name')}:${(after ?? -1) + 1}-${checkpoint.slot}`;
  for (;;) {
    const pending = control.take(lease, after, { token, checkpoint, inserts });
    if (pending !== undefined) return pending;
    await recover(lease);
  }
}

/** Rows of the next window, beside those that are shown. */
async function makeRanking(server: ClickHouseServer, refresh: Refresh): Promise<void> {
  const { table, where } = refresh;
  const next = toNextName(table);
  const { parameters } = toRefreshStatements(refresh);
  const sql = toAskedSql({
    sql: refresh.sql,
    parameters: [...parameters].map(([name, value]) => ({
      name,
      kind: Number.isInteger(value) ? 'integer' : 'real',
      value,
    })),
  });
  await server.command(`ALTER TABLE ${next} DROP PARTITION ${where.value}`);
  const columns = listColumns(table).map(([name]) => toSqlName(name));
  await server.command(`INSERT INTO ${next} (${columns.join(', ')}) ${sql}`);
}

async function showRanking(server: ClickHouseServer, { table, where }: Refresh): Promise<void> {
  const [[count] = []] = await server.query(
    `SELECT count() FROM ${toNextName(table)} WHERE ${toSqlName(where.column)} = ${where.value}`,
  );
  await server.command(
    count === '0'
      ? `ALTER TABLE ${toRowsName(table)} DROP PARTITION ${where.value}`
      : `ALTER TABLE ${toRowsName(table)} REPLACE PARTITION ${where.value} FROM ${toNextName(table)}`,
  );
}
