import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'jito-merkle-distributor',
  name: 'Jito Merkle Distributor',
  programs: ['mERKcfxMC5SqJn4Ld4BUris3WKZZ1ojjWJ3A3J5CKxv'],
  category: 'infrastructure',
  source: 'the Anchor IDL 0.0.1 in Topledger/solana-rust-decoders',
});
