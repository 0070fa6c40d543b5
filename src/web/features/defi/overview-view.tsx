import { DEFI_CATEGORIES, getDefiCategory } from '#contracts/market/defi-categories';
import type { DefiOverviewAnswer } from '#contracts/market/defi';
import type { Wire } from '#std/json';
import { AbsenceView } from '../../answers/absence-view.tsx';
import { CoverageLine } from '../../answers/coverage-line.tsx';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Section } from '../../ui/block/section.tsx';
import { CategoryNav } from './category-nav.tsx';
import { CategoryTable } from './category-table.tsx';
import { ProtocolTable } from './protocol-table.tsx';
import { UseChart } from './use-chart.tsx';
import { UseFigures } from './use-figures.tsx';
import { WindowTabs } from './window-tabs.tsx';

type Found = Extract<Wire<DefiOverviewAnswer>, { readonly kind: 'found' }>;

/** All categories side by side. */
export function DefiOverviewView({ answer }: { readonly answer: Wire<DefiOverviewAnswer> }) {
  return (
    <>
      <h1>DeFi overview</h1>
      <CategoryNav active="overview" />
      {answer.kind === 'absent' ? <AbsenceView absence={answer} /> : <Overview found={answer} />}
    </>
  );
}

function Overview({ found }: { readonly found: Found }) {
  const { categories, protocols, total, totalTrend, chart, span, coverage } = found;
  const sumOf = (key: 'active' | 'listed') => categories.reduce((sum, row) => sum + row[key], 0);
  return (
    <>
      <WindowTabs span={span} coverage={coverage} />
      <UseFigures
        total={total}
        trend={totalTrend}
        hasBefore={span.hasBefore}
        active={sumOf('active')}
        listed={sumOf('listed')}
      />
      <Section title="Categories" flush aside={`${DEFI_CATEGORIES.length} categories`}>
        <CategoryTable found={found} />
      </Section>
      {chart.series.length > 0 && (
        <UseChart title="Categories" chart={chart} coveredFrom={coverage.fromTime} />
      )}
      <Section title="Largest protocols" flush>
        {protocols.length === 0 ? (
          <EmptyState title="No program of the directory was called in this window" />
        ) : (
          <ProtocolTable
            id="defi-protocols"
            list={{ list: 'defiLargest', input: { window: span.window } }}
            label="Protocols of all categories by volume, then by calls"
            protocols={protocols}
            total={total}
            hasBefore={span.hasBefore}
            of={{
              key: 'category',
              title: 'Category',
              cell: ({ of }) => <a href={`/defi/${of}`}>{getDefiCategory(of).title}</a>,
              csv: ({ of }) => of,
            }}
          />
        )}
      </Section>
      <CoverageLine
        coverage={coverage}
        what="instructions by program, swaps in known pools valued through SOL and stablecoins; programs by our directory"
      />
    </>
  );
}
