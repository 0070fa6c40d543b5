import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'tensor-whitelist',
  name: 'Tensor Whitelist',
  programs: ['TL1ST2iRBzuGTqLn1KXnGdSnEow62BzPnGiqyRXhWtW'],
  category: 'nft',
  source: 'the IDL in tensor-foundation/whitelist',
});
