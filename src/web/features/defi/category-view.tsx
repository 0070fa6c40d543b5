import { getDefiCategory, type DefiCategory } from '#contracts/market/defi-categories';
import type { DefiCategoryAnswer } from '#contracts/market/defi';
import { toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { AbsenceView } from '../../answers/absence-view.tsx';
import { CoverageLine } from '../../answers/coverage-line.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { Section } from '../../ui/block/section.tsx';
import { NamesProvider } from '../../values/names.ts';
import { CategoryNav } from './category-nav.tsx';
import { CategoryParts } from './category-parts.tsx';
import { CategoryFigures } from './category-figures.tsx';
import { isCalled, toEmptyText, toKindTitle } from './defi-texts.ts';
import { KnownProtocols, RelatedPrograms } from './known-protocols.tsx';
import { ProtocolTable } from './protocol-table.tsx';
import { UseChart } from './use-chart.tsx';
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

/** Whether there is one: that of a call, or of tokens that are there without any. */
const hasFigures = ({ total, launches, stablecoins }: FoundCategory): boolean =>
  total.calls > 0 ||
  total.swaps > 0 ||
  (launches?.rows.length ?? 0) > 0 ||
  (stablecoins?.rows.length ?? 0) > 0;

function Category({ found }: { readonly found: FoundCategory }) {
  const { category, protocols, total, coverage, chart } = found;
  const definition = getDefiCategory(category);
  const programs = protocols.reduce((sum, protocol) => sum + protocol.programs.length, 0);
  const called = protocols.filter(isCalled);
  const active = called.length;
  return (
    <NamesProvider value={found.names}>
      <WindowTabs span={found.span} coverage={coverage} />
      {hasFigures(found) && <CategoryFigures found={found} />}
      {active === 0 && (
        <Section title="Use" untitled flush>
          <Notice kind="empty" title={toEmptyText(definition, programs, found.span, coverage.fromTime)}>
            {protocols.length === 0 ? definition.unlisted : undefined}
          </Notice>
        </Section>
      )}
      {active > 0 && definition.missing !== undefined && <p className={styles.note}>{definition.missing}</p>}
      {active > 0 && <UseChart title="Protocols" chart={chart} coveredFrom={coverage.fromTime} />}
      {active > 0 && (
        <Section
          title="Protocols"
          flush
          aside={`${toGrouped(active)} of ${toGrouped(protocols.length)} called in the window`}
        >
          <ProtocolTable
            id={`defi-${category}`}
            list={{ list: 'defiProtocols', input: { category, window: found.span.window } }}
            label={`Protocols under ${definition.title}`}
            protocols={called}
            total={total}
            acts={found.acts.map(({ act }) => act)}
            hasBefore={found.span.hasBefore}
            volumeTitle={definition.volume === 'routed' ? 'Volume routed' : 'Volume'}
            of={
              definition.feeds.length > 1
                ? {
                    of: 'category',
                    title: 'Kind',
                    cell: ({ category: kind }) => (
                      <a href={`/programs?category=${encodeURIComponent(kind)}`}>{toKindTitle(kind)}</a>
                    ),
                  }
                : undefined
            }
          />
        </Section>
      )}
      <CategoryParts found={found} />
      <KnownProtocols
        title={active === 0 ? 'Known protocols' : 'Not called in this window'}
        protocols={protocols.filter((protocol) => !isCalled(protocol))}
        note={definition.unlisted}
      />
      <RelatedPrograms related={found.related} />
      <CoverageLine
        coverage={coverage}
        what="instructions by program, swaps in known pools valued through SOL and stablecoins; programs by our directory"
      />
    </NamesProvider>
  );
}
