import { defineInterface } from '../define-interface.ts';
import { ACROSS_DEPOSIT, ACROSS_FILL, ACROSS_SHARED, ACROSS_SLOW_FILL } from '../families/across.ts';

export default defineInterface({
  key: 'across-spoke-pool',
  name: 'Across Spoke Pool',
  programs: ['DLv3NggMiSaef97YCkew5xKUHDh13tVGZ7tydt3ZeAru'],
  category: 'bridge',
  source: 'the Anchor IDL in npm @across-protocol/contracts 5.0.27',
  meaning: {
    deposit: ACROSS_DEPOSIT,
    depositNow: ACROSS_DEPOSIT,
    unsafeDeposit: ACROSS_DEPOSIT,
    fillRelay: ACROSS_FILL,
    requestSlowFill: ACROSS_SLOW_FILL,
    ...ACROSS_SHARED,
  },
});
