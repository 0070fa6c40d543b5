import { ALDRIN_SWAP } from '../families/aldrin.ts';
import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'aldrin-v1',
  name: 'Aldrin v1',
  programs: ['AMM55ShdkoGRB5jVYPjWziwk8m5MpwyDgsMWHaMSQWH6'],
  category: 'amm',
  source: 'the Anchor IDL in aldrin-exchange/aldrin-sdk, src/idl/poolsV1.json',
  meaning: {
    swap: ALDRIN_SWAP,
    initialize: { sentence: 'Create the pool {pool}' },
    createBasket: {
      sentence: 'Deposit at most {baseTokenUsedMax} and {quoteTokenUsedMax} into the pool {pool}',
      amounts: {
        creationSize: 'userPoolTokenAccount',
        baseTokenUsedMax: 'userBaseTokenAccount',
        quoteTokenUsedMax: 'userQuoteTokenAccount',
      },
    },
    redeemBasket: {
      sentence: 'Withdraw at least {baseTokenReturnedMin} and {quoteTokenReturnedMin} from the pool {pool}',
      amounts: {
        redemptionSize: 'userPoolTokenAccount',
        baseTokenReturnedMin: 'userBaseTokenAccount',
        quoteTokenReturnedMin: 'userQuoteTokenAccount',
      },
    },
    initializeFarming: {
      sentence: 'Offer {tokenAmount} as rewards of the pool {pool}',
      amounts: { tokenAmount: 'farmingTokenAccount' },
    },
    startFarming: {
      sentence: 'Stake {poolTokenAmount} in the farm {farmingState}',
      amounts: { poolTokenAmount: 'userLpTokenAccount' },
    },
    endFarming: { sentence: 'Unstake from the farm {farmingState}' },
    withdrawFarmed: { sentence: 'Withdraw rewards of the farm {farmingState}' },
    calculateFarmed: { sentence: 'Calculate farmed rewards of the farm {farmingState}' },
    takeFarmingSnapshot: { sentence: 'Take a snapshot of the farm {farmingState}' },
    increaseFarmingTotal: {
      sentence: 'Add {increaseAmount} to the rewards of the farm {farmingState}',
      amounts: { increaseAmount: 'farmingTokenAccount' },
    },
  },
});
