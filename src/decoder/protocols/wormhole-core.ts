import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'wormhole-core',
  name: 'Wormhole Core',
  programs: ['worm2ZoG2kUd4vFXhvjh93UUH596ayRfgQ2MgjNMTth'],
  category: 'bridge',
  source:
    'wormhole-foundation/wormhole `solana/idl/wormhole.json`, tags from `solana/bridge/program/src/lib.rs`',
  meaning: {
    postMessage: { sentence: 'Post a Wormhole message of {emitter}' },
    postMessageUnreliable: { sentence: 'Post a Wormhole message of {emitter}' },
    postVaa: {
      sentence: 'Post the message {sequence} from {emitterChain} on Wormhole',
      bridge: { name: 'Wormhole', numbers: 'wormhole', chain: 'emitterChain' },
      minor: true,
    },
    verifySignatures: { sentence: 'Verify signatures of Wormhole guardians', minor: true },
    setFees: { sentence: 'Set the fees of Wormhole' },
    transferFees: { sentence: 'Transfer fees of Wormhole to {recipient}' },
    upgradeContract: { sentence: 'Upgrade Wormhole' },
    upgradeGuardianSet: { sentence: 'Upgrade the guardian set of Wormhole' },
    closePostedMessage: { sentence: 'Close the posted message {message}' },
  },
});
