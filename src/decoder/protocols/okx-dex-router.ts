import { defineInterface } from '../define-interface.ts';

const SWAP = {
  sentence: 'Swap {amountIn} for at least {minReturn}',
  amounts: {
    amountIn: 'mint:sourceMint',
    expectAmountOut: 'mint:destinationMint',
    minReturn: 'mint:destinationMint',
  },
};
const BRIDGE = {
  sentence: 'Swap {amountIn} for at least {minReturn}, to send it to another chain',
  amounts: SWAP.amounts,
};
const FILL = {
  sentence: 'Fill the order {orderPda} of {maker}',
  amounts: {
    amountIn: 'mint:inputTokenMint',
    expectAmountOut: 'mint:outputTokenMint',
    minReturn: 'mint:outputTokenMint',
  },
};
const WRAP = { sentence: 'Wrap or unwrap {amountIn}', amounts: { amountIn: 'sol' } };

export default defineInterface({
  key: 'okx-dex-router',
  name: 'OKX DEX router',
  programs: ['6m2CDdhRgxpH4WjvdzxAYbGxwdGUz5MziiL5jek2kBma'],
  category: 'aggregator',
  source:
    'the program’s own Anchor IDL 0.1.0 with 31 instructions; newer and older parts in sevenlabs-hq/carbon',
  meaning: {
    swap: SWAP,
    swap2: SWAP,
    swapV3: SWAP,
    swapTobV3: SWAP,
    swapTobV3WithReceiver: SWAP,
    swapTobV3Enhanced: SWAP,
    proxySwap: SWAP,
    commissionSolSwap: SWAP,
    commissionSplSwap: SWAP,
    commissionSolProxySwap: SWAP,
    commissionSplProxySwap: SWAP,
    platformFeeSolProxySwapV2: SWAP,
    platformFeeSplProxySwapV2: SWAP,
    fromSwapLog: BRIDGE,
    commissionSolFromSwap: BRIDGE,
    commissionSplFromSwap: BRIDGE,
    wrapUnwrapV3: WRAP,
    wrapUnwrapV3WithReceiver: WRAP,
    commissionWrapUnwrap: WRAP,
    platformFeeSolWrapUnwrapV2: WRAP,
    placeOrder: {
      sentence: 'Place an order of {makingAmount} for at least {minReturnAmount}',
      amounts: {
        makingAmount: 'mint:inputTokenMint',
        expectTakingAmount: 'mint:outputTokenMint',
        minReturnAmount: 'mint:outputTokenMint',
      },
    },
    updateOrder: { sentence: 'Update the order {orderPda}' },
    cancelOrder: { sentence: 'Cancel the order {orderPda} of {maker}' },
    fillOrderByResolver: FILL,
    commissionFillOrder: FILL,
    claim: { sentence: 'Claim what is left over for {receiver}' },
    createTokenAccount: { sentence: 'Open the token account {tokenAccount} for {owner}' },
    createTokenAccountWithSeed: { sentence: 'Open the token account {tokenAccount} for {owner}' },
  },
});
