import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'star-atlas-profile-faction',
  name: 'Star Atlas Profile Faction',
  programs: ['pFACSRuobDmvfMKq1bAzwj27t6d2GJhSCHb1VcfnRmq'],
  category: 'game',
  source: 'the Anchor IDL 0.7.1 in npm @staratlas/profile-faction 0.6.0; address in Topledger/Landing-Page',
});
