import { toRegistry } from '#std/registry';
import { beginSpan, traced, type Span } from '#std/tracing/trace';
import type { AnyRow, Batch, Checkpoint, Lease, StoreWriter, Table } from '#store';
import { defineQuery } from '#store';
import blocks from '#store/tables/blocks';
import { countTransactions, type ChainBlock } from './chain-block.ts';
import { owns, type Shard } from './shard.ts';
import { FACT_TABLES, type FactTables } from './facts/fact-tables.ts';
import { rowsOf, type Facts, type ReferencePrice } from './facts/facts.ts';
import type { Quotes } from './facts/quote-rank.ts';
import { ReferenceMarket } from './facts/reference-price.ts';
import { toFacts, valueBlock } from './facts/to-facts.ts';
import { findAnomalies, RecentBlocks } from './find-anomalies.ts';
import { rollups } from './rollups/index.gen.ts';
import type { Rollup } from './rollups/define-rollup.ts';
import { RECENT_BLOCKS, type Rule } from './rules/define-rule.ts';
import { rules } from './rules/index.gen.ts';
import { LATEST_TIME, RollupRunner } from './run-rollups.ts';

// The registry keeps rollups of all tables together.
const ROLLUPS = toRegistry<Rollup>('rollups', rollups as readonly Rollup[], ({ table }) => [table.name]);
const RULES = toRegistry<Rule>('rules', rules, ({ name }) => [name]);

export interface PipelineParts {
  readonly writer: StoreWriter;
  readonly quotes: Quotes;
  readonly shard: Shard;
  readonly lease: () => Lease;
  /** The registry’s by default. */
  readonly tables?: FactTables | undefined;
}

/** A thread may end with the block it decodes; nothing else of decoding fails. */
async function endedOnFailure<T>(span: Span | undefined, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    span?.end();
    throw error;
  }
}

const recentBlocks = defineQuery({
  name: 'recent-blocks',
  about: 'The newest blocks.',
  sql: `SELECT slot, hash, parent_slot, parent_hash, time, height, transactions, votes, failed, fee_lamports,
          priority_fee_lamports, compute_units, swaps, transfers, token_mints, users, micro_usd, digest
        FROM blocks ORDER BY slot DESC LIMIT $limit`,
  parameters: { limit: 'integer' },
  row: blocks.columns,
});

/** Blocks in, rows out. What it remembers between blocks can be read back from the rows, so a restart changes nothing. */
export class Pipeline {
  readonly #parts: PipelineParts;
  readonly #runner: RollupRunner;
  #checkpoint: Checkpoint | undefined;
  #reference = new ReferenceMarket(undefined);
  #recent = new RecentBlocks([]);

