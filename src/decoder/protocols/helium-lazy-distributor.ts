import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'helium-lazy-distributor',
  name: 'Helium Lazy Distributor',
  programs: ['1azyuavdMyvsivtNxPoz6SucD18eDHeXzFCUPq5XU7w'],
  category: 'infrastructure',
  source: 'the Anchor IDL types in npm @helium/idls 0.11.27',
});
