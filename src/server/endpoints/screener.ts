import { z } from 'zod';
import type { Absence } from '#contracts/answers';
import { asAddress } from '#contracts/chain';
import { WINDOWS } from '#contracts/market/market';
import {
  MEMECOIN_SECONDS,
  SCREENER_COUNTED,
  SCREENER_KEYS,
  SCREENER_PAGE_ROWS,
  type ScreenerAnswer,
  type ScreenerKey,
  type ScreenerList,
  type ScreenerRow,
  type ScreenerSort,
  type ScreenerTexts,
} from '#contracts/market/screener';
import {
  readScreenerFilters,
  toScreenerHint,
  type ScreenerFilters,
} from '#contracts/market/screener-filters';
import type { ParametersOf } from '#store';
import screenerQueries from '#store/queries/screener';
import { text } from '../input/texts.ts';
import { answerFromIndex } from '../reading/index/answer-from-index.ts';
import { readLaunch } from '../reading/launch/launch-facts.ts';
import { toRiskMarks } from '../reading/launch/launch-risk.ts';
import { LAUNCHPADS } from '../reading/launch/launch-rows.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import { readPrices } from '../reading/market/prices.ts';
import { readListedTokens, toListedMarketCap } from '../reading/token/listed-tokens.ts';
import { defineEndpoint } from './define-endpoint.ts';

/** What has less behind it is called thin. */
const FIRM_MICRO_USD = 1_000_000_000n;

const QUERIES = {
  volume: ['byVolumeAsc', 'byVolumeDesc', 'countByVolume'],
  trades: ['byTradesAsc', 'byTradesDesc', 'countByTrades'],
  change: ['byChangeAsc', 'byChangeDesc', 'countByChange'],
  liquidity: ['byLiquidityAsc', 'byLiquidityDesc', 'countByLiquidity'],
  holders: ['byHoldersAsc', 'byHoldersDesc', 'countByHolders'],
  price: ['byPriceAsc', 'byPriceDesc', 'countByPrice'],
  age: ['byAgeAsc', 'byAgeDesc', 'countByAge'],
} as const satisfies Record<ScreenerSort, unknown>;

type Asked = Omit<ParametersOf<(typeof screenerQueries.countByVolume)['parameters']>, 'most'>;

/** Empty texts count as left out, so a schema of the allowed values would refuse too much: it is only documented. */
const toFilter = (key: ScreenerKey) => {
  const { message, values } = toScreenerHint(key);
  const description = `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
  return text.optional().meta({ description, ...(values && { enum: values }) });
};

const KEYS = Object.fromEntries(SCREENER_KEYS.map((key) => [key, toFilter(key)])) as Record<
  ScreenerKey,
  z.ZodOptional<z.ZodString>
>;

export default defineEndpoint({
  name: 'screener',
  route: '/api/screener/:list',
  says: 'Traded tokens that pass filters on volume, liquidity, change, holders, trades and age; memecoins are those of launchpads or of the last week.',
  when: 'To find tokens by figures rather than by name.',
  input: z
    .strictObject({
      list: z.enum(['coins', 'memecoins'], 'must be coins or memecoins').describe('Which list.'),
      ...KEYS,
    })
    .superRefine((input, context) => {
      for (const { key, message } of readScreenerFilters(input).faults)
        context.addIssue({ code: 'custom', path: [key], message });
    }),
  absences: true,
  run: (ask, input): Promise<ScreenerAnswer> =>
    answerFromIndex<Found>(ask, async (index, coverage) => {
      const { toTime } = coverage;
      const { list, ...texts } = input as { readonly list: ScreenerList } & ScreenerTexts; // checked above
      const { filters } = readScreenerFilters(texts);
      const { window, sort, order, page } = filters;
      const asked = toAsked(filters, list, toTime);
      const [ascending, descending, counted] = QUERIES[sort];
      // The oldest were created at the least time.
      const isAscending = (order === 'asc') !== (sort === 'age');
      const [rows, count] = await Promise.all([
        index.all(screenerQueries[isAscending ? ascending : descending], {
          ...asked,
          limit: SCREENER_PAGE_ROWS,
          offset: (page - 1) * SCREENER_PAGE_ROWS,
        }),
        index.first(screenerQueries[counted], { ...asked, most: SCREENER_COUNTED }),
      ]);
      const mints = rows.map(({ mint }) => mint);
      const things = new NamedThings();
      for (const { mint, launchpad } of rows) things.addMint(mint).addAddress(launchpad);
      const [prices, listed, names, book] = await Promise.all([
        readPrices(index, mints, toTime),
        readListedTokens(index, mints, coverage),
        toNames(things, ask.reader, ask.signal),
        list === 'memecoins' ? readLaunch(index, ask.cluster, mints, toTime) : undefined,
      ]);
      const matching = count?.matching ?? 0;
      return {
        list,
        window,
        sort,
        order,
        page,
        asOf: rows[0]?.asOf,
        rows: rows.map(({ mint, launchpad, close: _close, asOf: _asOf, ...figures }): ScreenerRow => {
          const token = book?.tokens.get(mint);
          const { symbol, name, decimals } = names.tokens[mint] ?? {};
          const price = prices.get(mint);
          return {
            ...figures,
            mint: asAddress(mint),
            launchpad: launchpad === undefined ? undefined : asAddress(launchpad),
            price,
            changes: listed.changesOf(mint),
            marketCapMicroUsd: toListedMarketCap(mint, price, decimals, ask.reader.tokens),
            prices: listed.pricesOf(mint),
            marks: token && toRiskMarks(book!.factsOf(token, { symbol, name })),
          };
        }),
        priceSteps: listed.priceSteps,
        matching: { count: matching, exact: matching < SCREENER_COUNTED },
        launchpads: LAUNCHPADS,
        names,
      };
    }),
});

type Found = Omit<Exclude<ScreenerAnswer, Absence>, 'kind' | 'coverage'>;

function toAsked(filters: ScreenerFilters, list: ScreenerList, now: number): Asked {
  const { minAge, maxAge, firm, priced, minLiquidity } = filters;
  return {
    span: WINDOWS[filters.window],
    minVolume: filters.minVolume,
    maxVolume: filters.maxVolume,
    minLiquidity: firm && (minLiquidity ?? 0n) < FIRM_MICRO_USD ? FIRM_MICRO_USD : minLiquidity,
    maxLiquidity: filters.maxLiquidity,
    minChange: filters.minChange,
    maxChange: filters.maxChange,
    minHolders: filters.minHolders,
    maxHolders: filters.maxHolders,
    minTrades: filters.minTrades,
    maxTrades: filters.maxTrades,
    minCreated: maxAge === undefined ? undefined : now - maxAge,
    maxCreated: minAge === undefined ? undefined : now - minAge,
    launchpad: filters.launchpad,
    priced: priced ? 1 : 0,
    youngFrom: list === 'memecoins' ? now - MEMECOIN_SECONDS : undefined,
  };
}
