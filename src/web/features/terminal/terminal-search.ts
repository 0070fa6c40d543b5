import { CANDLE_WIDTH_KEYS } from '#contracts/market/token-market';
import { choice, defineSearch, text, type SearchOf } from '../../router/define-search.ts';
import { address, flag } from '../../router/search-fields.ts';

/** The market on the desk, how wide its candles are, and which markets stand beside it. */
export const terminalSearch = defineSearch({
  market: address(),
  width: choice(CANDLE_WIDTH_KEYS, '1m'),
  q: text(),
  venue: address(),
  sort: choice(['volume', 'liquidity'], 'volume'),
  list: flag('watched'),
});

export type TerminalSearch = SearchOf<typeof terminalSearch>;
