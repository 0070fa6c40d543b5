import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'wasabi',
  name: 'Wasabi',
  programs: ['spicyTHtbmarmUxwFSHYpA8G4uP2nRNq38RReMpoZ9c'],
  category: 'perpetuals',
  source: 'the Anchor IDL in sonarwatch/portfolio',
});
