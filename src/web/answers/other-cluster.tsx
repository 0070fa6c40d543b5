import { CLUSTER_NAMES, type Cluster } from '#contracts/cluster';
import { usePlace } from '../router/place.ts';
import { Notice } from '../ui/block/notice.tsx';

/** Says that what is shown was made for another cluster, whose addresses are nothing here. */
export function OtherCluster({ of }: { readonly of: Cluster }) {
  const { cluster, path } = usePlace();
  if (of === cluster) return null;
  return (
    <Notice kind="stale" title={`Made for ${CLUSTER_NAMES[of]}, shown for ${CLUSTER_NAMES[cluster]}.`}>
      <p>
        <a href={`${path}?cluster=${of}`} target="_self" data-cluster={of}>
          Open it on {CLUSTER_NAMES[of]}
        </a>
      </p>
    </Notice>
  );
}
