import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'star-atlas-claim-stake',
  name: 'Star Atlas Claim Stake',
  programs: ['STAKEr4Bh8sbBMoAVmTDBRqouPzgdocVrvtjmhJhd65'],
  category: 'game',
  source: 'the Anchor IDL in npm @staratlas/claim-stake 0.12.0; address in Topledger/Landing-Page',
});
