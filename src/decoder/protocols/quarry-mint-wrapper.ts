import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'quarry-mint-wrapper',
  name: 'Quarry Mint Wrapper',
  programs: ['QMWoBmAyJLAsA1Lh9ugMTw2gciTihncciphzdNzdZYV'],
  category: 'staking',
  source: 'the Anchor IDL 5.1.0 in macalinao/solana-idls',
});
