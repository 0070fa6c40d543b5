import type { IndexQuery, IndexQueryAnswer } from '#contracts/query/index-query';
import { findQuerySource } from '#contracts/query/query-sources';
import { QUERY_EXAMPLES } from '#contracts/query/query-examples';
import { toExploreHref, toQueryText } from '#contracts/query/read-query';
import type { NameOf } from '#contracts/query/say-query';
import type { Wire } from '#std/json';
import { AbsenceView } from '../../answers/absence-view.tsx';
import { CoverageLine } from '../../answers/coverage-line.tsx';
import { usePlace } from '../../router/place.ts';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { Section } from '../../ui/block/section.tsx';
import { RankingTable } from '../../ui/table/ranking-table.tsx';
import { NamesProvider, NO_NAMES, type WireNames } from '../../values/names.ts';
import { Builder } from './builder.tsx';
import { KeepQuery } from './keep-query.tsx';
import { QueryText } from './query-text.tsx';
import { ResultChart } from '../../answers/query/result-chart.tsx';
import { toResultColumns, type FoundQuery } from '../../answers/query/result-columns.tsx';
import styles from './explore.module.css';

/** A query, and what it finds. `query` is what is asked, where it can be read. */
export function ExploreView({
  query,
  text,
  answer,
}: {
  readonly query: IndexQuery;
  /** As the address has it. */
  readonly text: string;
  readonly answer: Wire<IndexQueryAnswer>;
}) {
  const { navigate, pending } = usePlace();
  const names = answer.kind === 'found' ? answer.names : NO_NAMES;
  return (
    <NamesProvider value={names}>
      <nav className={styles.examples} aria-label="Examples">
        {QUERY_EXAMPLES.map(({ title, query: example }) => (
          <a
            key={title}
            href={toExploreHref(example)}
            aria-current={toQueryText(example) === text ? 'true' : undefined}
          >
            {title}
          </a>
        ))}
      </nav>
      <div className={styles.sides}>
        <Section title="Query" aside={<a href="/docs/exploring">How it works</a>}>
          <Builder query={query} nameOf={nameIn(names)} onChange={(next) => navigate(toExploreHref(next))} />
          <QueryText text={text} />
        </Section>
        <div aria-busy={pending} className={styles.result}>
          {answer.kind === 'found' ? <Result found={answer} /> : <AbsenceView absence={answer} />}
        </div>
      </div>
    </NamesProvider>
  );
}

const nameIn =
  ({ tokens, labels }: WireNames): NameOf =>
  (address) =>
    tokens[address]?.symbol || labels[address]?.name;

function Result({ found }: { readonly found: FoundQuery }) {
  const { rows, scope, coverage, reading, hasMore, query } = found;
  return (
    <>
      <Section title="Result" flush aside={<KeepQuery query={query} />}>
        <p className={styles.reading} role="status">
          {reading}
        </p>
        {scope.missing !== undefined && (
          <Notice kind="truncated" title={scope.missing}>
            {undefined}
          </Notice>
        )}
        {rows.length === 0 ? (
          <EmptyState
            kind="not-found"
            title="No results"
            actions={<a href="/analytics/explore">Start over</a>}
          >
            Remove a filter, or choose a longer time.
          </EmptyState>
        ) : (
          <>
            <div className={styles.chart}>
              <ResultChart found={found} />
            </div>
            <RankingTable
              id="explore"
              label={reading}
              downloadName="query"
              list={{ list: 'indexQuery', input: { q: toQueryText(query) } }}
              columns={toResultColumns(found)}
              rows={rows}
              keyOf={(row) => JSON.stringify(row)}
              count={{
                of: ['row', 'rows'],
                shown: rows.length,
                ...(hasMore ? { atLeast: rows.length + 1 } : { total: rows.length }),
              }}
            />
          </>
        )}
      </Section>
      <CoverageLine
        coverage={coverage}
        what={`a query of ${findQuerySource(query.from)!.title.toLowerCase()}`}
      />
    </>
  );
}
