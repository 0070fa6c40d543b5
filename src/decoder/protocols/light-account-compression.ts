import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'light-account-compression',
  name: 'Light Account Compression',
  programs: ['compr6CUsB5m2jS4Y3831ztGSTnDpnKJTKS95d64XVq'],
  category: 'infrastructure',
  source: 'the Anchor IDL 1.0.0 in solana-foundation/explorer',
});
