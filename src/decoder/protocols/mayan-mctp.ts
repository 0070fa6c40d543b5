import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'mayan-mctp',
  name: 'Mayan MCTP',
  programs: ['dkpZqrxHFrhziEMQ931GLtfy11nFkCsfMftH9u6QwBU'],
  category: 'bridge',
  source: 'mayan-finance/swap-sdk at cd5a34c, src/solana/solanaMctp.ts',
  meaning: {
    bridgeWithFeeShim: { sentence: 'Bridge the tokens of {ledgerAccount}' },
    bridgeLockedFee: { sentence: 'Bridge the tokens of {ledger}' },
    createOrder: { sentence: 'Create an order of the tokens of {ledgerAccount}' },
  },
});
