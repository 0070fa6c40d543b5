import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'mayan-swift-v2',
  name: 'Mayan Swift v2',
  programs: ['mayan34VedncxdK2XobtvWFDXQASUTBXhUVzt2kKgny'],
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
