import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'star-atlas-locker',
  name: 'Star Atlas ATLAS Locker',
  programs: ['ATLocKpzDbTokxgvnLew3d7drZkEzLzDpzwgrgWKDbmc'],
  category: 'game',
  source: 'the Anchor IDL in npm @staratlas/factory 0.7.1',
});
