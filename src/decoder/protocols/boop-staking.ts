import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'boop-staking',
  name: 'Boop Staking',
  programs: ['boopURdYr29D4C4BX7UWfi7rHQyinzCb4XRac3SHR85'],
  category: 'staking',
  source: 'the Anchor IDL in sonarwatch/portfolio',
});
