import { TOKEN_SORTS, WINDOW_KEYS } from '#contracts/market/market';
import { choice, defineSearch, type SearchOf } from '../../router/define-search.ts';
import { pageNumber } from '../../router/search-fields.ts';

/** Over which window tokens are ranked, and which page of them is shown. */
export const gainerFields = { window: choice(WINDOW_KEYS), page: pageNumber() };

export const gainerSearch = defineSearch(gainerFields);

export type GainerSearch = SearchOf<typeof gainerSearch>;

/** Beside that, what they are ranked by. */
export const tokenFields = {
  sort: choice(TOKEN_SORTS),
  ...gainerFields,
};

export const tokenSearch = defineSearch(tokenFields);

export type TokenSearch = SearchOf<typeof tokenSearch>;
