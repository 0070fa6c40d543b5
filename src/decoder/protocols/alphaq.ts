import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'alphaq',
  name: 'AlphaQ',
  programs: ['ALPHAQmeA7bjrVuccPsYPiCvsi428SNwte66Srvs4pHA'],
  category: 'amm',
  source: 'the community IDL in cpkt9762/solana-idls; instruction 12 swaps in duneanalytics/spellbook',
  meaning: { swap: { sentence: 'Swap through the pool {market}', swap: 'user' } },
});
