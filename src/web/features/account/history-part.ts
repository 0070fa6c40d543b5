import { HISTORY_DIRECTIONS, HISTORY_KIND_KEYS, HISTORY_SOURCES } from '#contracts/account/history-filter';
import type { HistoryAnswer } from '#contracts/answers';
import type { Api } from '#contracts/api';
import type { Wire } from '#std/json';
import { choice, defineSearch, text, type SearchOf } from '../../router/define-search.ts';
import { address as addressField, day, toDayStart } from '../../router/search-fields.ts';

/** An address's transactions, the slow part of its pages: a node lists them and gives each one by one. */
export interface HistoryPart {
  readonly history: Wire<HistoryAnswer>;
}

const MOST_TOKEN = 64;

/** Keys of the query that choose among the transactions. */
export const historyFields = {
  kind: choice(HISTORY_KIND_KEYS),
  direction: choice(HISTORY_DIRECTIONS),
  token: text(MOST_TOKEN),
  counterparty: addressField(),
  program: addressField(),
  status: choice(['succeeded', 'failed']),
  from: day(),
  to: day(),
  source: choice(HISTORY_SOURCES),
};

/** The query of a page that shows nothing but them beside what it is about. */
export const historySearch = defineSearch(historyFields);

export type HistorySearch = SearchOf<typeof historySearch>;

const DAY = 86_400;

/** What the question is asked: days become the moments they begin and end at. */
export function toHistoryInput(address: string, search: HistorySearch) {
  const { from, to, ...texts } = historySearch.texts(search);
  const [start, end] = [from, to].map((one) => (one === undefined ? undefined : toDayStart(one)));
  return {
    address,
    ...texts,
    from: start === undefined ? undefined : String(start),
    to: end === undefined ? undefined : String(end + DAY),
  };
}

interface HistoryInput {
  readonly api: Api;
  readonly search: HistorySearch;
  readonly signal: AbortSignal;
}

/** The newest transactions of `address`, as chosen. */
export async function loadHistory(
  address: string,
  { api, search, signal }: HistoryInput,
): Promise<HistoryPart> {
  return { history: await api.ask('accountHistory', toHistoryInput(address, search), { signal }) };
}
