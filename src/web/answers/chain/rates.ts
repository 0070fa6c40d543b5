import {
  COMPARED_SHARE,
  type ChainPoints,
  type ChainSums,
  type CoveredWindow,
  type UserPoints,
} from '#contracts/market/analytics';
import type { Wire } from '#std/json';

export type Sums = Wire<ChainSums>;
export type Points = Wire<ChainPoints>;
export type Users = Wire<UserPoints>;

/** Of a window this covered nothing is missing but the seconds in which no block happened to be made. */
const WHOLE = 0.98;

/** Part of a window the index holds. */
export const toCoveredShare = ({ from, until, seconds }: CoveredWindow): number =>
  until > from ? Math.min(1, seconds / (until - from)) : 0;

export const isWhole = (window: CoveredWindow): boolean => toCoveredShare(window) >= WHOLE;

/** Whether enough of a window is covered to compare another with it. */
export const isComparable = (window: CoveredWindow): boolean => toCoveredShare(window) >= COMPARED_SHARE;

/** `undefined` for nothing by nothing. */
export const divide = (part: number, whole: number): number | undefined =>
  whole === 0 ? undefined : part / whole;

/** Share by which a count rose or fell, second of chain time for second: windows are not covered alike. */
export function toRateChange(
  now: number,
  before: number,
  sums: { now: Sums; before: Sums },
): number | undefined {
  if (!isComparable(sums.before) || before === 0 || sums.now.seconds === 0) return undefined;
  return now / sums.now.seconds / (before / sums.before.seconds) - 1;
}

/** SOL as a chart draws it; lamports stay exact below nine million SOL. */
export const toSol = (lamports: string | bigint): number => Number(lamports) / 1e9;
/** Dollars as a chart draws them. */
export const toUsd = (microUsd: string | bigint): number => Number(microUsd) / 1e6;

/** Time for every span between the first and the last; and where its figures stand, `-1` where there are none. */
export function toEvenTimes(
  times: readonly number[],
  width: number,
): { readonly times: readonly number[]; readonly places: readonly number[] } {
  const first = times[0];
  if (first === undefined) return { times: [], places: [] };
  const placeOf = new Map(times.map((time, place) => [time, place]));
  const count = (times.at(-1)! - first) / width + 1;
  const even = Array.from({ length: count }, (_, i) => first + i * width);
  return { times: even, places: even.map((time) => placeOf.get(time) ?? -1) };
}
