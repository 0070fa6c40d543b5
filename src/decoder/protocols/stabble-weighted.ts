import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'stabble-weighted',
  name: 'Stabble Weighted Swap',
  programs: ['swapFpHZwjELNnjvThjajtiVmkz3yPQEHjLtka2fwHW'],
  category: 'amm',
  source: 'the Anchor IDL 1.5.0 in cpkt9762/solana-idls',
  meaning: {
    swap: { sentence: 'Swap through the pool {pool}', swap: 'user' },
    swapV2: { sentence: 'Swap through the pool {pool}', swap: 'user' },
    deposit: { sentence: 'Deposit into the pool {pool}' },
    withdraw: { sentence: 'Withdraw {amount} from the pool {pool}', amounts: { amount: 'userPoolToken' } },
  },
});
