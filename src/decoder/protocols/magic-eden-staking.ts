import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'magic-eden-staking',
  name: 'Magic Eden Staking',
  programs: ['veTbq5fF2HWYpgmkwjGKTYLVpY6miWYYmakML7R7LRf'],
  category: 'staking',
  source: 'the Anchor IDL in sonarwatch/portfolio',
});
