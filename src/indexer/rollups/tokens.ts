import { categoryOf } from '#decoder';
import tokenAccounts from '#store/tables/token-accounts';
import tokens from '#store/tables/tokens';
import { defineRollup } from './define-rollup.ts';

const NOTHING = {
  decimals: undefined,
  createdSlot: undefined,
  createdTime: undefined,
  creator: undefined,
  launchpad: undefined,
  pooledSlot: undefined,
  pooledTime: undefined,
  tradedSlot: undefined,
  holders: 0,
  swaps: 0,
};

export default defineRollup({
  table: tokens,
  *rows({ block, tokenMints, swaps, sightings }) {
    const seen = { firstSlot: block.slot, firstTime: block.time };
    for (const { mint, decimals, creator, launchpad } of tokenMints) {
      yield {
        ...NOTHING,
        ...seen,
        mint,
        decimals,
        createdSlot: block.slot,
        createdTime: block.time,
        creator,
        launchpad,
      };
    }
    for (const [i, { base, quote, venue }] of swaps.entries()) {
      const isPool = categoryOf(venue) !== 'launchpad';
      const sighting = sightings[i]!;
      yield {
        ...NOTHING,
        ...seen,
        mint: base,
        decimals: sighting.baseDecimals,
        pooledSlot: isPool ? block.slot : undefined,
        pooledTime: isPool ? block.time : undefined,
        tradedSlot: block.slot,
        swaps: 1,
      };
      yield { ...NOTHING, ...seen, mint: quote, decimals: sighting.quoteDecimals };
    }
  },
  follows: {
    tables: [tokenAccounts.name],
    *rows(changes, { block }) {
      for (const { before, after } of changes(tokenAccounts.name)) {
        const had = before !== undefined && (before['amount'] as bigint) > 0n; // its columns
        const has = (after['amount'] as bigint) > 0n; // its columns
        yield {
          ...NOTHING,
          firstSlot: block.slot,
          firstTime: block.time,
          mint: after['mint'] as string, // its columns
          holders: Number(has) - Number(had),
        };
      }
    },
  },
});
