import { VALIDATOR_SORTS, VALIDATOR_STATES, type ValidatorSort } from '#contracts/network/validators';
import { choice, defineSearch, text, type Changes, type SearchOf } from '../../router/define-search.ts';
import { pageNumber } from '../../router/search-fields.ts';

/** Which validators are listed, and in which order. */
export const validatorSearch = defineSearch({
  q: text(),
  state: choice(VALIDATOR_STATES),
  version: text(),
  client: text(),
  sort: choice(VALIDATOR_SORTS, 'stake'),
  order: choice(['asc', 'desc']),
  page: pageNumber(),
});

export type ValidatorQuery = SearchOf<typeof validatorSearch>;

/** The list's address with `changes`; any of them begins at the first page again. */
export const toValidatorsHref = (query: ValidatorQuery, changes: Changes<ValidatorQuery>): string =>
  validatorSearch.href('/validators', { ...query, page: undefined, ...changes });

const LARGEST_FIRST = new Set<ValidatorSort>(['stake', 'credits']);

/** Where the title of a column leads, and how rows stand by it now. */
export function toSort(
  query: ValidatorQuery,
  sort: ValidatorSort,
): { readonly href: string; readonly now?: 'ascending' | 'descending' | undefined } {
  const isNow = query.sort === sort;
  const natural = LARGEST_FIRST.has(sort) ? 'desc' : 'asc';
  const order = isNow ? (query.order ?? natural) : undefined;
  const next = order === natural ? (natural === 'asc' ? 'desc' : 'asc') : undefined;
  return {
    href: toValidatorsHref(query, { sort, order: next }),
    now: order === undefined ? undefined : order === 'asc' ? 'ascending' : 'descending',
  };
}
