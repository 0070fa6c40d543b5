import { describe, expect, test } from 'vitest';
import { shardOf } from './shard-of.ts';
import swaps from './tables/swaps.ts';
import blocks from './tables/blocks.ts';
import type { Table } from './define-table.ts';

const SOL = 'So11111111111111111111111111111111111111112';
const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
// Tables of all columns are one type here.
const byMarket = swaps as unknown as Table;
const shardOfMarket = (market: string, shards: number): number => shardOf({ market }, byMarket, shards);

describe('shardOf', () => {
  test('is FNV-1a of the address, modulo the number of shards', () => {
    // The published test vectors of 32-bit FNV-1a.
    expect(shardOfMarket('', 2 ** 32)).toBe(0x811c9dc5);
    expect(shardOfMarket('a', 2 ** 32)).toBe(0xe40c292c);
    expect(shardOfMarket('foobar', 2 ** 32)).toBe(0xbf9cf968);
  });

  test('never changes', () => {
    expect([2, 3, 4, 16].map((shards) => shardOfMarket(SOL, shards))).toEqual([1, 1, 3, 7]);
    expect([2, 3, 4, 16].map((shards) => shardOfMarket(USDC, shards))).toEqual([0, 2, 0, 12]);
  });

  test('is 0 for one shard, and for a table that is not divided', () => {
    expect(shardOfMarket(SOL, 1)).toBe(0);
    expect(shardOf({ slot: 5, market: USDC }, blocks as unknown as Table, 16)).toBe(0);
  });
});
