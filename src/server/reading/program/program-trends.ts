import {
  COMPARED_SHARE,
  TREND_MIN_CALLS,
  TREND_MIN_TRANSACTIONS,
  TREND_ROWS,
  TRENDS_WINDOWS,
  type ChainSums,
  type ProgramList,
  type TrendsWindow,
} from '#contracts/market/analytics';
import defiQueries from '#store/queries/defi';
import defiMarketQueries from '#store/queries/defi-markets';
import { readTwoSums, toChainWidth, toWindows, type TwoWindows } from '../index/chain-spans.ts';
import type { IndexReader } from '../index/index-reader.ts';
import { createCachedReading } from '../cached-reading.ts';
import { listLaunchpads } from '../launch/launchpads.ts';
import { createProgramUse, type ProgramCount, type ReadProgramUse } from './program-use.ts';

/** Every asker of ten seconds shares one count. */
const CACHED_MS = 10_000;

export type ProgramCounts = Awaited<ReturnType<typeof countPrograms>>;

async function countPrograms(index: IndexReader, readUse: ReadProgramUse, window: TrendsWindow) {
  const { span, sumWidth: width } = TRENDS_WINDOWS[window];
  const coverage = await index.coverage();
  const asOf = coverage?.toTime ?? 0;
  const windows = toWindows(asOf, span, width);
  const [rows, { now, before }, launchpads] = await Promise.all([
    readUse(windows, width, asOf),
    readTwoSums(index, windows, toChainWidth(width), asOf),
    countTokenMints(index, windows),
  ]);
  const calls = rows.reduce((sum, row) => sum + row.calls, 0);
  return { asOf, windows, now, before, rows, calls, launchpads };
}

async function countTokenMints(index: IndexReader, { from, beforeFrom }: TwoWindows) {
  const [slot, beforeSlot] = await Promise.all([
    index.first(defiQueries.firstSlotSince, { time: from }),
    index.first(defiQueries.firstSlotSince, { time: beforeFrom }),
  ]);
  if (slot === undefined || beforeSlot === undefined) return [];
  const rows = await index.all(defiMarketQueries.launchesByLaunchpad, {
    launchpads: listLaunchpads(),
    fromSlot: slot.slot,
    beforeSlot: beforeSlot.slot,
  });
  return rows.toSorted((a, b) => b.launches - a.launches || (a.launchpad < b.launchpad ? -1 : 1));
}

/** Reads every program's calls in a window and the one before, at most ten seconds old. */
export type ReadProgramCounts = (window: TrendsWindow) => Promise<ProgramCounts>;

export function createProgramCounts(index: IndexReader): ReadProgramCounts {
  const readUse = createProgramUse(index);
  const byWindow = new Map<TrendsWindow, () => Promise<ProgramCounts>>();
  return (window) => {
    let read = byWindow.get(window);
    if (read === undefined) {
      read = createCachedReading({ read: () => countPrograms(index, readUse, window), ttlMs: CACHED_MS });
      byWindow.set(window, read);
    }
    return read();
  };
}

/** Whether enough of the window before is covered to be compared with. */
export const isComparable = ({ from, until, seconds }: ChainSums): boolean =>
  seconds / (until - from) >= COMPARED_SHARE;

/** How much the calls a covered second changed. */
export function toChange(
  { calls, callsBefore }: Pick<ProgramCount, 'calls' | 'callsBefore'>,
  { now, before }: Pick<ProgramCounts, 'now' | 'before'>,
): number | undefined {
  if (!isComparable(before) || callsBefore === 0 || now.seconds === 0) return undefined;
  return calls / now.seconds / (callsBefore / before.seconds) - 1;
}

/** The rows of a list, in its order. */
export function listPrograms(counts: ProgramCounts, list: ProgramList): readonly ProgramCount[] {
  const changed = () =>
    counts.rows.flatMap((row) => {
      const change = row.callsBefore < TREND_MIN_CALLS ? undefined : toChange(row, counts);
      return change === undefined ? [] : [{ row, change }];
    });
  const byChange = (sign: 1 | -1): readonly ProgramCount[] =>
    changed()
      .filter(({ change }) => change * sign > 0)
      .toSorted((a, b) => (b.change - a.change) * sign)
      .map(({ row }) => row);
  const ranked = {
    called: () => counts.rows.filter(({ calls }) => calls > 0).toSorted((a, b) => b.calls - a.calls),
    rising: () => byChange(1),
    falling: () => byChange(-1),
    failing: () =>
      counts.rows
        .filter(({ transactions, failed }) => transactions >= TREND_MIN_TRANSACTIONS && failed > 0)
        .toSorted((a, b) => b.failed / b.transactions - a.failed / a.transactions),
  };
  return ranked[list]().slice(0, TREND_ROWS);
}
