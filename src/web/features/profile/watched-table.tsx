import { Bell, X } from 'lucide-react';
import type { Watched, WatchedKind } from '#contracts/people/people';
import { usePlace } from '../../router/place.ts';
import { useSearch } from '../../router/use-search.ts';
import { Button } from '../../ui/form/button.tsx';
import { isPlainPress } from '../../ui/is-plain-press.ts';
import { Drawing } from '../../ui/icon.tsx';
import { Table, type Column } from '../../ui/table/table.tsx';
import type { AddressAlert } from '../../values/alert-text.ts';
import { AgeValue } from '../../values/age.tsx';
import { useNames } from '../../values/names.ts';
import { useOwnThings } from '../../visitor/own-things.ts';
import { newAlertSearch } from './alert-search.ts';
import { WatchedName, useWatchedName } from './watched-cells.tsx';
import { WATCHED_COLUMNS, type WatchedColumn } from './watched-columns.tsx';
import { sortRows, toWatchedName, type WatchedGroup, type WatchedRow } from './watched-rows.ts';
import { watchSearch, type WatchSort } from './watch-search.ts';
import styles from './watchlist.module.css';

/** What is most worth an alert: validators send a transaction with every vote. */
const ALERTS: Readonly<Record<WatchedKind, AddressAlert>> = {
  token: 'price-above',
  account: 'activity',
  program: 'activity',
  validator: 'balance-below',
  market: 'activity',
};

interface WatchedTableProps {
  readonly group: WatchedGroup;
  readonly rows: readonly WatchedRow[];
  /** Absent for whoever may not change the list. */
  readonly onRemove: ((entry: Watched) => void) | undefined;
}

/** Entries of one kind with their figures. */
export function WatchedTable({ group: { kind, title }, rows, onRemove }: WatchedTableProps) {
  const { cluster } = usePlace();
  const { values, hrefOf, set } = useSearch(watchSearch);
  const names = useNames();
  const labels = useOwnThings((things) => things.labels);
  const own: readonly WatchedColumn[] = [
    {
      key: 'name',
      title: kind === 'token' ? 'Token' : kind === 'program' ? 'Program' : 'Name',
      sort: 'name',
      rank: (row) => (toWatchedName(row, names, labels) ?? row.entry.address).toLowerCase(),
      cell: (row) => <WatchedName row={row} here={cluster} />,
    },
    ...WATCHED_COLUMNS[kind],
    {
      key: 'added',
      title: 'Added',
      align: 'right',
      phone: 'hidden',
      sort: 'added',
      rank: ({ entry }) => entry.addedMs,
      cell: ({ entry }) => <AgeValue unixSeconds={Math.floor(entry.addedMs / 1_000)} />,
    },
    {
      key: 'actions',
      title: 'Alert',
      align: 'right',
      phone: 'action',
      cell: (row) => <Actions row={row} onRemove={onRemove} />,
    },
  ];
  const sorted = own.find(({ sort }) => sort !== undefined && sort === values.sort);
  const order = values.order ?? firstOrder(values.sort);
  const columns = own.map(({ sort, ...column }): Column<WatchedRow> => {
    if (sort === undefined) return column;
    const isNow = sort === values.sort;
    const next = isNow && order === firstOrder(sort) ? turned(order) : undefined;
    return {
      ...column,
      sort: {
        href: hrefOf({ sort, order: next }),
        now: isNow ? order : undefined,
        choose: () => set({ sort, order: next }),
      },
    };
  });
  return (
    <div className={styles.table}>
      <Table
        label={title}
        bare
        columns={columns}
        rows={sorted?.rank ? sortRows(rows, sorted.rank, order) : rows}
        keyOf={({ entry }) => `${entry.cluster} ${entry.address}`}
      />
    </div>
  );
}

/** Names begin with A, figures with the largest. */
const firstOrder = (sort: WatchSort | undefined): 'ascending' | 'descending' =>
  sort === 'name' || sort === 'state' ? 'ascending' : 'descending';

const turned = (order: 'ascending' | 'descending') => (order === 'ascending' ? 'descending' : 'ascending');

function Actions({ row, onRemove }: { readonly row: WatchedRow } & Pick<WatchedTableProps, 'onRemove'>) {
  const { entry } = row;
  const { cluster } = usePlace();
  const { hrefOf, set } = useSearch(newAlertSearch);
  const name = useWatchedName(row);
  const isHere = entry.cluster === cluster;
  const alert = { tab: 'alerts', about: entry.address, when: ALERTS[entry.kind] } as const;
  const href = hrefOf(alert);
  return (
    <span className={styles.actions}>
      <a
        className={styles.bell}
        href={isHere ? href : `${href}&cluster=${entry.cluster}`}
        aria-label={`New alert for ${name}`}
        title="New alert"
        {...(!isHere && { target: '_self', 'data-cluster': entry.cluster })}
        onClick={(event) => {
          if (!isHere || !isPlainPress(event)) return;
          event.preventDefault();
          set(alert);
        }}
      >
        <Drawing of={Bell} />
      </a>
      {onRemove && (
        <Button
          look="plain"
          aria-label={`Stop watching ${entry.address}`}
          title="Stop watching"
          onClick={() => onRemove(entry)}
        >
          <Drawing of={X} />
        </Button>
      )}
    </span>
  );
}
