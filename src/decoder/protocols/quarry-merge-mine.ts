import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'quarry-merge-mine',
  name: 'Quarry Merge Mine',
  programs: ['QMMD16kjauP5knBwxNUJRZ1Z5o3deBuFrqVjBVmmqto'],
  category: 'staking',
  source: 'the Anchor IDL 5.1.0 in macalinao/solana-idls',
});
