import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'libreplex-editions',
  name: 'LibrePlex Editions',
  programs: ['Eddy2qpzTgTfUvNJ271Wgfw3RF2LsbmRJdNTSnZajmU3'],
  category: 'nft',
  source: 'the Anchor IDL 0.2.3 in LibrePlex/libreplex-program-library',
});
