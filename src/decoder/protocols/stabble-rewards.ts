import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'stabble-rewards',
  name: 'Stabble Rewards',
  programs: ['rev31KMq4qzt1y1iw926p694MHVVWT57caQrsHLFA4x'],
  category: 'staking',
  source: 'the Anchor IDL 0.8.0 in sonarwatch/portfolio',
});
