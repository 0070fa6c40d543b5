import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'helium-organization',
  name: 'Helium Organization',
  programs: ['orgdXvHVLkWgBYerptASkAwkZAE563CJUu717dMNx5f'],
  category: 'governance',
  source: 'the Anchor IDL types in npm @helium/modular-governance-idls 0.1.5',
});
