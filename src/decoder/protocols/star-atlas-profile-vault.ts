import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'star-atlas-profile-vault',
  name: 'Star Atlas Profile Vault',
  programs: ['pv1ttom8tbyh83C1AVh6QH2naGRdVQUVt3HY1Yst5sv'],
  category: 'game',
  source: 'the Anchor IDL 0.7.1 in npm @staratlas/profile-vault 0.11.0; address in Topledger/Landing-Page',
});
