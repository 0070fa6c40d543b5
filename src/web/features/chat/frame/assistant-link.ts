import { defineSearch, type SearchOf } from '../../../router/define-search.ts';
import { flag, verbatim } from '../../../router/search-fields.ts';

/** Keys that every page takes for the assistant: open it, with the scripted model, a question or a shared chat. */
export const assistantSearch = defineSearch({
  ai: flag('1', 'true'),
  aimock: flag('1', 'true'),
  aitext: verbatim(),
  aichat: verbatim(),
});

export type AssistantLink = SearchOf<typeof assistantSearch>;

/** Of these the fragment may hold what is too long for a server to read. */
export const fragmentSearch = defineSearch({ aitext: verbatim(), aichat: verbatim() });
