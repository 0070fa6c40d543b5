import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'nosana-staking',
  name: 'Nosana Staking',
  programs: ['nosScmHY2uR24Zh751PmGj9ww9QRNHewh9H59AfrTJE'],
  category: 'staking',
  source: 'the Anchor IDL 2.1.37 in npm @nosana/sdk 0.4.69',
});
