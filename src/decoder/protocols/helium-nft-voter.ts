import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'helium-nft-voter',
  name: 'Helium NFT Voter',
  programs: ['nftvLQ5t6xe2nQF1NBmBBmn15ed59tU6vSCkwQNEqdc'],
  category: 'governance',
  source: 'the Anchor IDL types in npm @helium/modular-governance-idls 0.1.5',
});
