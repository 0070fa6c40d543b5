import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'hylo-stability-pool',
  name: 'Hylo Stability Pool',
  programs: ['HysTabVUfmQBFcmzu1ctRd1Y1fxd66RBpboy1bmtDSQQ'],
  category: 'stablecoin',
  source: 'the Anchor IDL 0.1.4 in cpkt9762/solana-idls',
});
