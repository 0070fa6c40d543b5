import { categoryOf } from '#decoder';
import type { TableRow } from '#store';
import tokenAccounts from '#store/tables/token-accounts';
import tokens from '#store/tables/tokens';
import type { BlockFact } from '../facts/facts.ts';
import { defineRollup } from './define-rollup.ts';

type Row = TableRow<typeof tokens>;

/** A row that says nothing but that a block names the mint. */
const toSeen = ({ slot, time }: BlockFact, mint: string): Mutable<Row> => ({
  mint,
  decimals: undefined,
  firstSlot: slot,
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
});

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

export default defineRollup({
  table: tokens,
  followedColumns: ['createdSlot', 'creator', 'tradedSlot'],
  *rows({ block, tokenMints, swaps, sightings }) {
    for (const { mint, decimals, creator, launchpad } of tokenMints) {
      const row = toSeen(block, mint);
      row.decimals = decimals;
      row.createdSlot = block.slot;
      row.createdTime = block.time;
      row.creator = creator;
      row.launchpad = launchpad;
      yield row;
    }
    for (const [i, { base, quote, venue }] of swaps.entries()) {
      const sighting = sightings[i]!;
      const row = toSeen(block, base);
      row.decimals = sighting.baseDecimals;
      if (categoryOf(venue) !== 'launchpad') {
        row.pooledSlot = block.slot;
        row.pooledTime = block.time;
      }
      row.tradedSlot = block.slot;
      row.swaps = 1;
      yield row;
      const other = toSeen(block, quote);
      other.decimals = sighting.quoteDecimals;
      yield other;
    }
  },
  follows: {
    tables: [tokenAccounts.name],
    *rows(changes, { block }) {
      for (const { before, after } of changes(tokenAccounts.name)) {
        const had = before !== undefined && (before['amount'] as bigint) > 0n; // its columns
        const has = (after['amount'] as bigint) > 0n; // its columns
        // An account that was there changes nothing of its mint but this.
        if (before !== undefined && had === has) continue;
        const row = toSeen(block, after['mint'] as string); // its columns
        row.holders = Number(has) - Number(had);
        yield row;
      }
    },
  },
});
