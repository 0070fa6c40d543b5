import type { QueriesAnswer } from '#contracts/market/analytics';
import { QUERY_COLUMNS } from '#contracts/columns/query-columns';
import { toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { useSearch } from '../../router/use-search.ts';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Section } from '../../ui/block/section.tsx';
import { FilterForm } from '../../ui/form/filter-form.tsx';
import { ExportButton } from '../../ui/table/export-button.tsx';
import { toRecords } from '../../ui/table/shown-records.ts';
import { toRowColumns } from '../../values/row-columns.tsx';
import styles from './query-list.module.css';
import { filterQueries, groupQueries, querySearch, type QueryGroup } from './query-subjects.ts';

const COLUMNS = toRowColumns(QUERY_COLUMNS, [{ of: 'name' }, { of: 'about' }, { of: 'tables' }]);

/** Every question the product asks its index, by what it is about. */
export function QueryList({ answer: { queries } }: { readonly answer: Wire<QueriesAnswer> }) {
  const { values, setTexts } = useSearch(querySearch);
  const shown = filterQueries(queries, values);
  return (
    <>
      <Section
        title="Find a query"
        untitled
        flush
        aside={
          shown.length === queries.length
            ? `${toGrouped(queries.length)} queries`
            : `${toGrouped(shown.length)} of ${toGrouped(queries.length)} match`
        }
      >
        <div className={styles.bar}>
          <FilterForm
            label="Filters"
            path="/analytics/queries"
            fields={[
              { name: 'q', label: 'Text or table', value: values.q ?? '', placeholder: 'holders' },
              {
                name: 'subject',
                label: 'Subject',
                value: values.subject ?? '',
                options: [
                  { value: '', text: 'any' },
                  ...groupQueries(queries).map(({ key, title }) => ({ value: key, text: title })),
                ],
              },
            ]}
            onChange={setTexts}
          />
          <div className={styles.export}>
            <ExportButton
              toRequest={() => ({
                title: 'Queries',
                shown: toRecords(COLUMNS, shown),
                list: { list: 'queries', input: {} },
              })}
            />
          </div>
        </div>
      </Section>
      {shown.length === 0 ? (
        <Section title="Queries" untitled flush>
          <EmptyState
            kind="not-found"
            title="No queries match"
            actions={<a href="/analytics/queries">Clear filters</a>}
          />
        </Section>
      ) : (
        groupQueries(shown).map((group) => <Group key={group.key} group={group} />)
      )}
    </>
  );
}

function Group({ group: { key, title, queries } }: { readonly group: QueryGroup }) {
  return (
    <Section title={title} id={key} flush aside={toGrouped(queries.length)}>
      <ul className={styles.queries}>
        {queries.map(({ name, about, tables }) => (
          <li key={name} data-row title={`Tables: ${tables.join(', ')}`}>
            <a href={`/analytics/queries/${name}`}>{name}</a>
            <span>{about}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
