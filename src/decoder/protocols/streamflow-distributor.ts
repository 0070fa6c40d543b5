import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'streamflow-distributor',
  name: 'Streamflow Airdrop Distributor',
  programs: ['MErKy6nZVoVAkryxAejJz2juifQ4ArgLgHmaJCQkU7N'],
  category: 'infrastructure',
  source: 'the Anchor IDL 1.5.1 in npm @streamflow/distributor 10.0.3',
});
