import { Suspense, type ComponentType } from 'react';
import {
  PARAMETERS,
  type BoundField,
  type Parameter,
  type QueryTileContent,
} from '#contracts/dashboards/dashboard';
import { findTileQueryProblem } from '#contracts/dashboards/tile-query';
import type { IndexQuery } from '#contracts/query/index-query';
import { QUERY_EXAMPLES } from '#contracts/query/query-examples';
import { findQuerySource } from '#contracts/query/query-sources';
import { readQueryText } from '#contracts/query/read-query';
import type { NameOf } from '#contracts/query/say-query';
import { useOwnAnswer } from '../../api/use-own-answer.ts';
import { Skeleton } from '../../ui/block/skeleton.tsx';
import { useSession } from '../../visitor/session.ts';
import { PARAMETER_TITLES } from './tile-title.ts';
import styles from './dashboards.module.css';

/** What builds queries: a part of another feature, handed in by the page. */
export type QueryBuilder = ComponentType<{
  readonly query: IndexQuery;
  readonly nameOf: NameOf;
  readonly onChange: (query: IndexQuery) => void;
}>;

const nameless: NameOf = () => undefined;

interface QueryEditorProps {
  readonly tile: QueryTileContent;
  readonly Builder: QueryBuilder;
  readonly onChange: (tile: QueryTileContent) => void;
}

/** The query of a tile, how it is shown, and what of it the dashboard says. */
export function QueryEditor({ tile, Builder, onChange }: QueryEditorProps) {
  const source = findQuerySource(tile.query.from);
  const problem = findTileQueryProblem(tile);
  const setQuery = (query: IndexQuery) => {
    const next = findQuerySource(query.from);
    const bound = (tile.bound ?? []).filter(({ field }) => next?.fields[field]?.kind === 'address');
    const { followsWindow, ...rest } = tile;
    onChange({
      ...rest,
      query,
      bound,
      ...(followsWindow === true && next?.isEvents === true && { followsWindow }),
    });
  };
  return (
    <>
      <BeginFrom onChoose={setQuery} />
      <Suspense fallback={<Skeleton lines={4} />}>
        <Builder query={tile.query} nameOf={nameless} onChange={setQuery} />
      </Suspense>
      {source !== undefined && (
        <BoundFields
          fields={Object.entries(source.fields).flatMap(([key, { kind, title }]) =>
            kind === 'address' ? [{ key, title }] : [],
          )}
          bound={tile.bound ?? []}
          onChange={(bound) => onChange({ ...tile, bound })}
        />
      )}
      {source?.isEvents === true && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={tile.followsWindow === true}
            onChange={({ currentTarget }) => onChange({ ...tile, followsWindow: currentTarget.checked })}
          />{' '}
          Follow the window of the dashboard
        </label>
      )}
      <label className={styles.field}>
        Show as
        <select
          value={tile.show}
          onChange={({ currentTarget }) =>
            onChange({ ...tile, show: currentTarget.value === 'chart' ? 'chart' : 'table' })
          }
        >
          <option value="table">Table</option>
          <option value="chart">Chart</option>
        </select>
      </label>
      {problem !== undefined && (
        <p role="alert" className={styles.wrong}>
          {problem}
        </p>
      )}
    </>
  );
}

/** Queries to begin with: examples, and what whoever is signed in has saved. */
function BeginFrom({ onChoose }: { readonly onChoose: (query: IndexQuery) => void }) {
  const { kind } = useSession();
  const { data } = useOwnAnswer('savedQueries', {}, { enabled: kind === 'authenticated' });
  const saved = (data?.queries ?? []).flatMap(({ name, query }) => {
    const read = readQueryText(query);
    return read === undefined ? [] : [{ title: name, query: read }];
  });
  const all = [...saved, ...QUERY_EXAMPLES];
  return (
    <label className={styles.field}>
      Begin from
      <select
        value=""
        onChange={({ currentTarget }) => {
          const chosen = all[Number(currentTarget.value)];
          if (currentTarget.value !== '' && chosen !== undefined) onChoose(chosen.query);
        }}
      >
        <option value="">choose a query</option>
        {saved.length > 0 && (
          <optgroup label="Saved queries">
            {saved.map(({ title }, i) => (
              <option key={title} value={i}>
                {title}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label="Examples">
          {QUERY_EXAMPLES.map(({ title }, i) => (
            <option key={title} value={saved.length + i}>
              {title}
            </option>
          ))}
        </optgroup>
      </select>
    </label>
  );
}

function BoundFields({
  fields,
  bound,
  onChange,
}: {
  readonly fields: readonly { readonly key: string; readonly title: string }[];
  readonly bound: readonly BoundField[];
  readonly onChange: (bound: readonly BoundField[]) => void;
}) {
  const set = (parameter: Parameter, field: string) =>
    onChange([
      ...bound.filter((one) => one.parameter !== parameter),
      ...(field === '' ? [] : [{ field, parameter }]),
    ]);
  if (fields.length === 0) return null;
  return (
    <fieldset className={styles.follows}>
      <legend className={styles.quiet}>Only what is of the dashboard’s</legend>
      <div className={styles.bar}>
        {PARAMETERS.map((parameter) => (
          <label key={parameter} className={styles.field}>
            {PARAMETER_TITLES[parameter]}
            <select
              value={bound.find((one) => one.parameter === parameter)?.field ?? ''}
              onChange={({ currentTarget }) => set(parameter, currentTarget.value)}
            >
              <option value="">any</option>
              {fields.map(({ key, title }) => (
                <option key={key} value={key}>
                  {title}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
