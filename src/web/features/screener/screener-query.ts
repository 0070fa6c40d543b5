import type {
  ScreenerAnswer,
  ScreenerKey,
  ScreenerList,
  ScreenerSort,
  ScreenerTexts,
} from '#contracts/market/screener';
import type { Wire } from '#std/json';
import { screenerSearch } from './screener-search.ts';

export type FoundScreener = Extract<Wire<ScreenerAnswer>, { readonly kind: 'found' }>;

export interface Preset {
  readonly title: string;
  readonly says: string;
  readonly texts: ScreenerTexts;
}

export const PRESETS: Readonly<Record<ScreenerList, readonly Preset[]>> = {
  coins: [
    {
      title: 'Rising',
      says: 'Up 10 % or more in 24 hours with $10,000 of liquidity and 20 trades',
      texts: { sort: 'change', minChange: '10', minLiquidity: '10k', minTrades: '20' },
    },
    {
      title: 'Falling',
      says: 'Down 10 % or more in 24 hours with $10,000 of liquidity and 20 trades',
      texts: { sort: 'change', order: 'asc', maxChange: '-10', minLiquidity: '10k', minTrades: '20' },
    },
    {
      title: 'Deep',
      says: 'At least $100,000 in one market',
      texts: { sort: 'liquidity', minLiquidity: '100k' },
    },
    {
      title: 'Most active',
      says: 'By trades in the last hour',
      texts: { window: '1h', sort: 'trades' },
    },
    {
      title: 'Created this week',
      says: 'Created in the last seven days, with a price that is not thin',
      texts: { sort: 'age', order: 'asc', maxAge: '7d', firm: 'yes' },
    },
  ],
  memecoins: [
    {
      title: 'Youngest',
      says: 'Created in the last hour',
      texts: { sort: 'age', order: 'asc', maxAge: '1h' },
    },
    {
      title: 'Still liquid',
      says: 'A day old or older with $10,000 of liquidity',
      texts: { sort: 'liquidity', minAge: '24h', minLiquidity: '10k' },
    },
    {
      title: 'Running',
      says: 'Up 20 % or more in the last hour with $1,000 of liquidity',
      texts: { window: '1h', sort: 'change', minChange: '20', firm: 'yes' },
    },
    {
      title: 'Widely held',
      says: 'At least 30 holders',
      texts: { sort: 'holders', minHolders: '30' },
    },
  ],
};

/** The list’s address with these filters. */
export const toScreenerHref = (list: ScreenerList, texts: ScreenerTexts): string =>
  screenerSearch.href(`/defi/${list}-screener`, texts);

/** The filters with some of them changed; any change but that of the page begins at the first one. */
export function withChanges(texts: ScreenerTexts, changes: ScreenerTexts): ScreenerTexts {
  const { page: _page, ...rest } = texts;
  return { ...rest, ...changes };
}

/** Where the title of a column leads: to its greatest first, then to its least. */
export function toSort(
  texts: ScreenerTexts,
  now: { readonly sort: ScreenerSort; readonly order: 'asc' | 'desc' },
  sort: ScreenerSort,
): { readonly texts: ScreenerTexts; readonly now: 'ascending' | 'descending' | undefined } {
  const isNow = now.sort === sort;
  return {
    texts: withChanges(texts, {
      sort: sort === 'volume' ? undefined : sort,
      order: isNow && now.order === 'desc' ? 'asc' : undefined,
    }),
    now: isNow ? (now.order === 'asc' ? 'ascending' : 'descending') : undefined,
  };
}

const NO_FILTERS = new Set<ScreenerKey>(['window', 'sort', 'order', 'page']);

/** How many filters are set. */
export const countFilters = (texts: ScreenerTexts): number =>
  Object.entries(texts).filter(([key, value]) => value && !NO_FILTERS.has(key as ScreenerKey)).length; // its own keys
