import { defineInterface } from '../define-interface.ts';
import { TOKEN_SWAP } from '../families/token-swap.ts';

export default defineInterface({
  ...TOKEN_SWAP,
  key: 'orca-token-swap-v2',
  name: 'Orca Token swap v2',
  programs: ['9W959DqEETiGZocYWCQPaJ6sBmUzgfxXfqGeTEdp3aQP'],
  source: 'the SPL token swap program, whose layouts transactions of this one show',
});
