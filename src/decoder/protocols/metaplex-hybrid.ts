import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'metaplex-hybrid',
  name: 'Metaplex Hybrid',
  programs: ['MPL4o4wMzndgh8T1NVDxELQCj5UQfYTYEkabX3wNKtb'],
  category: 'nft',
  source: 'the Anchor IDL in metaplex-foundation/mpl-hybrid',
});
