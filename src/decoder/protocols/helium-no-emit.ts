import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'helium-no-emit',
  name: 'Helium No Emit',
  programs: ['noEmmgLmQdk6DLiPV8CSwQv3qQDyGEhz9m5A4zhtByv'],
  category: 'infrastructure',
  source: 'the Anchor IDL types in npm @helium/idls 0.11.27',
});
