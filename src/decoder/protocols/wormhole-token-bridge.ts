import { defineInterface } from '../define-interface.ts';
import type { Meaning } from '../interface/to-layouts.ts';

const send: Meaning = {
  sentence: 'Send {amount} to {targetChain} over Wormhole',
  amounts: { amount: 'from' },
  bridge: {
    name: 'Wormhole',
    numbers: 'wormhole',
    chain: 'targetChain',
    from: 'from',
    receiver: 'targetAddress',
  },
};
const receive: Meaning = {
  sentence: 'Claim {mint} sent from another chain',
  bridge: { name: 'Wormhole', numbers: 'wormhole', chain: 'endpoint', to: 'to' },
};

export default defineInterface({
  key: 'wormhole-token-bridge',
  name: 'Wormhole Token bridge',
  programs: ['wormDTUJ6AWPNvk59vGQbDvGJmqbDTdgWgAqcLBCgUb'],
  category: 'bridge',
  source:
    'wormhole-foundation/wormhole `solana/idl/token_bridge.json`, tags from `solana/modules/token_bridge/program/src/lib.rs`',
  meaning: {
    transferNative: { ...send, amounts: { amount: 'from', fee: 'from' } },
    transferWrapped: { ...send, amounts: { amount: 'from', fee: 'from' } },
    transferNativeWithPayload: send,
    transferWrappedWithPayload: send,
    completeNative: receive,
    completeWrapped: receive,
    completeNativeWithPayload: receive,
    completeWrappedWithPayload: receive,
    attestToken: { sentence: 'Attest the token {mint} to other chains' },
    createWrapped: { sentence: 'Create the wrapped token {mint} of another chain' },
    registerChain: { sentence: 'Register a chain with the token bridge' },
    upgradeContract: { sentence: 'Upgrade the token bridge' },
  },
});
