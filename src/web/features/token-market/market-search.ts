import { CANDLE_WIDTH_KEYS } from '#contracts/market/token-market';
import { choice, defineSearch, type SearchOf } from '../../router/define-search.ts';
import { address } from '../../router/search-fields.ts';

/** Which market of a token is shown, how wide its candles are, and which side of its trades. */
export const marketFields = {
  market: address(),
  width: choice(CANDLE_WIDTH_KEYS),
  side: choice(['buy', 'sell']),
};

export const marketSearch = defineSearch(marketFields);

export type MarketSearch = SearchOf<typeof marketSearch>;
