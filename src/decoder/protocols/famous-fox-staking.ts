import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'famous-fox-staking',
  name: 'Famous Fox Federation Staking',
  programs: ['FoXpJL1exLBJgHVvdSHNKyKu2xX2uatctH9qp6dLmfpP'],
  category: 'nft',
  source: 'the Anchor IDL in sonarwatch/portfolio',
});
