import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'metaplex-nft-packs',
  name: 'Metaplex NFT Packs',
  programs: ['packFeFNZzMfD9aVWL7QbGz1WcU7R9zpf6pvNsw2BLu'],
  category: 'nft',
  source: 'the Shank IDL in metaplex-foundation/metaplex-program-library',
});
