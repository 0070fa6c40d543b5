import { LAG_ALERT } from '#contracts/operation/monitoring';
import type { Log } from '#std/log';
import type { Clusters } from '../clusters.ts';

/** What this server saw of an index over time. Times are of one clock, in milliseconds. */
export interface LagWatch {
  /** One look: the cluster’s newest slot and the index’s. */
  note(tipSlot: number | undefined, toSlot: number, nowMs: number): void;
  /** Since when the index has been too far behind at every look. */
  behindSinceMs(): number | undefined;
  isAlert(nowMs: number): boolean;
  /** When it was last seen to grow. */
  grewAtMs(): number | undefined;
  slotsPerSecond(): number | undefined;
}

const WINDOW_MS = 60_000;
const LEAST_WINDOW_MS = 10_000;
const LOOK_MS = 10_000;

export function createLagWatch(): LagWatch {
  const looks: { readonly atMs: number; readonly slot: number }[] = [];
  let behindSinceMs: number | undefined;
  let grewAtMs: number | undefined;
  return {
    note(tipSlot, toSlot, nowMs) {
      const last = looks.at(-1);
      if (last !== undefined && toSlot > last.slot) grewAtMs = nowMs;
      // An index that started over is another one.
      if (last !== undefined && toSlot < last.slot) looks.length = 0;
      looks.push({ atMs: nowMs, slot: toSlot });
      while (looks.length > 2 && nowMs - looks[1]!.atMs >= WINDOW_MS) looks.shift();
      if (tipSlot === undefined) return;
      if (tipSlot - toSlot > LAG_ALERT.slots) behindSinceMs ??= nowMs;
      else behindSinceMs = undefined;
    },
    behindSinceMs: () => behindSinceMs,
    isAlert: (nowMs) => behindSinceMs !== undefined && nowMs - behindSinceMs >= LAG_ALERT.seconds * 1_000,
    grewAtMs: () => grewAtMs,
    slotsPerSecond() {
      const [first, last] = [looks[0], looks.at(-1)];
      if (first === undefined || last === undefined || last.atMs - first.atMs < LEAST_WINDOW_MS)
        return undefined;
      return ((last.slot - first.slot) * 1_000) / (last.atMs - first.atMs);
    },
  };
}

/** Looks at every index from time to time, and logs when one falls behind for long and when it is back. */
export function watchLag(clusters: Clusters, log: Log): () => void {
  const alerted = new Set<string>();
  const look = async (): Promise<void> => {
    for (const { cluster, state, slot } of clusters.list()) {
      if (state !== 'ready') continue;
      const { index } = clusters.reader(cluster);
      const covered = await index?.coverage().catch(() => undefined);
      if (index === undefined || covered === undefined) continue;
      const { lag } = index;
      const nowMs = Date.now();
      lag.note(slot, covered.toSlot, nowMs);
      const isAlert = lag.isAlert(nowMs);
      if (isAlert === alerted.has(cluster)) continue;
      const figures = { cluster, toSlot: covered.toSlot, tipSlot: slot };
      if (isAlert) {
        alerted.add(cluster);
        log.warn('index-behind', figures);
      } else {
        alerted.delete(cluster);
        log.info('index-caught-up', figures);
      }
    }
  };
  const timer = setInterval(() => void look(), LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
