import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'bisonfi',
  name: 'BisonFi',
  programs: ['BiSoNHVpsVZW2F7rx2eQ59yQwKxzU5NvBcmKshCSUypi'],
  category: 'amm',
  source:
    'the community IDL in cpkt9762/solana-idls; instructions 2 and 7 swap, and the second account is the pool, in duneanalytics/spellbook',
  meaning: {
    swap: { sentence: 'Swap through the pool {pool}', swap: 'user' },
    swapV2: { sentence: 'Swap through the pool {pool}', swap: 'user' },
  },
});
