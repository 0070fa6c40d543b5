import type { AnyRow } from '../column.ts';
import type { Table } from '../define-table.ts';
import { storeError } from '../errors.ts';
import { toJournal, toUndo, type JournalEntry } from '../journal.ts';
import type { Batch, Checkpoint, Lease } from '../store.ts';
import { listTables } from '../tables.ts';
import type { StoredAddresses } from './stored-addresses.ts';
import type { Connections, Queryable } from './connections.ts';
import { toArray } from './encode.ts';
import { TableStatements } from './statements.ts';

const statements: ReadonlyMap<string, TableStatements> = new Map(
  listTables().map((table) => [table.name, new TableStatements(table)]),
);

export const statementsOf = (table: Table): TableStatements => statements.get(table.name)!;

/**
 * Holds the lease's row to the end of the transaction, so that no other can take it meanwhile. `alone`: one at a
 * time (commits); `beside`: while commits go on (what makes and drops whole tables' rows takes long).
 */
export async function checkLease(
  on: Queryable,
  { shard, token }: Lease,
  how: 'alone' | 'beside',
): Promise<void> {
  const lock = how === 'alone' ? 'NO KEY UPDATE' : 'KEY SHARE';
  const [row] = await on.query(`SELECT token FROM leases WHERE shard = $1 FOR ${lock}`, [String(shard)]);
  if (row === undefined || Number(row[0]) !== token) throw storeError('lost-lease');
}

export async function findCheckpoint(on: Queryable, shard: number): Promise<Checkpoint | undefined> {
  const [row] = await on.query(
    'SELECT slot, block_slot, block_hash, first_slot, time, memory FROM checkpoints WHERE shard = $1',
    [String(shard)],
  );
  if (row === undefined) return undefined;
  const [slot, blockSlot, blockHash, firstSlot, time, memory] = row;
  return {
    slot: Number(slot),
    blockSlot: Number(blockSlot),
    blockHash: blockHash!, // no column of it is NULL but the time
    firstSlot: Number(firstSlot),
    time: time === null ? undefined : Number(time),
    memory: memory!,
  };
}

async function saveCheckpoint(on: Queryable, shard: number, checkpoint: Checkpoint): Promise<void> {
  const { slot, blockSlot, blockHash, firstSlot, time, memory } = checkpoint;
  await on.query(
    `INSERT INTO checkpoints VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (shard) DO UPDATE SET
       slot = excluded.slot, block_slot = excluded.block_slot, block_hash = excluded.block_hash,
       first_slot = excluded.first_slot, time = excluded.time, memory = excluded.memory`,
    [
      String(shard),
      String(slot),
      String(blockSlot),
      blockHash,
      String(firstSlot),
      time === undefined ? null : String(time),
      memory,
    ],
  );
}

export async function commitBatch(
  connections: Connections,
  stored: StoredAddresses,
  batch: Batch,
): Promise<void> {
  const { lease, after, checkpoint, facts, revocable } = batch;
  const puts = batch.puts.map(({ table, rows }) => ({ table, rows: rows.map(({ row }) => row) }));
  const ids = await stored.intern(addressesOf([...facts, ...puts]));
  await connections.transact(async (on) => {
    await checkLease(on, lease, 'alone');
    const before = await findCheckpoint(on, lease.shard);
    if (before?.slot !== after) throw storeError('not-next');
    if (revocable) await note(on, lease.shard, checkpoint.blockSlot, toJournal(batch, before));
    else await on.query('DELETE FROM journal WHERE shard = $1', [String(lease.shard)]);
    for (const { table, rows } of facts) await statementsOf(table).insert(on, rows, ids);
    for (const { table, rows } of puts) await statementsOf(table).put(on, rows, ids);
    await saveCheckpoint(on, lease.shard, checkpoint);
  });
}

export function rollBack(
  connections: Connections,
  stored: StoredAddresses,
  lease: Lease,
  slot: number,
): Promise<Checkpoint | undefined> {
  const of = [String(lease.shard), String(slot)];
  return connections.transact(async (on) => {
    await checkLease(on, lease, 'alone');
    const entries = await on.query(
      'SELECT what, "row" FROM journal WHERE shard = $1 AND slot > $2 ORDER BY slot DESC, part DESC',
      of,
    );
    const undo = toUndo(entries.map(([what, row]): JournalEntry => ({ what: what!, row: row! }))); // never NULL
    if (undo !== undefined) {
      const ids = await stored.find(
        addressesOf(
          undo.tables.flatMap(({ table, removes, puts }) => [
            { table, rows: removes },
            { table, rows: puts },
          ]),
        ),
      );
      for (const { table, removes, puts } of undo.tables) {
        await statementsOf(table).remove(on, removes, ids);
        await statementsOf(table).put(on, puts, ids);
      }
      if (undo.checkpoint !== undefined) await saveCheckpoint(on, lease.shard, undo.checkpoint);
      else await on.query('DELETE FROM checkpoints WHERE shard = $1', [String(lease.shard)]);
      await on.query('DELETE FROM journal WHERE shard = $1 AND slot > $2', of);
    }
    const checkpoint = await findCheckpoint(on, lease.shard);
    if (checkpoint !== undefined && checkpoint.blockSlot > slot) throw storeError('not-revocable');
    return checkpoint;
  });
}

async function note(
  on: Queryable,
  shard: number,
  slot: number,
  entries: readonly JournalEntry[],
): Promise<void> {
  await on.query(
    `INSERT INTO journal (shard, slot, part, what, "row")
     SELECT $1::bigint, $2::bigint, place + coalesce(
       (SELECT max(part) FROM journal WHERE shard = $1::bigint AND slot = $2::bigint), 0), what, was
     FROM unnest($3::text[], $4::text[]) WITH ORDINALITY AS entry (what, was, place)`,
    [
      String(shard),
      String(slot),
      toArray(
        'text',
        entries.map(({ what }) => what),
      ),
      toArray(
        'text',
        entries.map(({ row }) => row),
      ),
    ],
    'note',
  );
}

function addressesOf(
  parts: readonly { readonly table: Table; readonly rows: readonly AnyRow[] }[],
): Set<string> {
  const addresses = new Set<string>();
  for (const { table, rows } of parts) {
    for (const address of statementsOf(table).addressesOf(rows)) addresses.add(address);
  }
  return addresses;
}
