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
});
