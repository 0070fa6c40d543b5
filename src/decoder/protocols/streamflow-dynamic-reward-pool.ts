import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'streamflow-dynamic-reward-pool',
  name: 'Streamflow Dynamic Reward Pool',
  programs: ['RWRDyfZa6Rk9UYi85yjYYfGmoUqffLqjo6vZdFawEez'],
  category: 'staking',
  source: 'the Anchor IDL 2.6.0 in npm @streamflow/staking 12.1.1',
});
