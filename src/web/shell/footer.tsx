import type { ClusterInfo, IndexState } from '#contracts/answers';
import { CLUSTER_NAMES } from '#contracts/cluster';
import { PRODUCT } from '#contracts/product';
import { toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { AgeValue } from '../values/age.tsx';
import { usePlace } from '../router/place.ts';
import styles from './footer.module.css';

/** What is shown and where it comes from. */
export function Footer() {
  const { cluster, clusters, isAsLoaded } = usePlace();
  const info = clusters.clusters.find((one) => one.cluster === cluster);
  const isNow = isAsLoaded === true && info?.state === 'ready';
  return (
    <footer className={styles.footer}>
      <span>{PRODUCT.name}</span>
      <span>
        {CLUSTER_NAMES[cluster]}
        {info && (
          <>
            {': '}
            {cluster === 'localnet'
              ? 'the chain embedded in this server'
              : `${info.healthy} of ${info.endpoints} endpoints answer (round robin)`}
            {isNow && info.slot !== undefined && `, slot ${toGrouped(info.slot)} ${WHEN_LOADED}`}
          </>
        )}
      </span>
      <Indexed info={info} isNow={isNow} />
      <span className={styles.links}>
        <a href="/docs">Docs</a>
        <a href="/swagger">API</a>
        <a href="/changelog">Changelog</a>
      </span>
    </footer>
  );
}

/** Pages after the first come without it, and a cluster that does not answer has gone on. */
const WHEN_LOADED = 'when this page loaded';

/** What our own index covers: accounts, blocks and transactions are read from the chain all the same. */
function Indexed({ info, isNow }: { readonly info: Wire<ClusterInfo> | undefined; readonly isNow: boolean }) {
  const index = info?.index;
  // A page of what is settled is the same for as long as it is cached, and says nothing of how far the index is.
  if (index === undefined && info?.indexState === 'covered')
    return <span>Read straight from the chain; its blocks are indexed on this server</span>;
  if (index === undefined)
    return <span>Read straight from the chain; {toWithoutText(info?.indexState, isNow)}</span>;
  return (
    <span>
      Index ({ENGINES[index.engine] ?? index.engine}): slots {toGrouped(index.fromSlot)} to{' '}
      {toGrouped(index.toSlot)}
      {isNow && info?.slot !== undefined && `, ${toLagText(info.slot - index.toSlot)} ${WHEN_LOADED}`}; newest
      block <AgeValue unixSeconds={index.toTime} />
    </span>
  );
}

const toLagText = (slots: number): string => (slots > 0 ? `${toGrouped(slots)} behind the chain` : 'synced');

const toWithoutText = (state: IndexState | undefined, isNow: boolean): string =>
  state === undefined
    ? 'its blocks are not indexed on this server'
    : `its index ${state === 'empty' && isNow ? `had no block ${WHEN_LOADED}` : 'was not read'}`;

const ENGINES: Readonly<Record<string, string>> = {
  sqlite: 'SQLite',
  postgresql: 'PostgreSQL',
  clickhouse: 'ClickHouse',
};
