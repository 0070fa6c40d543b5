import { CLUSTER_NAMES, SERVED_CLUSTERS } from '#contracts/cluster';
import { usePlace } from '../router/place.ts';
import { Menu } from '../ui/overlay/menu.tsx';
import { NetworkDot } from './network-dot.tsx';
import styles from './network-menu.module.css';

const loadContent = () => import('./network-menu-content.tsx');

/** Which network is shown and how it is; its menu leads to the others. */
export function NetworkMenu() {
  const { cluster, clusters, path } = usePlace();
  return (
    <span className={styles.network} data-network={cluster}>
      <Menu
        title={
          <>
            <span className="visually-hidden">Network: </span>
            <NetworkDot state={clusters.clusters.find((info) => info.cluster === cluster)?.state} />
            {CLUSTER_NAMES[cluster]}
          </>
        }
        align="end"
        load={loadContent}
        // Without a script; with one its content says how each of them is.
        entries={SERVED_CLUSTERS.map((of) => ({
          kind: 'link',
          text: CLUSTER_NAMES[of],
          href: `${path}?cluster=${of}`,
          cluster: of,
          isCurrent: of === cluster,
        }))}
      />
    </span>
  );
}
