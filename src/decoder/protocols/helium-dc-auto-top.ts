import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'helium-dc-auto-top',
  name: 'Helium Data Credits Auto Top-up',
  programs: ['topqqzQZroCyRrgyM5zVq6xkFDVnfF13iixSjajydgU'],
  category: 'infrastructure',
  source: 'the Anchor IDL types in npm @helium/idls 0.11.27',
});
