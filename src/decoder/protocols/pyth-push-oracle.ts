import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'pyth-push-oracle',
  name: 'Pyth Push oracle',
  programs: ['pythWSnswVUd12oZpeFP8e9CVaEqJg25g1Vtc2biRsT'],
  category: 'oracle',
  source: 'the program’s own Anchor IDL (pyth-network/pyth-crosschain `pyth_push_oracle.ts`)',
  meaning: {
    updatePriceFeed: { sentence: 'Publish a Pyth price to the feed {priceFeedAccount}' },
  },
  interface: `
    instruction 1c095d965699bc73 updatePriceFeed(params: PostUpdateParams, shardId: u16, feedId: [u8; 32]): payer pythSolanaReceiver encodedVaa config treasury priceFeedAccount systemProgram
    type PostUpdateParams { merklePriceUpdate: MerklePriceUpdate, treasuryId: u8 }
    type MerklePriceUpdate { message: bytes, proof: Vec<[u8; 20]> }
    error 6000 UpdatesNotMonotonic Updates must be monotonically increasing
    error 6001 PriceFeedMessageMismatch Trying to update price feed with the wrong feed id
  `,
});
