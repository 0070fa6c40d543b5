import type { PriceView } from '#contracts/market/price-view';
import * as leaf from '../figures/figure.ts';

/** A price with when it was traded at and what stands behind it. `now` is the chain's time. */
export const toPriceTree = (
  { usd, sol, time, liquidityMicroUsd, isThin, isStale, path }: PriceView,
  now: bigint | number,
) => ({
  usd: leaf.price(usd),
  sol: leaf.price(sol, 'SOL'),
  time: leaf.time(time),
  // A stablecoin is a dollar whatever it was traded at.
  ...(path.length > 0 && { oldestTrade: leaf.time(time) }),
  age: leaf.duration(Math.max(0, Number(now) - time)),
  ...(liquidityMicroUsd !== undefined && { liquidity: leaf.usd(liquidityMicroUsd) }),
  thin: leaf.flag(isThin),
  stale: leaf.flag(isStale),
  steps: leaf.count(path.length),
});
