import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'quarry-mine',
  name: 'Quarry Mine',
  programs: ['QMNeHCGYnLVDn1icRAfQZpjPLBNkfGbSKRB83G5d8KB'],
  category: 'staking',
  source: 'the Anchor IDL 5.1.0 in macalinao/solana-idls',
});
