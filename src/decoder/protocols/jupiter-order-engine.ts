import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'jupiter-order-engine',
  name: 'Jupiter Order Engine',
  programs: ['61DFfeTKM7trxYcPQCM78bJ794ddZprZpAwAnLiwTpYH'],
  category: 'aggregator',
  source: 'the program’s own Codama IDL 0.1.0 (jup-ag/rfq-webhook-toolkit `programs/order-engine`)',
  meaning: {
    fill: {
      sentence: 'Swap {inputAmount} for {outputAmount} with {maker}',
      amounts: { inputAmount: 'mint:inputMint', outputAmount: 'mint:outputMint' },
      swap: 'taker',
    },
  },
});
