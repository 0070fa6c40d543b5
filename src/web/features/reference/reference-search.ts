import { defineSearch, text, type SearchOf } from '../../router/define-search.ts';

/** Which operation is open, by its name. */
export const referenceSearch = defineSearch({ op: text(64) });

export type ReferenceSearch = SearchOf<typeof referenceSearch>;
