import { categoryOf, findMain, type Outcome } from '#decoder';
import type { SwapFact, MarketSighting } from './facts.ts';
import { findSwaps, mintOf, type FoundSwap } from './find-swaps.ts';
import { SOL_MINT, type Quotes } from './quote-rank.ts';
import type { ReferenceMarket, SolSale } from './reference-price.ts';
import { balanceAfter, decimalsIn, lamportsAfter } from './token-balances.ts';

const SOL_DECIMALS = 9;
const MICRO_DIGITS = 6;

export interface SwapPlace {
  readonly slot: number;
  readonly position: number;
  readonly time: number;
}

/** A swap as its transaction says it, before anything has a price. */
export interface ReadSwap {
  readonly fact: Omit<SwapFact, 'lamports' | 'microUsd'>;
  readonly sighting: Omit<MarketSighting, 'liquidityLamports' | 'liquidityMicroUsd'>;
  readonly quoteDecimals: number | undefined;
  /** What it says of SOL’s price. */
  readonly sale: SolSale | undefined;
}

export interface ValuedSwap {
  readonly fact: SwapFact;
  readonly sighting: MarketSighting;
}

/** The swaps of a transaction that succeeded. */
export function toSwaps(outcome: Outcome, place: SwapPlace, quotes: Quotes): readonly ReadSwap[] {
  if (outcome.failed) return [];
  const swaps = findSwaps(outcome.instructions);
  if (swaps.length === 0) return [];
  const main = findMain(outcome.instructions)?.program;
  const router = main === undefined || swaps.some(({ venue }) => venue === main) ? undefined : main;
  return swaps.map((swap, part) =>
    toSwap(swap, outcome, { ...place, part, swaps: swaps.length }, router, quotes),
  );
}

function toSwap(
  swap: FoundSwap,
  outcome: Outcome,
  place: SwapPlace & { readonly part: number; readonly swaps: number },
  router: string | undefined,
  quotes: Quotes,
): ReadSwap {
  const sold = { ...swap.sold, mint: mintOf(swap.sold.asset)!, vault: swap.vaultIn };
  const bought = { ...swap.bought, mint: mintOf(swap.bought.asset)!, vault: swap.vaultOut };
  const isBuy = quotes.isBase(bought.mint, sold.mint);
  const [base, quote] = isBuy ? [bought, sold] : [sold, bought];
  const baseDecimals = decimalsOf(base.asset, base.mint, outcome);
  const quoteDecimals = decimalsOf(quote.asset, quote.mint, outcome);
  const baseReserve = balanceAfter(outcome, base.vault);
  // What a launchpad raises lies in an account of lamports as often as in one of wrapped SOL.
  const isRaised = quote.mint === SOL_MINT && categoryOf(swap.venue) === 'launchpad';
  const quoteReserve =
    balanceAfter(outcome, quote.vault) ?? (isRaised ? lamportsAfter(outcome, quote.vault) : undefined);
  const isSale = base.mint === SOL_MINT && quotes.isStablecoin(quote.mint);
  return {
    quoteDecimals,
    sale: isSale
      ? {
          market: swap.market,
          lamports: base.amount,
          microUsd: toMicro(quote.amount, quoteDecimals) ?? 0n,
          depthMicroUsd: toMicro(quoteReserve, quoteDecimals),
          slot: place.slot,
          time: place.time,
        }
      : undefined,
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
    },
  };
}

/** The swap at the prices that are known when it is reached; those before it were valued before. */
export function valueSwap(
  { fact, sighting, quoteDecimals, sale }: ReadSwap,
  quotes: Quotes,
  reference: ReferenceMarket,
): ValuedSwap {
  if (sale !== undefined) reference.see(sale);
  const value = toValue(fact.quoteAmount, fact.quote, quoteDecimals, quotes, reference);
  const depth = toValue(sighting.quoteReserve, fact.quote, quoteDecimals, quotes, reference);
  return {
    fact: {
      ...fact,
      // SOL that was bought or sold is its own value, whatever the reference price of that moment makes of the dollars.
      lamports: fact.base === SOL_MINT ? fact.baseAmount : value.lamports,
      microUsd: value.microUsd,
    },
    sighting: {
      ...sighting,
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
