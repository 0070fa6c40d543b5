import { defineRule, figure } from './define-rule.ts';

const LEAST_RECEIVERS = 2;
const RECEIVERS_PER_TRANSACTION = 0.01;

export default defineRule({
  name: 'dust-wave',
  title: 'Wave of dust',
  severity: 'notice',
  text: `One sender sent next to nothing (no tokens at all, or SOL worth less than the fee of sending it) to at least ${LEAST_RECEIVERS} accounts in a block, and to one for every ${1 / RECEIVERS_PER_TRANSACTION} transactions. Address poisoning and advertising begin so.`,
  measured: figure.count('Recipients'),
  figures: { transfers: figure.count('Transfers'), signature: figure.signature('First transaction') },
  find({ block, dust }) {
    const nothing = dust.filter(({ isNothing }) => isNothing);
    const allowed = Math.max(
      LEAST_RECEIVERS,
      Math.ceil((block.transactions - block.votes) * RECEIVERS_PER_TRANSACTION),
    );
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
