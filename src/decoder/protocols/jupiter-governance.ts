import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'jupiter-governance',
  name: 'Jupiter Governance',
  programs: ['GovaE4iu227srtG2s3tZzB4RmWBzw8sTwrCLZz7kN7rY'],
  category: 'governance',
  source: 'the Anchor IDL in glamsystems/glam; address in npm @jup-ag/platform-list 1.2.26',
});
