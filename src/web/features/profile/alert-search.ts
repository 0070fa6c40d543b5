import { defineSearch } from '../../router/define-search.ts';
import { address } from '../../router/search-fields.ts';

/** The account a new alert is about, where a link begins one. */
export const alertFields = { about: address() };

export const alertSearch = defineSearch(alertFields);
