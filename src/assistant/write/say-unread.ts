/** That the language of a question is not understood, and which are: in that language, else in English. */
import type { Span } from '#contracts/assistant/agent';
import { LANGUAGES } from '../words/lexicon.ts';
import { sayIn, type Unread } from '../words/other-languages.ts';
import { fillTemplate, type Words } from './words.ts';

/** `thing` stands before what is known of the thing a question names. */
export function sayUnread(tag: string, words: Words, key: Unread = 'unread'): readonly Span[] {
  const own = sayIn(tag, key);
  const names = new Intl.DisplayNames([own === undefined ? words.language : tag], {
    type: 'language',
    fallback: 'code',
  });
  const nameOf = (one: string): string => names.of(one) ?? one;
  const text = (named: string) => ({ kind: 'text', text: named }) as const;
  const languages = LANGUAGES.filter((one) => one !== 'zh-Hant').map(nameOf);
  // The English one is always there; the test of the file proves it.
  return fillTemplate(own ?? sayIn('en', key)!, {
    language: text(nameOf(tag)),
    languages: text(languages.join(', ')),
  });
}
