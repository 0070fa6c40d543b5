import {
  ANALYTICS_WINDOWS,
  type ActiveUsers,
  type AnalyticsWindow,
  type ChainPoints,
  type ChainSums,
  type UserPoints,
} from '#contracts/market/analytics';
import type { UnixSeconds } from '#contracts/chain';
import { chooseBucket } from '#std/chart-bucket';
import analyticsQueries from '#store/queries/analytics';
import type { Coverage, IndexReader } from './index-reader.ts';

/** Widths of the spans the whole chain is summed up in, the longest first. */
const CHAIN_WIDTHS = [86_400, 3_600, 60] as const;
/** Fewer points than these are no curve of users: those of shorter spans are shown instead. */
const LEAST_POINTS = 6;

/** Width of chain spans that sum up to spans of `width`: of five minutes the chain has none. */
export const toChainWidth = (width: number): number => CHAIN_WIDTHS.find((one) => width % one === 0)!;

/** Two windows of equal length, one after the other; `until` is the first second after the newest span. */
export interface TwoWindows {
  readonly beforeFrom: UnixSeconds;
  readonly from: UnixSeconds;
  readonly until: UnixSeconds;
}

/** The window that ends with the span of `width` seconds `time` lies in, and the one before it. */
export function toWindows(time: UnixSeconds, span: number, width: number): TwoWindows {
  const until = time - (time % width) + width;
  return { beforeFrom: until - 2 * span, from: until - span, until };
}

/** Sums of a window and of the one before it. */
export async function readTwoSums(
  index: IndexReader,
  { beforeFrom, from, until }: TwoWindows,
  width: number,
  toTime: UnixSeconds,
): Promise<{ readonly now: ChainSums; readonly before: ChainSums }> {
  const sum = async (start: number, end: number): Promise<ChainSums> => ({
    from: start,
    until: Math.min(end, toTime + 1),
    ...(await index.first(analyticsQueries.chainSums, { width, from: start, until: end }))!, // a sum is one row
  });
  const [now, before] = await Promise.all([sum(from, until), sum(beforeFrom, from)]);
  return { now, before };
}

/** Seconds of a window that are covered. */
export const toCovered = (
  span: number,
  { fromTime, toTime }: Pick<Coverage, 'fromTime' | 'toTime'>,
): number => Math.min(span, toTime - fromTime + 1);

/** What happened in a window, in steps that suit what is covered of it. */
export async function readChainPoints(
  index: IndexReader,
  window: AnalyticsWindow,
  coverage: Coverage,
): Promise<ChainPoints> {
  const { span } = ANALYTICS_WINDOWS[window];
  const step = chooseBucket(toCovered(span, coverage), CHAIN_WIDTHS.at(-1)!);
  const { from, until } = toWindows(coverage.toTime, span, step);
  const rows = await index.all(analyticsQueries.chainSteps, {
    step,
    width: toChainWidth(step),
    from,
    until,
  });
  const column = <Name extends keyof (typeof rows)[number]>(name: Name) => rows.map((row) => row[name]);
  return {
    width: step,
    times: column('time'),
    seconds: column('seconds'),
    blocks: column('blocks'),
    skipped: column('skipped'),
    transactions: column('transactions'),
    votes: column('votes'),
    failed: column('failed'),
    feeLamports: column('feeLamports'),
    priorityFeeLamports: column('priorityFeeLamports'),
    computeUnits: column('computeUnits'),
    swaps: column('swaps'),
    microUsd: column('microUsd'),
    transfers: column('transfers'),
    tokenMints: column('tokenMints'),
  };
}

/** Fee payers over a window, in the longest spans they are counted in of which enough are covered. */
export async function readUserPoints(
  index: IndexReader,
  window: AnalyticsWindow,
  coverage: Coverage,
): Promise<UserPoints> {
  const { span } = ANALYTICS_WINDOWS[window];
  const covered = toCovered(span, coverage);
  const width = CHAIN_WIDTHS.find((one) => covered / one >= LEAST_POINTS) ?? CHAIN_WIDTHS.at(-1)!;
  const { from, until } = toWindows(coverage.toTime, span, width);
  const rows = await index.all(analyticsQueries.chainPoints, { width, from, until });
  return {
    width,
    times: rows.map(({ bucket }) => bucket),
    users: rows.map(({ users }) => users),
    newUsers: rows.map(({ newUsers }) => newUsers),
  };
}

/** Different fee payers of the newest span that is over, and of the one before it, where the index has all of it. */
export async function readActiveUsers(
  index: IndexReader,
  width: number,
  { fromTime, toTime }: Coverage,
): Promise<ActiveUsers> {
  const bucket = toTime - (toTime % width) - width;
  const buckets = [bucket, bucket - width].filter((start) => start >= fromTime);
  const found = await index.all(analyticsQueries.chainUsers, { width, buckets });
  const of = (start: number) => {
    const row = found.find((one) => one.bucket === start);
    return row && { bucket: row.bucket, users: row.users };
  };
  return { width, now: of(bucket), before: of(bucket - width) };
}
