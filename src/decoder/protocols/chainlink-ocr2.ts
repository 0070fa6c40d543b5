import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'chainlink-ocr2',
  name: 'Chainlink OCR2',
  programs: ['cjg3oHmg9uuPsP8D6g29NWvhySJkdYdAo9D25PRbKXJ'],
  category: 'oracle',
  source:
    'smartcontractkit/chainlink-solana `contracts/programs/ocr_2/src`; numbers of a report are big-endian and stay bytes',
  meaning: {
    transmit: { sentence: 'Publish a Chainlink price to the feed {feed}' },
    requestNewRound: { sentence: 'Request a new round of {state}' },
    payOracles: { sentence: 'Pay the oracles of {state}' },
    withdrawPayment: { sentence: 'Withdraw an oracle payment to {payee}' },
    withdrawFunds: { sentence: 'Withdraw {amount} to {recipient}', amounts: { amount: 'recipient' } },
    transferOwnership: { sentence: 'Propose the ownership transfer of {state} to {proposedOwner}' },
    acceptOwnership: { sentence: 'Accept the ownership of {state} as {authority}' },
  },
  interface: `
    instruction - transmit(storeNonce: u8, configDigest: [u8; 32], padding: [u8; 27], epoch: [u8; 4], round: u8, extraHash: [u8; 32], observationsTimestamp: [u8; 4], observerCount: u8, observers: [u8; 32], median: [u8; 16], juelsPerLamport: [u8; 8], signatures: rest): state transmitter feed storeProgram storeAuthority instructions?
    instruction 41b1d749352d632f transferOwnership(proposedOwner: pubkey): state authority
    instruction ac172b0deed55596 acceptOwnership(): state authority
    instruction 4fe606adc16de23d requestNewRound(): state authority accessController
    instruction 76e785bb979a6f5f withdrawPayment(): state authority tokenVault vaultAuthority payee tokenProgram
    instruction 96dc0d1468d63d59 payOracles(): state authority accessController tokenReceiver tokenVault vaultAuthority tokenProgram
    instruction f1241d6fd01f68d9 withdrawFunds(amount: u64): state authority accessController tokenVault vaultAuthority recipient tokenProgram
    instruction 7444d5e1c1e1abce transferPayeeship(): state authority transmitter payee proposedPayee
    instruction 8ed0db3e520dbd46 acceptPayeeship(): state authority transmitter proposedPayee
  `,
});
