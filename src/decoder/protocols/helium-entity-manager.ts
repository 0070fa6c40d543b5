import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'helium-entity-manager',
  name: 'Helium Entity Manager',
  programs: ['hemjuPXBpNvggtaUnN1MwT3wrdhttKEfosTcc2P9Pg8'],
  category: 'infrastructure',
  source: 'the Anchor IDL types in npm @helium/idls 0.11.27',
});
