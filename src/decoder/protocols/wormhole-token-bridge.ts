import { defineInterface } from '../define-interface.ts';
import type { Meaning } from '../interface/to-layouts.ts';

const send: Meaning = {
  sentence: 'Send {amount} to Wormhole chain {targetChain}',
  amounts: { amount: 'from' },
};
const receive: Meaning = { sentence: 'Claim {mint} sent from another chain' };

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
  interface: `
    instruction 00 initialize(wormhole: pubkey): payer config rent systemProgram
    instruction 01 attestToken(nonce: u32): payer config mint wrappedMeta splMetadata wormholeBridge wormholeMessage wormholeEmitter wormholeSequence wormholeFeeCollector clock rent systemProgram wormholeProgram
    instruction 02 completeNative(): payer config vaa claim endpoint to toFees custody mint custodySigner rent systemProgram wormholeProgram tokenProgram
    instruction 03 completeWrapped(): payer config vaa claim endpoint to toFees mint wrappedMeta mintAuthority rent systemProgram wormholeProgram tokenProgram
    instruction 04 transferWrapped(nonce: u32, amount: u64, fee: u64, targetAddress: [u8; 32], targetChain: u16): payer config from fromOwner mint wrappedMeta authoritySigner wormholeBridge wormholeMessage wormholeEmitter wormholeSequence wormholeFeeCollector clock rent systemProgram wormholeProgram tokenProgram
    instruction 05 transferNative(nonce: u32, amount: u64, fee: u64, targetAddress: [u8; 32], targetChain: u16): payer config from mint custody authoritySigner custodySigner wormholeBridge wormholeMessage wormholeEmitter wormholeSequence wormholeFeeCollector clock rent systemProgram wormholeProgram tokenProgram
    instruction 06 registerChain(): payer config endpoint vaa claim rent systemProgram wormholeProgram
    instruction 07 createWrapped(): payer config endpoint vaa claim mint wrappedMeta splMetadata mintAuthority rent systemProgram tokenProgram splMetadataProgram wormholeProgram
    instruction 08 upgradeContract(): payer vaa claim upgradeAuthority spill implementation programData tokenBridgeProgram rent clock bpfLoaderUpgradeable systemProgram
    instruction 09 completeNativeWithPayload(): payer config vaa claim endpoint to redeemer toFees custody mint custodySigner rent systemProgram wormholeProgram tokenProgram
    instruction 0a completeWrappedWithPayload(): payer config vaa claim endpoint to redeemer toFees mint wrappedMeta mintAuthority rent systemProgram wormholeProgram tokenProgram
    instruction 0b transferWrappedWithPayload(nonce: u32, amount: u64, targetAddress: [u8; 32], targetChain: u16, payload: bytes, cpiProgramId: Option<pubkey>): payer config from fromOwner mint wrappedMeta authoritySigner wormholeBridge wormholeMessage wormholeEmitter wormholeSequence wormholeFeeCollector clock sender rent systemProgram wormholeProgram tokenProgram
    instruction 0c transferNativeWithPayload(nonce: u32, amount: u64, targetAddress: [u8; 32], targetChain: u16, payload: bytes, cpiProgramId: Option<pubkey>): payer config from mint custody authoritySigner custodySigner wormholeBridge wormholeMessage wormholeEmitter wormholeSequence wormholeFeeCollector clock sender rent systemProgram wormholeProgram tokenProgram
  `,
});
