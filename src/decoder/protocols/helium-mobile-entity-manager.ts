import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'helium-mobile-entity-manager',
  name: 'Helium Mobile Entity Manager',
  programs: ['memMa1HG4odAFmUbGWfPwS1WWfK95k99F2YTkGvyxZr'],
  category: 'infrastructure',
  source: 'the Anchor IDL types in npm @helium/idls 0.11.27',
});
