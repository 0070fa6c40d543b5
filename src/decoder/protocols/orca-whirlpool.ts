import { defineInterface } from '../define-interface.ts';
import { TWO_WHIRLPOOLS_ASKS, TWO_WHIRLPOOLS_V2_ASKS, WHIRLPOOL_ASKS } from '../families/whirlpool.ts';

const SWAP = { sentence: 'Swap through the pool {whirlpool}', asks: WHIRLPOOL_ASKS, swap: 'tokenAuthority' };
const DEPOSIT = {
  sentence: 'Add at most {tokenMaxA} and {tokenMaxB} to the position {position}',
  amounts: { tokenMaxA: 'tokenOwnerAccountA', tokenMaxB: 'tokenOwnerAccountB' },
};
const WITHDRAW = {
  sentence: 'Remove at least {tokenMinA} and {tokenMinB} from the position {position}',
  amounts: { tokenMinA: 'tokenOwnerAccountA', tokenMinB: 'tokenOwnerAccountB' },
};
const OPEN = { sentence: 'Open the position {position} in the pool {whirlpool}' };

export default defineInterface({
  key: 'orca-whirlpool',
  name: 'Orca Whirlpool',
  programs: ['whirLbMiicVdio4qvUfM5KAg6Ct8VwpYzGff3uctyCc'],
  category: 'amm',
  source: 'the program’s own Anchor IDL 0.6.1',
  meaning: {
    swap: SWAP,
    swapV2: SWAP,
    twoHopSwap: {
      sentence: 'Swap through the pools {whirlpoolOne} and {whirlpoolTwo}',
      asks: TWO_WHIRLPOOLS_ASKS,
      swap: 'tokenAuthority',
    },
    twoHopSwapV2: {
      sentence: 'Swap through the pools {whirlpoolOne} and {whirlpoolTwo}',
      asks: TWO_WHIRLPOOLS_V2_ASKS,
      swap: 'tokenAuthority',
    },
    increaseLiquidity: DEPOSIT,
    increaseLiquidityV2: DEPOSIT,
    decreaseLiquidity: WITHDRAW,
    decreaseLiquidityV2: WITHDRAW,
    openPosition: OPEN,
    openPositionWithMetadata: OPEN,
    openPositionWithTokenExtensions: OPEN,
    closePosition: { sentence: 'Close the position {position}' },
    closePositionWithTokenExtensions: { sentence: 'Close the position {position}' },
    collectFees: { sentence: 'Collect the fees of the position {position}' },
    collectFeesV2: { sentence: 'Collect the fees of the position {position}' },
    collectReward: { sentence: 'Collect a reward of the position {position}' },
    collectRewardV2: { sentence: 'Collect a reward of the position {position}' },
    initializePool: { sentence: 'Create the pool {whirlpool} of {tokenMintA} and {tokenMintB}' },
    initializePoolV2: { sentence: 'Create the pool {whirlpool} of {tokenMintA} and {tokenMintB}' },
    updateFeesAndRewards: { sentence: 'Update the fees and rewards of the position {position}' },
  },
});
