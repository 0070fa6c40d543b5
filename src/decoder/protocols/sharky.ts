import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'sharky',
  name: 'Sharky',
  programs: ['SHARKobtfF1bHhxD2eqftjHBdVSCbKo9JtgK71FhELP'],
  category: 'nft',
  source: 'the Anchor IDL 7.0.0 in sonarwatch/portfolio',
});
