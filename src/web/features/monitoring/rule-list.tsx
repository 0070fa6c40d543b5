import { MAX_FINDINGS, RULES, type RuleCard, type RuleName } from '#contracts/market/anomaly-rules';
import type { MonitoringAnswer } from '#contracts/operation/monitoring';
import { toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { AbsenceView } from '../../answers/absence-view.tsx';
import { CoverageLine } from '../../answers/coverage-line.tsx';
import { Badge } from '../../ui/block/badge.tsx';
import { Section } from '../../ui/block/section.tsx';
import { Table, type Column } from '../../ui/table/table.tsx';
import { anomalySearch } from './anomaly-search.ts';
import styles from './monitoring.module.css';

type RuleRow = RuleCard & { readonly name: RuleName; readonly hour: number; readonly day: number };

const COLUMNS: readonly Column<RuleRow>[] = [
  {
    key: 'title',
    title: 'Rule',
    cell: ({ name, title }) => <a href={anomalySearch.href('/monitoring', { rule: name })}>{title}</a>,
  },
  {
    key: 'severity',
    title: 'Severity',
    short: '',
    cell: ({ severity }) => <Badge tone={severity === 'warning' ? 'warning' : 'info'}>{severity}</Badge>,
  },
  {
    key: 'text',
    title: 'What it reports',
    wide: true,
    cell: ({ text }) => <div className={styles.text}>{text}</div>,
  },
  { key: 'hour', title: '1 hour', align: 'right', cell: ({ hour }) => toGrouped(hour) },
  { key: 'day', title: '24 hours', align: 'right', cell: ({ day }) => toGrouped(day) },
];

/** Every rule in words, with how often it spoke up. */
export function RuleList({ answer }: { readonly answer: Wire<MonitoringAnswer> }) {
  if (answer.kind === 'absent') return <AbsenceView absence={answer} />;
  return (
    <>
      <Section title="Rules" flush>
        <Table
          label="Rules and their findings"
          columns={COLUMNS}
          rows={answer.counts.map((counted) => ({ ...RULES[counted.rule], name: counted.rule, ...counted }))}
          keyOf={({ name }) => name}
        />
      </Section>
      <p>
        A rule compares one block with the totals of up to 300 blocks before it, and reports at most{' '}
        {MAX_FINDINGS} findings per block. A finding is a measurement, not an accusation.
      </p>
      <CoverageLine coverage={answer.coverage} what="Findings by chain time" />
    </>
  );
}
