import { z } from 'zod';
import { ANOMALY_COLUMNS } from '#contracts/columns/anomaly-columns';
import { findRule, RULE_NAMES, RULES } from '#contracts/market/anomaly-rules';
import * as leaf from '../figures/figure.ts';
import { toRowLeaves } from '../figures/to-row-leaves.ts';
import { addressArgument, cursorArgument, limitArgument } from '../toolkit/arguments.ts';
import { toCuts } from '../toolkit/cuts.ts';
import { indexSource, toCoverageTree } from '../toolkit/from-index.ts';
import { defineTool, found } from './define-tool.ts';

export default defineTool({
  name: 'list_anomalies',
  title: 'List what is unusual',
  description:
    'What rules found unusual in the indexed blocks, newest first: bursts of failures, fee spikes, sandwiches, pulled liquidity, large transfers and more; of one rule, severity or address, or all.',
  doing: 'Looking for what is unusual',
  input: z.strictObject({
    rule: z.enum(RULE_NAMES).optional(),
    severity: z.enum(['notice', 'warning']).optional(),
    subject: addressArgument.optional().describe('The wallet, pool, mint or program it is about.'),
    limit: limitArgument(50, 10),
    cursor: cursorArgument,
  }),
  async run(ask, { rule, severity, subject, limit, cursor }) {
    const answer = found(
      await ask.ask('anomalies', { rule, severity, subject, before: cursor, limit: String(limit) }),
    );
    const { rows, names, coverage } = answer;
    const data = {
      ...(rule !== undefined && { rule: leaf.word(RULES[rule].title) }),
      ...(severity !== undefined && { severity: leaf.word(severity) }),
      ...(subject !== undefined && { subject: leaf.address(subject) }),
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
      notes: ['A finding is what a rule saw, with its bounds; it is not proof of intent.'],
      truncated: toCuts(
        Object.fromEntries(
          ['rows', 'count'].map((name) => [name, { all: rows.length, isWhole: answer.next === undefined }]),
        ),
      ),
      page: { cursor: answer.next ?? null, returned: rows.length },
      links: [{ label: 'Monitoring', href: '/monitoring' }],
    };
  },
});
