import { defineFacts } from '../define-table.ts';

export default defineFacts({
  name: 'supplyChanges',
  about: 'Units of a mint that were minted or burnt.',
  columns: {
    slot: 'integer',
    position: 'integer',
    part: 'integer',
    time: 'integer',
    mint: 'address',
    isBurn: 'flag',
    amount: 'uint',
    owner: 'address?',
  },
  key: ['slot', 'position', 'part'],
  indexes: [['mint', 'slot']],
  shardBy: 'mint',
  keep: { column: 'time', days: 90 },
  madeFrom: {
    effects: ['mint', 'burn'],
    toRow({ kind, asset, amount, owner }, { at }) {
      if (asset.kind === 'sol' || asset.mint === undefined || amount === 0n) return undefined;
      return { ...at, mint: asset.mint, isBurn: kind === 'burn', amount, owner };
    },
  },
});
