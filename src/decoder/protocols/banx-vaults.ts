import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'banx-vaults',
  name: 'Banx Vaults',
  programs: ['BanxxEcFZPJLKhS59EkwTa8SZez8vDYTiJVN78mGHWDi'],
  category: 'nft',
  source: 'the Anchor IDL in sonarwatch/portfolio',
});
