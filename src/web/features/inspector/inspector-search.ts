import { MAX_INSPECTED_LENGTH } from '#contracts/account/inspection';
import { defineSearch, text, type SearchOf } from '../../router/define-search.ts';

/** The transaction that is looked into, in base64 or base58. */
export const inspectorSearch = defineSearch({ transaction: text(MAX_INSPECTED_LENGTH) });

export type InspectorSearch = SearchOf<typeof inspectorSearch>;
