/** Rows and blocks the conformance tests write: made of a slot alone, the same in every run. */
import { encodeBase58 } from '#std/base58';
import {
  isOptional,
  kindOf,
  toSqlName,
  type AnyRow,
  type Column,
  type Columns,
  type ColumnValue,
  type RowOf,
} from '../column.ts';
import { defineQuery } from '../define-query.ts';
import { listColumns, type FactTable, type RollupTable, type TableRow } from '../define-table.ts';
import type { Batch, Checkpoint, Lease, StoreReader, StoreWriter } from '../store.ts';
import { listTables } from '../tables.ts';
import tokenMints from '../tables/token-mints.ts';
import blocks from '../tables/blocks.ts';
import candles from '../tables/candles.ts';
import chainSpans from '../tables/chain-spans.ts';
import transfers from '../tables/transfers.ts';

/** 2024-01-01, a full hour. */
export const BEGINNING = 1_704_067_200;
export const MARKET = addressOf(7);

function bytesOf(n: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length).fill(0xa5);
  new DataView(bytes.buffer).setUint32(length - 4, n);
  return bytes;
}

export function addressOf(n: number): string {
  return encodeBase58(bytesOf(n, 32));
}

export function signatureOf(n: number): string {
  return encodeBase58(bytesOf(n, 64));
}

/** A value of a column, never the same for two places of a slot in a column that may name a row. */
function sampleValue(column: Column, slot: number, place: number): ColumnValue {
  const n = slot * 100 + place;
  switch (kindOf(column)) {
    case 'integer':
      return place;
    case 'int64':
      return BigInt(-n);
    case 'uint':
      return (1n << 64n) + BigInt(n);
    case 'real':
      return n / 4;
    case 'text':
      return `text ${n}`;
    case 'flag':
      return place % 2 === 0;
    case 'address':
    case 'hash':
      return addressOf(n);
    case 'signature':
      return signatureOf(n);
  }
}

/** A row of any fact table, made from its columns; those that may be absent are so in every second place of a slot. */
export function sampleOf<C extends Columns>(table: FactTable<C>, slot: number, place = 0): RowOf<C> {
  const row: Record<string, ColumnValue> = {};
  for (const [name, column] of Object.entries<Column>(table.columns)) {
    if (isOptional(column) && place % 2 === 1) row[name] = undefined;
    else if (name === 'slot') row[name] = slot;
    else if (name === table.keep?.column) row[name] = BEGINNING + slot;
    else row[name] = sampleValue(column, slot, place);
  }
  return row as RowOf<C>; // a value of its kind for every column
}

export const tokenMintOf = (
  slot: number,
  part: number,
  mint = addressOf(slot * 100 + part),
): TableRow<typeof tokenMints> => ({
  ...sampleOf(tokenMints, slot, part),
  position: 0,
  time: BEGINNING + slot,
  mint,
  creator: addressOf(slot),
  decimals: 6,
  launchpad: part === 0 ? undefined : MARKET,
});

export const transferOf = (slot: number, part: number, amount: bigint): TableRow<typeof transfers> => ({
  ...sampleOf(transfers, slot, part),
  position: 1,
  mint: addressOf(1),
  amount,
});

export const blockOf = (slot: number): TableRow<typeof blocks> => sampleOf(blocks, slot);

export function checkpointOf(slot: number, firstSlot = 1): Checkpoint {
  return {
    slot,
    blockSlot: slot,
    blockHash: addressOf(slot),
    firstSlot,
    time: BEGINNING + slot,
    memory: `at ${slot}`,
  };
}

type Span = TableRow<typeof chainSpans>;

function spanOf(before: Span | undefined): Span {
  const more = (name: keyof Span, by: number): number => Number(before?.[name] ?? 0) + by;
  return {
    width: 3_600,
    bucket: BEGINNING,
    blocks: more('blocks', 1),
    skipped: 0,
    transactions: more('transactions', 2),
    votes: more('votes', 1),
    failed: 0,
    feeLamports: (before?.feeLamports ?? 0n) + 5_000n,
    priorityFeeLamports: 0n,
    computeUnits: more('computeUnits', 1_000),
    swaps: 0,
    transfers: more('transfers', 1),
    tokenMints: more('tokenMints', 2),
    microUsd: -1n,
    users: 1,
    newUsers: 1,
    firstTime: before?.firstTime ?? BEGINNING,
    lastTime: BEGINNING,
  };
}

