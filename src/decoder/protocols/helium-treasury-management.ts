import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'helium-treasury-management',
  name: 'Helium Treasury Management',
  programs: ['treaf4wWBBty3fHdyBpo35Mz84M8k3heKXmjmi9vFt5'],
  category: 'infrastructure',
  source: 'the Anchor IDL types in npm @helium/idls 0.11.27',
});
