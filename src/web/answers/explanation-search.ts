import type { Depth } from '#contracts/assistant/agent';
import { defineSearch, type SearchField } from '../router/define-search.ts';

/** How much is explained: the middle where anything else stands, and nothing where the key is absent. */
const depth: SearchField<Depth | undefined> = {
  read: (given) => (given === null ? undefined : given === '1' ? 1 : given === '3' ? 3 : 2),
  write: (value) => value?.toString(),
  refuses: () => false,
  allowed: '1, 2 or 3',
};

/** Whether the subject of a page is explained; every page that has an `Explanation` takes it. */
export const explanationSearch = defineSearch({ explain: depth });
