import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'layerzero-endpoint',
  name: 'LayerZero Endpoint',
  programs: ['76y77prsiCMvXMjuoZ5VRrhG5qYBrUMYTE5WgHqgjEn6'],
  category: 'bridge',
  source: 'npm @layerzerolabs/lz-solana-sdk-v2 3.0.168, src/generated/kinobi and deployments/solana-mainnet',
  meaning: {
    send: { sentence: 'Send a message of {sender} to the chain {dstEid}' },
    verify: { sentence: 'Verify a message from the chain {srcEid} for {receiver}' },
    clear: { sentence: 'Clear a message from the chain {srcEid}' },
    sendCompose: { sentence: 'Send a composed message to {to}' },
    quote: { sentence: 'Query the fee of a message to the chain {dstEid}', minor: true },
  },
});
