import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'across-multicall-handler',
  name: 'Across Multicall Handler',
  programs: ['6kqWTz3A3ZYMV2FMU24ke8rHzT82SaBz7GkBKTd7Z9BH', 'HaQe51FWtnmaEcuYEfPA7MRCXKrtqptat4oJdJ8zV5Be'],
  category: 'bridge',
  source:
    'the Anchor IDL types in npm @across-protocol/contracts 3.0.17; second address in solana-foundation/explorer',
});
