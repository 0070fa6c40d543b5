import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RpcBlock, RpcTransaction } from '#chain/rpc-types';
import { encodeBase58 } from '#std/base58';
import { listTables, openSqliteWriter, type FactTable, type Lease, type StoreWriter } from '#store';
import { defineFacts } from '#store/define-table';
import { TableSet } from '#store/tables';
import { compareStores, readAll } from '../compare-stores.ts';
import type { ChainBlock } from '../chain-block.ts';
import { Pipeline } from '../pipeline.ts';
import { verifyIndex } from '../verify-index.ts';
import { FactTables } from './fact-tables.ts';
import { rowsOf } from './facts.ts';
import { createQuotes } from './quote-rank.ts';
import { ReferenceMarket } from './reference-price.ts';
import { toFacts } from './to-facts.ts';

const PLACE = { slot: 'integer', position: 'integer', part: 'integer', time: 'integer' } as const;
const KEY = ['slot', 'position', 'part'] as const;
const DAY = 86_400;
const TIME = 1_760_000_000;

/** The registry’s, but for facts that memos leave: a test counts those of its own. */
const OTHERS = listTables().filter(
  (table) => table.kind !== 'fact' || table.madeFrom?.effects.includes('memo') !== true,
);

/** A table that no file of the product names. */
const memos = defineFacts({
  name: 'memosOfTest',
  about: 'A memo.',
  columns: { ...PLACE, writer: 'address', text: 'text' },
  key: KEY,
  indexes: [['writer', 'slot']],
  shardBy: 'writer',
  keep: { column: 'time', days: 7 },
  madeFrom: {
    effects: ['memo'],
    toRow: ({ text }, { at, feePayer }) => ({ ...at, writer: feePayer, text }),
  },
});

const addressOf = (n: number): string => encodeBase58(new Uint8Array(32).fill(n));
/** Of the first and the second of two shards. */
const WRITERS = [addressOf(7), addressOf(5)] as const;
const without = new FactTables(OTHERS);
const tables = new FactTables([...OTHERS, memos]);

/** A memo, a transfer of one SOL and a memo again. */
function transactionOf(writer: string): RpcTransaction {
  const memo = (text: string) => {
    const data = encodeBase58(new TextEncoder().encode(text));
    return { programIdIndex: 3, accounts: [], data };
  };
  // The system program’s instruction 2 with 10⁹ lamports.
  const data = encodeBase58(Uint8Array.from([2, 0, 0, 0, 0, 202, 154, 59, 0, 0, 0, 0]));
  return {
    transaction: {
      signatures: [encodeBase58(new Uint8Array(64).fill(writer.length))],
      message: {
        accountKeys: [
          writer,
          addressOf(9),
          '11111111111111111111111111111111',
          'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
        ],
        header: { numRequiredSignatures: 1, numReadonlySignedAccounts: 0, numReadonlyUnsignedAccounts: 2 },
        recentBlockhash: addressOf(1),
        instructions: [memo('a'), { programIdIndex: 2, accounts: [0, 1], data }, memo('b')],
      },
    },
    meta: { err: null, fee: 5_000, preTokenBalances: [], postTokenBalances: [] },
  };
}

const blockOf = (slot: number, transactions: readonly RpcTransaction[]): ChainBlock => {
  const block: RpcBlock = {
    blockhash: addressOf(slot + 10),
    previousBlockhash: addressOf(slot + 9),
    parentSlot: slot - 1,
    blockTime: TIME + slot,
    blockHeight: slot,
    transactions,
  };
  return { slot, block };
};

const BLOCKS = [
  blockOf(1, [transactionOf(WRITERS[0])]),
  blockOf(2, []),
  blockOf(3, WRITERS.map(transactionOf)),
] as const;

const memosOf = (slot: number, position: number) =>
  [0, 2].map((part) => {
    const time = TIME + slot;
    return { slot, position, part, time, writer: WRITERS[position], text: part === 0 ? 'a' : 'b' };
  });
const FIRST_MEMOS = memosOf(1, 0);
const MEMOS = [...FIRST_MEMOS, ...memosOf(3, 0), ...memosOf(3, 1)];

const factsOf = ({ slot, block }: ChainBlock, of: FactTables) =>
  toFacts(
    { slot, block, below: undefined, time: TIME + slot },
    createQuotes(),
    new ReferenceMarket(undefined),
    of,
  );

