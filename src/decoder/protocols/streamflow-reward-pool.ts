import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'streamflow-reward-pool',
  name: 'Streamflow Reward Pool',
  programs: ['RWRDdfRbi3339VgKxTAXg4cjyniF7cbhNbMxZWiSKmj'],
  category: 'staking',
  source: 'the Anchor IDL 2.4.0 in npm @streamflow/staking 12.1.1',
});
