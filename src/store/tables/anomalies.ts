import { defineFacts } from '../define-table.ts';

export default defineFacts({
  name: 'anomalies',
  about: 'Something a rule found unusual, with what it saw.',
  columns: {
    slot: 'integer',
    /** Place among those of its block, from 0. */
    part: 'integer',
    time: 'integer',
    /** Name of the rule. */
    rule: 'text',
    /** `notice` or `warning`. */
    severity: 'text',
    /** What it is about: a mint, a pool, a program, a wallet. */
    subject: 'address?',
    /** Position of the transaction that shows it. */
    position: 'integer?',
    /** What was measured and the bound from which the rule tells it. */
    measured: 'real',
    allowed: 'real',
    /** JSON: the figures the rule looked at, by name. */
    evidence: 'text',
  },
  key: ['slot', 'part'],
  indexes: [
    ['rule', 'slot'],
    ['subject', 'slot'],
  ],
});
