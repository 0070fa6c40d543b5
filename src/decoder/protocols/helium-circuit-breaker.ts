import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'helium-circuit-breaker',
  name: 'Helium Circuit Breaker',
  programs: ['circAbx64bbsscPbQzZAUvuXpHqrCe6fLMzc2uKXz9g'],
  category: 'infrastructure',
  source: 'the Anchor IDL types in npm @helium/idls 0.11.27',
});
