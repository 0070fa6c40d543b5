import type { TokenHolding } from '#contracts/answers';
import { SOL_DECIMALS, type Address } from '#contracts/chain';
import type { IndexCoverage } from '#contracts/market/market';
import type { PriceView } from '#contracts/market/price-view';
import { toMicroUsd } from '#contracts/market/past-prices';
import type { WalletHolding, WalletWorth } from '#contracts/people/wallet';
import { WRAPPED_SOL } from '#decoder';
import type { QuestionContext } from '../question-context.ts';
import { readPrices } from './prices.ts';

/** What SOL and token accounts are worth at the prices of the index; without an index they have no price. */
export async function readWorth(
  ask: QuestionContext,
  lamports: bigint,
  accounts: readonly TokenHolding[],
): Promise<WalletWorth> {
  const amounts = new Map<Address, { amount: bigint; decimals: number }>();
  for (const { mint, amount, decimals } of accounts) {
    amounts.set(mint, { amount: (amounts.get(mint)?.amount ?? 0n) + amount, decimals });
  }
  const { prices, coverage } = await findPrices(ask, [WRAPPED_SOL.mint, ...amounts.keys()]);
  const toHolding = (mint: Address, amount: bigint, decimals: number): WalletHolding => {
    const price = prices.get(mint);
    return { mint, amount, decimals, price, microUsd: price && toMicroUsd(amount, decimals, price.usd) };
  };
  const tokens = [...amounts]
    .filter(([, { amount }]) => amount > 0n)
    .map(([mint, { amount, decimals }]) => toHolding(mint, amount, decimals))
    .sort((a, b) => compareValues(b.microUsd, a.microUsd));
  const holdings = [toHolding(WRAPPED_SOL.mint, lamports, SOL_DECIMALS), ...tokens];
  const valued = holdings.flatMap(({ microUsd }) => (microUsd === undefined ? [] : [microUsd]));
  return {
    holdings,
    totalMicroUsd: valued.length === 0 ? undefined : valued.reduce((sum, one) => sum + one, 0n),
    unvalued: holdings.filter(({ microUsd, amount }) => microUsd === undefined && amount > 0n).length,
    coverage,
  };
}

/** Prices where blocks are indexed; an index that does not answer makes no wallet unreadable. */
async function findPrices(
  ask: QuestionContext,
  mints: readonly string[],
): Promise<{
  readonly prices: ReadonlyMap<string, PriceView>;
  readonly coverage: IndexCoverage | undefined;
}> {
  const { index } = ask.reader;
  try {
    const covered = await index?.coverage();
    if (index === undefined || covered === undefined) return { prices: new Map(), coverage: undefined };
    return {
      prices: await readPrices(index, mints, covered.toTime),
      coverage: { cluster: ask.cluster, engine: index.engine, ...covered },
    };
  } catch (error) {
    ask.log.warn('index not read', { cluster: ask.cluster, error });
    return { prices: new Map(), coverage: undefined };
  }
}

export function compareValues(a: bigint | undefined, b: bigint | undefined): number {
  if (a === undefined || b === undefined) return Number(a !== undefined) - Number(b !== undefined);
  return a < b ? -1 : a > b ? 1 : 0;
}
