import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'whalestreet',
  name: 'WhaleStreet',
  programs: ['FW6zUqn4iKRaeopwwhwsquTY6ABWLLgjxtrC3VPnaWBf'],
  category: 'amm',
  source: 'the community IDL in cpkt9762/solana-idls',
  meaning: { swap: { sentence: 'Swap through the pool {pool}', swap: 'user' } },
});
