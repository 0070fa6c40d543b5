import type { SearchAnswer } from '#contracts/answers';
import type { Wire } from '#std/json';
import { useAnswer } from '../../api/use-answer.ts';
import { useSettled } from '../../api/use-settled.ts';

const SUGGEST_AFTER_MS = 120;

export type Suggestions = Wire<SearchAnswer>['suggestions'];

const NO_SUGGESTIONS: Suggestions = [];

/** What the server finds for a trimmed text while it is typed; nothing for an empty text or while nobody wants it. */
export function useSuggestions(query: string, isWanted = true): Suggestions {
  const q = useSettled(query, SUGGEST_AFTER_MS);
  const { data } = useAnswer('search', { q }, { enabled: isWanted && q !== '' });
  return isWanted && data?.query === query ? data.suggestions : NO_SUGGESTIONS;
}
