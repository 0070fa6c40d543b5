import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'mayan-swift',
  name: 'Mayan Swift',
  programs: ['BLZRi6frs4X4DNLw56V4EXai1b6QVESN1BhHBTYM9VcY'],
  category: 'bridge',
  source: 'mayan-finance/swap-sdk at cd5a34c, src/solana/solanaSwift.ts: the order a trader opens',
  meaning: {
    initOrder: {
      sentence: 'Order a swap of at least {amountInMin} to {destinationChain}',
      amounts: { amountInMin: 'mint:mint' },
      bridge: {
        name: 'Mayan Swift',
        numbers: 'wormhole',
        chain: 'destinationChain',
        held: 'stateAccount',
        receiver: 'destinationAddress',
      },
    },
  },
});