type Candle = TableRow<typeof candles>;

/** Every third slot begins a new one. */
function candleOf(slot: number, before: Candle | undefined): Candle {
  const price = 1 / slot;
  return {
    market: MARKET,
    width: 1,
    bucket: BEGINNING + Math.floor(slot / 3),
    open: before?.open ?? price,
    high: Math.max(before?.high ?? price, price),
    low: Math.min(before?.low ?? price, price),
    close: price,
    baseAmount: (before?.baseAmount ?? 0n) + (1n << 63n),
    quoteAmount: (before?.quoteAmount ?? 0n) + 1n,
    lamports: (before?.lamports ?? 0n) + 1n,
    microUsd: 0n,
    swaps: (before?.swaps ?? 0) + 1,
    buys: 0,
    unvalued: 0,
  };
}

export const facts = <C extends Columns>(
  table: FactTable<C>,
  rows: readonly RowOf<C>[],
): Batch['facts'][number] => ({
  table: table as unknown as FactTable, // a batch keeps tables of all columns together
  rows: rows as readonly AnyRow[],
});

export const puts = <C extends Columns>(
  table: RollupTable<C>,
  rows: readonly { readonly row: RowOf<C>; readonly before: RowOf<C> | undefined }[],
): Batch['puts'][number] => ({
  table: table as unknown as RollupTable,
  rows: rows as Batch['puts'][number]['rows'],
});

export const FACT_TABLES: readonly FactTable[] = listTables().filter((table) => table.kind === 'fact');
/** Tables of which the block of a slot has one row, whatever it says. */
const OTHERS = FACT_TABLES.filter(
  ({ name }) => ![blocks, tokenMints, transfers].some((one) => one.name === name),
);

/** The block of a slot: facts of every table, and rollups that grow with every block. */
export async function blockBatch(
  writer: StoreWriter,
  lease: Lease,
  slot: number,
  {
    after = slot === 1 ? undefined : slot - 1,
    revocable = true,
  }: { readonly after?: number | undefined; readonly revocable?: boolean } = {},
): Promise<Batch> {
  const [span] = await writer.find(chainSpans, [{ width: 3_600, bucket: BEGINNING }]);
  const [candle] = await writer.find(candles, [
    { market: MARKET, width: 1, bucket: BEGINNING + Math.floor(slot / 3) },
  ]);
  return {
    lease,
    after,
    checkpoint: checkpointOf(slot),
    facts: [
      facts(blocks, [blockOf(slot)]),
      facts(tokenMints, [tokenMintOf(slot, 0), tokenMintOf(slot, 1)]),
      facts(transfers, [transferOf(slot, 0, (1n << 64n) + BigInt(slot))]),
      ...OTHERS.map((table) => facts(table, [sampleOf(table, slot)])),
    ],
    puts: [
      puts(chainSpans, [{ row: spanOf(span), before: span }]),
      puts(candles, [{ row: candleOf(slot, candle), before: candle }]),
    ],
    revocable,
  };
}

/** Blocks of these slots, each after the one before. */
export async function commitBlocks(
  writer: StoreWriter,
  lease: Lease,
  slots: readonly number[],
  revocable = true,
): Promise<void> {
  for (const slot of slots) await writer.commit(await blockBatch(writer, lease, slot, { revocable }));
}

export async function mustAcquire(writer: StoreWriter, holder = 'a', shard = 0): Promise<Lease> {
  const lease = await writer.acquire(shard, holder, 60_000);
  if (lease === undefined) throw new Error('another holds it');
  return lease;
}

const wholeTables = listTables().map((table) => {
  const columns = listColumns(table).map(([name]) => toSqlName(name));
  return defineQuery({
    name: table.name,
    about: table.about,
    // A key has no optional columns.
    sql: `SELECT ${columns.join(', ')} FROM ${toSqlName(table.name)} ORDER BY ${table.key.map(toSqlName).join(', ')} LIMIT 10000`,
    parameters: {},
    row: table.columns,
  });
});

/** Every row of every table that has any. */
export async function readAll(reader: StoreReader): Promise<Readonly<Record<string, readonly AnyRow[]>>> {
  const all: Record<string, readonly AnyRow[]> = {};
  for (const query of wholeTables) {
    const rows = await reader.all(query, {});
    if (rows.length > 0) all[query.name] = rows;
  }
  return all;
}
