import type { Names } from '#contracts/answers';
import { asAddress, asSignature } from '#contracts/chain';
import type { LaunchRow, Launchpad } from '#contracts/launches';
import type { PriceView } from '#contracts/market';
import { categoryOf, labelOf, listProtocols } from '#decoder';
import type { LaunchReading } from './launch-facts.ts';
import { toLaunchProgress } from './launch-progress.ts';
import { toRiskMarks } from './launch-risk.ts';

/** Where a mint was created. */
export interface Birth {
  readonly mint: string;
  readonly slot: number;
  readonly time: number;
  readonly signature: string | undefined;
  readonly creator: string;
  readonly decimals: number;
  readonly launchpad: string | undefined;
}

/** Rows for births in their order; `book`, `prices` and `names` know their mints. */
export function toLaunchRows(
  births: readonly Birth[],
  book: LaunchReading,
  prices: ReadonlyMap<string, PriceView>,
  names: Names,
): readonly LaunchRow[] {
  return births.flatMap((birth): LaunchRow[] => {
    const token = book.tokens.get(birth.mint);
    if (token === undefined) return [];
    const price = prices.get(birth.mint);
    const markets = book.markets.get(birth.mint) ?? [];
    const sale = markets.find(({ venue }) => venue === token.launchpad);
    const { symbol, name } = names.tokens[birth.mint] ?? {};
    return [
      {
        mint: asAddress(birth.mint),
        slot: birth.slot,
        time: birth.time,
        signature: birth.signature === undefined ? undefined : asSignature(birth.signature),
        creator: asAddress(birth.creator),
        decimals: birth.decimals,
        launchpad: birth.launchpad === undefined ? undefined : asAddress(birth.launchpad),
        firstTradeTime: token.firstTime,
        lastTradeTime: token.lastTime,
        price,
        firstUsd: token.firstPrice,
        change: toChange(token.firstPrice, price),
        liquidityMicroUsd: markets[0]?.liquidityMicroUsd,
        swaps: token.swaps,
        buys: token.buys,
        earlyBuyers: book.earlyBuyers.get(birth.mint) ?? 0,
        microUsd: token.microUsd,
        unvalued: token.unvalued,
        holders: token.holders,
        progress: toLaunchProgress({
          ...token,
          supply: book.supplies.get(birth.mint),
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
