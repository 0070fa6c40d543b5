import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'kamino-limit-order',
  name: 'Kamino Limit Order',
  programs: ['LiMoM9rMhrdYrfzUCxQppvxCSG1FcrUK9G8uLq4A1GF'],
  category: 'aggregator',
  source: 'the Anchor IDL 0.1.0 with 17 instructions in Topledger/solana-rust-decoders',
});
