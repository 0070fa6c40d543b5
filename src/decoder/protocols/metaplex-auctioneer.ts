import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'metaplex-auctioneer',
  name: 'Metaplex Auctioneer',
  programs: ['neer8g6yJq2mQM6KbnViEDAD4gr3gRZyMMf4F2p3MEh'],
  category: 'nft',
  source: 'the Anchor IDL 0.2.1 in metaplex-foundation/metaplex-program-library',
});
