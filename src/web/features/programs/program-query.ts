import { choice, defineSearch, text, type Changes, type SearchOf } from '../../router/define-search.ts';
import { matching, pageNumber } from '../../router/search-fields.ts';

/** Which programs are listed. */
export const programSearch = defineSearch({
  q: text(),
  category: matching(/^[a-z][a-z-]{0,31}$/, 'a category such as amm'),
  read: choice(['yes', 'no']),
  page: pageNumber(),
});

export type ProgramQuery = SearchOf<typeof programSearch>;

/** The list with some of its filters changed; any other change begins at the first page. */
export const toProgramsHref = (query: Changes<ProgramQuery>, changes: Changes<ProgramQuery>): string =>
  programSearch.href('/programs', { ...query, page: undefined, ...changes });
