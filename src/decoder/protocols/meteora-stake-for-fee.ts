import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'meteora-stake-for-fee',
  name: 'Meteora Stake for Fee',
  programs: ['FEESngU3neckdwib9X3KWqdL7Mjmqk9XNp3uh5JbP4KP'],
  category: 'staking',
  source: 'the Anchor IDL 0.1.1 in npm @meteora-ag/m3m3 1.0.10; address in npm @jup-ag/platform-list 1.2.26',
});
