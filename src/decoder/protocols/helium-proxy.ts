import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'helium-proxy',
  name: 'Helium Proxy',
  programs: ['nprx42sXf5rpVnwBWEdRg1d8tuCWsTuVLys1pRWwE6p'],
  category: 'governance',
  source: 'the Anchor IDL types in npm @helium/modular-governance-idls 0.1.5',
});
