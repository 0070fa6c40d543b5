import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'star-atlas-prime',
  name: 'Star Atlas Prime',
  programs: ['APR1MEny25pKupwn72oVqMH4qpDouArsX8zX4VwwfoXD'],
  category: 'game',
  source: 'the Anchor IDL 0.5.0 in npm @staratlas/atlas-prime 0.13.1; address in Topledger/Landing-Page',
});
