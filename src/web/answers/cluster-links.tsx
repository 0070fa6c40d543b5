import { CLUSTER_NAMES, type Cluster } from '#contracts/cluster';
import { usePlace } from '../router/place.ts';

/** Links to the page the visitor is on, on other clusters. */
export function ClusterLinks({ of }: { readonly of: readonly Cluster[] }) {
  const { path } = usePlace();
  return of.map((cluster) => (
    <a key={cluster} href={`${path}?cluster=${cluster}`} target="_self" data-cluster={cluster}>
      Open it on {CLUSTER_NAMES[cluster]}
    </a>
  ));
}
