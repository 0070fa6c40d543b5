import type { DepthStep } from '#contracts/market/terminal';
import { quoteExactIn } from './amm-quote.ts';
import type { PoolSide } from './read-pool.ts';

/** What each step puts into the pool, as a share of its reserve: the last is one fifth, which moves the price by 44 %. */
const WHOLE = 20_000n;
const STEPS: readonly bigint[] = [
  1n, // as good as nothing: the best price there is
  ...Array.from({ length: 40 }, (_, i) => 100n * BigInt(i + 1)),
];
const BASIS_POINTS = 10_000;

export interface PoolPair {
  readonly base: PoolSide;
  readonly quote: PoolSide;
  readonly feeBasisPoints: number;
}

/** Quote units for a base unit: how the reserves stand to each other. */
export function toPoolPrice({ base, quote }: Pick<PoolPair, 'base' | 'quote'>): number {
  return toRatio(quote.reserve, quote.decimals, base.reserve, base.decimals);
}

/**
 * What can be bought and sold up to a price, by trades of growing size as the pool itself would compute them.
 * The price of a step is what one more unit would cost after it, fee included.
 */
export function toPoolDepth(pair: PoolPair): {
  readonly bids: readonly DepthStep[];
  readonly asks: readonly DepthStep[];
} {
  const { base, quote, feeBasisPoints } = pair;
  const left = 1 - feeBasisPoints / BASIS_POINTS;
  const asks: DepthStep[] = [];
  const bids: DepthStep[] = [];
  for (const step of STEPS) {
    const bought = trade(pair, quote, base, step);
    if (bought !== undefined) {
      const price = toRatio(bought.reserveIn, quote.decimals, bought.reserveOut, base.decimals) / left;
      if (isPrice(price)) asks.push({ price, amount: bought.out });
    }
    const sold = trade(pair, base, quote, step);
    if (sold !== undefined) {
      const price = toRatio(sold.reserveOut, quote.decimals, sold.reserveIn, base.decimals) * left;
      if (isPrice(price)) bids.push({ price, amount: sold.amount });
    }
  }
  return { bids, asks };
}

/** A trade of such a share and the reserves after it, the fee left out. */
function trade({ feeBasisPoints }: PoolPair, from: PoolSide, to: PoolSide, step: bigint) {
  const amount = (from.reserve * step) / WHOLE;
  const reserves = { reserveIn: from.reserve, reserveOut: to.reserve, feeBasisPoints, isOpen: true };
  const quoted = quoteExactIn(amount, reserves);
  if (quoted.kind !== 'quote') return undefined;
  return {
    amount,
    out: quoted.amount,
    reserveIn: from.reserve + quoted.net,
    reserveOut: to.reserve - quoted.amount,
  };
}

const isPrice = (price: number): boolean => Number.isFinite(price) && price > 0;

function toRatio(top: bigint, topDecimals: number, bottom: bigint, bottomDecimals: number): number {
  return (Number(top) / Number(bottom)) * 10 ** (bottomDecimals - topDecimals);
}
