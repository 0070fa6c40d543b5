import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'star-atlas-profile',
  name: 'Star Atlas Player Profile',
  programs: ['pprofELXjL5Kck7Jn5hCpwAL82DpTkSYBENzahVtbc9'],
  category: 'game',
  source: 'the Anchor IDL 0.7.3 in npm @staratlas/player-profile 0.11.0; address in Topledger/Landing-Page',
});
