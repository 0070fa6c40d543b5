import type { StorageTrouble } from '#contracts/operation/storage';
import type { UserStore } from '#store/users/user-store';
import { toReachable, type Clusters } from '../reading/clusters.ts';
import type { SharedStatus } from '../shared-state/shared-state.ts';
import type { IndexReader } from '../reading/index/index-reader.ts';
import { withTimeout } from '#std/concurrency';

export interface ReadinessParts {
  readonly clusters: Clusters;
  /** Absent where nobody can sign in. */
  readonly users: Pick<UserStore, 'check'> | undefined;
  readonly isDraining: () => boolean;
  /** Of what is shared with other replicas; absent where nothing is. */
  readonly shared?: (() => SharedStatus) | undefined;
  /** Parts of the storage that take nothing now; none where it is absent. */
  readonly troubles?: (() => readonly StorageTrouble[]) | undefined;
}

/** Whether requests should come here, and what stands in the way. */
export interface Readiness {
  readonly status: 'ready' | 'not ready';
  /** `draining`, `endpoints`, `index` or `users`. */
  readonly missing: readonly string[];
  /**
   * Parts that take nothing new, such as `users` of a disk that is full, and `redis` while this replica goes on by
   * itself. All else is answered, so requests may come.
   */
  readonly degraded: readonly {
    readonly part: StorageTrouble['part'] | 'redis';
    readonly fault: StorageTrouble['fault'] | 'away';
  }[];
}

/** A store that answers later than this is as good as gone; one on a busy machine takes a second now and then. */
const CHECK_MS = 2_000;

/** Ready is who has a verified endpoint, every index and the users' database open, and is not about to stop. */
export async function readReadiness({
  clusters,
  users,
  isDraining,
  shared,
  troubles = () => [],
}: ReadinessParts): Promise<Readiness> {
  const reachable = toReachable(clusters);
  const [indexes, hasUsers] = await Promise.all([
    Promise.all(reachable.map((cluster) => isOpen(clusters.reader(cluster).index))),
    users === undefined || answers(users.check()),
  ]);
  const missing = [
    isDraining() && 'draining',
    reachable.length === 0 && 'endpoints',
    indexes.includes(false) && 'index',
    !hasUsers && 'users',
  ].filter((part) => part !== false);
  const degraded = [
    ...troubles().map(({ part, fault }) => ({ part, fault })),
    ...(shared?.().kind === 'away' ? [{ part: 'redis', fault: 'away' } as const] : []),
  ];
  return { status: missing.length === 0 ? 'ready' : 'not ready', missing, degraded };
}

/** An index nothing was ever written to is no fault; one that was read before and cannot be now is. */
async function isOpen(index: IndexReader | undefined): Promise<boolean> {
  if (index === undefined) return true;
  let covered = false;
  const answered = await answers(
    index.coverage().then((coverage) => {
      covered = coverage !== undefined;
    }),
  );
  return answered && (covered || index.lastCoverage() === undefined);
}

const answers = async (check: Promise<void>): Promise<boolean> =>
  (await withTimeout(
    CHECK_MS,
    check.then(() => true),
  )) ?? false;
