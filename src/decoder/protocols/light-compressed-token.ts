import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'light-compressed-token',
  name: 'Light Compressed Token',
  programs: ['cTokenmWW8bLPjZEBAUgYy3zKxQZW6VKi7bqNFEVv3m'],
  category: 'infrastructure',
  source: 'the Anchor IDL 1.2.0 in npm @lightprotocol/compressed-token 0.23.3',
});
