import { MAX_DOCUMENT_QUERY } from '#contracts/documents';
import { defineSearch, text, type SearchOf } from '../../router/define-search.ts';

/** What is looked for in the documentation. */
export const documentSearch = defineSearch({ q: text(MAX_DOCUMENT_QUERY) });

export type DocumentQuery = SearchOf<typeof documentSearch>;
