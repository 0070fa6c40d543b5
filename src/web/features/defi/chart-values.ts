import type { DefiSeries } from '#contracts/market/defi';
import type { Wire } from '#std/json';

const MICRO = 1e6;

/** For the height of a point, where a double is enough. */
export const toDollars = (microUsd: string): number => Number(microUsd) / MICRO;

export const hasVolume = ({ series }: Wire<DefiSeries>): boolean =>
  series.some(({ microUsd }) => microUsd?.some((value) => value !== '0'));
