import type { Chain } from '#chain';
import type { Log } from '#std/log';
import { defineQuery, openSqliteWriter, type Checkpoint, type FactTable, type StoreReader } from '#store';
import blocks from '#store/tables/blocks';
import chainSpans from '#store/tables/chain-spans';
import skippedSlots from '#store/tables/skipped-slots';
import { compareStores } from './compare-stores.ts';
import { toDigest } from './facts/digest.ts';
import { FACT_TABLES, type FactTables } from './facts/fact-tables.ts';
import { toBucketStart } from '#std/time-bucket';
import { readFacts, readRange } from './read-facts.ts';
import { runIndexer } from './run-indexer.ts';

export interface Check {
  readonly name: string;
  readonly checked: number;
  readonly failed: number;
  /** The first few failures as text. */
  readonly examples: readonly string[];
}

export interface VerifyParts {
  readonly reader: StoreReader;
  readonly checkpoint: Checkpoint;
  /** Slots looked at; the whole index by default. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** The registry’s by default. */
  readonly tables?: FactTables | undefined;
}

const PAGE = 1_000;
const SHOWN = 5;
const DAY = 86_400;

/** Checks of one kind as they are made. */
class Tally {
  readonly name: string;
  checked = 0;
  failed = 0;
  readonly examples: string[] = [];

  constructor(name: string) {
    this.name = name;
  }

  expect(holds: boolean, describe: () => string): void {
    this.checked++;
    if (holds) return;
    this.failed++;
    if (this.examples.length < SHOWN) this.examples.push(describe());
  }
}

interface BlockRow {
  readonly slot: number;
  readonly hash: string;
  readonly parentSlot: number;
  readonly parentHash: string;
  readonly time: number;
  readonly transactions: number;
  readonly failed: number;
  readonly swaps: number;
  readonly digest: string;
}

/**
 * Recomputes what the rows of an index must hold among themselves: every block's parent is the block below it, every
 * slot between is proven skipped, the digest of every block is that of its rows, and days are the sums of their
 * blocks.
 */
export async function verifyIndex({
  reader,
  checkpoint,
  from,
  to,
  tables: { digested } = FACT_TABLES,
}: VerifyParts): Promise<Check[]> {
  const first = Math.max(from ?? checkpoint.firstSlot, checkpoint.firstSlot);
  const last = Math.min(to ?? checkpoint.slot, checkpoint.slot);
  const links = new Tally('every block’s parent is the block below it');
  const gaps = new Tally('every slot between two blocks is proven skipped');
  const digests = new Tally('every block’s digest is that of its rows');
  const days = new Tally('days are the sums of their blocks');
  const sums = new Map<number, { blocks: number; transactions: number; failed: number; swaps: number }>();
  let below: BlockRow | undefined;

  for (let start = first; start <= last; start += PAGE) {
    const end = Math.min(start + PAGE - 1, last);
    const rows = await readRange<BlockRow>(reader, blocks as unknown as FactTable, start, end);
    const skipped = new Map(
      (
        await readRange<{ slot: number; lower: number; upper: number }>(
          reader,
          skippedSlots as unknown as FactTable,
          start,
          end,
        )
      ).map((row) => [row.slot, row]),
    );
    const facts = await readFacts(reader, digested, start, end);
    for (const block of rows) {
      const lower = below;
      if (lower !== undefined) {
        links.expect(
          block.parentSlot === lower.slot && block.parentHash === lower.hash,
          () => `slot ${block.slot}`,
        );
        for (let slot = Math.max(lower.slot + 1, start); slot < block.slot; slot++) {
          const proof = skipped.get(slot);
          gaps.expect(proof?.lower === lower.slot && proof.upper === block.slot, () => `slot ${slot}`);
        }
      }
      digests.expect(
        toDigest(digested, (table) => facts.get(table)!.get(block.slot) ?? []) === block.digest,
        () => `slot ${block.slot}`,
      );
      addDay(sums, block);
      below = block;
    }
  }
  // Only whole days can be compared, and the first and last of a range may be cut.
  if (first === checkpoint.firstSlot && last === checkpoint.slot) await compareDays(reader, sums, days);
  const tip = new Tally('the checkpoint names the newest block');
  if (last === checkpoint.slot) {
    tip.expect(
      below?.slot === checkpoint.blockSlot && below.hash === checkpoint.blockHash,
      () => `slot ${checkpoint.slot}`,
    );
  }
  return [links, gaps, digests, days, tip];
}

/** Indexes the same slots again, from the chain into memory, and compares every table row by row. */
export async function verifyAgainstChain(parts: {
  readonly reader: StoreReader;
  readonly checkpoint: Checkpoint;
  readonly chain: Chain;
  readonly stablecoins: readonly string[];
  readonly log: Log;
}): Promise<readonly Check[]> {
  const { reader, checkpoint, chain, stablecoins, log } = parts;
  const writer = openSqliteWriter(':memory:');
  await runIndexer({
    chain,
    writer,
    slots: { wait: async () => {}, close: () => {} },
    pollMs: 0,
    from: checkpoint.firstSlot,
    to: checkpoint.slot,
    stablecoins,
    mayReset: false,
    log,
    signal: new AbortController().signal,
  });
  const comparisons = await compareStores(reader, writer.reader);
  await writer.close();
  return comparisons.map(({ table, rows, onlyFirst, onlySecond, different, examples }) => ({
    name: `${table} equal what the chain gives again`,
    checked: Math.max(rows, rows - onlyFirst + onlySecond),
    failed: onlyFirst + onlySecond + different,
    examples,
  }));
}

function addDay(
  sums: Map<number, { blocks: number; transactions: number; failed: number; swaps: number }>,
  { time, transactions, failed, swaps }: BlockRow,
): void {
  const bucket = toBucketStart(time, DAY);
  const sum = sums.get(bucket) ?? { blocks: 0, transactions: 0, failed: 0, swaps: 0 };
  sums.set(bucket, {
    blocks: sum.blocks + 1,
    transactions: sum.transactions + transactions,
    failed: sum.failed + failed,
    swaps: sum.swaps + swaps,
  });
}

const daySpans = defineQuery({
  name: 'days-of-chain',
  about: 'The chain by days.',
  sql: `SELECT bucket, blocks, transactions, failed, swaps FROM chain_spans WHERE width = 86400
        ORDER BY bucket LIMIT 10000`,
  parameters: {},
  row: {
    bucket: 'integer',
    blocks: chainSpans.columns.blocks,
    transactions: 'integer',
    failed: 'integer',
    swaps: 'integer',
  },
});

async function compareDays(
  reader: StoreReader,
  sums: ReadonlyMap<number, { blocks: number; transactions: number; failed: number; swaps: number }>,
  tally: Tally,
): Promise<void> {
  for (const { bucket, ...day } of await reader.all(daySpans, {})) {
    tally.expect(
      JSON.stringify(day) === JSON.stringify(sums.get(bucket)),
      () => `day ${new Date(bucket * 1_000).toISOString().slice(0, 10)}`,
    );
  }
}
