import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'saber-decimals',
  name: 'Saber Decimal Wrapper',
  programs: ['DecZY86MU5Gj7kppfUCEmd4LbXXuyZH1yHaP2NTqdiZB'],
  category: 'amm',
  source: 'the Anchor IDL in cpkt9762/solana-idls',
});
