import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'jupiter-v4',
  name: 'Jupiter Swap v4',
  programs: ['JUP4Fb2cqiRUcaTHdrPC8h2gNsA2ETXiPDD33WcGuJB'],
  category: 'aggregator',
  source: 'the Anchor IDL in jup-ag/jupiter-cpi, as of April 2023',
  meaning: {
    route: {
      sentence: 'Swap for about {quotedOutAmount}',
      amounts: { quotedOutAmount: 'destinationTokenAccount' },
    },
    whirlpoolSwapExactOutput: { sentence: 'Swap through the pool {whirlpool}' },
    createOpenOrders: { sentence: 'Open the open orders account {openOrders} on the market {market}' },
  },
});
