import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'wen-new-standard',
  name: 'Wen New Standard',
  programs: ['wns1gDLt8fgLcGhWi5MqAqgXpwEP1JftKE9eZnXS1HM'],
  category: 'nft',
  source: 'the Anchor IDL in tensor-foundation/whitelist; address in wen-community/wen-program-library',
});
