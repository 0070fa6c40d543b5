import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'switchboard-attestation',
  name: 'Switchboard Functions',
  programs: ['sbattyXrzedoNATfc4L31wC9Mhxsi1BmFhTiN8gDshx'],
  category: 'oracle',
  source:
    'switchboard-xyz/solana-sdk `javascript/solana.js/src/generated/attestation-program`, what is met on chain',
  meaning: {
    functionVerify: {
      sentence: 'Verify a run of the function {function}[ that ended with error {errorCode}]',
    },
  },
});
