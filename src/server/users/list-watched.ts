import { isCluster } from '#contracts/cluster';
import { MAX_WATCHED, WATCHED_KINDS, type Watched } from '#contracts/people/people';
import type { UserContext } from './user-context.ts';

export async function listWatched(
  call: UserContext,
  { userId }: { readonly userId: string },
): Promise<{ readonly entries: readonly Watched[] }> {
  const stored = await call.users.watchlist.list(userId, MAX_WATCHED);
  return {
    entries: stored.flatMap(({ cluster, kind, ...rest }) => {
      const known = WATCHED_KINDS.find((one) => one === kind);
      return isCluster(cluster) && known !== undefined ? [{ ...rest, cluster, kind: known }] : [];
    }),
  };
}
