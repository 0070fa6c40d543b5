import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'streamflow-fee-manager',
  name: 'Streamflow Fee Manager',
  programs: ['FEELzfBhsWXTNJX53zZcDVfRNoFYZQ6cZA3jLiGVL16V'],
  category: 'infrastructure',
  source: 'the Anchor IDL 2.4.0 in npm @streamflow/staking 12.1.1',
});
