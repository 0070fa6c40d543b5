import { defineRollupTable } from '../define-table.ts';

/** About an hour: so long after its first swap, who else trades a token is no longer stored one by one. */
export const EARLY_SLOTS = 9_000;

export default defineRollupTable({
  name: 'launchTraders',
  about:
    'Someone who traded a token whose creation was indexed: everyone who did so early, its creator whenever.',
  columns: {
    mint: 'address',
    trader: 'address',
    firstSlot: 'integer',
    firstTime: 'integer',
    buys: 'integer',
    sells: 'integer',
    /** Units of the token. */
    bought: 'uint',
    sold: 'uint',
    /** What that was worth then, as far as it had a price. */
    boughtMicroUsd: 'int64',
    soldMicroUsd: 'int64',
  },
  key: ['mint', 'trader'],
  merge: {
    firstSlot: 'first',
    firstTime: 'first',
    buys: 'sum',
    sells: 'sum',
    bought: 'sum',
    sold: 'sum',
    boughtMicroUsd: 'sum',
    soldMicroUsd: 'sum',
  },
  shardBy: 'mint',
  keep: { column: 'firstTime', days: 90 },
});
