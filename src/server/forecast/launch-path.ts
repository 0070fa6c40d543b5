/** How a launch is sold along its curve, from its trades. */
import type { UnixSeconds } from '#contracts/chain';
import { CURVE_FOR_SALE } from '../reading/launch/launch-progress.ts';

export interface LaunchTrade {
  readonly time: UnixSeconds;
  readonly isBuy: boolean;
  readonly baseAmount: bigint;
}

/** Seconds the pace is measured over. */
export const PACE_SECONDS = 600;

/** A path may lack a hundredth of what was sold: a trade that could not be read. */
const MOST_MISSING = 100n;

export interface PathPlace {
  readonly time: UnixSeconds;
  /** Units sold by then, less those that were sold back. */
  readonly sold: bigint;
}

/** What is sold after each trade, the oldest first; `before` units were before all of them. */
export function toPath(trades: readonly LaunchTrade[], before = 0n): readonly PathPlace[] {
  let sold = before;
  return trades.map(({ time, isBuy, baseAmount }) => {
    sold += isBuy ? baseAmount : -baseAmount;
    return { time, sold };
  });
}

/**
 * Seconds until all is sold if it goes on as in the last ten minutes before `now`, or as since it was created where
 * that is less; `undefined` where more came back than was sold.
 */
export function toTimeLeft(
  path: readonly PathPlace[],
  createdTime: UnixSeconds,
  now: UnixSeconds,
): number | undefined {
  const from = Math.max(createdTime, now - PACE_SECONDS);
  const last = path.findLast(({ time }) => time <= now)?.sold ?? 0n;
  const first = path.findLast(({ time }) => time <= from)?.sold ?? 0n;
  const seconds = now - from;
  if (last <= first || seconds <= 0) return undefined;
  return (Number(CURVE_FOR_SALE - last) * seconds) / Number(last - first);
}

/** What the trades come to: units sold less units sold back. */
export const toNet = (trades: readonly LaunchTrade[]): bigint => toPath(trades).at(-1)?.sold ?? 0n;

/**
 * Whether a path that ends where its launch graduated is all of it: then it ends with everything sold. Trades that were
 * made before the index began, or that it has dropped since, are missing from one that is not.
 */
export function isWholePath(path: readonly PathPlace[]): boolean {
  const sold = path.at(-1)?.sold ?? 0n;
  const missing = sold > CURVE_FOR_SALE ? sold - CURVE_FOR_SALE : CURVE_FOR_SALE - sold;
  return missing * MOST_MISSING <= CURVE_FOR_SALE;
}

/** The first place at which at least `sold` units were sold. */
export const findPlace = (path: readonly PathPlace[], sold: bigint): PathPlace | undefined =>
  path.find((place) => place.sold >= sold);
