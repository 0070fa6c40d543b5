import type { ClusterInfo } from '#contracts/answers';
import { CLUSTER_NAMES } from '#contracts/cluster';
import { PRODUCT } from '#contracts/product';
import { toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { AgeValue } from '../values/age.tsx';
import { usePlace } from '../router/place.ts';
import styles from './footer.module.css';

/** What is shown and where it comes from. */
export function Footer() {
  const { cluster, clusters } = usePlace();
  const info = clusters.clusters.find((one) => one.cluster === cluster);
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
            {info.slot !== undefined && `, slot ${toGrouped(info.slot)}`}
          </>
        )}
      </span>
      <Indexed info={info} />
      <span className={styles.links}>
        <a href="/docs">Docs</a>
        <a href="/swagger">API</a>
        <a href="/changelog">Changelog</a>
      </span>
    </footer>
  );
}

/** What our own index covers: accounts, blocks and transactions are read from the chain all the same. */
function Indexed({ info }: { readonly info: Wire<ClusterInfo> | undefined }) {
  const index = info?.index;
  if (!index) return <span>Read straight from the chain; its blocks are not indexed on this server</span>;
  const behind = info.slot === undefined ? undefined : info.slot - index.toSlot;
  return (
    <span>
      Index ({ENGINES[index.engine] ?? index.engine}): slots {toGrouped(index.fromSlot)} to{' '}
      {toGrouped(index.toSlot)}
      {behind !== undefined && (behind > 0 ? `, ${toGrouped(behind)} behind the chain` : ', synced')}; newest
      block <AgeValue unixSeconds={index.toTime} />
    </span>
  );
}

const ENGINES: Readonly<Record<string, string>> = { sqlite: 'SQLite', postgresql: 'PostgreSQL' };
