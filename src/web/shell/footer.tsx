import { CLUSTER_NAMES } from '#contracts/cluster';
import { PRODUCT } from '#contracts/product';
import { toGrouped } from '#contracts/value-text';
import { usePlace } from '../router/place.ts';
import styles from './footer.module.css';

/** What is shown and where it comes from. */
export function Footer() {
  const { cluster, clusters } = usePlace();
  const info = clusters.clusters.find((one) => one.cluster === cluster);
  return (
    <footer class={styles.footer}>
      <span>{PRODUCT.name}</span>
      <span>
        {CLUSTER_NAMES[cluster]}
        {info && (
          <>
            {': '}
            {cluster === 'localnet'
              ? 'the chain embedded in this server'
              : `${info.healthy} of ${info.endpoints} endpoints answer (round robin)`}
            {info.slot !== undefined && `, slot ${toGrouped(info.slot)} when this page was made`}
          </>
        )}
      </span>
      <span>Read straight from the chain; nothing is indexed yet</span>
      <span class={styles.links}>
        <a href="/docs">Docs</a>
        <a href="/swagger">API</a>
        <a href="/changelog">Changelog</a>
      </span>
    </footer>
  );
}
