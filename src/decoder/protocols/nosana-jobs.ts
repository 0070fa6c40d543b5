import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'nosana-jobs',
  name: 'Nosana Jobs',
  programs: ['nosJhNRqr2bc9g1nfGDcXXTXvYUmxD4cVwy2pMWhrYM'],
  category: 'infrastructure',
  source: 'the Anchor IDL in npm @nosana/sdk 0.4.69',
});
