import { defineInterface } from '../define-interface.ts';
import { TOKEN_SWAP } from '../families/token-swap.ts';

export default defineInterface({
  ...TOKEN_SWAP,
  key: 'orca-token-swap-v1',
  name: 'Orca Token swap v1',
  programs: ['DjVE6JNiYqPL2QXyCUUh8rNjHrbz9hXHNYt99MQ59qw1'],
  source: 'the SPL token swap program, whose layouts transactions of this one show',
});
