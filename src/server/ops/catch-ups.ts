import { CLUSTER_NAMES, type Cluster } from '#contracts/cluster';
import { toCatchUpText } from '#contracts/operation/catch-up-text';
import type { CatchUp } from '#contracts/operation/monitoring';

/** How often a line is printed of an index that is behind; what takes less needs none. */
const EVERY_MS = 15_000;

/** How far the indexes are that processes of this server write. */
export interface CatchUps {
  /** What an indexer says; nothing once it is behind no more. */
  note(cluster: Cluster, catchUp: CatchUp | undefined): void;
  find(cluster: Cluster): CatchUp | undefined;
}

/** Prints a line of each index that is behind from time to time. */
export function createCatchUps(
  print: (line: string) => void,
  nowMs: () => number = () => performance.now(),
): CatchUps {
  const current = new Map<Cluster, CatchUp>();
  const printedAt = new Map<Cluster, number>();
  return {
    note(cluster, catchUp) {
      if (catchUp === undefined) {
        current.delete(cluster);
        printedAt.delete(cluster);
        return;
      }
      current.set(cluster, catchUp);
      const before = printedAt.get(cluster);
      if (before === undefined) printedAt.set(cluster, nowMs());
      else if (nowMs() - before >= EVERY_MS) {
        printedAt.set(cluster, nowMs());
        print(`  Index     ${CLUSTER_NAMES[cluster]} ${toCatchUpText(catchUp)}`);
      }
    },
    find: (cluster) => current.get(cluster),
  };
}
