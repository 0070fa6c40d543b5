import { address } from '../../router/search-fields.ts';
import { defineSearch, type SearchOf } from '../../router/define-search.ts';

/** What forecasts are asked about beside the cluster as a whole. */
export const forecastSearch = defineSearch({
  /** Locked for writing by the transaction whose fee is estimated. */
  account: address(),
  validator: address(),
  /** The mint of a token on a bonding curve. */
  launch: address(),
  /** What may be locked: a wallet, a token, a stake account or a lock. */
  locked: address(),
});

export type ForecastSearch = SearchOf<typeof forecastSearch>;