  private constructor(parts: PipelineParts) {
    this.#parts = parts;
    this.#runner = new RollupRunner([...ROLLUPS.values()], {
      merges: parts.writer.merges,
      find: (table: Table, keys: readonly AnyRow[], columns?: readonly string[]) =>
        parts.writer.find(table, keys, columns),
      findLatestTime: async () => (await parts.writer.reader.all(LATEST_TIME, {}))[0]?.time,
      owns: (table: Table, row: AnyRow) => owns(parts.shard, table, row),
    });
  }

  /** A pipeline that goes on where the store ends. */
  static async open(parts: PipelineParts): Promise<Pipeline> {
    const pipeline = new Pipeline(parts);
    await pipeline.restore();
    return pipeline;
  }

  get checkpoint(): Checkpoint | undefined {
    return this.#checkpoint;
  }

  /**
   * Adds blocks that follow each other and the newest one, all at once. `revocable` blocks can be taken back
   * and are added one at a time.
   */
  add(added: readonly ChainBlock[], revocable: boolean): Promise<readonly Facts[]> {
    return traced('index batch', (span) => this.#add(added, revocable, span), { begins: 'always' });
  }

  async #add(
    added: readonly ChainBlock[],
    revocable: boolean,
    span: Span | undefined,
  ): Promise<readonly Facts[]> {
    span?.set({
      'osvm.first_slot': added[0]?.slot,
      'osvm.last_slot': added.at(-1)?.slot,
      'osvm.blocks': added.length,
      'osvm.revocable': revocable,
      'osvm.transactions': added.reduce((sum, one) => sum + countTransactions(one), 0),
    });
    const decodeSpan = beginSpan('decode');
    const { writer, quotes, shard, lease, tables = FACT_TABLES } = this.#parts;
    const before = this.#checkpoint;
    const reference = new ReferenceMarket(this.#reference.price);
    const recent = new RecentBlocks(this.#recent.list);
    const batch: Facts[] = [];
    let below = before?.blockSlot;
    let time = before?.time ?? 0;
    for (const { slot, block, decoding } of added) {
      time = block.blockTime ?? time;
      const facts =
        decoding === undefined
          ? toFacts({ slot, block, below, time }, quotes, reference, tables)
          : valueBlock(await endedOnFailure(decodeSpan, decoding.reading), below, quotes, reference, tables);
      const found = findAnomalies(facts, recent.list, [...RULES.values()]);
      batch.push(found.length === 0 ? facts : { ...facts, anomalies: found });
      recent.add(facts.block);
      below = slot;
    }
    decodeSpan?.end();
    const last = added.at(-1)!;
    const puts = await traced('rollups', () => this.#runner.run(batch));
    const checkpoint: Checkpoint = {
      slot: last.slot,
      blockSlot: last.slot,
      blockHash: last.block.blockhash,
      firstSlot: before?.firstSlot ?? added[0]!.slot,
      time,
      memory: toMemory(reference.price),
    };
    const facts = toFactRows(batch, tables, shard);
    await traced('commit', async (committing) => {
      committing?.set({ 'db.system.name': writer.engine, 'osvm.rows': countRows(facts, puts) });
      await writer.commit({ lease: lease(), after: before?.slot, checkpoint, facts, puts, revocable });
    });
    this.#runner.remember(puts);
    this.#checkpoint = checkpoint;
    this.#reference = reference;
    this.#recent = recent;
    return batch;
  }

  /** Takes back the blocks above `slot`. Rejects with `store/not-revocable` where one is final. */
  async rollback(slot: number): Promise<void> {
    await this.#parts.writer.rollback(this.#parts.lease(), slot);
    await this.restore();
  }

  /** Reads back what the store holds; for after a failure, when nobody knows whether a commit was made. */
  async restore(): Promise<void> {
    const { writer, shard } = this.#parts;
    this.#runner.forget();
    this.#checkpoint = await writer.findCheckpoint(shard.index);
    this.#reference = new ReferenceMarket(this.#checkpoint && parseMemory(this.#checkpoint.memory));
    const recent = await writer.reader.all(recentBlocks, { limit: RECENT_BLOCKS });
    this.#recent = new RecentBlocks(recent.toReversed());
  }
}

/** The reference price, which the next block's values rest on. */
function toMemory(price: ReferencePrice | undefined): string {
  return price === undefined
    ? ''
    : JSON.stringify({
        ...price,
        microUsd: String(price.microUsd),
        depthMicroUsd: String(price.depthMicroUsd),
      });
}

function parseMemory(text: string): ReferencePrice | undefined {
  if (text === '') return undefined;
  const price = JSON.parse(text) as Record<keyof ReferencePrice, string>; // `toMemory` wrote it
  return {
    microUsd: BigInt(price.microUsd),
    market: price.market,
    depthMicroUsd: BigInt(price.depthMicroUsd),
    slot: Number(price.slot),
    time: Number(price.time),
  };
}

const countRows = (...parts: readonly (Batch['facts'] | Batch['puts'])[]): number =>
  parts.flat().reduce((sum, { rows }) => sum + rows.length, 0);

function toFactRows(batch: readonly Facts[], tables: FactTables, shard: Shard): Batch['facts'] {
  return tables.all
    .map((table) => ({
      table,
      rows: batch.flatMap((facts) => rowsOf(facts, table)).filter((row) => owns(shard, table, row)),
    }))
    .filter(({ rows }) => rows.length > 0);
}
