import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'jito-steward',
  name: 'Jito Steward',
  programs: ['Stewardf95sJbmtcZsyagb2dg4Mo8eVQho8gpECvLx8'],
  category: 'staking',
  source: 'the Anchor IDL 0.3.1 in jito-foundation/stakenet',
});
