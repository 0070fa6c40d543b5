import { encodeBase58 } from '#std/base58';
import {
  openSqliteWriter,
  type AnyRow,
  type FactTable,
  type RollupTable,
  type StoreWriter,
  type Table,
  type TableRow,
} from '#store';
import blocks from '#store/tables/blocks';
import tokens from '#store/tables/tokens';

/** Rows of one table. */
export interface TableRows {
  readonly table: Table;
  readonly rows: readonly AnyRow[];
}

/** Rows whose columns are the table's own. */
export const rowsOf = <T extends Table<never> | object>(
  table: T,
  rows: readonly TableRow<T>[],
): TableRows => ({
  table: table as unknown as Table, // tables of all columns are listed together
  rows: rows as readonly AnyRow[],
});

/** A token whose creation nobody saw, first seen at `time`. */
export const tokenOf = (
  mint: string,
  time: number,
  more: Partial<TableRow<typeof tokens>> = {},
): TableRow<typeof tokens> => ({
  mint,
  decimals: 6,
  firstSlot: 1,
  firstTime: time,
  createdSlot: undefined,
  createdTime: undefined,
  creator: undefined,
  launchpad: undefined,
  pooledSlot: undefined,
  pooledTime: undefined,
  tradedSlot: undefined,
  holders: 0,
  swaps: 0,
  ...more,
});

/** An address, the same for the same number. */
export function addressOf(n: number): string {
  const bytes = new Uint8Array(32).fill(0xa5);
  new DataView(bytes.buffer).setUint32(28, n);
  return encodeBase58(bytes);
}

export function signatureOf(n: number): string {
  const bytes = new Uint8Array(64).fill(0x5a);
  new DataView(bytes.buffer).setUint32(60, n);
  return encodeBase58(bytes);
}

export interface IndexedRange {
  readonly fromSlot: number;
  readonly fromTime: number;
  readonly toSlot: number;
  readonly toTime: number;
}

/** A store in memory that covers a range and holds just these rows. */
export async function createScriptedIndex(
  { fromSlot, fromTime, toSlot, toTime }: IndexedRange,
  tables: readonly TableRows[],
): Promise<StoreWriter> {
  const writer = openSqliteWriter(':memory:');
  await writer.migrate();
  const lease = await writer.acquire(0, 'test', 60_000);
  if (lease === undefined) throw new Error('a store in memory belongs to nobody else');
  const ends = rowsOf(blocks, [blockOf(fromSlot, fromTime), blockOf(toSlot, toTime)]);
  await writer.commit({
    lease,
    after: undefined,
    checkpoint: {
      slot: toSlot,
      blockSlot: toSlot,
      blockHash: addressOf(toSlot),
      firstSlot: fromSlot,
      time: toTime,
      memory: '',
    },
    facts: [ends, ...tables].flatMap(({ table, rows }) =>
      table.kind === 'fact' ? [{ table: table satisfies FactTable, rows }] : [],
    ),
    puts: tables.flatMap(({ table, rows }) =>
      table.kind === 'rollup'
        ? [{ table: table satisfies RollupTable, rows: rows.map((row) => ({ row, before: undefined })) }]
        : [],
    ),
    revocable: false,
  });
  return writer;
}

function blockOf(slot: number, time: number): TableRow<typeof blocks> {
  return {
    slot,
    hash: addressOf(slot),
    parentSlot: slot - 1,
    parentHash: addressOf(slot - 1),
    time,
    height: slot,
    transactions: 0,
    votes: 0,
    failed: 0,
    feeLamports: 0n,
    priorityFeeLamports: 0n,
    computeUnits: 0,
    swaps: 0,
    transfers: 0,
    tokenMints: 0,
    users: 0,
    microUsd: 0n,
    digest: addressOf(slot),
  };
}
