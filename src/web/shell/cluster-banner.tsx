import { useEffect } from 'react';
import { CLUSTER_NAMES } from '#contracts/cluster';
import { usePlace } from '../router/place.ts';
import { classNames } from '../ui/class-names.ts';
import { Badge } from '../ui/block/badge.tsx';
import { Icon } from '../ui/icon.tsx';
import { quietNetwork } from './quiet-networks.ts';
import styles from './cluster-banner.module.css';

const RETRY_MS = 3000;

/**
 * Which cluster is shown where it is not mainnet, until it is closed, and that one is being looked for while none
 * answers. On a phone the menu of networks says the first.
 */
export function ClusterBanner() {
  const { cluster, clusters, reload, pending } = usePlace();
  const shown = clusters.clusters.find((info) => info.cluster === cluster);
  const connecting = shown?.state === 'connecting';
  useEffect(() => {
    if (!connecting || pending) return;
    // Nobody loses what they are writing: an open dialog keeps the page as it is.
    const timer = setInterval(() => {
      if (document.querySelector('dialog[open]') === null) location.reload();
    }, RETRY_MS);
    return () => clearInterval(timer);
  }, [connecting, pending]);
  if (shown?.state === 'connecting' || shown?.state === 'unreachable') {
    return (
      <div className={styles.banner} role="status">
        <Badge tone="warning">{CLUSTER_NAMES[cluster]}</Badge>
        {shown.state === 'connecting'
          ? 'Connecting to Solana network...'
          : 'No endpoint of this cluster can be reached at the moment.'}
        <button type="button" className={styles.retry} onClick={reload}>
          Try again
        </button>
      </div>
    );
  }
  // Of a chain of the visitor's own the banner of their endpoint tells.
  if (cluster === 'mainnet' || cluster === 'custom') return null;
  return (
    <div className={classNames(styles.banner, styles.note)} data-banner={cluster}>
      <Badge tone="accent">{CLUSTER_NAMES[cluster]}</Badge>
      {cluster === clusters.fallback
        ? clusters.fallbackReason
        : `You are looking at ${CLUSTER_NAMES[cluster]}, not at mainnet.`}
      <button
        type="button"
        className={styles.close}
        aria-label="Close this note"
        title="Close"
        onClick={() => {
          quietNetwork(cluster);
          document.getElementById('main')?.focus();
        }}
      >
        <Icon name="cross" />
      </button>
    </div>
  );
}
