import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'scale-vmm',
  name: 'Scale VMM',
  programs: ['SCALEWoRSpVZpMRqHEcDfNvBh3nUSe34jDr9r689gLa'],
  category: 'amm',
  source: 'the Anchor IDL in cpkt9762/solana-idls',
});
