import { CLUSTER_NAMES } from '#contracts/cluster';
import { defineColumns } from '#contracts/columns/define-columns';
import type { Watched, WatchedKind } from '#contracts/people/people';
import { Button } from '../../ui/form/button.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { Table } from '../../ui/table/table.tsx';
import { toRowColumns } from '../../values/row-columns.tsx';
import { OwnState } from '../../answers/own-state.tsx';
import { useOwn } from '../../api/use-own.ts';
import { useMay } from '../../visitor/use-may.ts';
import styles from './profile.module.css';

const PAGES: Readonly<Record<WatchedKind, string>> = {
  account: 'account',
  token: 'token',
  program: 'program',
  validator: 'validator',
  market: 'trading-terminal?market',
};

const DESCRIBED = defineColumns<Watched>()(({ address, text, time, words }) => [
  address('address', 'Address', (row) => row.address),
  words('kind', 'Kind', ({ kind }) => kind),
  words('cluster', 'Cluster', ({ cluster }) => cluster),
  text('note', 'Note', ({ note }) => note),
  time('added', 'Added', ({ addedMs }) => Math.floor(addedMs / 1_000)),
]);

/** What one watches, each with the way to its page. */
export function WatchlistTab() {
  const own = useOwn('watchlist', {});
  const may = useMay('watchlist.write');
  const columns = toRowColumns(DESCRIBED, [
    { of: 'address', wide: true },
    { of: 'kind', cell: ({ kind, address }) => <a href={toHref(kind, address)}>{kind}</a> },
    { of: 'cluster', cell: ({ cluster }) => CLUSTER_NAMES[cluster] },
    { of: 'note', cell: ({ note }) => <bdi>{note}</bdi> },
    { of: 'added', align: undefined },
    {
      key: 'remove',
      title: 'Remove',
      cell: ({ cluster, address }) =>
        may && (
          <Button
            look="plain"
            aria-label={`Stop watching ${address}`}
            onClick={() =>
              void own.change('unwatch', { cluster, address }, ({ entries }) => ({
                entries: entries.filter((one) => one.cluster !== cluster || one.address !== address),
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
      {({ entries }) =>
        entries.length === 0 ? (
          <Notice inline kind="empty" title="The watchlist is empty.">
            <p>
              The star on the page of an account, token, program or validator adds it here, on every device
              you sign in on.
            </p>
          </Notice>
        ) : (
          <div className={styles.list}>
            <Table
              label="Your watchlist"
              columns={columns}
              rows={entries}
              keyOf={({ cluster, address }) => `${cluster} ${address}`}
            />
          </div>
        )
      }
    </OwnState>
  );
}

function toHref(kind: WatchedKind, address: string): string {
  return kind === 'market' ? `/${PAGES.market}=${address}` : `/${PAGES[kind]}/${address}`;
}
