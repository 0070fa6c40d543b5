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
    postVaa: { sentence: 'Post message {sequence} of Wormhole chain {emitterChain}', minor: true },
    verifySignatures: { sentence: 'Verify signatures of Wormhole guardians', minor: true },
    setFees: { sentence: 'Set the fees of Wormhole' },
    transferFees: { sentence: 'Transfer fees of Wormhole to {recipient}' },
    upgradeContract: { sentence: 'Upgrade Wormhole' },
    upgradeGuardianSet: { sentence: 'Upgrade the guardian set of Wormhole' },
    closePostedMessage: { sentence: 'Close the posted message {message}' },
  },
  interface: `
    instruction 00 initialize(guardianSetExpirationTime: u32, fee: u64, initialGuardians: Vec<[u8; 20]>): bridge guardianSet feeCollector payer clock rent systemProgram
    instruction 01 postMessage(nonce: u32, payload: bytes, consistencyLevel: ConsistencyLevel): bridge message emitter sequence payer feeCollector clock systemProgram rent
    instruction 02 postVaa(version: u8, guardianSetIndex: u32, timestamp: u32, nonce: u32, emitterChain: u16, emitterAddress: [u8; 32], sequence: u64, consistencyLevel: u8, payload: bytes): guardianSet bridge signatureSet vaa payer clock rent systemProgram
    instruction 03 setFees(): payer bridge vaa claim systemProgram
    instruction 04 transferFees(): payer bridge vaa claim feeCollector recipient rent systemProgram
    instruction 05 upgradeContract(): payer bridge vaa claim upgradeAuthority spill implementation programData wormholeProgram rent clock bpfLoaderUpgradeable systemProgram
    instruction 06 upgradeGuardianSet(): payer bridge vaa claim guardianSetOld guardianSetNew systemProgram
    instruction 07 verifySignatures(signatureStatus: [i8; 19]): payer guardianSet signatureSet instructions rent systemProgram
    instruction 08 postMessageUnreliable(nonce: u32, payload: bytes, consistencyLevel: ConsistencyLevel): bridge message emitter sequence payer feeCollector clock systemProgram rent
    instruction 09 closePostedMessage(): bridge message feeCollector clock eventAuthority program
    account 6d7367 PostedMessage { vaaVersion: u8, consistencyLevel: u8, vaaTime: u32, vaaSignatureAccount: pubkey, submissionTime: u32, nonce: u32, sequence: u64, emitterChain: u16, emitterAddress: [u8; 32], payload: bytes }
    account 6d7375 UnreliableMessage { vaaVersion: u8, consistencyLevel: u8, vaaTime: u32, vaaSignatureAccount: pubkey, submissionTime: u32, nonce: u32, sequence: u64, emitterChain: u16, emitterAddress: [u8; 32], payload: bytes }
    account 766161 PostedVaa { vaaVersion: u8, consistencyLevel: u8, vaaTime: u32, vaaSignatureAccount: pubkey, submissionTime: u32, nonce: u32, sequence: u64, emitterChain: u16, emitterAddress: [u8; 32], payload: bytes }
    type ConsistencyLevel = Confirmed | Finalized
  `,
});
