import { useMemo } from 'react';
import { ANALYTICS_WINDOWS, type AnalyticsAnswer } from '#contracts/market/analytics';
import { toDurationText } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { AbsenceView } from '../../answers/absence-view.tsx';
import { CoverageLine } from '../../answers/coverage-line.tsx';
import { LineChart } from '../../ui/chart/line-chart.tsx';
import { Section } from '../../ui/block/section.tsx';
import styles from './analytics.module.css';
import { CHAIN_CHARTS, toDrawnChart, type ChainChart } from '../../answers/chain/chain-charts.ts';
import { ChainFigures, type FoundAnalytics } from './chain-figures.tsx';
import type { Points, Users } from '../../answers/chain/rates.ts';
import { analyticsSearch } from './analytics-search.ts';
import { QueryTabs } from './query-tabs.tsx';
import { WindowNote } from './window-note.tsx';

const WINDOWS = [
  { key: '1h', title: '1 hour' },
  { key: '24h', title: '24 hours' },
  { key: '7d', title: '7 days' },
  { key: '30d', title: '30 days' },
];

/** The whole chain over a window: figures beside those before it, and charts. */
export function AnalyticsView({ answer }: { readonly answer: Wire<AnalyticsAnswer> }) {
  return answer.kind === 'absent' ? <AbsenceView absence={answer} /> : <Analytics found={answer} />;
}

function Analytics({ found }: { readonly found: FoundAnalytics }) {
  const { window, points } = found;
  return (
    <>
      <QueryTabs label="Window" search={analyticsSearch} name="window" tabs={WINDOWS} active={window} />
      <WindowNote now={found.now} before={found.before} width={ANALYTICS_WINDOWS[window].sumWidth} />
      <ChainFigures found={found} />
      <p className={styles.note}>{toPointNote(points, found.users)}</p>
      <div className={styles.charts}>
        {CHAIN_CHARTS.map((chart) => (
          <ChartSection key={chart.key} chart={chart} figures={found} window={window} />
        ))}
      </div>
      <CoverageLine coverage={found.coverage} what="blocks summed up by minutes, hours and days" />
    </>
  );
}

interface ChartSectionProps {
  readonly chart: ChainChart;
  readonly figures: FoundAnalytics;
  readonly window: string;
}

function ChartSection({ chart, figures, window }: ChartSectionProps) {
  const { step, times, series } = useMemo(() => toDrawnChart(chart, figures), [chart, figures]);
  return (
    <Section title={chart.title} id={chart.key} flush>
      <p className={styles.about}>{chart.about}</p>
      <LineChart
        label={`${chart.title}, ${window}`}
        times={times}
        series={series}
        kind={chart.kind}
        step={step}
        format={chart.format}
        height={240}
        incompleteFrom={times.at(-1)}
        coveredFrom={figures.coverage.fromTime}
        together="chain"
        definitionHref={`/analytics/queries/${chart.of === 'users' ? 'chain-points' : 'chain-steps'}`}
        emptyReason="The index holds no block of this window."
      />
    </Section>
  );
}

/** How long a period is, and which of them are not whole. */
export function toPointNote(
  { width, seconds, times }: Pick<Points, 'width' | 'seconds' | 'times'>,
  users: Pick<Users, 'width'>,
): string {
  const counted = users.width === width ? '' : ` (users: ${toDurationText(users.width)})`;
  const what = `Each period is ${toDurationText(width)}${counted}; the newest is still filling.`;
  const [first] = seconds;
  // Only where the index begins is the first one cut off; blocks are never exactly at its ends.
  if (first === undefined || times.length < 2 || first / width > 0.98) return what;
  return `${what} The first holds ${toDurationText(first)} of it: counts are lower there, rates are not.`;
}
