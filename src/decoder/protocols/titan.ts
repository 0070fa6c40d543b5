import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'titan',
  name: 'Titan',
  programs: ['T1TANpTeScyeqVzzgNViGDNrkQ6qHz9KrSBS4aNXvGT'],
  category: 'aggregator',
  source: 'Titan-Pathfinder/titan-v2-cpi-example; what follows the two amounts is not published',
  meaning: {
    swapRouteV2: {
      sentence: 'Swap {amount} for at least {minimumAmountOut}',
      amounts: { amount: 'mint:inputMint', minimumAmountOut: 'mint:outputMint' },
    },
  },
});
