import type { QueriesAnswer, QuerySummary } from '#contracts/analytics';
import { toGrouped } from '#contracts/value-text';
import type { Wire } from '#std/json';
import { Section } from '../../ui/section.tsx';
import { Table, type Column } from '../../ui/table.tsx';

const COLUMNS: readonly Column<Wire<QuerySummary>>[] = [
  { key: 'name', title: 'Name', cell: ({ name }) => <a href={`/analytics/queries/${name}`}>{name}</a> },
  { key: 'about', title: 'What is asked', wide: true, cell: ({ about }) => about },
  { key: 'tables', title: 'Tables', cell: ({ tables }) => tables.join(', ') },
];

/** Every question the product asks its index. */
export function QueryList({ answer: { queries } }: { readonly answer: Wire<QueriesAnswer> }) {
  return (
    <Section title="Queries" flush aside={toGrouped(queries.length)}>
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
