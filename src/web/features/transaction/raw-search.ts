import { choice, defineSearch } from '../../router/define-search.ts';

/** In which form the bytes of a transaction are shown. */
export const rawFields = { form: choice(['base64', 'hex', 'json']) };

export const rawSearch = defineSearch(rawFields);
