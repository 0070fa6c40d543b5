import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'helium-price-oracle',
  name: 'Helium Price Oracle',
  programs: ['porcSnvH9pvcYPmQ65Y8qcZSRxQBiBBQX7UV5nmBegy'],
  category: 'oracle',
  source: 'the Anchor IDL types in npm @helium/idls 0.11.27',
});
