import { defineColumns } from '#contracts/columns/define-columns';
import type { SavedQuery } from '#contracts/people/people';
import { readQueryText, toExploreHref } from '#contracts/query/read-query';
import { sayQuery } from '#contracts/query/say-query';
import { OwnState } from '../../answers/own-state.tsx';
import { useOwn } from '../../api/use-own.ts';
import { Notice } from '../../ui/block/notice.tsx';
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
          <Notice inline kind="empty" title="There are no saved queries yet.">
            <p>
              <a href="/analytics/explore">Explore</a> builds them.
            </p>
          </Notice>
        ) : (
          <Table label="Saved queries" columns={columns} rows={queries} keyOf={({ name }) => name} />
        )
      }
    </OwnState>
  );
}
