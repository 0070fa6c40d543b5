import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'streamflow-aligned-distributor',
  name: 'Streamflow Aligned Airdrop Distributor',
  programs: ['aMERKpFAWoChCi5oZwPvgsSCoGpZKBiU7fi76bdZjt2'],
  category: 'infrastructure',
  source: 'the Anchor IDL 1.5.1 in npm @streamflow/distributor 10.0.3',
});
