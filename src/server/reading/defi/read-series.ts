import type { DefiSeries } from '#contracts/market/defi';
import type { IndexCoverage } from '#contracts/market/market';
import defiQueries from '#store/queries/defi';
import { chooseBucket, listBucketStarts } from '#std/chart-bucket';
import type { IndexReader } from '../index/index-reader.ts';
import { FIVE_MINUTES, HOUR, toStoredWidth } from '../index/span-width.ts';
import type { WindowPlan } from './window-plan.ts';

/** Lines a reader can still tell apart. */
export const MAX_LINES = 7;

export interface SeriesGroup {
  readonly name: string;
  readonly programs: readonly string[];
  readonly isRouted: boolean;
}

/** Calls and volume of groups of programs over the window, in steps that suit what is covered of it. */
export async function readSeries(
  index: IndexReader,
  { window, from: windowFrom, to }: WindowPlan,
  { fromTime }: Pick<IndexCoverage, 'fromTime'>,
  groups: readonly SeriesGroup[],
): Promise<DefiSeries> {
  const lines = groups.slice(0, MAX_LINES);
  // What is routed is stored by the hour: no shorter steps can be made of it, and an hour has no room for longer ones.
  const hasHours = window !== '1h';
  const finest = hasHours && lines.some(({ isRouted }) => isRouted) ? HOUR : FIVE_MINUTES;
  const step = chooseBucket(to - Math.max(windowFrom, fromTime) + 1, finest);
  const width = toStoredWidth(step);
  const times = listBucketStarts(windowFrom, { fromTime, toTime: to }, step);
  const from = times[0] ?? windowFrom;
  const series: DefiSeries['series'][number][] = [];
  for (const { name, programs, isRouted } of lines) {
    const rows = await index.all(defiQueries.programSteps, { programs, width, from, step });
    const valued = !isRouted
      ? rows
      : hasHours
        ? await index.all(defiQueries.routedSteps, { programs, from, step })
        : [];
    const calls = new Map(rows.map((row) => [row.time, row.calls]));
    const microUsd = new Map(valued.map((row) => [row.time, row.microUsd]));
    series.push({
      name,
      calls: times.map((time) => calls.get(time) ?? 0),
      microUsd: isRouted && !hasHours ? undefined : times.map((time) => microUsd.get(time) ?? 0n),
    });
  }
  // The step of the newest block is not over.
  return { step, times, incompleteFrom: times.at(-1) ?? to, series };
}
