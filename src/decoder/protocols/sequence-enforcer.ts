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
});
