import type { Absence } from '#contracts/answers';
import { asAddress, type Address } from '#contracts/chain';
import type { MarketSides } from '#contracts/market/token-market';
import type { RowOf } from '#store';
import tokenMarketQueries from '#store/queries/token-market';
import type markets from '#store/tables/markets';
import type { QuestionContext } from '../question-context.ts';
import type { IndexReader } from '../index/index-reader.ts';

export type StoredMarket = RowOf<(typeof markets)['columns']>;

/** A market as its newest swap left it, or that the index has none at this address. */
export async function findMarket(
  ask: QuestionContext,
  index: IndexReader,
  market: Address,
): Promise<StoredMarket | Absence> {
  const found = await index.first(tokenMarketQueries.marketByAddress, { market });
  return (
    found ??
    ask.absent('not-found', 'The index has seen no trade in a market at this address.', {
      hint: 'A market is known by the account of its pool, once somebody trades in it.',
    })
  );
}

export const isAbsent = (found: object): found is Absence => 'kind' in found && found.kind === 'absent';

/** What is traded in a market. */
export function toSides(row: {
  readonly market: string;
  readonly venue: string;
  readonly base: string;
  readonly quote: string;
  readonly baseDecimals: number | undefined;
  readonly quoteDecimals: number | undefined;
}): MarketSides {
  return {
    market: asAddress(row.market),
    venue: asAddress(row.venue),
    base: asAddress(row.base),
    quote: asAddress(row.quote),
    baseDecimals: row.baseDecimals,
    quoteDecimals: row.quoteDecimals,
  };
}
