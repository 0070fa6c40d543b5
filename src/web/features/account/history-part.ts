import type { HistoryAnswer } from '#contracts/answers';
import type { Api } from '#contracts/api';
import type { Wire } from '#std/json';
import { choice, defineSearch, type SearchOf } from '../../router/define-search.ts';

/** An address's transactions, the slow part of its pages: a node lists them and gives each one by one. */
export interface HistoryPart {
  readonly history: Wire<HistoryAnswer>;
}

/** Keys of the query that choose among the transactions. */
export const historyFields = { status: choice(['succeeded', 'failed']) };

/** The query of a page that shows nothing but them beside what it is about. */
export const historySearch = defineSearch(historyFields);

export type HistorySearch = SearchOf<typeof historySearch>;

interface HistoryInput {
  readonly api: Api;
  readonly search: HistorySearch;
  readonly signal: AbortSignal;
}

/** The newest transactions of `address`, as chosen. */
export async function loadHistory(
  address: string,
  { api, search: { status }, signal }: HistoryInput,
): Promise<HistoryPart> {
  return { history: await api.ask('accountHistory', { address, status }, { signal }) };
}
