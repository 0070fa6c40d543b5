import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'chainlink-ocr2',
  name: 'Chainlink OCR2',
  programs: ['cjg3oHmg9uuPsP8D6g29NWvhySJkdYdAo9D25PRbKXJ'],
  category: 'oracle',
  source:
    'smartcontractkit/chainlink-solana `contracts/programs/ocr_2/src`; numbers of a report are big-endian',
  meaning: {
    transmit: {
      sentence: 'Report the raw answer {median} of a round to the Chainlink feed {feed}',
      scaled: { median: 0 },
    },
    requestNewRound: { sentence: 'Request a new round of {state}' },
    payOracles: { sentence: 'Pay the oracles of {state}' },
    withdrawPayment: { sentence: 'Withdraw an oracle payment to {payee}' },
    withdrawFunds: { sentence: 'Withdraw {amount} to {recipient}', amounts: { amount: 'recipient' } },
    transferOwnership: { sentence: 'Propose the ownership transfer of {state} to {proposedOwner}' },
    acceptOwnership: { sentence: 'Accept the ownership of {state} as {authority}' },
  },
});
