import { BONKSWAP_SWAP } from '../families/bonkswap.ts';
import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'guacswap',
  name: 'Guacswap',
  programs: ['Gswppe6ERWKpUTXvRPfXdzHhiCyJvLadVvXGfdpBqcE1'],
  category: 'amm',
  source: 'the Anchor IDL 0.1.1 in cpkt9762/solana-idls',
  meaning: {
    swap: BONKSWAP_SWAP,
  },
});
