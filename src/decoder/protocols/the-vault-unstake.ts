import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'the-vault-unstake',
  name: 'The Vault Unstake Pool',
  programs: ['2rU1oCHtQ7WJUvy15tKtFvxdYNNSc3id7AzUcjeFSddo'],
  category: 'staking',
  source: 'the IDL in cpkt9762/solana-idls',
});
