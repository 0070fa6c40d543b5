import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'sequence-enforcer',
  name: 'Sequence Enforcer',
  programs: ['GDDMwNyyx8uB6zrqwBFHjLLG3TBYk2F8Az4yrQC5RzMp'],
  category: 'infrastructure',
  source: 'revy-labs/sequence-enforcer `idl.json`; the number of its error as the program logs it',
  meaning: {
    initialize: { sentence: 'Set up {sequenceAccount} for keeping transactions in order' },
    resetSequenceNumber: { sentence: 'Set the sequence number of {sequenceAccount} to {sequenceNum}' },
    checkAndSetSequenceNumber: {
      sentence: 'Require that sequence number {sequenceNum} follows the last of {sequenceAccount}',
      minor: true,
    },
  },
  interface: `
    instruction afaf6d1f0d989bed initialize(bump: u8, sym: string): sequenceAccount authority systemProgram
    instruction 6494bb4b7e40dc98 resetSequenceNumber(sequenceNum: u64): sequenceAccount authority
    instruction 58f5e88e6dfaf5ff checkAndSetSequenceNumber(sequenceNum: u64): sequenceAccount authority
    account 78df52e7e45dd34e SequenceAccount { sequenceNum: u64, authority: pubkey }
    error 6000 SequenceOutOfOrder Sequence out of order
    error 300 SequenceOutOfOrder Sequence out of order
  `,
});
