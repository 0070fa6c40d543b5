import { afterEach, expect, test } from 'vitest';
import type { RollupTable, StoreWriter, TableRow } from '#store';
import programSpans from '#store/tables/program-spans';
import { addressOf, createScriptedIndex, rowsOf } from '../../testing/scripted-index.ts';
import { toWindows } from '../index/chain-spans.ts';
import { createIndexReader } from '../index/index-reader.ts';
import { createProgramUse, toPieces } from './program-use.ts';

const NOON = Date.UTC(2026, 10, 16, 12) / 1_000;
const MIDNIGHT = NOON - 43_200;
const HOUR = 3_600;
const PROGRAM = addressOf(1);

let writer: StoreWriter | undefined;
afterEach(() => writer?.close());

const spanOf = (bucket: number, calls: number): TableRow<typeof programSpans> => ({
  width: HOUR,
  bucket,
  program: PROGRAM,
  calls,
  transactions: 0,
  failed: 0,
  users: 0,
  computeUnits: 0,
  feeLamports: 0n,
  swaps: 0,
  lamports: 0n,
  microUsd: 0n,
});

test('windows are cut where they meet, at midnight, and before the span that is filling', () => {
  expect(toPieces(toWindows(NOON + 5, 24 * HOUR, HOUR), HOUR)).toEqual([
    { from: NOON - 47 * HOUR, until: MIDNIGHT - 24 * HOUR },
    { from: MIDNIGHT - 24 * HOUR, until: NOON - 23 * HOUR },
    { from: NOON - 23 * HOUR, until: MIDNIGHT },
    { from: MIDNIGHT, until: NOON },
    { from: NOON, until: NOON + HOUR },
  ]);
  expect(toPieces(toWindows(MIDNIGHT + 5, 2 * HOUR, HOUR), HOUR)).toEqual([
    { from: MIDNIGHT - 3 * HOUR, until: MIDNIGHT - HOUR },
    { from: MIDNIGHT - HOUR, until: MIDNIGHT },
    { from: MIDNIGHT, until: MIDNIGHT + HOUR },
  ]);
});

test('what is over is read once, and what is filling or was just over is read again', async () => {
  writer = await createScriptedIndex({ fromSlot: 1, fromTime: 0, toSlot: 9, toTime: NOON + 90 }, [
    rowsOf(programSpans, [spanOf(NOON - 30 * HOUR, 1), spanOf(NOON - 2 * HOUR, 10), spanOf(NOON, 100)]),
  ]);
  const readProgramUse = createProgramUse(createIndexReader(writer.reader));
  const windows = toWindows(NOON + 90, 24 * HOUR, HOUR);
  const read = async (toTime: number) => {
    const [row] = await readProgramUse(windows, HOUR, toTime);
    return row && [row.callsBefore, row.calls];
  };
  expect(await read(NOON + 30)).toEqual([1, 110]);
  await put(writer, [spanOf(NOON - 30 * HOUR, 2), spanOf(NOON - 2 * HOUR, 20), spanOf(NOON, 200)]);
  // Half a minute after the hour its blocks could still have been taken back.
  expect(await read(NOON + 90)).toEqual([1, 220]);
  await put(writer, [spanOf(NOON - 2 * HOUR, 30), spanOf(NOON, 300)]);
  expect(await read(NOON + 90)).toEqual([1, 320]);
});

async function put(into: StoreWriter, rows: readonly TableRow<typeof programSpans>[]): Promise<void> {
  const lease = await into.acquire(0, 'test', 60_000);
  const checkpoint = await into.findCheckpoint(0);
  if (lease === undefined || checkpoint === undefined) throw new Error('a store in memory has both');
  await into.commit({
    lease,
    after: checkpoint.slot,
    checkpoint,
    facts: [],
    puts: [
      {
        table: programSpans as unknown as RollupTable, // a batch keeps tables of all columns together
        rows: rows.map((row) => ({ row, before: undefined })),
      },
    ],
    revocable: false,
  });
}
