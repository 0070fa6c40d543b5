import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'helium-token-voter',
  name: 'Helium Token Voter',
  programs: ['tokvN2E37T6NgLi6uQ8uj32959TZPUf2Jo8dXjLKBjF'],
  category: 'governance',
  source: 'the Anchor IDL types in npm @helium/modular-governance-idls 0.1.5',
});