describe('a table of the index is one file', () => {
  const writers: StoreWriter[] = [];
  let writer: StoreWriter;
  let lease: Lease;
  let pipeline: Pipeline;

  const index = async (shard = { index: 0, count: 1 }) => {
    const to = openSqliteWriter(':memory:', new TableSet([...OTHERS, memos]));
    writers.push(to);
    const held = (await to.acquire(shard.index, 'test', 60_000))!;
    const through = await Pipeline.open({
      writer: to,
      quotes: createQuotes(),
      shard,
      lease: () => held,
      tables,
    });
    for (const block of BLOCKS) await through.add([block], true);
    return { to, held, through };
  };
  const readMemos = async (from = writer) => [...(await readAll(from.reader, memos)).values()];
  const verify = async (of: FactTables) =>
    (await verifyIndex({ reader: writer.reader, checkpoint: pipeline.checkpoint!, tables: of })).filter(
      ({ failed }) => failed > 0,
    );

  beforeEach(async () => {
    ({ to: writer, held: lease, through: pipeline } = await index());
  });

  afterEach(async () => {
    for (const one of writers.splice(0)) await one.close();
  });

  test('its rows are stored, numbered among those of their transaction', async () => {
    expect(await readMemos()).toEqual(MEMOS);
    const transfers = [...(await readAll(writer.reader, tables.all.find(isTransfers)!)).values()];
    expect(transfers.map(({ slot, position, part }) => [slot, position, part])).toEqual([
      [1, 0, 1],
      [3, 0, 1],
      [3, 1, 1],
    ]);
  });

  test('its rows are taken back with their block, and come again with it', async () => {
    await pipeline.rollback(2);
    expect(await readMemos()).toEqual(FIRST_MEMOS);
    await pipeline.add([BLOCKS[2]], true);
    expect(await readMemos()).toEqual(MEMOS);
  });

  test('its rows are verified by the digest of their block', async () => {
    expect(await verify(tables)).toEqual([]);
    expect(await verify(without)).toMatchObject([{ failed: 2, examples: ['slot 1', 'slot 3'] }]);
  });

  test('its rows are compared between stores', async () => {
    const { to, held } = await index();
    const compare = async () =>
      (await compareStores(writer.reader, to.reader, [memos])).map(
        ({ rows, onlyFirst }) => [rows, onlyFirst] as const,
      );
    expect(await compare()).toEqual([[MEMOS.length, 0]]);
    await to.rollback(held, 1);
    expect(await compare()).toEqual([[MEMOS.length, MEMOS.length - FIRST_MEMOS.length]]);
  });

  test('its rows are dropped when it keeps them no longer', async () => {
    await writer.prune(lease, TIME + 3 + 7 * DAY);
    expect(await readMemos()).toEqual(MEMOS.filter(({ slot }) => slot === 3));
  });

  test('its rows are split between shards, each in one of them', async () => {
    for (const [i, wallet] of WRITERS.entries()) {
      const { to } = await index({ index: i, count: 2 });
      expect(await readMemos(to)).toEqual(MEMOS.filter((row) => row.writer === wallet));
    }
  });

  test('it changes the digest of a block that has rows of it, and of no other', () => {
    const [first, empty] = BLOCKS;
    expect(factsOf(first, tables).block.digest).not.toBe(factsOf(first, without).block.digest);
    expect(factsOf(empty, tables).block.digest).toBe(factsOf(empty, without).block.digest);
  });
});

const isTransfers = ({ name }: FactTable): boolean => name === 'transfers';

describe('fact tables', () => {
  const named = (name: string, rows: number) =>
    defineFacts({
      name,
      about: 'A table of a test.',
      columns: { ...PLACE, row: 'integer' },
      key: KEY,
      madeFrom: {
        effects: ['memo', 'memo'],
        toRow: (_effect, { at }, earlier) =>
          earlier.length < rows ? { ...at, row: earlier.length } : undefined,
      },
    });

  test('stand in a digest in the order of the first, and behind them by their names', () => {
    const set = new FactTables([named('zoo', 1), ...OTHERS, named('Zoo', 1), named('ant', 1)]);
    const names = set.digested.map(({ name }) => name);
    const first = 'transactions swaps transfers tokenMints authorityChanges supplyChanges stakeChanges';
    expect(names.slice(0, 7)).toEqual(first.split(' '));
    const later = names.slice(7);
    expect(later).toEqual(expect.arrayContaining(['Zoo', 'ant', 'zoo']));
    expect(later).toEqual(later.toSorted((a, b) => (a < b ? -1 : 1)));
  });

  test('may read the same effects, each row with a place of its own', () => {
    const [one, other] = [named('one', 1), named('other', 3)];
    const facts = factsOf(BLOCKS[2], new FactTables([...OTHERS, one, other]));
    const places = (table: FactTable) =>
      rowsOf(facts, table).map(({ position, part, row }) => [position, part, row]);
    expect(places(one)).toEqual([[0, 0, 0]]);
    expect(places(other)).toEqual([
      [0, 1, 0],
      [0, 3, 1],
      [1, 0, 2],
    ]);
  });

  test('whose rows nobody makes are refused', () => {
    const { madeFrom: _made, ...unmade } = named('unmade', 1);
    expect(() => new FactTables([unmade])).toThrow('nothing makes rows of unmade');
  });

  test('made from effects have the place of the effect for their key', () => {
    const unplaced = () =>
      defineFacts({
        name: 'unplaced',
        about: 'A table of a test.',
        columns: PLACE,
        key: ['slot', 'part'],
        madeFrom: { effects: ['memo'], toRow: (_effect, { at }) => ({ ...at }) },
      });
    expect(unplaced).toThrow('its key must be slot, position, part');
  });
});
