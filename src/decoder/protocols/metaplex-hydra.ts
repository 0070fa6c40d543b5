import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'metaplex-hydra',
  name: 'Metaplex Hydra',
  programs: ['hyDQ4Nz1eYyegS6JfenyKwKzYxRsCWCriYSAjtzP4Vg'],
  category: 'nft',
  source: 'the Anchor IDL 0.3.0 in metaplex-foundation/metaplex-program-library',
});
