import { ANALYTICS_WINDOWS, type AnalyticsWindow } from '#contracts/market/analytics';
import { WINDOW_KEYS } from '#contracts/market/market';
import { choice, defineSearch, type SearchOf } from '../../router/define-search.ts';

/** What of the whole chain is shown. */
export const analyticsSearch = defineSearch({
  window: choice(Object.keys(ANALYTICS_WINDOWS) as readonly AnalyticsWindow[]), // its own keys
});

export type AnalyticsSearch = SearchOf<typeof analyticsSearch>;

/** Which trends are shown. */
export const trendsSearch = defineSearch({
  window: choice(WINDOW_KEYS),
  list: choice(['called', 'rising', 'falling', 'failing']),
  cohorts: choice(['hours', 'days']),
});

export type TrendsSearch = SearchOf<typeof trendsSearch>;
