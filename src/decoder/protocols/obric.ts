import { defineInterface } from '../define-interface.ts';

const SWAP = { sentence: 'Swap through the pool {pair}', swap: 'user' };

export default defineInterface({
  key: 'obric',
  name: 'Obric v2',
  programs: ['obriQD1zbpyLz95G5n7nJe6a4DPjpFwa5XYPoNm113y'],
  category: 'amm',
  source: 'okxlabs/DEX-Router-Solana-V1, adapters/obric_v2.rs, and the Anchor IDL 0.1.0 of its first version',
  meaning: { swap: SWAP, swap2: SWAP },
  interface: `
    instruction f8c69e91e17587c8 swap(isXToY: bool, inputAmount: u64, minOutputAmount: u64): pair secondReferenceOracle thirdReferenceOracle reserveX reserveY userTokenAccountX userTokenAccountY referenceOracle xPriceFeed yPriceFeed user tokenProgram
    instruction 414b3f4ceb5b5b88 swap2(isXToY: bool, inputAmount: u64, minOutputAmount: u64): pair secondReferenceOracle thirdReferenceOracle reserveX reserveY userTokenAccountX userTokenAccountY referenceOracle xPriceFeed yPriceFeed user tokenProgram
  `,
});
