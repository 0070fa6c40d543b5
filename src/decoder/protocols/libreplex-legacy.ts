import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'libreplex-legacy',
  name: 'LibrePlex Legacy Inscriptions',
  programs: ['Leg1xVbrpq5gY6mprak3Ud4q4mBwcJi5C9ZruYjWv7n'],
  category: 'nft',
  source: 'the Anchor IDL 0.2.0 in LibrePlex/libreplex-program-library',
});
