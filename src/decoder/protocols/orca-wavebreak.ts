import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'orca-wavebreak',
  name: 'Orca Wavebreak',
  programs: ['waveQX2yP3H1pVU8djGvEHmYg8uamQ84AuyGtpsrXTF'],
  category: 'launchpad',
  source: 'the Shank IDL 0.9.4 in solana-foundation/explorer',
});
