import { defineInterface } from '../define-interface.ts';
import { ACROSS_DEPOSIT, ACROSS_FILL, ACROSS_SHARED, ACROSS_SLOW_FILL } from '../families/across.ts';

export default defineInterface({
  key: 'across-spoke',
  name: 'Across SVM Spoke',
  programs: ['DnLjPzpMCW2CF99URhGF3jDYnVRcCJMjUWsbPb4xVoBn'],
  category: 'bridge',
  source: 'the Anchor IDL types in npm @across-protocol/contracts 3.0.17',
  meaning: {
    depositV3: ACROSS_DEPOSIT,
    depositV3Now: ACROSS_DEPOSIT,
    unsafeDepositV3: ACROSS_DEPOSIT,
    fillV3Relay: ACROSS_FILL,
    requestV3SlowFill: ACROSS_SLOW_FILL,
    ...ACROSS_SHARED,
  },
});
