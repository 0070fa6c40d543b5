import { findMain, type Outcome } from '#decoder';
import type { SwapFact, MarketSighting } from './facts.ts';
import { findSwaps, mintOf, type FoundSwap } from './find-swaps.ts';
import { SOL_MINT, type Quotes } from './quote-rank.ts';
import type { ReferenceMarket } from './reference-price.ts';
import { balanceAfter, decimalsIn } from './token-balances.ts';

const SOL_DECIMALS = 9;
const MICRO_DIGITS = 6;

export interface SwapPlace {
  readonly slot: number;
  readonly position: number;
  readonly time: number;
}

export interface ReadSwap {
  readonly fact: SwapFact;
  readonly sighting: MarketSighting;
}

/** The swaps of a transaction that succeeded, valued at the prices that were known then. */
export function toSwaps(
  outcome: Outcome,
  place: SwapPlace,
  quotes: Quotes,
  reference: ReferenceMarket,
): readonly ReadSwap[] {
  if (outcome.failed) return [];
  const swaps = findSwaps(outcome.instructions);
  if (swaps.length === 0) return [];
  const main = findMain(outcome.instructions)?.program;
  const router = main === undefined || swaps.some(({ venue }) => venue === main) ? undefined : main;
  return swaps.map((swap, part) =>
    toSwap(swap, outcome, { ...place, part, swaps: swaps.length }, router, quotes, reference),
  );
}

function toSwap(
  swap: FoundSwap,
  outcome: Outcome,
  place: SwapPlace & { readonly part: number; readonly swaps: number },
  router: string | undefined,
  quotes: Quotes,
  reference: ReferenceMarket,
): ReadSwap {
  const sold = { ...swap.sold, mint: mintOf(swap.sold.asset)!, vault: swap.vaultIn };
  const bought = { ...swap.bought, mint: mintOf(swap.bought.asset)!, vault: swap.vaultOut };
  const isBuy = quotes.isBase(bought.mint, sold.mint);
  const [base, quote] = isBuy ? [bought, sold] : [sold, bought];
  const baseDecimals = decimalsOf(base.asset, base.mint, outcome);
  const quoteDecimals = decimalsOf(quote.asset, quote.mint, outcome);
  const baseReserve = balanceAfter(outcome, base.vault);
  const quoteReserve = balanceAfter(outcome, quote.vault);
  const valued = (amount: bigint | undefined) =>
    toValue(amount, quote.mint, quoteDecimals, quotes, reference);

  if (base.mint === SOL_MINT && quotes.isStablecoin(quote.mint)) {
    reference.see({
      market: swap.market,
      lamports: base.amount,
      microUsd: toMicro(quote.amount, quoteDecimals) ?? 0n,
      depthMicroUsd: toMicro(quoteReserve, quoteDecimals),
      slot: place.slot,
      time: place.time,
    });
  }
  const value = valued(quote.amount);
  const depth = valued(quoteReserve);
  return {
    fact: {
      slot: place.slot,
      position: place.position,
      part: place.part,
      time: place.time,
      trader: swap.trader,
      market: swap.market,
      venue: swap.venue,
      base: base.mint,
      quote: quote.mint,
      isBuy,
      baseAmount: base.amount,
      quoteAmount: quote.amount,
      price: toPrice(base.amount, baseDecimals, quote.amount, quoteDecimals),
      lamports: value.lamports,
      microUsd: value.microUsd,
      router,
      swaps: place.swaps,
    },
    sighting: {
      market: swap.market,
      quoteKind: quote.mint === SOL_MINT ? 'sol' : quotes.isStablecoin(quote.mint) ? 'usd' : 'token',
      baseDecimals,
      quoteDecimals,
      baseReserve,
      quoteReserve,
      liquidityLamports: depth.lamports === undefined ? undefined : depth.lamports * 2n,
      liquidityMicroUsd: depth.microUsd === undefined ? undefined : depth.microUsd * 2n,
    },
  };
}

function decimalsOf(asset: FoundSwap['sold']['asset'], mint: string, outcome: Outcome): number | undefined {
  if (mint === SOL_MINT) return SOL_DECIMALS;
  return (asset.kind === 'token' ? asset.decimals : undefined) ?? decimalsIn(outcome, mint);
}

/** Whole quote units for a whole base unit. A ratio, so a double; the amounts beside it are exact. */
export function toPrice(
  baseAmount: bigint,
  baseDecimals: number | undefined,
  quoteAmount: bigint,
  quoteDecimals: number | undefined,
): number | undefined {
  if (baseDecimals === undefined || quoteDecimals === undefined || baseAmount === 0n) return undefined;
  const price = (Number(quoteAmount) / Number(baseAmount)) * 10 ** (baseDecimals - quoteDecimals);
  return Number.isFinite(price) && price > 0 ? price : undefined;
}

/** Token units as millionths of a whole one. */
function toMicro(amount: bigint | undefined, decimals: number | undefined): bigint | undefined {
  if (amount === undefined || decimals === undefined) return undefined;
  return decimals >= MICRO_DIGITS
    ? amount / 10n ** BigInt(decimals - MICRO_DIGITS)
    : amount * 10n ** BigInt(MICRO_DIGITS - decimals);
}

/** Only SOL and stablecoins have a value of their own; what is paid in anything else has none here. */
export function toValue(
  amount: bigint | undefined,
  mint: string,
  decimals: number | undefined,
  quotes: Quotes,
  reference: ReferenceMarket,
): { readonly lamports: bigint | undefined; readonly microUsd: bigint | undefined } {
  if (amount === undefined) return { lamports: undefined, microUsd: undefined };
  if (mint === SOL_MINT) return { lamports: amount, microUsd: reference.toMicroUsd(amount) };
  if (!quotes.isStablecoin(mint)) return { lamports: undefined, microUsd: undefined };
  const microUsd = toMicro(amount, decimals);
  return { lamports: microUsd === undefined ? undefined : reference.toLamports(microUsd), microUsd };
}
