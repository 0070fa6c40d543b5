import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'star-atlas-faction',
  name: 'Star Atlas Faction Enlistment',
  programs: ['FACTNmq2FhA2QNTnGM2aWJH3i7zT3cND5CgvjYTjyVYe'],
  category: 'game',
  source: 'the Anchor IDL in npm @staratlas/factory 0.7.1',
});
