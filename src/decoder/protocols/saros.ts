import { defineInterface } from '../define-interface.ts';
import { TOKEN_SWAP } from '../families/token-swap.ts';

export default defineInterface({
  ...TOKEN_SWAP,
  key: 'saros',
  name: 'Saros AMM',
  programs: ['SSwapUtytfBdBn1b9NUGG6foMVPtcWgpRU32HToDUZr'],
  source: 'the SPL token swap program, whose layouts transactions of this one show',
});
