import { defineInterface } from '../define-interface.ts';

const OPEN = {
  title: 'Place recurring order',
  sentence:
    'Place a recurring order of {inAmount} for {outputMint}, {inAmountPerCycle} every {cycleFrequency}',
  amounts: { inAmount: 'mint:inputMint', inAmountPerCycle: 'mint:inputMint' },
  durations: ['cycleFrequency'],
};
const TAKE = {
  title: 'Initiate flash fill',
  sentence: 'Withdraw from the recurring order {dca} to fill it',
};
const REPAY = {
  title: 'Fill order',
  sentence: 'Fill a part of the recurring order {dca} with {repayAmount}',
  amounts: { repayAmount: 'mint:outputMint' },
  fill: { kind: 'recurring', order: 'dca' },
} as const;

export default defineInterface({
  key: 'jupiter-dca',
  name: 'Jupiter DCA',
  programs: ['DCA265Vj8a9CEuX1eb1LWRnDT7uK6q1xMipnNyatn23M'],
  category: 'aggregator',
  source: 'the program’s own Anchor IDL 0.1.0',
  meaning: {
    openDca: OPEN,
    openDcaV2: OPEN,
    closeDca: { title: 'Cancel recurring order', sentence: 'Cancel the recurring order {dca}' },
    withdraw: { sentence: 'Withdraw from the recurring order {dca}' },
    deposit: {
      sentence: 'Deposit {depositIn} into the recurring order {dca}',
      amounts: { depositIn: 'userInAta' },
    },
    initiateFlashFill: TAKE,
    initiateDlmmFill: TAKE,
    fulfillFlashFill: REPAY,
    fulfillDlmmFill: REPAY,
    transfer: {
      title: 'Transfer proceeds',
      sentence: 'Transfer the proceeds of the recurring order {dca} to {user}',
    },
    endAndClose: { title: 'End recurring order', sentence: 'Close the recurring order {dca} of {user}' },
    withdrawFees: { sentence: 'Withdraw {amount} of fees', amounts: { amount: 'mint:mint' } },
  },
});
