import { choice, defineSearch } from '../../router/define-search.ts';
import { address } from '../../router/search-fields.ts';
import { ADDRESS_ALERTS } from '../../values/alert-text.ts';

/** The account a new alert is about and what it waits for, where a link begins one. */
export const alertFields = { about: address(), when: choice(ADDRESS_ALERTS) };

export const alertSearch = defineSearch(alertFields);

/** The same with the part of the page it is made on. */
export const newAlertSearch = defineSearch({ tab: choice(['alerts']), ...alertFields });
