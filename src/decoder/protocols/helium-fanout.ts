import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'helium-fanout',
  name: 'Helium Fanout',
  programs: ['fanqeMu3fw8R4LwKNbahPtYXJsyLL6NXyfe2BqzhfB6'],
  category: 'infrastructure',
  source: 'the Anchor IDL types in npm @helium/idls 0.11.27',
});
