import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'metaplex-token-entangler',
  name: 'Metaplex Token Entangler',
  programs: ['qntmGodpGkrM42mN68VCZHXnKqDCT8rdY23wFcXCLPd'],
  category: 'nft',
  source: 'the Anchor IDL 0.2.0 in metaplex-foundation/metaplex-program-library',
});
