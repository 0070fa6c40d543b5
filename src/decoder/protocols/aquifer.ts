import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'aquifer',
  name: 'Aquifer',
  programs: ['AQU1FRd7papthgdrwPTTq5JacJh8YtwEXaBfKU3bTz45'],
  category: 'amm',
  source:
    'the community IDL in cpkt9762/solana-idls; instructions 1 and 19 swap, in duneanalytics/spellbook, which says nothing of the accounts of the second',
  interface: `
    instruction 01 swap(amount: u64): instructions user tokenProgramOut userTokenAccountOut mintOut tokenProgramIn userTokenAccountIn mintIn seed pool
    instruction 13 swapV2(order: rest):
  `,
  meaning: { swap: { sentence: 'Swap through the pool {pool}', swap: 'user' } },
});
