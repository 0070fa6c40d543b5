import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'tessera',
  name: 'Tessera V',
  programs: ['TessVdML9pBGgG9yGks7o4HewRaXVAMuoVj4x83GLQH'],
  category: 'amm',
  source:
    'the community IDL in cpkt9762/solana-idls; instructions 16 and 17 swap, and the second account is the pool, in duneanalytics/spellbook',
  meaning: {
    swap: { sentence: 'Swap through the pool {pool}', swap: 'user' },
    swapWithOptions: { sentence: 'Swap through the pool {pool}', swap: 'user' },
  },
});
