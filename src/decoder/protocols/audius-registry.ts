import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'audius-registry',
  name: 'Audius Ethereum registry',
  programs: ['5mpjDRgoRYRmSnAXZTfB2bBkbpwvRjobXUjb4WYjF225'],
  category: 'other',
  source:
    'AudiusProject/audius-protocol `solana-programs/audius_eth_registry/src` (accounts, errors); the data as the program logs and track listens hand it over',
  meaning: {
    validateSignature: {
      sentence: 'Require a signature by the Ethereum address of {validSigner}',
      minor: true,
    },
  },
});
