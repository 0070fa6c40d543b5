import type { Names } from '#contracts/answers';
import { asAddress, asSignature } from '#contracts/chain';
import type { LaunchRow, Launchpad } from '#contracts/market/launches';
import type { PriceView } from '#contracts/market/price-view';
import { categoryOf, labelOf, listProtocols } from '#decoder';
import type { LaunchReading } from './launch-facts.ts';
import { toLaunchProgress } from './launch-progress.ts';
import { toRiskMarks } from './launch-risk.ts';

/** Where a mint was created. */
export interface TokenMint {
  readonly mint: string;
  readonly slot: number;
  readonly time: number;
  readonly signature: string | undefined;
  readonly creator: string;
  readonly decimals: number | undefined;
  readonly launchpad: string | undefined;
}

/** Rows for token mints in their order; `book`, `prices` and `names` know their mints. */
export function toLaunchRows(
  tokenMints: readonly TokenMint[],
  book: LaunchReading,
  prices: ReadonlyMap<string, PriceView>,
  names: Names,
): readonly LaunchRow[] {
  return tokenMints.flatMap((tokenMint): LaunchRow[] => {
    const token = book.tokens.get(tokenMint.mint);
    if (token === undefined) return [];
    const price = prices.get(tokenMint.mint);
    const markets = book.markets.get(tokenMint.mint) ?? [];
    const sale = markets.find(({ venue }) => venue === token.launchpad);
    const { symbol, name } = names.tokens[tokenMint.mint] ?? {};
    return [
      {
        mint: asAddress(tokenMint.mint),
        slot: tokenMint.slot,
        time: tokenMint.time,
        signature: tokenMint.signature === undefined ? undefined : asSignature(tokenMint.signature),
        creator: asAddress(tokenMint.creator),
        decimals: tokenMint.decimals,
        launchpad: tokenMint.launchpad === undefined ? undefined : asAddress(tokenMint.launchpad),
        firstTradeTime: token.firstTime,
        lastTradeTime: token.lastTime,
        price,
        firstUsd: token.firstPrice,
        change: toChange(token.firstPrice, price),
        liquidityMicroUsd: markets[0]?.liquidityMicroUsd,
        swaps: token.swaps,
        buys: token.buys,
        earlyBuyers: book.earlyBuyers.get(tokenMint.mint) ?? 0,
        microUsd: token.microUsd,
        unvalued: token.unvalued,
        holders: token.holders,
        progress: toLaunchProgress({
          ...token,
          supply: book.supplies.get(tokenMint.mint),
          reserve: sale?.baseReserve,
        }),
        marks: toRiskMarks(book.factsOf(token, { symbol, name })),
      },
    ];
  });
}

function toChange(first: number | undefined, price: PriceView | undefined): number | undefined {
  if (first === undefined || first === 0 || price === undefined) return undefined;
  const change = price.usd / first - 1;
  return Number.isFinite(change) ? change : undefined;
}

/** Launchpads whose instructions are read here, by name. */
export const LAUNCHPADS: readonly Launchpad[] = listProtocols()
  .flatMap(({ definition }) => definition.programs)
  .filter((program) => categoryOf(program) === 'launchpad')
  .map((program) => ({ program: asAddress(program), name: labelOf(program)?.name ?? program }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));
