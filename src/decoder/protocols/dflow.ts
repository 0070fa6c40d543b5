import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'dflow',
  name: 'DFlow Aggregator',
  programs: ['DF1ow4tspfHX9JwWJsAb9epbkA8hmpSEAtxXy1V27QBH'],
  category: 'aggregator',
  source: 'the Anchor IDL 0.1.0 with 17 instructions in Topledger/solana-rust-decoders',
});
