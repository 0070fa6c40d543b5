import { ALDRIN_SWAP } from '../families/aldrin.ts';
import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'aldrin-v2',
  name: 'Aldrin v2',
  programs: ['CURVGoZn8zycx6FXwwevgBTB2gVvdbGTEpvMJDbgs2t4'],
  category: 'amm',
  source: 'the Anchor IDL in aldrin-exchange/aldrin-sdk, src/idl/poolsV2.json',
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
