import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'hylo-exchange',
  name: 'Hylo Exchange',
  programs: ['HYEXCHtHkBagdStcJCp3xbbb9B7sdMdWXFNj6mdsG4hn'],
  category: 'stablecoin',
  source: 'the Anchor IDL 0.1.4 in cpkt9762/solana-idls',
});
