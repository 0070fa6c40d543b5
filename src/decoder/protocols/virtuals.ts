import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'virtuals',
  name: 'Virtuals',
  programs: ['5U3EU2ubXtK84QcRjWVmYt9RaDyA8gKxdUrPFXmZyaki'],
  category: 'launchpad',
  source: 'the Anchor IDL in cpkt9762/solana-idls',
});
