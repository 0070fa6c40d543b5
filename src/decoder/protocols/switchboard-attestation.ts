import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'switchboard-attestation',
  name: 'Switchboard Functions',
  programs: ['sbattyXrzedoNATfc4L31wC9Mhxsi1BmFhTiN8gDshx'],
  category: 'oracle',
  source:
    'switchboard-xyz/solana-sdk `javascript/solana.js/src/generated/attestation-program`, what is met on chain',
  meaning: {
    functionVerify: { sentence: 'Verify a run of the function {function}' },
  },
  interface: `
    instruction d26c9a8ac60e35bf functionVerify(observedTime: i64, nextAllowedTimestamp: i64, errorCode: u8, mrEnclave: [u8; 32]): function functionEnclaveSigner verifier verifierSigner verifierPermission escrowWallet escrowTokenWallet receiver attestationQueue tokenProgram
  `,
});
