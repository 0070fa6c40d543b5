import type { SearchAnswer } from '#contracts/answers';
import { mayBecomeSecret } from '#contracts/text/secret-text';
import type { Wire } from '#std/json';
import { useAnswer } from '../../api/use-answer.ts';
import { useSettled } from '../../api/use-settled.ts';
import { useSecrecy } from '../../services/secrets/secrecy.ts';

const SUGGEST_AFTER_MS = 120;

export type Suggestions = Wire<SearchAnswer>['suggestions'];

const NO_SUGGESTIONS: Suggestions = [];

/**
 * What the server finds for a trimmed text while it is typed; nothing for an empty text or while nobody wants it. What is
 * a secret, or may become one, is not asked for.
 */
export function useSuggestions(query: string, isWanted = true): Suggestions {
  const q = useSettled(query, SUGGEST_AFTER_MS);
  const isOpen = useSecrecy(q) === 'open' && !mayBecomeSecret(q);
  const { data } = useAnswer('search', { q }, { enabled: isWanted && isOpen && q !== '' });
  return isWanted && data?.query === query ? data.suggestions : NO_SUGGESTIONS;
}
