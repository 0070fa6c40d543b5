import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'star-atlas-points-store',
  name: 'Star Atlas Points Store',
  programs: ['PsToRxhEPScGt1Bxpm7zNDRzaMk31t8Aox7fyewoVse'],
  category: 'game',
  source: 'the Anchor IDL in npm @staratlas/points-store 1.1.0; address in Topledger/Landing-Page',
});
