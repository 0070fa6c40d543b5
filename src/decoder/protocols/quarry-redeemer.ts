import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'quarry-redeemer',
  name: 'Quarry Redeemer',
  programs: ['QRDxhMw1P2NEfiw5mYXG79bwfgHTdasY2xNP76XSea9'],
  category: 'staking',
  source: 'the Anchor IDL 5.1.0 in macalinao/solana-idls',
});
