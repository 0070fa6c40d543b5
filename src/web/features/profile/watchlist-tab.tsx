import { CLUSTER_NAMES } from '#contracts/cluster';
import type { Watched, WatchedKind } from '#contracts/people';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { AddressValue } from '../../values/address.tsx';
import { AgeValue } from '../../values/age.tsx';
import { OwnState } from './own-state.tsx';
import { useOwn } from './use-own.ts';
import styles from './profile.module.css';

const PAGES: Readonly<Record<WatchedKind, string>> = {
  account: 'account',
  token: 'token',
  program: 'program',
  validator: 'validator',
  market: 'trading-terminal?market',
};

/** What one watches, each with the way to its page. */
export function WatchlistTab() {
  const own = useOwn('watchlist', {});
  const columns: readonly Column<Watched>[] = [
    {
      key: 'address',
      title: 'Address',
      wide: true,
      cell: ({ address }) => <AddressValue address={address} />,
      csv: ({ address }) => address,
    },
    {
      key: 'kind',
      title: 'Kind',
      cell: ({ kind, address }) => <a href={toHref(kind, address)}>{kind}</a>,
      csv: ({ kind }) => kind,
    },
    {
      key: 'cluster',
      title: 'Cluster',
      cell: ({ cluster }) => CLUSTER_NAMES[cluster],
      csv: ({ cluster }) => cluster,
    },
    { key: 'note', title: 'Note', cell: ({ note }) => <bdi>{note}</bdi>, csv: ({ note }) => note ?? '' },
    {
      key: 'added',
      title: 'Added',
      cell: ({ addedMs }) => <AgeValue unixSeconds={Math.floor(addedMs / 1_000)} />,
      csv: ({ addedMs }) => new Date(addedMs).toISOString(),
    },
    {
      key: 'remove',
      title: 'Remove',
      cell: ({ cluster, address }) => (
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
  ];
  return (
    <OwnState own={own}>
      {({ entries }) =>
        entries.length === 0 ? (
          <Notice inline kind="empty" title="You watch nothing yet.">
            <p>
              The star on the page of an account, token, program or validator puts it here, on every device
              you sign in on.
            </p>
          </Notice>
        ) : (
          <div className={styles.list}>
            <Table
              label="What you watch"
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
