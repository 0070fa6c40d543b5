import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'goonfi-v2',
  name: 'GoonFi v2',
  programs: ['goonuddtQRrWqqn5nFyczVKaie28f3kDkHWkHtURSLE'],
  category: 'amm',
  source:
    'the community IDL in cpkt9762/solana-idls (swapV2); instruction 1 swaps, and the second account is the pool, in duneanalytics/spellbook',
  meaning: { swap: { sentence: 'Swap through the pool {market}', swap: 'user' } },
});
