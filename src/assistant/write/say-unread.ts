/** That the language of a question is not understood, and which are. */
import type { Span } from '#contracts/assistant/agent';
import { LANGUAGES } from '../words/lexicon.ts';
import type { Words } from './words.ts';

/** `key` is a phrase of `[say]` with the holes `language` and `languages`. */
export function sayUnread(tag: string, words: Words, key = 'unread-language'): readonly Span[] {
  const names = new Intl.DisplayNames([words.language], { type: 'language', fallback: 'code' });
  const nameOf = (one: string): string => names.of(one) ?? one;
  return words.say(key, {
    language: { kind: 'text', text: nameOf(tag) },
    languages: {
      kind: 'text',
      text: LANGUAGES.filter((one) => one !== 'zh-Hant')
        .map(nameOf)
        .join(', '),
    },
  });
}
