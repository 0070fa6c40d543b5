import { BOUNDS } from '#contracts/anomaly-rules';
import { defineRule } from './define-rule.ts';

const { slots: allowed } = BOUNDS.skippedRun;

export default defineRule({
  name: 'skipped-run',
  find({ skippedSlots }) {
    if (skippedSlots.length < allowed) return [];
    return [
      {
        measured: skippedSlots.length,
        allowed,
        evidence: { from: String(skippedSlots[0]!.slot), to: String(skippedSlots.at(-1)!.slot) },
      },
    ];
  },
});
