import type { ClusterState } from '#contracts/answers';
import styles from './network-menu.module.css';

/** How a network is, as a colour; a word beside it says the same. Absent of a chain the server asks nothing of. */
export const NetworkDot = ({ state }: { readonly state: ClusterState | undefined }) => (
  <span className={styles.dot} data-state={state} aria-hidden="true" />
);
