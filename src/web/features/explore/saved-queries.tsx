import { TextSearch } from 'lucide-react';
import { defineColumns } from '#contracts/columns/define-columns';
import type { SavedQuery } from '#contracts/people/people';
import { readQueryText, toExploreHref } from '#contracts/query/read-query';
import { sayQuery } from '#contracts/query/say-query';
import { OwnState } from '../../answers/own-state.tsx';
import { useOwn } from '../../api/use-own.ts';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Table } from '../../ui/table/table.tsx';
import { useMay } from '../../visitor/use-may.ts';
import { toRowColumns } from '../../values/row-columns.tsx';

const toWords = ({ query }: SavedQuery): string => {
  const read = readQueryText(query);
  return read === undefined ? query : sayQuery(read);
};

const DESCRIBED = defineColumns<SavedQuery>()(({ text }) => [
  text('name', 'Name', ({ name }) => name),
  text('query', 'Query', toWords),
]);

/** Queries somebody saved, with the way back to each. */
export function SavedQueries() {
  const own = useOwn('savedQueries', {});
  const may = useMay('queries.write');
  const columns = toRowColumns(DESCRIBED, [
    {
      of: 'name',
      cell: ({ name, query }) => {
        const read = readQueryText(query);
        return read === undefined ? (
          <bdi>{name}</bdi>
        ) : (
          <a href={toExploreHref(read)}>
            <bdi>{name}</bdi>
          </a>
        );
      },
    },
    { of: 'query', wide: true, cell: toWords },
    {
      key: 'change',
      title: 'Change',
      phone: 'text',
      short: '',
      cell: ({ name }) =>
        may && (
          <Button
            look="plain"
            aria-label={`Remove the query ${name}`}
            onClick={() =>
              void own.change('removeQuery', { name }, ({ queries }) => ({
                queries: queries.filter((one) => one.name !== name),
              }))
            }
          >
            Remove
          </Button>
        ),
    },
  ]);
  return (
    <OwnState own={own}>
      {({ queries }) =>
        queries.length === 0 ? (
          <EmptyState
            icon={TextSearch}
            title="No saved queries yet"
            actions={<a href="/analytics/explore">Build a query</a>}
          >
            Save a query in Explore to run it again, draw it on a dashboard or get alerts from it.
          </EmptyState>
        ) : (
          <Table label="Saved queries" columns={columns} rows={queries} keyOf={({ name }) => name} />
        )
      }
    </OwnState>
  );
}
