import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'scale-amm',
  name: 'Scale AMM',
  programs: ['SCALEwAvEK5gtkdHiFzXfPgtk2YwJxPDzaV3aDmR7tA'],
  category: 'amm',
  source: 'the Anchor IDL in cpkt9762/solana-idls',
});
