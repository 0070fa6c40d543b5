import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'famous-fox-market',
  name: 'Famous Fox Federation Token Market',
  programs: ['8BYmYs3zsBhftNELJdiKsCN2WyCBbrTwXd6WG4AFPr6n'],
  category: 'nft',
  source: 'the Anchor IDL in sonarwatch/portfolio',
});
