import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'streamflow-stake-pool',
  name: 'Streamflow Stake Pool',
  programs: ['STAKEvGqQTtzJZH6BWDcbpzXXn2BBerPAgQ3EGLN2GH'],
  category: 'staking',
  source: 'the Anchor IDL 2.4.0 in npm @streamflow/staking 12.1.1',
});
