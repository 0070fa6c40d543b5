import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'carrot',
  name: 'Carrot',
  programs: ['CarrotwivhMpDnm27EHmRLeQ683Z1PufuqEmBZvD282s'],
  category: 'lending',
  source: 'the Anchor IDL in cpkt9762/solana-idls',
});
