import {
  ANALYTICS_WINDOWS,
  type ActiveUsers,
  type AnalyticsWindow,
  type ChainPoints,
  type ChainSums,
} from '#contracts/market/analytics';
import type { UnixSeconds } from '#contracts/chain';
import analyticsQueries from '#store/queries/analytics';
import type { Coverage, IndexReader } from './index-reader.ts';

/** Widths of the spans the whole chain is summed up in, the longest first. */
const CHAIN_WIDTHS = [86_400, 3_600, 60] as const;
/** Fewer points than these are no curve: shorter spans are shown instead. */
const LEAST_POINTS = 6;

/** Width of chain spans that sum up to spans of `width`: programs have five minutes, the chain has not. */
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

/** Spans for the charts of a window: shorter ones than its own while too little of it is covered. */
export function chooseWidth(window: AnalyticsWindow, { fromTime, toTime }: Coverage): number {
  const { span, width } = ANALYTICS_WINDOWS[window];
  const covered = Math.min(span, toTime - fromTime + 1);
  return CHAIN_WIDTHS.find((one) => one <= width && covered / one >= LEAST_POINTS) ?? CHAIN_WIDTHS.at(-1)!;
}

export async function readChainPoints(
  index: IndexReader,
  window: AnalyticsWindow,
  coverage: Coverage,
): Promise<ChainPoints> {
  const width = chooseWidth(window, coverage);
  const { from, until } = toWindows(coverage.toTime, ANALYTICS_WINDOWS[window].span, width);
  const rows = await index.all(analyticsQueries.chainPoints, { width, from, until });
  const column = <Name extends keyof (typeof rows)[number]>(name: Name) => rows.map((row) => row[name]);
  return {
    width,
    times: column('bucket'),
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
    users: column('users'),
    newUsers: column('newUsers'),
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
