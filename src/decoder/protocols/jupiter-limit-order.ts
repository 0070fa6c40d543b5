import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'jupiter-limit-order',
  name: 'Jupiter Limit v1',
  programs: ['jupoNjAxXgZ4rjzxzPMP4oxduvQsQtZzyknqvzYNrNu'],
  category: 'aggregator',
  source: 'the program’s own Anchor IDL 0.1.0',
  meaning: {
    initializeOrder: {
      title: 'Place limit order',
      sentence: 'Place a limit order of {makingAmount} for {takingAmount}',
      amounts: { makingAmount: 'makerInputAccount', takingAmount: 'mint:outputMint' },
    },
    fillOrder: {
      sentence: 'Fill the order {order} of {maker} with {makingAmount}',
      amounts: { makingAmount: 'takerOutputAccount', maxTakingAmount: 'takerInputAccount' },
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
    cancelOrder: { sentence: 'Cancel the order {order}' },
    cancelExpiredOrder: { sentence: 'Cancel the expired order {order}' },
    withdrawFee: { sentence: 'Withdraw {amount} of fees', amounts: { amount: 'mint:mint' } },
  },
});
