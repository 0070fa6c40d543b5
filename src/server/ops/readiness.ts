import type { UserStore } from '#store/users/user-store';
import { toReachable, type Clusters } from '../reading/clusters.ts';
import type { IndexReader } from '../reading/index/index-reader.ts';
import { withTimeout } from '#std/concurrency';

export interface ReadinessParts {
  readonly clusters: Clusters;
  /** Absent where nobody can sign in. */
  readonly users: Pick<UserStore, 'check'> | undefined;
  readonly isDraining: () => boolean;
}

/** Whether requests should come here, and what stands in the way. */
export interface Readiness {
  readonly status: 'ready' | 'not ready';
  /** `draining`, `endpoints`, `index` or `users`. */
  readonly missing: readonly string[];
}

const CHECK_MS = 500;

/** Ready is who has a verified endpoint, every index and the users' database open, and is not about to stop. */
export async function readReadiness({ clusters, users, isDraining }: ReadinessParts): Promise<Readiness> {
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
  return { status: missing.length === 0 ? 'ready' : 'not ready', missing };
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
