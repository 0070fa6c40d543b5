import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'banx',
  name: 'Banx',
  programs: ['4tdmkuY6EStxbS6Y8s5ueznL3VPMSugrvQuDeAHGZhSt'],
  category: 'nft',
  source: 'the Anchor IDL in sonarwatch/portfolio',
});
