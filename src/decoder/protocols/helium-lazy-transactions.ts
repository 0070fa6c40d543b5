import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'helium-lazy-transactions',
  name: 'Helium Lazy Transactions',
  programs: ['1atrmQs3eq1N2FEYWu6tyTXbCjP4uQwExpjtnhXtS8h'],
  category: 'infrastructure',
  source: 'the Anchor IDL types in npm @helium/idls 0.11.27',
});
