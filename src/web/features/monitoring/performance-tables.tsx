import { toGrouped } from '#contracts/text/value-text';
import type { PerformanceAlert } from '../../services/performance/alerts.ts';
import type { Baseline } from '../../services/performance/baseline.ts';
import type { Regression } from '../../services/performance/regressions.ts';
import { Badge, type Tone } from '../../ui/block/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Table, type Column } from '../../ui/table/table.tsx';
import { AgeValue } from '../../values/age.tsx';
import { METRIC_NAMES, toMetricText, toRuleText } from './performance-texts.ts';

const SHOWN_ALERTS = 20;
const toSeconds = (ms: number): number => Math.floor(ms / 1_000);

/** Open alerts and the newest that are over. */
export function AlertTable({ alerts }: { readonly alerts: readonly PerformanceAlert[] }) {
  if (alerts.length === 0) {
    return <EmptyState title="No alerts">Every figure is within its threshold.</EmptyState>;
  }
  const shown = alerts.toSorted((a, b) => Number(a.resolved) - Number(b.resolved)).slice(0, SHOWN_ALERTS);
  return <Table label="Alerts of this browser" columns={ALERT_COLUMNS} rows={shown} keyOf={({ id }) => id} />;
}

const ALERT_COLUMNS: readonly Column<PerformanceAlert>[] = [
  {
    key: 'type',
    title: 'Alert',
    cell: ({ type }) => <Badge tone={type === 'critical' ? 'negative' : 'warning'}>{type}</Badge>,
  },
  { key: 'message', title: 'What', wide: true, cell: ({ message }) => message },
  {
    key: 'raised',
    title: 'Raised',
    cell: ({ timestamp }) => <AgeValue unixSeconds={toSeconds(timestamp)} />,
  },
  { key: 'state', title: 'State', cell: ({ resolved }) => (resolved ? 'resolved' : 'open') },
];

/** Every baseline of this browser with the means of its figures. */
export function BaselineTable({
  baselines,
  onCompare,
}: {
  readonly baselines: readonly Baseline[];
  readonly onCompare: (baseline: Baseline) => void;
}) {
  const columns: readonly Column<Baseline>[] = [
    {
      key: 'created',
      title: 'Baseline',
      cell: ({ timestamp }) => <AgeValue unixSeconds={toSeconds(timestamp)} />,
    },
    {
      key: 'of',
      title: 'Of',
      cell: ({ version, branch, environment }) => `version ${version}, branch ${branch}, ${environment}`,
    },
    { key: 'samples', title: 'Samples', align: 'right', cell: ({ sampleSize }) => toGrouped(sampleSize) },
    {
      key: 'figures',
      title: 'Mean and 95th percentile',
      wide: true,
      cell: (baseline) => <Spreads of={baseline} />,
    },
    {
      key: 'compare',
      title: 'Compare',
      cell: (baseline) => <Button onClick={() => onCompare(baseline)}>Compare</Button>,
    },
  ];
  return (
    <Table label="Baselines of this browser" columns={columns} rows={baselines} keyOf={({ id }) => id} />
  );
}

function Spreads({ of: { metrics } }: { readonly of: Baseline }) {
  const known = (Object.keys(METRIC_NAMES) as (keyof typeof METRIC_NAMES)[]).filter((name) => metrics[name]); // the table has these keys alone
  return (
    <span>
      {known
        .map((name) => {
          const { mean, p95 } = metrics[name]!;
          return `${METRIC_NAMES[name]} ${toMetricText(name, mean)} (${toMetricText(name, p95)})`;
        })
        .join('; ')}
    </span>
  );
}

const TONES: Readonly<Record<Regression['severity'], Tone>> = {
  medium: 'warning',
  high: 'negative',
  critical: 'negative',
};

/** What got worse. */
export function RegressionTable({ regressions }: { readonly regressions: readonly Regression[] }) {
  return (
    <Table
      label="Worse than the baseline"
      columns={REGRESSION_COLUMNS}
      rows={regressions}
      keyOf={({ id }) => id}
    />
  );
}

const REGRESSION_COLUMNS: readonly Column<Regression>[] = [
  {
    key: 'severity',
    title: 'Severity',
    cell: ({ severity }) => <Badge tone={TONES[severity]}>{severity}</Badge>,
  },
  { key: 'metric', title: 'Figure', cell: ({ metric }) => METRIC_NAMES[metric] },
  {
    key: 'now',
    title: 'Now',
    align: 'right',
    cell: ({ metric, currentValue }) => toMetricText(metric, currentValue),
  },
  {
    key: 'baseline',
    title: 'Baseline',
    align: 'right',
    cell: ({ metric, baselineValue }) => toMetricText(metric, baselineValue),
  },
  {
    key: 'worse',
    title: 'Worse by',
    align: 'right',
    cell: ({ degradationPercent }) => `${Math.round(degradationPercent * 10) / 10} %`,
  },
  { key: 'rule', title: 'Rule', wide: true, cell: ({ rule }) => toRuleText(rule) },
];
