/** Lists of traded tokens that pass filters: what may be asked, and what is answered. */
import type { Names } from '../answers.ts';
import type { Address, UnixSeconds } from '../chain.ts';
import type { Launchpad, RiskMark } from './launches.ts';
import type { Indexed, ListedTokenRow, PriceSteps, Window } from './market.ts';

/** `memecoins`: created through a launchpad, or created within the last seven days before the index’s eyes. */
export type ScreenerList = 'coins' | 'memecoins';
export const SCREENER_SORTS = ['volume', 'trades', 'change', 'liquidity', 'holders', 'price', 'age'] as const;
export type ScreenerSort = (typeof SCREENER_SORTS)[number];

export const SCREENER_PAGE_ROWS = 100;
/** Matches are counted up to here. */
export const SCREENER_COUNTED = 10_000;
/** Pages that can be asked for; what lies beyond is found by narrower filters. */
export const SCREENER_PAGES = 10;
export const MEMECOIN_SECONDS = 7 * 86_400;

/** Filter texts of a URL by their keys; each of them may be left out. */
export const SCREENER_KEYS = [
  'window',
  'sort',
  'order',
  'page',
  'minVolume',
  'maxVolume',
  'minLiquidity',
  'maxLiquidity',
  'minChange',
  'maxChange',
  'minHolders',
  'maxHolders',
  'minTrades',
  'maxTrades',
  'minAge',
  'maxAge',
  'launchpad',
  'priced',
  'firm',
] as const;
export type ScreenerKey = (typeof SCREENER_KEYS)[number];
export type ScreenerTexts = { readonly [Key in ScreenerKey]?: string | undefined };

export interface ScreenerRow extends ListedTokenRow {
  readonly launchpad: Address | undefined;
  /** Only of memecoins whose creation was indexed. */
  readonly marks: readonly RiskMark[] | undefined;
}

export type ScreenerAnswer = Indexed<{
  readonly list: ScreenerList;
  readonly window: Window;
  readonly sort: ScreenerSort;
  readonly order: 'asc' | 'desc';
  readonly page: number;
  /** When the ranking was made, by the chain’s clock; absent when no row is shown. */
  readonly asOf: UnixSeconds | undefined;
  readonly rows: readonly ScreenerRow[];
  readonly priceSteps: PriceSteps;
  /** Tokens that pass, counted up to 10,000. */
  readonly matching: { readonly count: number; readonly exact: boolean };
  readonly launchpads: readonly Launchpad[];
  readonly names: Names;
}>;
