import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'marinade-referral',
  name: 'Marinade Referral',
  programs: ['MR2LqxoSbw831bNy68utpu5n4YqBH3AzDmddkgk9LQv'],
  category: 'staking',
  source: 'the Anchor IDL in Topledger/solana-rust-decoders; address in Topledger/Landing-Page',
});
