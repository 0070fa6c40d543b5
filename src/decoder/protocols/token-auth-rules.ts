import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'token-auth-rules',
  name: 'Metaplex Token Auth Rules',
  programs: ['auth9SigNpDKz4sJJ1DfCTuZrZNSAgh9sFD3rboVmgg'],
  category: 'nft',
  source: 'the Shank IDL 1.5.1 in metaplex-foundation/mpl-token-auth-rules',
});
