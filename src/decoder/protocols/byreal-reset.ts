import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'byreal-reset',
  name: 'Byreal Reset',
  programs: ['REALdpFGDDsiD9tvxYsXBTDpgH1gGQEqJ8YSLdYQWGD'],
  category: 'other',
  source: 'the Anchor IDL in sonarwatch/portfolio',
});
