import { z } from 'zod';
import { asAddress, type Address } from '#contracts/chain';
import { WINDOWS, type Window } from '#contracts/market/market';
import {
  MARKET_PAGE_ROWS,
  MAX_LISTED_MARKETS,
  SEARCHED_MARKETS,
  type MarketRow,
  type MarketsAnswer,
  type MarketSort,
} from '#contracts/market/terminal';
import marketQueries from '#store/queries/markets-list';
import { text, toAddress } from '../input/texts.ts';
import { answerFromIndex } from '../reading/index/answer-from-index.ts';
import type { IndexReader } from '../reading/index/index-reader.ts';
import { searchMarkets } from '../reading/market/market-search.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import { toTradingSource } from '../reading/market/quote-swap.ts';
import { defineEndpoint } from './define-endpoint.ts';

interface Input {
  readonly window?: Window;
  readonly sort?: MarketSort;
  readonly venue?: string;
  readonly q?: string;
  readonly markets?: string;
}

type Ranked = Awaited<ReturnType<typeof readRanked>>[number];
/** Of a market that need not have been traded in the window. */
type Listed = Awaited<ReturnType<typeof readListed>>[number];

const MOST_LIST = MAX_LISTED_MARKETS * 45;

export default defineEndpoint({
  name: 'markets',
  route: '/api/markets',
  says: 'The markets traded in a window, ranked by volume or liquidity; they can be searched by pair, token or program, or named one by one.',
  when: 'To find the pool of a pair.',
  input: z.strictObject({
    window: z
      .enum(['1h', '24h', '7d'], 'must be 1h, 24h or 7d')
      .describe('`1h`, `24h` (default), `7d`.')
      .optional(),
    sort: z
      .enum(['volume', 'liquidity'], 'must be volume or liquidity')
      .describe('`volume` (default), `liquidity`.')
      .optional(),
    venue: text
      .refine((value) => toAddress(value) !== undefined, 'must be the address of a program')
      .describe('Program of the pools.')
      .optional(),
    q: text.describe('Part of a symbol or name, a pair such as `ORCH/SOL`, or an address.').optional(),
    markets: z
      .string()
      .max(MOST_LIST, 'names too many markets')
      .refine(
        (value) => toList(value) !== undefined,
        `must hold at most ${MAX_LISTED_MARKETS} addresses separated by commas`,
      )
      .describe('These markets and no others, comma-separated, at most 50.')
      .optional(),
  }),
  absences: true,
  run: (ask, input): Promise<MarketsAnswer> =>
    answerFromIndex(ask, async (index) => {
      const { window = '24h', sort = 'volume', venue, q = '', markets } = input as Input; // `input` of this endpoint checked it
      const span = WINDOWS[window];
      const query = q.trim();
      const { reader, signal } = ask;
      const asked = markets === undefined ? undefined : toList(markets);
      const ranked = asked === undefined ? await readRanked(index, span, sort, venue) : [];
      const found: readonly (Ranked | Listed)[] =
        asked !== undefined
          ? await readListed(index, span, asked)
          : query === ''
            ? ranked
            : await search(index, span, ranked, query, (rows) =>
                searchMarkets(rows, query, reader.tokens, signal),
              );
      const shown = found.slice(0, MARKET_PAGE_ROWS);
      const venues = toVenues(ranked);
      const things = new NamedThings();
      for (const { market, base, quote, venue: program, baseDecimals, quoteDecimals } of shown) {
        things
          .addMint(base, baseDecimals)
          .addMint(quote, quoteDecimals)
          .addAddress(program)
          .addAddress(market);
      }
      for (const { venue: program } of venues) things.addAddress(program);
      return {
        window,
        sort,
        asOf: found.find(({ asOf }) => asOf !== undefined)?.asOf,
        rows: shown.map(toRow),
        total: found.length,
        isCut: ranked.length === SEARCHED_MARKETS,
        venues,
        trading: toTradingSource(reader),
        names: await toNames(things, reader, signal),
      };
    }),
});

/** Addresses between commas; `undefined` when one is not an address or they are too many. */
function toList(value: string): readonly Address[] | undefined {
  const parts = value.split(',').filter((part) => part !== '');
  const addresses = parts.flatMap((part) => toAddress(part) ?? []);
  return addresses.length === parts.length && parts.length <= MAX_LISTED_MARKETS ? addresses : undefined;
}

function readRanked(index: IndexReader, span: number, sort: MarketSort, venue: string | undefined) {
  const limit = SEARCHED_MARKETS;
  if (venue === undefined) {
    const query = sort === 'volume' ? marketQueries.marketsByVolume : marketQueries.marketsByLiquidity;
    return index.all(query, { span, limit });
  }
  return index
    .all(marketQueries.marketsOfVenue, { span, venue, limit })
    .then((rows) => (sort === 'volume' ? rows : rows.toSorted(byLiquidity)));
}

const byLiquidity = (
  a: { readonly liquidityMicroUsd: bigint | undefined },
  b: { readonly liquidityMicroUsd: bigint | undefined },
): number => Number((b.liquidityMicroUsd ?? -1n) - (a.liquidityMicroUsd ?? -1n));

const readListed = (index: IndexReader, span: number, markets: readonly string[]) =>
  index.all(marketQueries.marketsListed, { span, markets, limit: MAX_LISTED_MARKETS });

/** A whole address is looked up among all markets; anything else among the first of the ranking. */
async function search(
  index: IndexReader,
  span: number,
  ranked: readonly Ranked[],
  query: string,
  among: (rows: readonly Ranked[]) => Promise<readonly Ranked[]>,
): Promise<readonly (Ranked | Listed)[]> {
  const address = toAddress(query);
  if (address === undefined) return among(ranked);
  const [listed, ofBase] = await Promise.all([
    readListed(index, span, [address]),
    index.all(marketQueries.marketsOfBase, { span, base: address, limit: MARKET_PAGE_ROWS }),
  ]);
  const exact = [...listed, ...ofBase];
  const known = new Set(exact.map(({ market }) => market));
  return [...exact, ...ranked.filter(({ market, quote }) => quote === address && !known.has(market))];
}

function toVenues(rows: readonly Ranked[]): { readonly venue: Address; readonly markets: number }[] {
  const counts = new Map<string, number>();
  for (const { venue } of rows) counts.set(venue, (counts.get(venue) ?? 0) + 1);
  return [...counts]
    .map(([venue, markets]) => ({ venue: asAddress(venue), markets }))
    .sort((a, b) => b.markets - a.markets);
}

function toRow(row: Ranked | Listed): MarketRow {
  const { market, venue, base, quote, baseDecimals, quoteDecimals, price, change, liquidityMicroUsd } = row;
  return {
    market: asAddress(market),
    venue: asAddress(venue),
    base: asAddress(base),
    quote: asAddress(quote),
    baseDecimals,
    quoteDecimals,
    price,
    change,
    microUsd: row.microUsd ?? 0n,
    swaps: row.swaps ?? 0,
    buys: row.buys ?? 0,
    unvalued: row.unvalued ?? 0,
    liquidityMicroUsd,
  };
}
