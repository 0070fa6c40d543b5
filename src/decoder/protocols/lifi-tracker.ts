import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'lifi-tracker',
  name: 'LI.FI Tracker',
  programs: ['3i5JeuZuUxeKtVysUnwQNGerJP2bSMX9fTFfS4Nxe3Br'],
  category: 'infrastructure',
  source: 'lifinance/solana-programs `lifi-solana-program-1/program/src`',
  meaning: {
    trackV1: { sentence: 'Mark the transaction as one that LI.FI made', minor: true, madeBy: 'LI.FI' },
  },
});
