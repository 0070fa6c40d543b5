import { defineRollupTable } from '../define-table.ts';

export default defineRollupTable({
  name: 'referencePrices',
  about: 'Dollars for a SOL: the newest price of the deepest pool against a stablecoin, minute by minute.',
  columns: {
    /** Unix seconds of the minute. */
    bucket: 'integer',
    /** 10⁻⁶ dollars for one SOL. */
    microUsd: 'int64',
    market: 'address',
    /** The stablecoin vault of that pool, in 10⁻⁶ dollars. */
    depthMicroUsd: 'int64',
    slot: 'integer',
    time: 'integer',
  },
  key: ['bucket'],
  merge: { microUsd: 'last', market: 'last', depthMicroUsd: 'last', slot: 'last', time: 'last' },
});
