import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'metaplex-inscription',
  name: 'Metaplex Inscription',
  programs: ['1NSCRfGeyo7wPUazGbaPBUsTM49e1k2aXewHGARfzSo'],
  category: 'nft',
  source: 'the Shank IDL in metaplex-foundation/mpl-inscription',
});
