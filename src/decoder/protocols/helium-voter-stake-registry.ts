import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'helium-voter-stake-registry',
  name: 'Helium Voter Stake Registry',
  programs: ['hvsrNC3NKbcryqDs2DocYHZ9yPKEVzdSjQG6RVtK1s8'],
  category: 'governance',
  source: 'the Anchor IDL types in npm @helium/idls 0.11.27',
});
