import { defineInterface } from '../define-interface.ts';
import type { Meaning } from '../interface/to-layouts.ts';

const SWAP: Meaning = {
  sentence: 'Swap through the pool {pair}',
  asks: {
    amount: 'inputAmount',
    limit: 'minOutputAmount',
    isForward: ['isXToY', true],
    sides: [
      ['userTokenAccountX', 'reserveX'],
      ['userTokenAccountY', 'reserveY'],
    ],
  },
  swap: 'user',
};

export default defineInterface({
  key: 'obric',
  name: 'Obric v2',
  programs: ['obriQD1zbpyLz95G5n7nJe6a4DPjpFwa5XYPoNm113y'],
  category: 'amm',
  source: 'okxlabs/DEX-Router-Solana-V1, adapters/obric_v2.rs, and the Anchor IDL 0.1.0 of its first version',
  meaning: { swap: SWAP, swap2: SWAP },
});
