import { choice, defineSearch } from '../../router/define-search.ts';
import { address } from '../../router/search-fields.ts';

/** Which transactions of a block are listed, and in which order. */
export const blockFields = {
  votes: choice(['show', 'hide']),
  status: choice(['succeeded', 'failed']),
  program: address(),
  account: address(),
  sort: choice(['index', 'fee', 'compute']),
};

export const blockSearch = defineSearch(blockFields);
