import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'solana-id-staking',
  name: 'Solana ID Staking',
  programs: ['gp8fqiE5cwX3JRT8unpKeFutNdMihyisAe3nx6L3S1p'],
  category: 'staking',
  source: 'the Anchor IDL 0.2.0 in sonarwatch/portfolio',
});
