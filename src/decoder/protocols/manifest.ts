import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'manifest',
  name: 'Manifest',
  programs: ['MNFSTqtC93rEfYHB6hF82sKdZpUDFWkViLByLd1k1Ms'],
  category: 'clob',
  source: 'the Shank IDL 1.0.0 in cpkt9762/solana-idls',
});
