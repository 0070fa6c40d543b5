import { defineRule, figure } from './define-rule.ts';

const LEAST_SLOTS = 5;

export default defineRule({
  name: 'skipped-run',
  title: 'Run of skipped slots',
  severity: 'notice',
  text: `At least ${LEAST_SLOTS} slots in a row have no block: more than one leader’s turn of four.`,
  measured: figure.count('Slots without a block'),
  figures: { from: figure.text('First'), to: figure.text('Last') },
  find({ skippedSlots }) {
    if (skippedSlots.length < LEAST_SLOTS) return [];
    return [
      {
        measured: skippedSlots.length,
        allowed: LEAST_SLOTS,
        evidence: { from: String(skippedSlots[0]!.slot), to: String(skippedSlots.at(-1)!.slot) },
      },
    ];
  },
});
