import { QUERY_LIMITS, type IndexQuery } from '#contracts/query/index-query';
import { readQueryText } from '#contracts/query/read-query';
import { defineSearch, type SearchField, type SearchOf } from '../../router/define-search.ts';

/** The text of a query; what is wrong with it the answer says. */
const queryText: SearchField<string | undefined> = {
  read: (given) =>
    given === null || given.length > QUERY_LIMITS.text ? undefined : given.trim() || undefined,
  write: (text) => text,
  refuses: (given) => given.length > QUERY_LIMITS.text,
  allowed: `a query of at most ${QUERY_LIMITS.text} characters`,
};

export const exploreSearch = defineSearch({ q: queryText });

export type ExploreSearch = SearchOf<typeof exploreSearch>;

export const readQuery = ({ q }: ExploreSearch): IndexQuery | undefined =>
  q === undefined ? undefined : readQueryText(q);
