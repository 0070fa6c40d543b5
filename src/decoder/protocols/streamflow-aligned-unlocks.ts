import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'streamflow-aligned-unlocks',
  name: 'Streamflow Aligned Unlocks',
  programs: ['aSTRM2NKoKxNnkmLWk9sz3k74gKBk9t7bpPrTGxMszH'],
  category: 'infrastructure',
  source: 'the Anchor IDL 1.7.0 in npm @streamflow/stream 12.5.0',
});
