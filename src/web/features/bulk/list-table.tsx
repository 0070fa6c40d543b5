import { useMemo, useState } from 'react';
import { findBulkColumn } from '#contracts/columns/bulk-columns';
import { toGrouped } from '#contracts/text/value-text';
import { useSearch } from '../../router/use-search.ts';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Button } from '../../ui/form/button.tsx';
import { FilterForm } from '../../ui/form/filter-form.tsx';
import { CsvMenu } from '../../ui/table/csv-menu.tsx';
import { Table, type Column } from '../../ui/table/table.tsx';
import { NamesProvider } from '../../values/names.ts';
import { bulkSearch } from './bulk-search.ts';
import type { ReaderState } from './list-reader.ts';
import { ColumnChoice } from './column-choice.tsx';
import { toListColumns } from './list-columns.tsx';
import { toShownRows } from './list-rows.ts';
import { RowActions, type DashboardButton } from './row-actions.tsx';
import { reasonOf, type ListRow } from './list-calls.ts';
import type { StoredList } from './stored-list.ts';
import styles from './bulk.module.css';

const NONE: ReadonlySet<string> = new Set();

/** The rows of a list: filtered, sorted, chosen, and what can be done with them. */
export function ListTable({
  state,
  list,
  DashboardButton,
}: {
  readonly state: ReaderState;
  readonly list: StoredList;
  readonly DashboardButton: DashboardButton;
}) {
  const { values, set, setTexts, hrefOf } = useSearch(bulkSearch);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(NONE);
  const { rows, names } = state;
  const { columns: keys, sort, order } = values;
  const shown = useMemo(() => toShownRows(rows, values, names), [rows, values, names]);
  const columns = useMemo(
    () =>
      toListColumns(keys, names, (key) => {
        const now = sort === key ? order : undefined;
        // First falling, then rising, then as the list was.
        return {
          href:
            now === 'ascending'
              ? hrefOf({ sort: undefined, order: undefined })
              : hrefOf({ sort: key, order: now === 'descending' ? 'ascending' : undefined }),
          now,
        };
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- what `hrefOf` reads is in `values`
    [keys, names, sort, order, values],
  );
  const toggle = (item: string) => {
    const next = new Set(chosen);
    if (!next.delete(item)) next.add(item);
    setChosen(next);
  };
  const withChoice: readonly Column<ListRow>[] = [
    {
      key: 'chosen',
      title: 'Chosen',
      cell: ({ item }) => (
        <input
          type="checkbox"
          className={styles.choose}
          aria-label={`Choose ${item}`}
          checked={chosen.has(item)}
          onChange={() => toggle(item)}
        />
      ),
    },
    ...columns,
  ];
  const picked = chosen.size === 0 ? shown : rows.filter(({ item }) => chosen.has(item));
  return (
    <NamesProvider value={names}>
      <FilterForm
        label="Filters"
        path="/bulk"
        fields={[
          { name: 'q', label: 'Text', value: values.q ?? '', placeholder: 'part of an item or a cell' },
          {
            name: 'kind',
            label: 'Kind',
            value: values.kind ?? '',
            options: [
              { value: '', text: 'any' },
              { value: 'address', text: 'addresses' },
              { value: 'transaction', text: 'transactions' },
              { value: 'block', text: 'slots' },
            ],
          },
          {
            name: 'state',
            label: 'State',
            value: values.state ?? '',
            options: [
              { value: '', text: 'any' },
              { value: 'found', text: 'found' },
              { value: 'absent', text: 'absent' },
              { value: 'unread', text: 'not read' },
            ],
          },
        ]}
        onChange={setTexts}
      />
      <div className={styles.tools}>
        <ColumnChoice chosen={keys} onChoose={(next) => set({ columns: next })} />
        <div className={styles.row}>
          <span>
            {shown.length === rows.length
              ? `${toGrouped(rows.length)} rows`
              : `${toGrouped(shown.length)} of ${toGrouped(rows.length)} rows`}
            {chosen.size > 0 && `, ${toGrouped(chosen.size)} chosen`}
          </span>
          <Button onClick={() => setChosen(new Set(shown.map(({ item }) => item)))}>Choose all shown</Button>
          <Button disabled={chosen.size === 0} onClick={() => setChosen(NONE)}>
            Choose none
          </Button>
          <CsvMenu columns={columns} rows={picked} downloadName={list.name} title={list.name} />
        </div>
        <RowActions
          rows={picked}
          isChosen={chosen.size > 0}
          cluster={list.cluster}
          title={list.name}
          DashboardButton={DashboardButton}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState kind="not-found" title="No rows match">
          Change or remove a filter.
        </EmptyState>
      ) : (
        <div className={styles.table}>
          <Table
            label={`Rows of ${list.name}`}
            columns={withChoice}
            rows={shown}
            keyOf={({ item }) => item}
            toneOf={({ state: read }) =>
              read === 'absent' ? 'negative' : read === 'unread' ? 'muted' : undefined
            }
            noteAfter={reasonOf}
            bare
            sticky
          />
        </div>
      )}
      {sort !== undefined && (
        <p className="visually-hidden" role="status">
          Sorted by {findBulkColumn(sort)?.title}, {order}.
        </p>
      )}
    </NamesProvider>
  );
}
