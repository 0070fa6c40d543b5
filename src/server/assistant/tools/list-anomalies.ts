import { z } from 'zod';
import { ANOMALY_COLUMNS } from '#contracts/columns/anomaly-columns';
import { findRule, RULE_NAMES, RULES } from '#contracts/market/anomaly-rules';
import * as leaf from '../figures/figure.ts';
import { toRowLeaves } from '../figures/to-row-leaves.ts';
import { limitArgument } from '../toolkit/arguments.ts';
import { indexSource, toCoverageTree } from '../toolkit/from-index.ts';
import { defineTool, found } from './define-tool.ts';

export default defineTool({
  name: 'list_anomalies',
  title: 'List what is unusual',
  description:
    'What rules found unusual in the indexed blocks, newest first: bursts of failures, fee spikes, sandwiches, pulled liquidity, large transfers and more; of one rule or severity, or all.',
  doing: 'Looking for what is unusual',
  input: z.strictObject({
    rule: z.enum(RULE_NAMES).optional(),
    severity: z.enum(['notice', 'warning']).optional(),
    limit: limitArgument(50, 10),
  }),
  async run(ask, { rule, severity, limit }) {
    const answer = found(await ask.ask('anomalies', { rule, severity, limit: String(limit) }));
    const { rows, names, coverage } = answer;
    const data = {
      ...(rule !== undefined && { rule: leaf.word(RULES[rule].title) }),
      ...(severity !== undefined && { severity: leaf.word(severity) }),
      count: leaf.count(rows.length),
      more: leaf.flag(answer.next !== undefined),
      rows: rows.map((row) => ({
        // What the rule is called.
        what: leaf.word(findRule(row.rule)?.title ?? row.rule),
        ...toRowLeaves(ANOMALY_COLUMNS, row, ['severity', 'time', 'slot', 'subject', 'signature'], names),
      })),
      coverage: toCoverageTree(coverage),
    };
    return {
      data,
      source: indexSource(coverage, ask.nowMs()),
      notes: ['A finding is what a rule saw, with its bounds; it is no proof of intent.'],
      links: [{ label: 'Monitoring', href: '/monitoring' }],
    };
  },
});
