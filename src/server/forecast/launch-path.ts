/** How a launch is sold along its curve, from its trades. */
import type { UnixSeconds } from '#contracts/chain';
import { PUMP_FOR_SALE } from '../reading/launch/launch-progress.ts';

export interface LaunchTrade {
  readonly time: UnixSeconds;
  readonly isBuy: boolean;
  readonly baseAmount: bigint;
}

/** Seconds the pace is measured over. */
const PACE_SECONDS = 600;

export interface PathPlace {
  readonly time: UnixSeconds;
  /** Units sold by then, less those that were sold back. */
  readonly sold: bigint;
}

/** What is sold after each trade, the oldest first. */
export function toPath(trades: readonly LaunchTrade[]): readonly PathPlace[] {
  let sold = 0n;
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
  return (Number(PUMP_FOR_SALE - last) * seconds) / Number(last - first);
}

/** The first place at which at least `sold` units were sold. */
export const findPlace = (path: readonly PathPlace[], sold: bigint): PathPlace | undefined =>
  path.find((place) => place.sold >= sold);
