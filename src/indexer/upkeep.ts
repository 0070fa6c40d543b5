import type { Log } from '#std/log';
import type { Lease, StoreWriter } from '#store';
import { toRefreshes } from './refresh-rankings.ts';

/** A ranking is rebuilt no sooner than this, and spends no more than a thirtieth of the time on it. */
const REFRESH_MS = 10_000;
const REST = 30;
const PRUNE_MS = 600_000;

export interface UpkeepParts {
  readonly writer: StoreWriter;
  readonly lease: () => Lease;
  /** Rankings are one shard's work. */
  readonly makesRankings: boolean;
  readonly log: Log;
  readonly nowMs?: () => number;
}

/** What is done beside the blocks: forgetting what is final, rankings, pruning. `time` is the newest block's. */
export function createUpkeep({
  writer,
  lease,
  makesRankings,
  log,
  nowMs = () => performance.now(),
}: UpkeepParts): (time: number | undefined, finalized: number) => Promise<void> {
  const dueAtMs = new Map<string, number>();
  let prunedAt = nowMs();
  let settled = -1;

  const refresh = async (time: number): Promise<void> => {
    for (const one of toRefreshes(time)) {
      const name = `${one.table.name}/${one.where.value}`;
      const begun = nowMs();
      if (begun < (dueAtMs.get(name) ?? -Infinity)) continue;
      await writer.refresh(lease(), [one]);
      const ended = nowMs();
      dueAtMs.set(name, ended + Math.max(REFRESH_MS, (ended - begun) * REST));
    }
  };

  return async (time, finalized) => {
    if (finalized > settled) {
      settled = finalized;
      await writer.settle(lease(), finalized);
    }
    if (time === undefined || !makesRankings) return;
    await refresh(time);
    if (nowMs() - prunedAt > PRUNE_MS) {
      prunedAt = nowMs();
      const dropped = await writer.prune(lease(), time);
      if (dropped > 0) log.info('pruned', { dropped });
    }
  };
}
