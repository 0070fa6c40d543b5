import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'helium-data-credits',
  name: 'Helium Data Credits',
  programs: ['credMBJhYFzfn7NxBMdU4aUqFggAjgztaCcv2Fo6fPT'],
  category: 'infrastructure',
  source: 'the Anchor IDL types in npm @helium/idls 0.11.27',
});
