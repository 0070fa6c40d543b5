import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'mayan-swap',
  name: 'Mayan Swap',
  programs: ['FC4eXxkyrMPTjiYUpp4EAnkmwMbQyZ6NDCh1kfLn6vsf'],
  category: 'bridge',
  source: 'mayan-finance/swap-sdk at cd5a34c, src/solana/solanaSwap.ts: the swap a trader opens',
  meaning: {
    initSwap: {
      sentence: 'Order a swap of {amount} to {destinationChain}',
      amounts: { amount: 'mint:fromMint' },
      bridge: {
        name: 'Mayan',
        numbers: 'wormhole',
        chain: 'destinationChain',
        held: 'fromAccount',
        receiver: 'destinationAddress',
      },
    },
  },
});
