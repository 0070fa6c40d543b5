import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'manifest-wrapper',
  name: 'Manifest Wrapper',
  programs: ['wMNFSTkir3HgyZTsB7uqu3i7FA73grFCptPXgrZjksL'],
  category: 'clob',
  source: 'the Shank IDL 0.1.4 in cpkt9762/solana-idls',
});
