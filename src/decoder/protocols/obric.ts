import { defineInterface } from '../define-interface.ts';

const SWAP = { sentence: 'Swap through the pool {pair}', swap: 'user' };

export default defineInterface({
  key: 'obric',
  name: 'Obric v2',
  programs: ['obriQD1zbpyLz95G5n7nJe6a4DPjpFwa5XYPoNm113y'],
  category: 'amm',
  source: 'okxlabs/DEX-Router-Solana-V1, adapters/obric_v2.rs, and the Anchor IDL 0.1.0 of its first version',
  meaning: { swap: SWAP, swap2: SWAP },
});
