import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'metaplex-fixed-price-sale',
  name: 'Metaplex Fixed Price Sale',
  programs: ['SaLeTjyUa5wXHnGuewUSyJ5JWZaHwz3TxqUntCE9czo'],
  category: 'nft',
  source: 'the Anchor IDL 0.4.0 in metaplex-foundation/metaplex-program-library',
});
