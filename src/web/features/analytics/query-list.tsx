import type { QueriesAnswer } from '#contracts/market/analytics';
import { QUERY_COLUMNS } from '#contracts/columns/query-columns';
import { toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { Section } from '../../ui/block/section.tsx';
import { Table } from '../../ui/table/table.tsx';
import { toRowColumns } from '../../values/row-columns.tsx';

const COLUMNS = toRowColumns(QUERY_COLUMNS, [
  { of: 'name', cell: ({ name }) => <a href={`/analytics/queries/${name}`}>{name}</a> },
  { of: 'about', title: 'What is asked', wide: true },
  { of: 'tables', cell: ({ tables }) => tables.join(', ') },
]);

/** Every question the product asks its index. */
export function QueryList({ answer: { queries } }: { readonly answer: Wire<QueriesAnswer> }) {
  return (
    <Section title="Queries" untitled flush aside={toGrouped(queries.length)}>
      <Table
        label="Queries"
        columns={COLUMNS}
        rows={queries}
        keyOf={({ name }) => name}
        list={{ list: 'queries', input: {} }}
      />
    </Section>
  );
}
