import type { Address } from '../chain.ts';
import type { PriceView } from './price-view.ts';

interface PriceMove {
  readonly price: PriceView | undefined;
  /** Share by which the price changed in the day. */
  readonly change: number | undefined;
}

/** The market of a day, as the home page shows it. */
export interface HomeMarket {
  readonly sol: PriceMove;
  /** Of all trades with a price. */
  readonly microUsd: bigint;
  readonly swaps: number;
  /** Tokens whose price rose, the most first; not those of little trading or liquidity. */
  readonly gainers: readonly (PriceMove & { readonly mint: Address })[];
}
