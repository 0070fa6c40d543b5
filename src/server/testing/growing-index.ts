import { openSqliteWriter, type Batch, type Lease, type StoreReader, type StoreWriter } from '#store';
import anomalies from '#store/tables/anomalies';
import tokenMints from '#store/tables/token-mints';
import blocks from '#store/tables/blocks';
import swaps from '#store/tables/swaps';
import transactions from '#store/tables/transactions';
import { addressOf, rowsOf, signatureOf } from './scripted-index.ts';

/** What a block of a growing index holds; a number names an address. */
export interface GrowingBlock {
  readonly slot: number;
  /** The market of each swap. */
  readonly markets?: readonly number[];
  readonly mints?: readonly number[];
  readonly anomalies?: number;
  /** Another block of the same slot has another branch. */
  readonly branch?: number;
}

/** A store in memory that grows block by block, as an indexer's does. */
export interface GrowingIndex {
  readonly reader: StoreReader;
  /** Names of the questions asked so far, in their order. */
  readonly asked: string[];
  add(...blocks: readonly GrowingBlock[]): Promise<void>;
  /** Takes back the blocks above `slot`. */
  takeBack(slot: number): Promise<void>;
}

export const FIRST_TIME = 1_700_000_000;
/** Transactions of a block that hold one swap each; the rest follow. */
const TRADER = 900;

export async function createGrowingIndex(): Promise<GrowingIndex> {
  const writer = openSqliteWriter(':memory:');
  const lease = await writer.acquire(0, 'test', 600_000);
  if (lease === undefined) throw new Error('a store in memory belongs to nobody else');
  const asked: string[] = [];
  let firstSlot: number | undefined;
  return {
    asked,
    reader: {
      engine: writer.engine,
      all: (query, parameters) => {
        asked.push(query.name);
        return writer.reader.all(query, parameters);
      },
      close: () => writer.close(),
    },
    async add(...added) {
      for (const block of added) {
        firstSlot ??= block.slot;
        await commit(writer, lease, block, firstSlot);
      }
    },
    async takeBack(slot) {
      await writer.rollback(lease, slot);
    },
  };
}

async function commit(
  writer: StoreWriter,
  lease: Lease,
  block: GrowingBlock,
  firstSlot: number,
): Promise<void> {
  const { slot, markets = [], mints = [], branch = 0 } = block;
  const time = FIRST_TIME + slot;
  const count = markets.length + mints.length;
  const tables = [
    rowsOf(blocks, [blockOf(block, time)]),
    rowsOf(
      transactions,
      Array.from({ length: count }, (_, position) => ({
        slot,
        position,
        signature: signatureOf(slot * 1_000 + position),
        feePayer: addressOf(TRADER),
        feeLamports: 5_000n,
        computeUnits: 1,
      })),
    ),
    rowsOf(
      swaps,
      markets.map((market, position) => ({
        slot,
        position,
        part: 0,
        time,
        trader: addressOf(TRADER),
        market: addressOf(market),
        venue: addressOf(901),
        base: addressOf(902),
        quote: addressOf(903),
        isBuy: true,
        baseAmount: 1_000n,
        quoteAmount: 18_446_744_073_709_551_616n,
        price: 0.5,
        lamports: undefined,
        microUsd: BigInt(branch),
        router: undefined,
        swaps: 1,
      })),
    ),
    rowsOf(
      tokenMints,
      mints.map((mint, i) => ({
        slot,
        position: markets.length + i,
        part: 0,
        time,
        mint: addressOf(mint),
        creator: addressOf(TRADER),
        decimals: 6,
        launchpad: undefined,
      })),
    ),
    rowsOf(
      anomalies,
      Array.from({ length: block.anomalies ?? 0 }, (_, part) => ({
        slot,
        part,
        time,
        rule: 'failure-burst',
        severity: 'notice',
        subject: undefined,
        position: undefined,
        measured: 1,
        allowed: 0.5,
        evidence: '{"failed":9}',
      })),
    ),
  ];
  await writer.commit({
    lease,
    after: (await writer.findCheckpoint(0))?.slot,
    checkpoint: { slot, blockSlot: slot, blockHash: hashOf(block), firstSlot, time, memory: '' },
    facts: tables.filter(({ rows }) => rows.length > 0) as Batch['facts'], // all of them are facts
    puts: [],
    revocable: true,
  });
}

const hashOf = ({ slot, branch = 0 }: GrowingBlock): string => addressOf(slot + branch * 1_000_000);

function blockOf(block: GrowingBlock, time: number) {
  const { slot } = block;
  return {
    slot,
    hash: hashOf(block),
    parentSlot: slot - 1,
    parentHash: addressOf(slot - 1),
    time,
    height: slot,
    transactions: 1,
    votes: 0,
    failed: 0,
    feeLamports: 0n,
    priorityFeeLamports: 0n,
    computeUnits: 0,
    swaps: block.markets?.length ?? 0,
    transfers: 0,
    tokenMints: block.mints?.length ?? 0,
    users: 1,
    microUsd: 0n,
    digest: addressOf(slot),
  };
}
