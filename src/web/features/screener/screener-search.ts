import { SCREENER_KEYS, type ScreenerKey } from '#contracts/market/screener';
import { readScreenerFilters, toScreenerHint } from '#contracts/market/screener-filters';
import { defineSearch, type SearchField, type SearchOf } from '../../router/define-search.ts';

const MUST_BE = /^must be /;

/** A filter as it is written, `10k` or `7d`, where it can be read. */
function filterField(key: ScreenerKey): SearchField<string | undefined> {
  const isFault = (text: string) => readScreenerFilters({ [key]: text }).faults.length > 0;
  return {
    read: (given) => (given === null || isFault(given) ? undefined : given.trim() || undefined),
    write: (value) => value,
    refuses: isFault,
    allowed: toScreenerHint(key).message.replace(MUST_BE, ''),
  };
}

/** The filters, the order and the page of a screener. */
export const screenerSearch = defineSearch(
  Object.fromEntries(SCREENER_KEYS.map((key) => [key, filterField(key)])) as Readonly<
    Record<ScreenerKey, SearchField<string | undefined>> // a field for every key
  >,
);

export type ScreenerSearch = SearchOf<typeof screenerSearch>;
