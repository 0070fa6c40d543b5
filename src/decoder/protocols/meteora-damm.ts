import { defineInterface } from '../define-interface.ts';

const CREATE = {
  sentence: 'Create the pool {pool} with {tokenAAmount} and {tokenBAmount}',
  amounts: { tokenAAmount: 'payerTokenA', tokenBAmount: 'payerTokenB' },
};

export default defineInterface({
  key: 'meteora-damm',
  name: 'Meteora DAMM Pools',
  programs: ['Eo7WjKq67rjJQSZxS6z3YkapzY3eMj6Xy8X5EQVn5UaB'],
  category: 'amm',
  source: 'the program’s own Anchor IDL 0.5.2',
  meaning: {
    swap: {
      sentence: 'Swap {inAmount} for at least {minimumOutAmount} through the pool {pool}',
      amounts: { inAmount: 'userSourceToken', minimumOutAmount: 'userDestinationToken' },
      swap: 'user',
    },
    initializePermissionlessPool: CREATE,
    initializePermissionlessPoolWithFeeTier: CREATE,
    initializePermissionlessConstantProductPoolWithConfig: CREATE,
    initializePermissionlessConstantProductPoolWithConfig2: CREATE,
    initializeCustomizablePermissionlessConstantProductPool: CREATE,
    initializePermissionedPool: { sentence: 'Create the pool {pool} of {tokenAMint} and {tokenBMint}' },
    addBalanceLiquidity: {
      sentence: 'Deposit at most {maximumTokenAAmount} and {maximumTokenBAmount} into the pool {pool}',
      amounts: {
        poolTokenAmount: 'mint:lpMint',
        maximumTokenAAmount: 'userAToken',
        maximumTokenBAmount: 'userBToken',
      },
    },
    addImbalanceLiquidity: {
      sentence: 'Deposit {tokenAAmount} and {tokenBAmount} into the pool {pool}',
      amounts: {
        minimumPoolTokenAmount: 'mint:lpMint',
        tokenAAmount: 'userAToken',
        tokenBAmount: 'userBToken',
      },
    },
    bootstrapLiquidity: {
      sentence: 'Deposit {tokenAAmount} and {tokenBAmount} into the empty pool {pool}',
      amounts: { tokenAAmount: 'userAToken', tokenBAmount: 'userBToken' },
    },
    removeBalanceLiquidity: {
      sentence: 'Withdraw at least {minimumATokenOut} and {minimumBTokenOut} from the pool {pool}',
      amounts: {
        poolTokenAmount: 'mint:lpMint',
        minimumATokenOut: 'userAToken',
        minimumBTokenOut: 'userBToken',
      },
    },
    removeLiquiditySingleSide: {
      sentence: 'Withdraw at least {minimumOutAmount} from the pool {pool}',
      amounts: { poolTokenAmount: 'mint:lpMint', minimumOutAmount: 'userDestinationToken' },
    },
    getPoolInfo: { sentence: 'Log the state of the pool {pool}' },
    createLockEscrow: { sentence: 'Create a lock escrow for {owner} in the pool {pool}' },
    lock: {
      sentence: 'Lock at most {maxAmount} of the pool {pool} for good',
      amounts: { maxAmount: 'sourceTokens' },
    },
    claimFee: { sentence: 'Claim the fees of locked liquidity of the pool {pool}' },
    createMintMetadata: { sentence: 'Create the metadata of the LP token {lpMint}' },
    withdrawProtocolFees: { sentence: 'Withdraw the protocol’s fees of the pool {pool}' },
    partnerClaimFee: { sentence: 'Claim the partner’s fees of the pool {pool}' },
  },
});
