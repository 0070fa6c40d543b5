import { BOUNDS } from '#contracts/anomaly-rules';
import { defineRule } from './define-rule.ts';

const { receivers: least, share } = BOUNDS.dustWave;

export default defineRule({
  name: 'dust-wave',
  find({ block, dust }) {
    const nothing = dust.filter(({ isNothing }) => isNothing);
    const allowed = Math.max(least, Math.ceil((block.transactions - block.votes) * share));
    if (nothing.length < allowed) return [];
    return [...Map.groupBy(nothing, ({ sender }) => sender)].flatMap(([sender, sent]) => {
      const measured = new Set(sent.map(({ receiver }) => receiver)).size;
      if (measured < allowed) return [];
      const [{ position, signature }] = sent as [(typeof sent)[0]]; // groups are not empty
      return [
        { subject: sender, position, measured, allowed, evidence: { transfers: sent.length, signature } },
      ];
    });
  },
});
