import { isServedCluster } from '#contracts/cluster';
import { MAX_WATCHED, WATCHED_KINDS, type Watched } from '#contracts/people/people';
import type { UserContext } from './user-context.ts';

export async function listWatched(
  call: UserContext,
  { ownerId }: { readonly ownerId: string },
): Promise<{ readonly entries: readonly Watched[] }> {
  const stored = await call.users.watchlist.list(ownerId, MAX_WATCHED);
  return {
    entries: stored.flatMap(({ cluster, kind, ...rest }) => {
      const known = WATCHED_KINDS.find((one) => one === kind);
      return isServedCluster(cluster) && known !== undefined ? [{ ...rest, cluster, kind: known }] : [];
    }),
  };
}

/** What is noted of an address on a watchlist; `undefined` where it is not on it. */
export function watchedOf(
  { entries }: { readonly entries: readonly Watched[] },
  cluster: string,
  address: string,
): Pick<Watched, 'kind' | 'note'> | undefined {
  const found = entries.find((one) => one.cluster === cluster && one.address === address);
  return found && { kind: found.kind, note: found.note };
}
