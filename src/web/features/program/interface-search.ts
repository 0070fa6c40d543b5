import { defineSearch } from '../../router/define-search.ts';
import { typed } from '../../router/search-fields.ts';

/** Longest text that is looked for in an interface, in characters. */
export const MOST_FIND = 256;

/** What is looked for in the interface of a program. */
export const interfaceFields = { find: typed(MOST_FIND) };

export const interfaceSearch = defineSearch(interfaceFields);
