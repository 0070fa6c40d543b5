import { METEORA_SWAP } from '../families/meteora-swap.ts';
import { defineInterface } from '../define-interface.ts';

const CREATE = { sentence: 'Create the pool {pool} of {tokenAMint} and {tokenBMint}' };
const SPLIT = { sentence: 'Split the position {firstPosition}: a part goes to {secondPosition}' };

export default defineInterface({
  key: 'meteora-damm-v2',
  name: 'Meteora DAMM v2',
  programs: ['cpamdpZCGKUy5JxQXB4dcpGPiikHawvSWAd6mEn1sGG'],
  category: 'amm',
  source: 'the program’s own Anchor IDL 0.1.7, an older event from MeteoraAg/damm-v2',
  meaning: {
    swap: {
      sentence: 'Swap {amountIn} for at least {minimumAmountOut} through the pool {pool}',
      amounts: { amountIn: 'inputTokenAccount', minimumAmountOut: 'outputTokenAccount' },
      swap: 'payer',
    },
    swap2: METEORA_SWAP,
    initializePool: CREATE,
    initializeCustomizablePool: CREATE,
    initializePoolWithDynamicConfig: CREATE,
    createPosition: { sentence: 'Open the position {position} in the pool {pool}' },
    closePosition: { sentence: 'Close the position {position}' },
    addLiquidity: {
      sentence: 'Add at most {tokenAAmountThreshold} and {tokenBAmountThreshold} to the position {position}',
      amounts: { tokenAAmountThreshold: 'tokenAAccount', tokenBAmountThreshold: 'tokenBAccount' },
    },
    removeLiquidity: {
      sentence:
        'Remove at least {tokenAAmountThreshold} and {tokenBAmountThreshold} from the position {position}',
      amounts: { tokenAAmountThreshold: 'tokenAAccount', tokenBAmountThreshold: 'tokenBAccount' },
    },
    removeAllLiquidity: {
      sentence: 'Remove all liquidity from the position {position}',
      amounts: { tokenAAmountThreshold: 'tokenAAccount', tokenBAmountThreshold: 'tokenBAccount' },
    },
    claimPositionFee: { sentence: 'Claim the fees of the position {position}' },
    claimReward: { sentence: 'Claim a reward of the position {position}' },
    claimPartnerFee: { sentence: 'Claim the partner’s fees of the pool {pool}' },
    claimProtocolFee: { sentence: 'Claim the protocol’s fees of the pool {pool}' },
    lockPosition: { sentence: 'Lock the position {position} with a vesting schedule' },
    permanentLockPosition: { sentence: 'Lock liquidity of the position {position} permanently' },
    refreshVesting: { sentence: 'Refresh the vesting of the position {position}' },
    splitPosition: SPLIT,
    splitPosition2: SPLIT,
    fundReward: {
      sentence: 'Add {amount} to the rewards of the pool {pool}',
      amounts: { amount: 'mint:rewardMint' },
    },
    initializeReward: { sentence: 'Initialize the reward {rewardMint} in the pool {pool}' },
  },
});
