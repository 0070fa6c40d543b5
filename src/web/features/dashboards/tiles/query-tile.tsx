import type { Tile } from '#contracts/dashboards/dashboard';
import { toAskedQuery, type SharedValues } from '#contracts/dashboards/tile-query';
import type { IndexQuery } from '#contracts/query/index-query';
import { toExploreHref, toQueryText } from '#contracts/query/read-query';
import { ResultChart } from '../../../answers/query/result-chart.tsx';
import { toResultColumns, type FoundQuery } from '../../../answers/query/result-columns.tsx';
import { EmptyState } from '../../../ui/block/empty-state.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { NamesProvider } from '../../../values/names.ts';
import { useTileAnswer } from '../refresh.ts';
import styles from '../dashboards.module.css';
import { AnswerTile, Waiting } from './tile-state.tsx';

type QueryOf = Extract<Tile, { readonly kind: 'query' }>;

interface QueryTileProps {
  readonly tile: QueryOf;
  readonly shared: SharedValues;
  readonly title: string;
  /** Pixels a chart may take. */
  readonly height: number;
}

/** The rows a query finds, as a table or a chart. */
export function QueryTile({ tile, shared, title, height }: QueryTileProps) {
  const asked = toAskedQuery(tile, shared);
  if (asked.kind === 'waiting') return <Waiting parameters={asked.for} />;
  return <Result query={asked.query} show={tile.show} title={title} height={height} />;
}

function Result({
  query,
  show,
  title,
  height,
}: Pick<QueryTileProps, 'title' | 'height'> & {
  readonly query: IndexQuery;
  readonly show: 'table' | 'chart';
}) {
  const answer = useTileAnswer('explore', { q: toQueryText(query) });
  return (
    <AnswerTile answer={answer}>
      {(found) => (
        <NamesProvider value={found.names}>
          {found.rows.length === 0 ? (
            <EmptyState kind="not-found" title="No results">
              {found.scope.missing}
            </EmptyState>
          ) : (
            <Shown found={found} show={show} title={title} height={height} />
          )}
          <p className={styles.foot}>
            {found.scope.missing !== undefined && found.rows.length > 0 && `${found.scope.missing} `}
            {found.hasMore && `The first ${found.rows.length}. `}
            <a href={toExploreHref(query)}>Explore</a>
          </p>
        </NamesProvider>
      )}
    </AnswerTile>
  );
}

function Shown({
  found,
  show,
  title,
  height,
}: Pick<QueryTileProps, 'title' | 'height'> & {
  readonly found: FoundQuery;
  readonly show: 'table' | 'chart';
}) {
  const table = (
    <div className={styles.table}>
      <Table
        bare
        label={title}
        columns={toResultColumns(found)}
        rows={found.rows}
        keyOf={(row) => JSON.stringify(row)}
      />
    </div>
  );
  // A single row and amounts of different tokens are nothing to draw.
  return show === 'chart' ? <ResultChart found={found} height={height} otherwise={table} /> : table;
}
