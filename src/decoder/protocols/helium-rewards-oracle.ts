import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'helium-rewards-oracle',
  name: 'Helium Rewards Oracle',
  programs: ['rorcfdX4h9m9swCKgcypaHJ8NGYVANBpmV9EHn3cYrF'],
  category: 'infrastructure',
  source: 'the Anchor IDL types in npm @helium/idls 0.11.27',
});
