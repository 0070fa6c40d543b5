import { getDefiCategory, type DefiCategory } from '#contracts/market/defi-categories';
import type { DefiCategoryAnswer } from '#contracts/market/defi';
import type { Wire } from '#std/json';
import { AbsenceView } from '../../answers/absence-view.tsx';
import { CoverageLine } from '../../answers/coverage-line.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { Section } from '../../ui/block/section.tsx';
import { NamesProvider } from '../../values/names.ts';
import { CategoryNav } from './category-nav.tsx';
import { CategoryParts } from './category-parts.tsx';
import { isCalled, toClock, toEmptyText } from './defi-texts.ts';
import { IdleProtocols } from './idle-protocols.tsx';
import { ProtocolTable } from './protocol-table.tsx';
import { UseChart } from './use-chart.tsx';
import { UseFigures } from './use-figures.tsx';
import { WindowTabs } from './window-tabs.tsx';
import styles from './defi.module.css';

export type FoundCategory = Extract<Wire<DefiCategoryAnswer>, { readonly kind: 'found' }>;

/** One category: its figures, its protocols, and what only it has. */
export function DefiCategoryView({
  answer,
  category,
}: {
  readonly answer: Wire<DefiCategoryAnswer>;
  readonly category: DefiCategory;
}) {
  const { title, holds } = getDefiCategory(category);
  return (
    <>
      <h1>{title}</h1>
      <CategoryNav active={category} />
      <p>{holds}</p>
      {answer.kind === 'absent' ? <AbsenceView absence={answer} /> : <Category found={answer} />}
    </>
  );
}

function Category({ found }: { readonly found: FoundCategory }) {
  const { category, protocols, total, coverage, chart } = found;
  const definition = getDefiCategory(category);
  const programs = protocols.reduce((sum, protocol) => sum + protocol.programs.length, 0);
  const called = protocols.filter(isCalled);
  const active = called.length;
  const isRouted = definition.volume === 'routed';
  return (
    <NamesProvider value={found.names}>
      <WindowTabs span={found.span} coverage={coverage} />
      {active > 0 && (
        <UseFigures
          total={total}
          trend={found.totalTrend}
          hasBefore={found.span.hasBefore}
          users={found.users}
          active={active}
          listed={protocols.length}
          volumeLabel={
            definition.volume === 'none' && total.swaps === 0
              ? undefined
              : isRouted
                ? 'Volume routed'
                : 'Volume'
          }
          volumeHint={
            isRouted
              ? `Value of the swaps they routed to venues, by whole hours since ${toClock(found.span.hoursFrom)}`
              : 'Value of the trades in their pools; swaps without a price are left out'
          }
        />
      )}
      {active > 0 && definition.missing !== undefined && <p className={styles.note}>{definition.missing}</p>}
      {active === 0 && (
        <Notice inline kind="empty" title={toEmptyText(definition, programs, coverage.fromTime)}>
          {definition.missing !== undefined && <p>{definition.missing}</p>}
          {coverage.cluster !== 'mainnet' && programs > 0 && (
            <p>The directory lists programs of mainnet; few of them are on other clusters.</p>
          )}
        </Notice>
      )}
      {active > 0 && <UseChart title="Protocols" chart={chart} />}
      <CategoryParts found={found} />
      {active > 0 && (
        <Section title="Protocols" flush aside={`${protocols.length} listed with ${programs} programs`}>
          <ProtocolTable
            id={`defi-${category}`}
            list={{ list: 'defiProtocols', input: { category, window: found.span.window } }}
            label={`Protocols under ${definition.title}`}
            protocols={called}
            total={total}
            hasBefore={found.span.hasBefore}
            volumeTitle={isRouted ? 'Volume routed' : 'Volume'}
            of={
              definition.feeds.length > 1
                ? {
                    of: 'category',
                    title: 'Kind',
                    cell: ({ category: kind }) => (
                      <a href={`/programs?category=${encodeURIComponent(kind)}`}>{kind}</a>
                    ),
                  }
                : undefined
            }
          />
        </Section>
      )}
      <IdleProtocols protocols={protocols.filter((protocol) => !isCalled(protocol))} />
      <CoverageLine
        coverage={coverage}
        what="instructions by program, swaps in known pools valued through SOL and stablecoins; programs by our directory"
      />
    </NamesProvider>
  );
}
