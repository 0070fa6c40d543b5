import { BOUNDS } from '#contracts/anomaly-rules';
import { defineRule } from './define-rule.ts';

const { slots: allowed } = BOUNDS.skippedRun;

export default defineRule({
  name: 'skipped-run',
  find({ skipped }) {
    if (skipped.length < allowed) return [];
    return [
      {
        measured: skipped.length,
        allowed,
        evidence: { from: String(skipped[0]!.slot), to: String(skipped.at(-1)!.slot) },
      },
    ];
  },
});
