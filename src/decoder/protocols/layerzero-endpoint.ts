import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'layerzero-endpoint',
  name: 'LayerZero Endpoint',
  programs: ['76y77prsiCMvXMjuoZ5VRrhG5qYBrUMYTE5WgHqgjEn6'],
  category: 'bridge',
  source: 'npm @layerzerolabs/lz-solana-sdk-v2 3.0.168, src/generated/kinobi and deployments/solana-mainnet',
  meaning: {
    send: {
      sentence: 'Send a message of {sender} to {dstEid} over LayerZero',
      bridge: { name: 'LayerZero', numbers: 'layerzero', chain: 'dstEid', message: 'message' },
    },
    verify: {
      sentence: 'Verify a message from {srcEid} for {receiver}',
      bridge: { name: 'LayerZero', numbers: 'layerzero', chain: 'srcEid' },
    },
    clear: {
      sentence: 'Clear a message from {srcEid}',
      bridge: { name: 'LayerZero', numbers: 'layerzero', chain: 'srcEid' },
    },
    sendCompose: { sentence: 'Send a composed message to {to}' },
    quote: {
      sentence: 'Query the fee of a message to {dstEid}',
      bridge: { name: 'LayerZero', numbers: 'layerzero', chain: 'dstEid' },
      minor: true,
    },
  },
});
