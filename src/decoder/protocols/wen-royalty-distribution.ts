import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'wen-royalty-distribution',
  name: 'Wen Royalty Distribution',
  programs: ['diste3nXmK7ddDTs1zb6uday6j4etCa9RChD8fJ1xay'],
  category: 'nft',
  source: 'the Anchor IDL in tensor-foundation/whitelist; address in wen-community/wen-program-library',
});
