import { WINDOW_KEYS } from '#contracts/market/market';
import { choice, defineSearch, type SearchOf } from '../../router/define-search.ts';
import { address } from '../../router/search-fields.ts';
import { SORTS } from './defi-texts.ts';

/** Over which window protocols are summed, in which order they stand, and what their chart shows. */
const overviewFields = {
  window: choice(WINDOW_KEYS),
  by: choice(SORTS, 'volume'),
  chart: choice(['volume', 'calls'], 'volume'),
};

export const overviewSearch = defineSearch(overviewFields);

export type OverviewSearch = SearchOf<typeof overviewSearch>;

/** Beside that, which pools of a category are listed, and in which order. */
export const categorySearch = defineSearch({
  ...overviewFields,
  venue: address(),
  sort: choice(['volume', 'liquidity'], 'volume'),
});

export type CategorySearch = SearchOf<typeof categorySearch>;
