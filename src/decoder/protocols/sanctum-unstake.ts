import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'sanctum-unstake',
  name: 'Sanctum Unstake',
  programs: ['unpXTU2Ndrc7WWNyEhQWe4udTzSibLPi25SXv2xbCHQ'],
  category: 'staking',
  source: 'the Anchor IDL 2.0.0 in Topledger/solana-rust-decoders',
});
