import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'star-atlas-score',
  name: 'Star Atlas Score',
  programs: ['FLEET1qqzpexyaDpqb2DGsSzE2sDCizewCg9WjrA6DBW'],
  category: 'game',
  source: 'the Anchor IDL in npm @staratlas/factory 0.7.1; address in Topledger/Landing-Page',
});
