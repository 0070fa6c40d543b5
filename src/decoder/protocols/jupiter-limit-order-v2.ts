import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'jupiter-limit-order-v2',
  name: 'Jupiter Limit v2',
  programs: ['j1o2qRpjcyUwEvwtcfhEQefh773ZgjxcVRry7LDqg5X'],
  category: 'aggregator',
  source: 'the program’s own Anchor IDL 0.1.0, with 8 instructions',
  meaning: {
    initializeOrder: {
      title: 'Place limit order',
      sentence: 'Place a limit order of {makingAmount} for {takingAmount}',
      amounts: { makingAmount: 'mint:inputMint', takingAmount: 'mint:outputMint' },
    },
    fillOrder: {
      sentence: 'Fill the order {order} of {maker} with {inputAmount}',
      amounts: { inputAmount: 'mint:inputMint' },
      fill: { kind: 'limit', order: 'order', owner: 'maker' },
    },
    preFlashFillOrder: {
      title: 'Initiate flash fill',
      sentence: 'Withdraw {makingAmount} from the order {order} to fill it',
      amounts: { makingAmount: 'mint:inputMint' },
    },
    flashFillOrder: {
      title: 'Fill order',
      sentence: 'Fill the order {order} of {maker}',
      amounts: { maxTakingAmount: 'mint:outputMint' },
      fill: { kind: 'limit', order: 'order', owner: 'maker' },
    },
    cancelOrder: { sentence: 'Cancel the order {order} of {maker}' },
    cancelDustOrder: { sentence: 'Cancel the dust order {order}' },
  },
});
