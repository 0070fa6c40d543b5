import { defineInterface } from '../define-interface.ts';
import { TOKEN_SWAP } from '../families/token-swap.ts';

export default defineInterface({
  key: 'step',
  name: 'Step Finance swap',
  programs: ['SSwpMgqNDsyV7mAgN9ady4bDVu5ySjmmXejXvy2vLt1'],
  category: 'amm',
  source: 'the SPL token swap program, as far as transactions of this one show its layouts',
  meaning: { swap: TOKEN_SWAP.meaning!['swap']! },
});
