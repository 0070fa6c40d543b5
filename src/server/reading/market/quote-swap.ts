import type { ChainOptions } from '#chain';
import type { Address } from '#contracts/chain';
import { CLUSTER_NAMES } from '#contracts/cluster';
import {
  MAX_SLIPPAGE_BASIS_POINTS,
  type SwapQuote,
  type SwapRefusal,
  type TradingSource,
} from '#contracts/market/terminal';
import { MAX_U64, quoteExactIn, toLeastAmount } from './amm-quote.ts';
import type { ClusterReader } from '../cluster-reader.ts';
import { readPool, toSwapSides, type PoolReading } from './read-pool.ts';

/** A swap that takes more than this share of the price with it is refused. */
const MOST_IMPACT = 0.5;

/** What a visitor asks for, checked. */
export interface SwapWish {
  readonly market: Address;
  readonly inputMint: Address;
  readonly amount: bigint;
  readonly slippageBasisPoints: number;
}

export const refuse = (reason: SwapRefusal['reason'], message: string, hint?: string): SwapRefusal => ({
  kind: 'refused',
  reason,
  message,
  ...(hint !== undefined && { hint }),
});

export const isRefusal = (value: object): value is SwapRefusal => 'kind' in value && value.kind === 'refused';

/** Amount and slippage as they come from a URL. */
export function readSwapNumbers(
  amountText: string,
  slippageText: string,
): Pick<SwapWish, 'amount' | 'slippageBasisPoints'> | SwapRefusal {
  if (!/^\d{1,40}$/.test(amountText)) {
    return refuse('zero', 'The amount must be a whole number of the token’s smallest units.');
  }
  const amount = BigInt(amountText);
  if (amount === 0n) return refuse('zero', 'The amount is zero: there is nothing to swap.');
  if (amount > MAX_U64) return refuse('too-large', 'The amount is larger than any token account can hold.');
  const slippageBasisPoints = /^\d{1,5}$/.test(slippageText) ? Number(slippageText) : undefined;
  if (slippageBasisPoints === undefined || slippageBasisPoints > MAX_SLIPPAGE_BASIS_POINTS) {
    return refuse('slippage', 'The slippage must be from 0 to 50 %.', 'One per cent is usual.');
  }
  return { amount, slippageBasisPoints };
}

/** Who quotes on the cluster of `reader`. */
export function toTradingSource({
  chain,
  aggregator,
}: Pick<ClusterReader, 'chain' | 'aggregator'>): TradingSource {
  if (chain.cluster === 'localnet') return { kind: 'pools' };
  if (aggregator !== undefined) return { kind: 'aggregator', host: aggregator.host };
  return {
    kind: 'none',
    message: `Trading is not configured for ${CLUSTER_NAMES[chain.cluster]} on this server.`,
  };
}

/** A quote of a pool of the localnet, as the program itself would compute it now. */
export async function quotePool(
  reader: Pick<ClusterReader, 'chain'>,
  { market, inputMint: mint, amount, slippageBasisPoints }: SwapWish,
  options: ChainOptions,
): Promise<{ readonly quote: SwapQuote; readonly pool: PoolReading } | SwapRefusal> {
  const found = await readPool(reader, market, options);
  if (found.kind !== 'pool') {
    return refuse(
      'no-pool',
      found.kind === 'nothing'
        ? 'There is no pool at this address.'
        : 'This market is not a Localnet AMM pool, and swaps are built only for those.',
    );
  }
  const { pool } = found;
  const sides = toSwapSides(pool, mint);
  if (sides === undefined) return refuse('no-pool', 'The pool does not trade this token.');
  const { input, output, reserves } = sides;
  const quoted = quoteExactIn(amount, reserves);
  switch (quoted.kind) {
    case 'zero':
      return refuse('zero', 'The amount is zero: there is nothing to swap.');
    case 'empty':
      return refuse('no-pool', 'The pool has no liquidity yet.');
    case 'too-small':
      return refuse('too-small', 'The amount is too small: the pool would pay out nothing.');
    case 'too-large':
      return refuse('too-large', 'The amount is larger than the pool can take.');
    case 'quote':
      break;
  }
  const priceImpact = Number(quoted.net) / Number(input.reserve + quoted.net);
  if (priceImpact > MOST_IMPACT) {
    return refuse(
      'too-large',
      'The amount is too large for this pool: its price impact would exceed 50 %.',
      'A smaller amount, or a deeper market, gives a better price.',
    );
  }
  return {
    pool,
    quote: {
      source: { kind: 'pool', venue: pool.venue, slot: pool.slot },
      inputMint: input.mint,
      outputMint: output.mint,
      inputDecimals: input.decimals,
      outputDecimals: output.decimals,
      inputAmount: amount,
      expectedAmount: quoted.amount,
      minimumAmount: toLeastAmount(quoted.amount, slippageBasisPoints),
      slippageBasisPoints,
      feeAmount: quoted.fee,
      feeBasisPoints: pool.feeBasisPoints,
      priceImpact,
    },
  };
}
