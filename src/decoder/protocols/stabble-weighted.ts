import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'stabble-weighted',
  name: 'Stabble Weighted Swap',
  programs: ['swapFpHZwjELNnjvThjajtiVmkz3yPQEHjLtka2fwHW'],
  category: 'amm',
  source: 'the Anchor IDL 1.5.0 in cpkt9762/solana-idls',
});
