import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'solfi-v2',
  name: 'SolFi v2',
  programs: ['SV2EYYJyRz2YhfXwXnhNAevDEui5Q6yrfyo13WtupPF'],
  category: 'amm',
  source: 'its community IDL 0.2.0 and clients in public code (blueshift-gg/beethoven)',
  meaning: { swap: { sentence: 'Swap through the pool {pool}', swap: 'user' } },
});
