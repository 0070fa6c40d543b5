import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'gamma',
  name: 'GooseFX GAMMA',
  programs: ['GAMMA7meSFWaBXF25oSUgmGRwaW6sCMFLmBNiMSdbHVT'],
  category: 'amm',
  source: 'the Anchor IDL 0.2.0 in cpkt9762/solana-idls',
});
