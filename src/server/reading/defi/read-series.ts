import type { DefiSeries } from '#contracts/market/defi';
import type { IndexCoverage } from '#contracts/market/market';
import defiQueries from '#store/queries/defi';
import type { IndexReader } from '../index/index-reader.ts';
import type { WindowPlan } from './window-plan.ts';

const HOUR = 3_600;

/** Lines a reader can still tell apart. */
export const MAX_LINES = 7;

export interface SeriesGroup {
  readonly name: string;
  readonly programs: readonly string[];
  readonly isRouted: boolean;
}

/** Calls and volume of groups of programs over the window, step by step. */
export async function readSeries(
  index: IndexReader,
  plan: WindowPlan,
  { fromTime }: Pick<IndexCoverage, 'fromTime'>,
  groups: readonly SeriesGroup[],
): Promise<DefiSeries> {
  const { from, to, step, width } = plan;
  const times = Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step).filter(
    (time) => time + step > fromTime,
  );
  const series: DefiSeries['series'][number][] = [];
  for (const { name, programs, isRouted } of groups.slice(0, MAX_LINES)) {
    // What is routed is stored by the hour: no steps of minutes can be made of it.
    const hasVolume = !isRouted || step >= HOUR;
    const rows = await index.all(defiQueries.programSteps, { programs, width, from, step });
    const valued = !isRouted
      ? rows
      : hasVolume
        ? await index.all(defiQueries.routedSteps, { programs, from, step })
        : [];
    const calls = new Map(rows.map((row) => [row.time, row.calls]));
    const microUsd = new Map(valued.map((row) => [row.time, row.microUsd]));
    series.push({
      name,
      calls: times.map((time) => calls.get(time) ?? 0),
      microUsd: hasVolume ? times.map((time) => microUsd.get(time) ?? 0n) : undefined,
    });
  }
  // The step of the newest block is not over.
  return { times, incompleteFrom: times.at(-1) ?? to, series };
}
