import { choice, defineSearch } from '../../router/define-search.ts';

/** What the tables of a watchlist can be ordered by. */
export const WATCH_SORTS = [
  'name',
  'price',
  'change',
  'cap',
  'liquidity',
  'volume',
  'holders',
  'sol',
  'usd',
  'active',
  'calls',
  'failed',
  'stake',
  'commission',
  'state',
  'added',
] as const;
export type WatchSort = (typeof WATCH_SORTS)[number];

/** Order of the watchlist; without any the newest entry comes first. */
export const watchFields = { sort: choice(WATCH_SORTS), order: choice(['ascending', 'descending']) };

export const watchSearch = defineSearch(watchFields);
