import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'libreplex-inscriptions',
  name: 'LibrePlex Inscriptions',
  programs: ['inscokhJarcjaEs59QbQ7hYjrKz25LEPRfCbP8EmdUp'],
  category: 'nft',
  source: 'the Anchor IDL 0.5.1 in LibrePlex/libreplex-program-library',
});
